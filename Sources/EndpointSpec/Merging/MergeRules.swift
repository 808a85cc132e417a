package import EndpointDiagnostics
import EndpointYAML

/// What is reported while specs that came from elsewhere are brought together with what people made of them.
package enum MergeRules {
    package static let all: [DiagnosticRule] = [importConflict]

    static let importConflict = DiagnosticRule(
        "import-conflict",
        .warning,
        summary:
            "A spec and the document that it was imported from were both changed in one place, each in its own way.",
        reason: "Which of the two is right cannot be told; what stands in the spec is kept.",
        wayOut: "Compare the two places, and write into the spec what holds."
    )
}

extension Diagnostic {
    static func importConflict(_ conflict: DocumentMerge.Conflict) -> Diagnostic {
        let thing = "'\(conflict.path.joined(separator: "."))'"
        let message =
            switch conflict.kind {
            case .values: "\(thing) was changed here and in the document; what stands here is kept"
            case .removedHere: "\(thing) was removed here and changed in the document; it stays away"
            case .removedThere: "\(thing) was changed here and removed from the document; what stands here is kept"
            }
        let notes = conflict.theirs.map { [Note("the document says this", at: $0)] } ?? []
        return Diagnostic(MergeRules.importConflict, message, at: conflict.ours ?? conflict.theirs, notes: notes)
    }
}

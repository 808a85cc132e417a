import EndpointDiagnostics
import EndpointYAML

/// Problems with a document as such, and with its references.
extension Diagnostic {
    static func swagger(_ pair: YAMLPair) -> Diagnostic {
        Diagnostic(
            OpenAPIRules.unreadVersion,
            "this is a Swagger \(pair.value.text) document; convert it to OpenAPI 3, for example with "
                + "'npx swagger2openapi -o openapi.yaml swagger.yaml', and name that file",
            at: pair.key.range
        )
    }

    static func noVersion(_ root: OpenAPINode) -> Diagnostic {
        Diagnostic(
            OpenAPIRules.unreadVersion,
            "the document does not say its version; add 'openapi: 3.1.0', or the version that it is written in",
            at: root.range.beginning
        )
    }

    static func unreadVersion(_ version: YAMLNode) -> Diagnostic {
        Diagnostic(
            OpenAPIRules.unreadVersion,
            "OpenAPI \(quoted(version.text)) is not read; 3.0 and 3.1 are",
            at: version.range
        )
    }

    static func remoteReference(_ reference: YAMLNode) -> Diagnostic {
        Diagnostic(
            OpenAPIRules.remoteReference,
            "\(quoted(reference.text)) leads to the network, where nothing is read; put the file into this folder",
            at: reference.range
        )
    }

    static func referenceLeavesFolder(_ reference: YAMLNode) -> Diagnostic {
        Diagnostic(
            OpenAPIRules.outsideReference,
            "\(quoted(reference.text)) leads out of the folder of the document; put the file into it",
            at: reference.range
        )
    }

    static func unreadableReference(_ reference: YAMLNode, _ reason: String) -> Diagnostic {
        Diagnostic(
            OpenAPIRules.deadReference,
            "\(quoted(reference.text)) cannot be read: \(reason)",
            at: reference.range
        )
    }

    static func deadReference(_ reference: YAMLNode) -> Diagnostic {
        Diagnostic(
            OpenAPIRules.deadReference,
            "there is nothing at \(quoted(reference.text))",
            at: reference.range
        )
    }

    static func endlessReference(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            OpenAPIRules.endlessReference,
            "this leads back to itself, with nothing in between",
            at: range
        )
    }

    static func unknownType(_ type: YAMLNode) -> Diagnostic {
        let text = type.text
        let hint = SchemaKinds.hint(for: text).map { "; did you mean \($0)?" } ?? ""
        return Diagnostic(OpenAPIRules.unknownType, "unknown type \(quoted(text))\(hint)", at: type.range)
    }

    static func duplicateOperation(_ id: Located<String>, first: SourceRange) -> Diagnostic {
        Diagnostic(
            OpenAPIRules.duplicateOperation,
            "two operations have the 'operationId' \(quoted(id.value)); give each its own",
            at: id.range,
            notes: [Note("the other is here", at: first)]
        )
    }

    static func wrongShape(_ words: String, _ expected: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(OpenAPIRules.wrongShape, "\(words) must be \(expected)", at: range)
    }

    static func missing(_ key: String, of words: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(OpenAPIRules.wrongShape, "\(words) lacks '\(key)'", at: range)
    }
}

extension SourceRange {
    /// The empty range at its start.
    var beginning: SourceRange { SourceRange(file: file, start: start, end: start) }
}

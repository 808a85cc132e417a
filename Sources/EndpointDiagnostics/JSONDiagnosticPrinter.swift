import Foundation

/// Prints problems as a JSON array, one object a line, keys in alphabetical order.
enum JSONDiagnosticPrinter {
    static func print(_ diagnostics: [Diagnostic]) -> String {
        guard !diagnostics.isEmpty else { return "[]\n" }
        return "[\n" + diagnostics.map { JSONText.encode(Entry($0)) }.joined(separator: ",\n") + "\n]\n"
    }

    /// One problem; what has no place lacks the keys that tell it.
    private struct Entry: Encodable {
        var id: String
        var severity: String
        var message: String
        var file: String?
        var line: UInt32?
        var column: UInt32?
        var endLine: UInt32?
        var endColumn: UInt32?
        var notes: [Note]

        init(_ diagnostic: Diagnostic) {
            id = diagnostic.rule.id
            severity = diagnostic.severity.rawValue
            message = diagnostic.message
            file = diagnostic.range?.file.path
            line = diagnostic.range?.start.line
            column = diagnostic.range?.start.column
            endLine = diagnostic.range?.end.line
            endColumn = diagnostic.range?.end.column
            notes = diagnostic.notes.map { Note($0) }
        }
    }

    private struct Note: Encodable {
        var message: String
        var file: String?
        var line: UInt32?
        var column: UInt32?
        var endLine: UInt32?
        var endColumn: UInt32?

        init(_ note: Diagnostic.Note) {
            message = note.message
            file = note.range?.file.path
            line = note.range?.start.line
            column = note.range?.start.column
            endLine = note.range?.end.line
            endColumn = note.range?.end.column
        }
    }
}

/// Encodes values of text and numbers, on one line with keys in alphabetical order.
package enum JSONText {
    package static func encode(_ value: some Encodable, isPretty: Bool = false) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
        do {
            return String(decoding: try encoder.encode(value), as: UTF8.self)
        } catch {
            preconditionFailure("reports hold only text, integers and lists of them, which always encode: \(error)")
        }
    }
}

import EndpointDiagnostics

/// What a test expects one diagnostic to be: everything of it but its end.
package struct ExpectedDiagnostic: Sendable {
    /// A second place of the diagnostic.
    package struct Note: Sendable {
        var message: String
        var marker: Int?

        /// Expects a note at a marker, or one without a place.
        package static func note(_ message: String, at marker: Int?) -> Note {
            Note(message: message, marker: marker)
        }
    }

    var severity: DiagnosticSeverity
    var id: String
    var message: String
    var marker: Int?
    var notes: [Note]

    /// Expects an error at a marker, or one without a place.
    package static func error(
        _ id: String,
        _ message: String,
        at marker: Int?,
        notes: [Note] = []
    ) -> ExpectedDiagnostic {
        ExpectedDiagnostic(severity: .error, id: id, message: message, marker: marker, notes: notes)
    }

    /// Expects a warning at a marker, or one without a place.
    package static func warning(
        _ id: String,
        _ message: String,
        at marker: Int?,
        notes: [Note] = []
    ) -> ExpectedDiagnostic {
        ExpectedDiagnostic(severity: .warning, id: id, message: message, marker: marker, notes: notes)
    }

    /// As the comparison prints it, one line for itself and one for each note.
    var lines: [String] {
        ["\(severity): \(message) [\(id)] at \(Self.place(marker))"]
            + notes.map { "    note: \($0.message) at \(Self.place($0.marker))" }
    }

    static func place(_ marker: Int?) -> String { marker.map { "⟦\($0)⟧" } ?? "no place" }
}

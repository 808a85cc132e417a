/// Gathers the problems of a run and hands them out in position order.
package struct DiagnosticCollector: Sendable {
    private var reported: [Diagnostic] = []
    /// Whether an error was reported so far; what decides if the next stage runs.
    package private(set) var hasErrors = false

    package init() {}

    package mutating func report(_ diagnostic: Diagnostic) {
        hasErrors = hasErrors || diagnostic.severity == .error
        reported.append(diagnostic)
    }

    package mutating func report(contentsOf other: DiagnosticCollector) {
        for diagnostic in other.reported { report(diagnostic) }
    }

    package var isEmpty: Bool { reported.isEmpty }

    /// All problems by file path, then position; those at one place in the order they were reported.
    package var sorted: [Diagnostic] {
        reported.enumerated()
            .sorted { Self.sortKey($0.element, $0.offset) < Self.sortKey($1.element, $1.offset) }
            .map(\.element)
    }

    private static func sortKey(_ diagnostic: Diagnostic, _ offset: Int) -> (String, SourcePosition, Int) {
        let range = diagnostic.range
        return (range?.file.path ?? "", range?.start ?? SourcePosition(line: 0, column: 0), offset)
    }

    /// Turns every warning into an error, as `--strict` asks.
    package mutating func escalateWarnings() {
        for index in reported.indices where reported[index].severity == .warning {
            reported[index].severity = .error
            hasErrors = true
        }
    }
}

package import EndpointDiagnostics
package import Testing

/// Fails the test unless the collector holds exactly the expected diagnostics, in position order.
///
/// - Parameters:
///   - sources: The files that markers stand in; a marker's number is unique over all of them.
///   - expected: Every diagnostic with severity, id, message, marker and notes.
package func expectDiagnostics(
    _ collector: DiagnosticCollector,
    in sources: [MarkedSource],
    _ expected: [ExpectedDiagnostic],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    guard let difference = diagnosticDifference(collector, in: sources, expected) else { return }
    Issue.record(Comment(rawValue: difference), sourceLocation: sourceLocation)
}

/// Fails the test unless the collector holds exactly the expected diagnostics of one file.
package func expectDiagnostics(
    _ collector: DiagnosticCollector,
    in source: MarkedSource,
    _ expected: [ExpectedDiagnostic],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    expectDiagnostics(collector, in: [source], expected, sourceLocation: sourceLocation)
}

/// What tells expected diagnostics from those in a collector, or `nil` where nothing does.
package func diagnosticDifference(
    _ collector: DiagnosticCollector,
    in sources: [MarkedSource],
    _ expected: [ExpectedDiagnostic]
) -> String? {
    let found = collector.sorted.flatMap { lines(of: $0, in: sources) }
    let wanted = expected.flatMap(\.lines)
    guard found != wanted else { return nil }
    let missing = wanted.filter { !found.contains($0) }.map { "missing:    \($0)" }
    let unexpected = found.filter { !wanted.contains($0) }.map { "unexpected: \($0)" }
    let other =
        missing.isEmpty && unexpected.isEmpty ? ["the same diagnostics in another order or number:"] + found : []
    return (["diagnostics are not as expected"] + missing + unexpected + other).joined(separator: "\n")
}

private func lines(of diagnostic: Diagnostic, in sources: [MarkedSource]) -> [String] {
    let first = "\(diagnostic.severity): \(diagnostic.message) [\(diagnostic.rule.id)] at "
    return [first + place(diagnostic.range, in: sources)]
        + diagnostic.notes.map { "    note: \($0.message) at \(place($0.range, in: sources))" }
}

/// The marker at the start of a range, or line and column where no marker stands.
private func place(_ range: SourceRange?, in sources: [MarkedSource]) -> String {
    guard let range else { return ExpectedDiagnostic.place(nil) }
    let source = sources.first { $0.file === range.file || $0.file.path == range.file.path }
    if let marker = source?.marker(at: range.start) { return ExpectedDiagnostic.place(marker) }
    return "\(range.file.path):\(range.start.line):\(range.start.column)"
}

import EndpointDiagnostics
import EndpointYAML

/// The keys `first`, `second` and `third` in this order, the same again below `third` and in its elements.
let sampleOrder = YAMLKeyOrder(places: [
    YAMLKeyOrder.Place(
        keys: [YAMLKeyOrder.Key("first", value: 1), YAMLKeyOrder.Key("second"), YAMLKeyOrder.Key("third", value: 2)]
    ),
    // Below `first` the author chooses the keys.
    YAMLKeyOrder.Place(others: 0),
    YAMLKeyOrder.Place(
        keys: [YAMLKeyOrder.Key("first", value: 1), YAMLKeyOrder.Key("second"), YAMLKeyOrder.Key("third", value: 2)],
        items: 0
    ),
])

/// A file as the formatter leaves it, or the ids of what was reported.
func formatted(_ file: SourceFile) -> String {
    var diagnostics = DiagnosticCollector()
    let written = YAMLReader().readWritten(file, reportingTo: &diagnostics)
    let bytes = written.flatMap {
        YAMLFormatter(order: sampleOrder).format($0, at: 0, reportingTo: &diagnostics)
    }
    let ids = diagnostics.sorted.map { "[\($0.rule.id)]" }.joined(separator: ", ")
    return ids + (bytes.map { String(decoding: $0, as: UTF8.self) } ?? "")
}

/// A text as the formatter leaves it, or the ids of what was reported.
func formatted(_ text: String) -> String {
    formatted(SourceFile(path: "test.yaml", text: text))
}

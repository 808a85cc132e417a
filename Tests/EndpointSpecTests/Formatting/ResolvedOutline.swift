import EndpointDiagnostics

@testable import EndpointSpec

/// All that a spec came to but the places that it was read from: two specs that say the same have the same outline.
struct ResolvedOutline: Equatable {
    private(set) var lines: [String] = []

    /// The spec, or nothing where there is none, and what was reported, in no order.
    init(_ resolved: ResolvedText) {
        lines = resolved.diagnostics.sorted.map { "[\($0.rule.id)] \($0.message)" }.sorted()
        if let spec = resolved.spec { lines += Self.lines(of: spec, named: "spec") }
    }

    /// What only one of two outlines has.
    func difference(from other: Self) -> [String] {
        lines.difference(from: other.lines).map { change in
            switch change {
            case .insert(_, let line, _): "+ \(line)"
            case .remove(_, let line, _): "- \(line)"
            }
        }
    }

    /// Whether quotes around a text make a difference.
    private static func looksTyped(_ text: String) -> Bool {
        ["", "~", "null", "true", "false"].contains(text) || Double(text) != nil
    }

    private static func lines(of value: Any, named name: String) -> [String] {
        if value is SourceRange { return [] }
        if let file = value as? SourceFile { return ["\(name) = \(file.path)"] }
        let mirror = Mirror(reflecting: value)
        let children = Array(mirror.children)
        guard !children.isEmpty else { return ["\(name) = \(value)"] }
        if children.last?.label == "isPlain", let text = children[0].value as? String,
            let isPlain = children[1].value as? Bool
        {
            return ["\(name) = \(text)" + (isPlain && looksTyped(text) ? " without quotes" : "")]
        }
        switch mirror.displayStyle {
        case .optional: return children.flatMap { lines(of: $0.value, named: name) }
        case .collection:
            return children.enumerated().flatMap { lines(of: $1.value, named: "\(name)[\($0)]") }
        case .set, .dictionary: return children.flatMap { lines(of: $0.value, named: name) }.sorted()
        default: return children.flatMap { lines(of: $0.value, named: "\(name).\($0.label ?? "")") }
        }
    }
}

import EndpointDiagnostics

extension ChangeReport {
    /// Workflow commands: breaking changes as errors, risky ones as warnings, the rest as notices.
    package var github: String { changes.map { Self.line(of: $0, in: language) + "\n" }.joined() }

    private static func line(of change: Change, in language: ReportLanguage) -> String {
        var properties: [(String, String)] = []
        // Lines of files that are gone can't be shown, but the file's name helps all the same.
        if let range = change.placeInHead ?? change.base {
            properties = [("file", range.file.path), ("line", "\(range.start.line)")]
            if range.start.line == range.end.line { properties.append(("col", "\(range.start.column)")) }
        }
        properties.append(("title", change.rule.id))
        let list = properties.map { "\($0)=\(escaped($1, isProperty: true))" }.joined(separator: ",")
        let message = ([change.headline(in: language)] + change.effects.map { $0.text(in: language) })
        return "::\(command(for: change)) \(list)::\(escaped(message.joined(separator: "\n"), isProperty: false))"
    }

    private static func command(for change: Change) -> String {
        guard change.approval == nil else { return "notice" }
        return switch change.level {
        case .breaking: "error"
        case .risky: "warning"
        case .safe: "notice"
        }
    }

    private static func escaped(_ text: String, isProperty: Bool) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "%": "%25"
            case "\r": "%0D"
            case "\n": "%0A"
            case ":" where isProperty: "%3A"
            case "," where isProperty: "%2C"
            default: String(scalar)
            }
        }
        .joined()
    }
}

import EndpointDiagnostics

/// How JSON is written in one file: its own `json`, else that of `api.yaml`, else what is built in.
struct JSONSettings: Sendable {
    var keys = JSONKeys.asWritten
    var dates = ScalarFormat.iso8601
    var zone = "UTC"

    /// The settings with what a declaration says in place of theirs; a format that is none is left out.
    func overridden(by declaration: JSONDeclaration) -> JSONSettings {
        var result = self
        result.keys = declaration.keys?.value ?? keys
        result.zone = declaration.zone?.value ?? zone
        if let dates = declaration.dates?.value, let format = DateFormats.parse(dates, zone: result.zone) {
            result.dates = format
        } else if case .pattern(let pattern, _) = result.dates {
            result.dates = .pattern(pattern, zone: result.zone)
        }
        return result
    }
}

/// The formats of `dateTime`, by name or as a pattern.
enum DateFormats {
    static let words = ["iso8601", "epochSeconds", "epochMilliseconds", "http"]

    /// The format, or `nil` where the text is neither a word nor a pattern.
    static func parse(_ text: String, zone: String) -> ScalarFormat? {
        switch text {
        case "iso8601": .iso8601
        case "epochSeconds": .epochSeconds
        case "epochMilliseconds": .epochMilliseconds
        case "http": .http
        default: isPattern(text) ? .pattern(text, zone: zone) : nil
        }
    }

    /// The letters that UTS 35 gives a meaning in a date pattern.
    private static let fields = Set("GyYuUrQqMLlwWdDFgEecabBhHKkjJCmsSAzZOvVXx".utf8)

    private static func isPattern(_ text: String) -> Bool {
        var isQuoted = false
        var hasField = false
        for character in text.utf8 {
            guard character >= 0x20, character < 0x7F else { return false }
            if character == UInt8(ascii: "'") { isQuoted.toggle() }
            guard !isQuoted, character.isCapital || character.isSmall else { continue }
            guard fields.contains(character) else { return false }
            hasField = true
        }
        return hasField && !isQuoted
    }
}

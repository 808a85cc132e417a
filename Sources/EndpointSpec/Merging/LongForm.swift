import EndpointYAML

/// The long form of what may be written short, so that two sides can add to one thing in different keys.
enum LongForm {
    /// - Parameter path: The keys from the root of the file to the value.
    static func expanded(_ path: [String], _ value: DocumentValue) -> DocumentValue {
        guard case .scalar(let scalar) = value, let key = path.last else { return value }
        let container = path.dropLast().last ?? ""
        if fields.contains(container) { return field(scalar.text) }
        if names.contains(container) { return .mapping([DocumentPair("name", value)]) }
        let isOutcome = container == "response" && key.utf8.first.map(isDigit) ?? false
        if container == "oneOf" || isOutcome || key == "response" || key == "body" {
            return .mapping([DocumentPair("type", value)])
        }
        return value
    }

    static let fields: Set<String> = [
        "fields", "query", "pathParameters", "headers", "form", "multipart", "responseHeaders",
    ]
    private static let names: Set<String> = ["enum", "errors", "statusErrors"]

    private static func field(_ text: String) -> DocumentValue {
        guard let range = text.firstRange(of: " = ") else { return .mapping([DocumentPair("type", .text(text))]) }
        return .mapping([
            DocumentPair("type", .text(String(text[..<range.lowerBound]))),
            DocumentPair("default", .typed(String(text[range.upperBound...]))),
        ])
    }
}

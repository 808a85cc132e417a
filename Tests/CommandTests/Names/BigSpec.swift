/// Specs that are larger than what people write, in one way each.
enum BigSpec: String, CaseIterable {
    case cases = "an enum of 2,000 cases"
    case fields = "a model of 300 fields, received, sent and hashed"
    case endpoints = "a module of 1,000 endpoints"
    case parameters = "an endpoint of 300 parameters"
    case variants = "a oneOf of 500 variants"
    case refusals = "a module of 1,000 refusals"
    case depth = "types in place 30 deep"

    /// Those that cost little to compile.
    static let quick: [BigSpec] = [.refusals, .depth]

    var text: String {
        switch self {
        case .cases:
            "models: { Kind: { enum: [\(list(2_000) { "value\($0)" })] }, Open: { open: false, enum: [\(list(2_000) { "\($0)" })] } }"
                + exchange("Kind") + "  numbers: { method: GET, path: /b, response: Open }\n"
        case .fields:
            """
            models:
              Big: { conformances: [Hashable], fields: { \(list(300) { "field\($0): \(Self.types[$0 % Self.types.count])" }) } }

            """ + exchange("Big")
        case .endpoints:
            "endpoints:\n"
                + (0..<1_000).map {
                    "  call\($0): { method: GET, path: \"/calls/\($0)/{id}\", pathParameters: { id: int }, query: { page: int = 1 }, response: { fields: { id: string } } }\n"
                }.joined()
        case .parameters:
            "endpoints:\n  a: { method: POST, path: /a, body: { fields: { \(list(300) { "field\($0): \(Self.types[$0 % Self.types.count])" }) } } }\n"
        case .variants:
            """
            models:
              Part: { fields: { text: string } }
              Either: { discriminator: kind, oneOf: { \(list(500) { "v\($0): Part" }) } }
              First: { oneOf: { \(list(100) { "w\($0): { value: \"w\($0)\" }" }) } }

            """ + exchange("Either") + "  first: { method: GET, path: /b, response: First }\n"
        case .refusals:
            "endpoints: { a: { method: GET, path: /a } }\nerrors: { \(list(1_000) { "\"\($0)\": refusal\($0)" }) }\n"
        case .depth:
            "models:\n  Deep: " + String(repeating: "{ fields: { text: string, part: ", count: 31) + "int"
                + String(repeating: " } }", count: 31) + "\n" + exchange("Deep")
        }
    }

    private static let types = [
        "string", "int?", "list<string>", "dateTime?", "bool = true", "map<json>?", "string??", "url?",
    ]

    private func list(_ count: Int, _ item: (Int) -> String) -> String { (0..<count).map(item).joined(separator: ", ") }

    private func exchange(_ model: String) -> String {
        "\nendpoints:\n  exchange: { method: POST, path: /a, body: \(model), response: \(model) }\n"
    }
}

/// A spec that gives every name that is taken already to everything that can have a name.
struct NameSpec {
    /// Texts by path.
    private(set) var files: [String: String] = [:]

    /// - Parameters:
    ///   - lower: Names of what begins with a small letter.
    ///   - upper: Names of types.
    ///   - modules: Those that are names of modules too, each a file of its own.
    init(lower: [String], upper: [String], modules: [String]) {
        files["Specs/api.yaml"] = Self.api(lower)
        files["Specs/models.yaml"] = Self.models(lower, upper)
        files["Specs/owners.yaml"] = Self.owners(upper)
        files["Specs/calls.yaml"] = Self.calls(lower)
        files["Specs/parameters.yaml"] = Self.parameters(lower)
        files["Specs/texts.yaml"] = Self.texts
        for name in modules where !Refused.modules.contains(name) {
            files["Specs/modules/\(name).yaml"] = Self.module(name)
        }
    }

    /// What the format refuses to name so, for a reason that a rule gives.
    enum Refused {
        static let models: Set<String> = ["Swift", "Foundation", "EndpointRuntime", "AnyObject"]
        /// Their failures would be called like types of the runtime, after which models are named here.
        static let modules: Set<String> = ["Endpoint", "Module"]
        static let fields: Set<String> = ["hashValue"]
        /// The last one is what a value called `unknown` becomes.
        static let cases: Set<String> = ["allCases", "knownCases", "hashValue", "unknownValue"]
        static let variants: Set<String> = ["hashValue", "unknownValue"]
        static let errors: Set<String> = ["other"]
        static let policies: Set<String> = ["none", "session", "optional", "basic"]
        /// Of endpoints with a key and with progress.
        static let parameters: Set<String> = ["idempotencyKey", "progress"]
        static let placeTypes: Set<String> = models.union(["Response"])
        static let endpointTypes: Set<String> = ["API", "Failure", "Headers"]
    }

    private static func lines(_ names: [String], but refused: Set<String> = [], _ line: (Int, String) -> String)
        -> String
    {
        names.enumerated().filter { !refused.contains($1) }.map(line).joined(separator: "\n")
    }

    private static func api(_ lower: [String]) -> String {
        """
        name: Names
        servers:
          api:
            environments:
              production: https://api.example.com
        \(lines(lower, but: ["base", "custom"]) { "      \($1): { base: \"https://{\($1)}.example.com\", \($1): string }" })
            headers:
        \(lines(lower) { "      X-App-\($0): { app: \($1) }" })
            responseHeaders:
        \(lines(lower) { "      X-Any-\($0): { type: string?, name: \($1) }" })
        \(lines(lower, but: ["api"]) { "  \($1): { environments: { \($1): \"https://a.example.com\" }, responseHeaders: { X-A: int } }" })
        timeouts:
        \(lines(lower, but: Refused.policies) { "  \($1): { attempt: \($0 + 1)s }" })
        retries:
        \(lines(lower, but: Refused.policies) { "  \($1): { max: \($0) }" })
        credentials:
        \(lines(lower, but: Refused.policies) { "  \($1): { header: X-Key-\($0) }" })


        """
    }

    /// Models of each name, generic parameters of each, and fields, cases and variants of each.
    private static func models(_ lower: [String], _ upper: [String]) -> String {
        """
        module: ModelsOfTheSpec
        endpoints:
          exchange:
            method: POST
            path: /models
            body: Everything
            response: Everything
        models:
          Everything:
            fields:
        \(lines(upper, but: Refused.models) { "      model\($0): \($1)?" })
        \(lines(upper, but: Refused.models) { "      generic\($0): \($1)Of<int, \($1)>?" })
              allFields: AllFields?
              allCases: AllCases
              closed: ClosedCases
              numbers: NumberCases
              tagged: Tagged?
              untagged: Untagged?
        \(lines(upper, but: Refused.models) { "  \($1): { fields: { \($1 == "Type" ? "type" : "value"): string?, at: dateTime?, data: base64?, to: url? } }" })
        \(lines(upper, but: Refused.models) { "  \($1)Of: { generic: [\($1), Other\($0)], fields: { one: \($1), more: list<\($1)>, other: Other\($0)?, text: string, json: json? } }" })
          AllFields:
            fields:
        \(lines(lower, but: Refused.fields) { "      \($1): \(["string?", "int", "list<string>", "bool = true", "dateTime??", "url?", "map<json>", "AllCases?"][$0 % 8])" })
          AllCases: { enum: { \(lower.enumerated().filter { !Refused.cases.contains($1) }.map { "\"\($1)\": \($1)" }.joined(separator: ", ")) } }
          ClosedCases: { open: false, enum: { \(lower.enumerated().filter { !Refused.cases.contains($1) }.map { "\"\($1)\": \($1)" }.joined(separator: ", ")) } }
          NumberCases: { enum: { \(lower.enumerated().filter { !Refused.cases.contains($1) }.map { "\($0): \($1)" }.joined(separator: ", ")) } }
          Tagged:
            discriminator: kind
            oneOf:
        \(lines(lower, but: Refused.variants) { "      \($1): { type: Part, name: \($1) }" })
          Untagged:
            oneOf:
        \(lines(lower, but: Refused.variants) { "      \($1): { value: \"\($1)\" }" })
          Part: { fields: { text: string } }

        """
    }

    /// Types in place of each name, in models and in endpoints.
    private static func owners(_ upper: [String]) -> String {
        let fields = "one: string?, two: base64?, three: dateTime?, four: url?, five: json?"
        func place(_ name: String) -> String { TakenNames.uncapitalized(name) }
        return """
            module: Owners
            endpoints:
            \(lines(upper, but: Refused.placeTypes.union(Refused.endpointTypes)) { """
              call\($0):
                method: GET
                path: /owners/\($0)
                query: { \(place($1)): { enum: [a, self], optional: true }, since: dateTime? }
                response: { fields: { owner: OwnerOf\($1)\($0)?, \(fields) } }
            """ })
            models:
            \(lines(upper, but: Refused.placeTypes) { """
              OwnerOf\($1)\($0): { fields: { \(place($1)): { fields: { \(fields) } }, \(fields) } }
            """ })

            """
    }

    /// Endpoints of each name.
    private static func calls(_ lower: [String]) -> String {
        """
        module: Calls
        endpoints:
        \(lines(lower) { "  \($1): { method: GET, path: \"/calls/\($1)/{\($1)}\", pathParameters: { \($1): string }, response: { fields: { \(Refused.fields.contains($1) ? "field" : $1): string? } } }" })

        """
    }

    /// Parameters of each name, of every kind.
    private static func parameters(_ lower: [String]) -> String {
        let statuses = lower.prefix(100)
        return """
            module: Parameters
            errors:
            \(lines(lower, but: Refused.errors) { "  \"\($0)\": \($1)" })
            endpoints:
              query:
                method: GET
                path: /parameters
                query:
            \(lines(lower) { "      \($1): \(["string", "int?", "list<string>?", "bool = true", "dateTime?"][$0 % 5])" })
                response: text
              headers:
                method: GET
                path: /parameters/headers
                headers:
            \(lines(lower) { "      X-\($0): { type: \(["string", "int?", "bool?", "dateTime?"][$0 % 4]), name: \($1) }" })
                response: bytes
              path:
                method: GET
                path: "/parameters/\(lower.prefix(40).map { "{\($0)}" }.joined(separator: "/"))"
                pathParameters:
            \(lines(Array(lower.prefix(40))) { "      \($1): \(["string", "int"][$0 % 2])" })
                response: file
              fields:
                method: POST
                path: /parameters/fields
                idempotency: key
                body:
                  fields:
            \(lines(lower, but: Refused.parameters.union(Refused.fields)) { "        \($1): \(["string", "int?", "list<string>", "bool = true", "dateTime??"][$0 % 5])" })
                response: json
              form:
                method: POST
                path: /parameters/form
                form:
            \(lines(lower, but: Refused.fields) { "      \($1): \(["string", "int?", "list<string>?", "bool = true", "dateTime?"][$0 % 5])" })
                response: empty
              parts:
                method: POST
                path: /parameters/parts
                multipart:
            \(lines(lower, but: Refused.parameters) { "      \($1): \(["file", "text?", "bytes?", "int?", "{ type: string?, default: a }"][$0 % 4])" })
                response: json?
              choices:
                method: GET
                path: /parameters/choices
                query:
            \(lines(lower, but: ["failure", "headers", "response", "swift"]) { "      \($1): { enum: { \"\($1)\": \(Refused.cases.contains($1) ? "other" : $1) }, optional: true }" })
                response: json
              outcomes:
                method: GET
                path: /parameters/outcomes
                response:
            \(lines(Array(statuses)) { "      \"\($0 + 200)\": { type: string, name: \($1) }" })
              refusals:
                method: GET
                path: /parameters/refusals
                statusErrors:
            \(lines(Array(lower.prefix(100)), but: Refused.errors) { "      \"\($0 + 400)\": \($1)" })
                response: { type: string, headers: { \(lower.enumerated().map { "X-\($0): { type: int?, name: \($1) }" }.joined(separator: ", ")) } }

            """
    }

    /// Letters that no Swift name of this tool has, wherever a text may stand.
    private static let texts = """
        module: Texts
        description: 花子 😀 e\u{301} \u{202E}مرحبا
        endpoints:
          get:
            summary: 👩‍👩‍👧‍👦 と
            method: GET
            path: "/テスト/{id}/😀"
            pathParameters: { id: { type: string, description: 花子, example: 😀 } }
            query:
              heart: { type: string, wire: "♥️", default: "😀\u{FE0F}" }
              kind: { type: Kind, wire: "وع", default: "♥" }
              fixed: { value: "花子" }
            response: Thing
            errors: { "失敗": { name: failed, description: 失敗 😀 } }
            deprecated: 古い 😀
          post:
            method: POST
            path: /texts
            form: { text: { type: string, wire: "ключ", default: "é" } }
            response: map<Either>
        models:
          Thing:
            description: 😀
            fields:
              heart: { type: string, wire: "♥" }
              flag: { type: string?, wire: "🇩🇪", description: "🇩🇪\u{200D}" }
              default: { type: string, default: "\u{202E}花子😀" }
              kinds: list<Kind>
          Kind: { enum: { "♥": heart, "花子": { name: hanako, description: 花子 }, "": empty, " ": space, "é": accented } }
          Either: { discriminator: "種類", oneOf: { "一": { type: Thing, name: one }, "😀": { type: Thing, name: two } } }

        """

    /// A module of one name.
    private static func module(_ name: String) -> String {
        """
        module: \(name)
        endpoints:
          get: { method: GET, path: /modules/\(name), response: Part }
        errors:
          "a": \(TakenNames.uncapitalized(name))

        """
    }
}

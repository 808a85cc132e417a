import EndpointTestSupport

/// What a spec says, before it is written down in one of many ways.
struct SpecTree {
    enum Kind {
        /// A text, however it is quoted.
        case text
        /// A number or a truth value, which quotes would make a text.
        case typed
        case list
        /// A mapping whose keys may stand in any order.
        case keys
        /// A mapping whose order decides over the order of cases and arguments.
        case names
    }

    let kind: Kind
    /// Of a text or number.
    var text = ""
    /// Of a mapping, one for each of what is inside.
    var keys: [String] = []
    /// What is inside a list or mapping.
    var values: [SpecTree] = []

    static func text(_ text: String) -> SpecTree { SpecTree(kind: .text, text: text) }
    static func typed(_ text: String) -> SpecTree { SpecTree(kind: .typed, text: text) }
    static func list(_ items: [SpecTree]) -> SpecTree { SpecTree(kind: .list, values: items) }

    static func keys(_ pairs: [(String, SpecTree)]) -> SpecTree {
        SpecTree(kind: .keys, keys: pairs.map(\.0), values: pairs.map(\.1))
    }

    static func names(_ pairs: [(String, SpecTree)]) -> SpecTree {
        SpecTree(kind: .names, keys: pairs.map(\.0), values: pairs.map(\.1))
    }
}

/// A spec of one file made at random, with some of all that modules, endpoints and models have.
struct RandomSpec {
    private(set) var tree = SpecTree.keys([])
    private var random: RandomNumbers

    init(seed: UInt64) {
        random = RandomNumbers(seed: seed)
        tree = .keys(api() + [("endpoints", endpoints()), ("models", models())])
    }

    /// Some of the pairs, in their order.
    private mutating func some(_ pairs: [(String, SpecTree)]) -> [(String, SpecTree)] {
        pairs.filter { _ in random.chance(2) }
    }

    private mutating func api() -> [(String, SpecTree)] {
        let server = some([
            (
                "environments",
                .names([("production", .text("https://api.example.com")), ("test", .text("http://a.b/c"))])
            ),
            (
                "envelope",
                .keys([
                    ("code", .text("code")), ("message", .text("text")), ("data", .text("data")),
                    ("success", .list([.typed("0"), .text("OK")])),
                ])
            ),
            (
                "headers",
                .names([("X-Client", .text("clientVersion")), ("X-Day", .keys([("value", .text("2026-10-01"))]))])
            ),
            ("concurrency", .typed("3")),
        ])
        return [("name", .text("Shop")), ("module", .text("Goods")), ("path", .text("/v1"))]
            + some([
                ("spec", .typed("1")),
                ("json", .keys([("keys", .text("snakeCase")), ("dates", .text("epochSeconds"))])),
                ("servers", .names([("api", .keys(server + [("description", remark())]))])),
                ("timeouts", .names([("slow", .keys([("attempt", .text("20s")), ("total", .text("1m"))]))])),
                ("defaults", .keys([("timeout", .text("fast")), ("auth", .text("none"))])),
                ("description", remark()),
                (
                    "errors",
                    .names([
                        ("12:30", .text("late")),
                        ("no", .keys([("description", remark()), ("name", .text("refused"))])),
                    ])
                ),
                ("x-note", .names([("z", remark()), ("a", .list([remark(), .keys([("b", .text("~"))])]))])),
            ])
    }

    private mutating func remark() -> SpecTree {
        let remarks = [
            "Goods.", "Goods, by name: all of them", "it's \"so\"", "a #1 thing, # too", "yes", "花子 — é", "- [x]",
            "{id}", String(repeating: "long words ", count: 14) + "end", "tab\there", "'", "what?", "a:b", "*", "... ",
            "--- a",
        ]
        return .text(remarks[random.below(remarks.count)])
    }

    // MARK: Fields

    private mutating func field(depth: Int = 0) -> SpecTree {
        switch random.below(depth < 2 ? 8 : 5) {
        case 0: return .text("int = 1")
        case 1: return .text("string?")
        case 2: return .text("list<Item>")
        case 3: return .text(random.chance(2) ? "Kind" : "Page<Item>")
        case 4:
            return .keys([("type", .text("string"))] + some([("description", remark()), ("default", .text("on"))]))
        case 5: return .keys([("enum", .list([.text("a"), .text("b c")]))] + some([("description", remark())]))
        case 6: return .keys([("fields", fields(depth: depth + 1))] + some([("optional", .typed("true"))]))
        default: return .keys([("type", .text("int?"))] + some([("minimum", .typed("1")), ("maximum", .typed("9"))]))
        }
    }

    private mutating func fields(depth: Int = 0) -> SpecTree {
        .names((0..<(1 + random.below(4))).map { ("field\($0)", field(depth: depth)) })
    }

    private mutating func response() -> SpecTree {
        switch random.below(4) {
        case 0: .text("list<Item>")
        case 1: .text("Kind?")
        case 2: .keys([("fields", fields())] + some([("description", remark())]))
        default: .keys([("type", .text("Item"))] + some([("status", .list([.typed("200"), .typed("201")]))]))
        }
    }

    private func parameters(_ count: Int) -> SpecTree {
        let types = ["int = 20", "string?", "Kind?"]
        return .names((0..<count).map { ("p\($0)", .text(types[$0 % types.count])) })
    }

    // MARK: Endpoints and models

    private mutating func endpoints() -> SpecTree {
        .names((0..<(1 + random.below(5))).map { ("call\($0)", .keys(endpoint(number: $0))) })
    }

    private mutating func endpoint(number: Int) -> [(String, SpecTree)] {
        var pairs: [(String, SpecTree)] = [("method", .text("GET")), ("path", .text("/calls\(number)"))]
        if random.chance(3) {
            pairs = [("method", .text("POST")), ("path", .text("/calls\(number)/{id}"))]
            pairs += [("pathParameters", .names([("id", .text("int"))])), ("body", .keys([("fields", fields())]))]
        }
        return pairs
            + some([
                ("summary", remark()), ("description", remark()), ("query", parameters(1 + random.below(5))),
                ("response", response()), ("tags", .list([.text("a"), .text("no")])), ("deprecated", remark()),
                ("timeout", .text("bulk")), ("x-more", .keys([("z", remark()), ("a", .typed("1"))])),
                ("statusErrors", .names([("404", .text("missing")), ("410", .keys([("name", .text("gone"))]))])),
            ])
    }

    private mutating func models() -> SpecTree {
        .names([
            ("Page", .keys([("generic", .list([.text("T")])), ("fields", .names([("list", .text("list<T>"))]))])),
            ("Kind", .keys([("enum", .names([("1", .text("one")), ("-2", .keys([("name", .text("two"))]))]))])),
            ("Item", .keys([("fields", fields())] + some([("description", remark())]))),
            (
                "Code",
                .keys(
                    [("newtype", .text("string"))] + some([("maxLength", .typed("5")), ("pattern", .text("^[a-z]+$"))])
                )
            ),
            (
                "Either",
                .keys([
                    (
                        "oneOf",
                        .names([
                            ("a", .text("Item")), ("b, c", .keys([("type", .text("Item")), ("name", .text("b"))])),
                        ])
                    ), ("discriminator", .text("type")),
                ])
            ),
        ])
    }
}

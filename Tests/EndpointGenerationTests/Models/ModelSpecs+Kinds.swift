import EndpointDiagnostics
import EndpointSpec
import EndpointSpecFixtures

extension ModelSpecs {
    /// Newtypes and enums, open and closed, of text and of integers, as keys of maps.
    static var valuesSpec: ResolvedSpec {
        var fixture = SpecFixture()
        func both(_ model: inout Model) { model.usage.isSent = true }
        let userID = fixture.add("UserID", .newtype(Newtype(type: .scalar(.int64, format: .string))), configure: both)
        var room = Newtype(type: .string)
        room.limits.minLength = located(3)
        fixture.add("RoomID", .newtype(room), configure: both)
        fixture.add("Cents", .newtype(Newtype(type: .decimal)))
        fixture.add("Days", .newtype(Newtype(type: .list(.day))), configure: both)
        let status = fixture.enumeration(
            "OrderStatus",
            [("created", "created"), ("in progress", "inProgress"), ("default", "default")],
            configure: both
        )
        fixture.enumeration("Level", [("0", "low"), ("-1", "lower")], isInteger: true, configure: both)
        fixture.enumeration("Visibility", [("everyone", "everyone"), ("my friends", "myFriends")], isOpen: false)
        fixture.enumeration("Step", [("1", "one"), ("2", "two")], isOpen: false, isInteger: true)
        fixture.enumeration(
            "Many",
            (1...30).map { ("a rather long value number \($0)", "aRatherLongValueNumber\($0)") }
        )
        fixture.structure(
            "Keyed",
            [
                .make("users", .map(.string, keys: .of(userID))), .make("states", .map(.int, keys: .of(status))),
                .make("ids", .map(.int, keys: .uuid)),
            ]
        )
        if case .enumeration(var enumeration) = fixture.spec.models[status.index].kind {
            enumeration.values[0].documentation = .text("Not paid yet.")
            enumeration.values[1].documentation = .deprecated("No more.")
            fixture.spec.models[status.index].kind = .enumeration(enumeration)
        }
        return fixture.spec
    }

    /// Every kind of oneOf, in both directions.
    static var unionsSpec: ResolvedSpec {
        var fixture = SpecFixture()
        func both(_ model: inout Model) { model.usage.isSent = true }
        func union(
            _ name: String,
            _ tagging: Tagging,
            _ variants: [Variant],
            isOpen: Bool = true,
            otherwise: TypeReference? = nil,
            isIndirect: Bool = false
        ) {
            var union = Union(variants: variants, tagging: tagging, isOpen: isOpen)
            union.otherwise = otherwise
            union.isIndirect = isIndirect
            fixture.add(name, .union(union), configure: both)
        }
        let apple = fixture.structure("Apple", [.make("receipt", .string)], configure: both)
        let coin = fixture.structure("Coin", [.make("kind", .string), .make("amount", .int)], configure: both)
        let user = fixture.structure(
            "User",
            [.make("id", .int64), .make("login", .string), .make("bio", .string, .optional)],
            configure: both
        )
        let team = fixture.structure("Team", [.make("slug", .string, .nullable)], configure: both)
        let size = fixture.enumeration("Size", [("s", "small")], configure: both)
        union(
            "Payment",
            .tagged(discriminator: "kind", kind: .text, content: nil),
            [
                .make("apple", .of(apple)) { $0.documentation = .text("Paid with Apple.") },
                .make("coins", .of(coin)) { $0.carriesDiscriminator = true },
            ]
        )
        union(
            "Item",
            .tagged(discriminator: "type", kind: .integer, content: nil),
            [.make("1", .of(user), name: "user"), .make("2", .of(team), name: "team")],
            isOpen: false
        )
        union(
            "Deletable",
            .tagged(discriminator: "deleted", kind: .flag, content: nil),
            [.make("true", .of(team), name: "gone")],
            otherwise: .of(user)
        )
        union(
            "Content",
            .tagged(discriminator: "kind", kind: .text, content: "payload"),
            [
                .make("text", .string), .make("image", .of(apple)), .make("days", .list(.day)),
                .make("at", .milliseconds),
            ]
        )
        union(
            "File",
            .tagged(discriminator: "type", kind: .text, content: nil),
            [
                .make("directory", .list(.of(user))) { $0.isToldByKind = true },
                .make("symlink", .of(team), name: "link"),
                .make("plain", .string) { $0.isToldByKind = true },
            ]
        )
        union(
            "Filter",
            .untagged,
            [
                .make("number", .int), .make("any", nil) { $0.fixedText = "*" },
                .make("none", nil, name: "noneValue") { $0.fixedText = "none" },
            ]
        )
        union(
            "Anything",
            .untagged,
            [
                .make("size", .of(size)), .make("flag", .bool), .make("number", .double), .make("list", .list(.string)),
                .make("user", .of(user)), .make("team", .of(team)),
            ]
        )
        let wait = fixture.structure(
            "Wait",
            [.make("id", .int64), .make("minutes", .int, .optional)],
            configure: both
        )
        let review = fixture.structure(
            "Review",
            [.make("id", .int64), .make("reviewers", .list(.string), .optional), .make("teams", .int, .optional)],
            configure: both
        )
        // Told by what only they have, as all need the same.
        union(
            "Rule",
            .untagged,
            [.make("wait", .of(wait)), .make("review", .of(review)), .make("map", .map(.json, keys: nil))]
        )
        union("Lenient", .untagged, [.make("text", .string), .make("rest", .json)], isOpen: false)
        let tree = ModelID(fixture.spec.models.count)
        union(
            "Tree",
            .untagged,
            [.make("leaf", .string), .make("branches", .list(.of(tree)))],
            isOpen: false,
            isIndirect: true
        )
        return fixture.spec
    }

    /// Generic structs and oneOfs, with what is nested in them.
    static var genericsSpec: ResolvedSpec {
        var fixture = SpecFixture()
        let page = ModelID(0)
        let meta = ModelID(1)
        fixture.structure(
            "Page",
            [
                .make("items", .list(.parameter("Item"))), .make("hasMore", .bool, wire: "has_more"),
                .make("first", .parameter("Item"), .optional), .make("meta", .of(meta)),
            ]
        ) { model in
            model.genericParameters = ["Item"]
            model.usage.isSent = true
            model.usage.isHashed = true
            model.renamedFrom = [located("Batch")]
        }
        fixture.structure("Meta", [.make("best", .parameter("Item"), .optional)], in: .model(page)) { model in
            model.usage.isSent = true
            model.usage.isHashed = true
        }
        fixture.add(
            "Either",
            .union(
                Union(
                    variants: [.make("left", .parameter("Left")), .make("right", .parameter("Right"))],
                    tagging: .tagged(discriminator: "side", kind: .text, content: "value"),
                    isOpen: true
                )
            )
        ) { $0.genericParameters = ["Left", "Right"] }
        let user = fixture.structure("User", [.make("name", .string)])
        fixture.structure(
            "Users",
            [
                .make("pages", .list(.model(page, arguments: [.of(user)]))),
                .make("meta", .model(meta, arguments: [.of(user)])),
                .make("numbers", .model(page, arguments: [.nullable(.int)])),
            ]
        )
        return fixture.spec
    }

    /// Models that hide names of Swift, Foundation and the runtime.
    static var namesSpec: ResolvedSpec {
        var fixture = SpecFixture(name: "API")
        let hiding = [
            "Locale", "Date", "Data", "URL", "Error", "Task", "Request", "Response", "Result", "Type", "Self",
            "Protocol", "ValidationError", "Client", "Any", "Optional", "Never", "String", "Int", "Sendable",
            "Decodable", "Decoder", "ObjectDecoder", "JSONValue", "Indirect", "Equatable", "ID", "Array", "Tag",
            "Hashable", "RawRepresentable", "WireReader",
        ]
        for name in hiding {
            fixture.structure(name, [.make("value", .string, .optional)]) { $0.usage.isSent = true }
        }
        let all = hiding.indices.map { Field.make("field\($0)", .of(ModelID($0))) }
        fixture.structure(
            "Everything",
            all + [
                .make("at", .milliseconds), .make("data", .data), .make("url", .url), .make("json", .json),
                .make("change", .string, .change), .make("id", .of(ModelID(hiding.firstIndex(of: "Response") ?? 0))),
            ]
        ) { $0.usage.isSent = true }
        fixture.add("Name", .newtype(Newtype(type: .string))) { $0.usage.isSent = true }
        fixture.enumeration("Kind", [("a", "a"), ("self", "self"), ("init", "init")]) { $0.usage.isSent = true }
        fixture.enumeration("Number", [("1", "one")], isInteger: true) { $0.usage.isSent = true }
        let owner = ModelID(fixture.spec.models.count)
        let inner = ModelID(owner.index + 1)
        let user = ModelID(owner.index + 3)
        fixture.structure("Owner", [.make("date", .of(inner)), .make("type", .of(ModelID(owner.index + 2)))])
        fixture.structure(
            "Bool",
            [.make("flag", .bool), .make("user", .of(user), .optional)],
            in: .model(owner)
        )
        fixture.structure("User", [.make("user", .of(user))], in: .model(owner))
        fixture.structure("User", [.make("name", .string)])
        return fixture.spec
    }
}

import EndpointDiagnostics
import EndpointSpec
import EndpointSpecFixtures

/// Specs of models, one for each golden file.
enum ModelSpecs: String, CaseIterable {
    case structures, requests, full, values, unions, generics, names

    var spec: ResolvedSpec {
        switch self {
        case .structures: Self.structuresSpec
        case .requests: Self.requestsSpec
        case .full: Self.fullSpec
        case .values: Self.valuesSpec
        case .unions: Self.unionsSpec
        case .generics: Self.genericsSpec
        case .names: Self.namesSpec
        }
    }

    static func located<Value>(_ value: Value) -> Located<Value> { Located(value, at: SpecFixture.range) }

    /// With all conformances asked for: what is only received is written as it was, null and what the server sets too.
    private static var fullSpec: ResolvedSpec {
        var fixture = SpecFixture()
        fixture.structure(
            "Received",
            [
                .make("id", .int) { $0.isReadOnly = true }, .make("note", .string, .change),
                .make("notes", .list(.nullable(.string))),
            ]
        )
        fixture.structure(
            "Sent",
            [.make("id", .int) { $0.isReadOnly = true }, .make("secret", .string) { $0.isWriteOnly = true }]
        ) { model in
            model.usage.isReceived = false
            model.usage.isSent = true
        }
        fixture.spec.swift.conformances = .full
        return fixture.spec
    }

    /// What is received: every presence, defaults, fixed values, formats, boxes, deprecation, nesting.
    private static var structuresSpec: ResolvedSpec {
        var fixture = SpecFixture()
        let userID = fixture.add("UserID", .newtype(Newtype(type: .scalar(.int64, format: .string))))
        let gender = fixture.enumeration(
            "Gender",
            [("0", "unknownValue"), ("1", "male"), ("2", "female")],
            isInteger: true
        )
        let post = ModelID(fixture.spec.models.count)
        let settings = ModelID(post.index + 1)
        fixture.structure(
            "Post",
            [
                .make("object", .string) { $0.fixedValue = .text("post") },
                .make("version", .int) { $0.fixedValue = .integer("2") },
                .make("deleted", .bool) { $0.fixedValue = .bool(false) },
                .make("id", .of(userID), wire: "uid") { $0.documentation = .text("Never changes.") },
                .make("name", .string, wire: "nickname") { field in
                    field.example = located(.scalar("花子", isPlain: true))
                },
                .make("avatarURL", .url, .nullable, wire: "avatar_url"),
                .make("isVip", .scalar(.bool, format: .number), wire: "is_vip") { $0.defaultValue = .bool(false) },
                .make("gender", .of(gender)) { $0.defaultValue = .enumValue(gender, wire: "0") },
                .make("createdAt", .milliseconds, wire: "created_at"),
                .make("publishedAt", .iso8601, .optional, wire: "published_at") {
                    $0.documentation = .deprecated("Use createdAt.")
                },
                .make("birthday", .day, .change),
                .make("coins", .int64) { $0.defaultValue = .integer("0") },
                .make("price", .decimal) { $0.defaultValue = .number("1.10") },
                .make("tags", .list(.string)) { $0.defaultValue = .emptyList },
                .make("days", .list(.iso8601)),
                .make("scores", .map(.int, keys: nil)),
                .make("friends", .map(.list(.of(userID)), keys: .of(userID)), .optional),
                .make("notes", .list(.nullable(.string))),
                .make("extra", .json, .optional),
                .make("ext", .of(settings), .optional) { $0.isJSONString = true },
                .make("secret", .string) { $0.isWriteOnly = true },
                .make("repost", .of(post), .optional) { $0.documentation = .text("What it repeats.") },
                .make("settings", .of(settings)),
            ]
        ) { model in
            if case .structure(var structure) = model.kind {
                structure.boxedFields = ["repost"]
                model.kind = .structure(structure)
            }
            model.documentation = .text(
                "Face and name, as lists show them.\u{2028}*/ public let injected = 1\n\nSecond paragraph."
            )
            model.renamedFrom = [located("Article")]
        }
        let mode = ModelID(settings.index + 1)
        fixture.structure(
            "Settings",
            [
                .make("allowsStrangers", .bool, wire: "allows_strangers"), .make("mode", .of(mode)),
                .make("mutedUntil", .milliseconds, .optional, wire: "muted_until"),
            ],
            in: .model(post)
        )
        fixture.enumeration("Mode", [("quiet", "quiet"), ("loud", "loud")], in: .model(settings))
        fixture.structure("Empty", []) { $0.documentation = .deprecated("Nothing is in it.") }
        fixture.structure(
            "Reserved",
            [
                .make("default", .string), .make("self", .int), .make("init", .int, .optional), .make("in", .int),
                .make("inout", .int), .make("object", .string), .make("decoder", .string),
            ]
        )
        let money = fixture.add("Money", .external("Foundation.Date"))
        fixture.structure("Wallet", [.make("balance", .of(money))])
        return fixture.spec
    }

    /// What is sent too: limits, `Change`, `Nullable`, what is not sent or not received.
    private static var requestsSpec: ResolvedSpec {
        var fixture = SpecFixture()
        func sent(_ model: inout Model) { model.usage.isSent = true }
        func onlySent(_ model: inout Model) {
            model.usage.isSent = true
            model.usage.isReceived = false
        }
        let title = fixture.add("Title", .newtype(Newtype(type: .string)), configure: sent)
        fixture.structure(
            "Profile",
            [
                .make("id", .string) { $0.isReadOnly = true },
                .make("password", .string) { field in
                    field.isWriteOnly = true
                    field.limits.minLength = located(8)
                    field.limits.maxLength = located(64)
                    field.limits.pattern = located("^[^\"\\\\]+$")
                },
                .make("title", .of(title), .optional) { $0.limits.maxLength = located(30) },
                .make("bio", .string, .change) { $0.limits.maxLength = located(200) },
                .make("birthday", .day, .change),
                .make("avatar", .url, .nullable),
                .make("note", .string, .optional),
                .make("ratio", .double) { field in
                    field.limits.minimum = located("0")
                    field.limits.maximum = located("1.5")
                },
                .make("price", .scalar(.decimal, format: .string)) { $0.limits.minimum = located("0.01") },
                .make("images", .list(.string), .optional) { field in
                    field.limits.minItems = located(1)
                    field.limits.maxItems = located(9)
                },
                .make("labels", .map(.nullable(.string), keys: nil)),
                .make("object", .string) { $0.fixedValue = .text("profile") },
                .make("isVip", .bool) { $0.fixedValue = .bool(true) },
                .make("oldName", .string, .optional, wire: "old_name") { field in
                    field.documentation = .deprecated(nil)
                    field.limits.maxLength = located(3)
                },
                .make("blob", .scalar(.base64, format: .base64url)),
            ],
            configure: sent
        )
        fixture.structure(
            "Draft",
            [.make("id", .string) { $0.isReadOnly = true }, .make("text", .string), .make("at", .iso8601, .change)],
            configure: onlySent
        )
        fixture.structure("Ping", [], configure: onlySent)
        fixture.structure("Unused", [.make("x", .int)]) { $0.usage.isReceived = false }
        fixture.structure(
            "AVeryLongModelNameThatIsAsLongAsThoseThatPeopleDeriveFromThePathsOfTheirOperations",
            [
                .make(
                    "aVeryLongFieldNameThatIsAsLongAsThePathsOfOperations",
                    .of(title),
                    .optional,
                    wire: "a_very_long_field_name_that_is_as_long_as_the_paths_of_operations"
                ),
                .make(
                    "anotherVeryLongFieldNameThatIsAsLongAsThePathsOfOperations",
                    .list(.list(.iso8601)),
                    wire: "another_very_long_field_name_that_is_as_long_as_the_paths_of_operations"
                ) {
                    $0.defaultValue = .emptyList
                },
                .make("id", .string),
            ]
        ) { model in
            sent(&model)
            model.usage.isHashed = true
        }
        return fixture.spec
    }
}

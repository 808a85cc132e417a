import EndpointDiagnostics
import EndpointOpenAPI
import Testing

/// A schema of a document and what it becomes.
struct SchemaCase: Sendable, CustomTestStringConvertible {
    var schemas: String
    var models: [String]
    var version: String
    var losses: [Loss]

    init(_ schemas: String, _ models: String..., version: String = "3.1.0", losing losses: [Loss] = []) {
        self.schemas = schemas
        self.models = models
        self.version = version
        self.losses = losses
    }

    var testDescription: String { schemas }

    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        let text = OpenAPIText(schemas: schemas, version: version)
        #expect(text.models == models, sourceLocation: sourceLocation)
        #expect(text.losses.entries.map(\.loss) == losses, sourceLocation: sourceLocation)
        #expect(text.errors == [], sourceLocation: sourceLocation)
    }
}

@Suite struct SchemaMappingTests {
    @Test(
        "types and formats become the scalars that are the same on the wire",
        arguments: [
            ("{ type: string }", "string"), ("{ type: string, format: date }", "date"),
            ("{ type: string, format: date-time }", "dateTime"), ("{ type: string, format: uuid }", "uuid"),
            ("{ type: string, format: uri }", "url"), ("{ type: string, format: uri-template }", "string"),
            ("{ type: string, format: byte }", "base64"), ("{ type: string, contentEncoding: base64 }", "base64"),
            ("{ type: string, format: snowflake }", "string"), ("{ format: date-time }", "dateTime"),
            ("{ type: integer }", "int"), ("{ type: integer, format: int32 }", "int32"),
            ("{ type: integer, format: int64 }", "int64"), ("{ type: integer, format: uint64 }", "decimal"),
            ("{ type: integer, maximum: 18446744073709551615 }", "decimal (max 18446744073709551615)"),
            ("{ type: number }", "double"), ("{ type: number, format: float }", "float"),
            ("{ type: [number, integer] }", "double"), ("{ type: boolean }", "bool"), ("{}", "json"),
            ("true", "json"), ("{ type: array, items: { type: string } }", "list<string>"),
            ("{ type: array }", "list<json>"), ("{ type: object }", "map<json>"),
            ("{ type: object, additionalProperties: { type: integer } }", "map<int>"),
            ("{ type: object, additionalProperties: true }", "map<json>"),
            ("{ type: array, items: { type: [string, 'null'] } }", "list<string?>"),
        ]
    )
    func scalars(schema: String, type: String) {
        SchemaCase("T: { type: object, required: [a], properties: { a: \(schema) } }", "T { a: \(type) }").check()
    }

    @Test(
        "every spelling of null is one: present and null, or absent as well",
        arguments: [
            SchemaCase(
                "T: { type: object, required: [a], properties: { a: { type: string, nullable: true }, b: { type: string, nullable: true } } }",
                "T { a: string nullable, b: string?? }",
                version: "3.0.3"
            ),
            SchemaCase(
                "T: { type: object, required: [a], properties: { a: { type: [string, 'null'] }, b: { type: ['null', string] } } }",
                "T { a: string nullable, b: string?? }"
            ),
            SchemaCase(
                """
                T: { type: object, required: [a, b], properties: { a: { anyOf: [{ $ref: "#/components/schemas/U" }, { type: 'null' }] }, b: { oneOf: [{ type: 'null' }, { $ref: "#/components/schemas/U" }] } } }
                U: { type: object, properties: { x: { type: string } } }
                """,
                "T { a: U nullable, b: U nullable }",
                "U { x: string? }"
            ),
            SchemaCase(
                """
                T: { type: object, required: [a], properties: { a: { $ref: "#/components/schemas/U", nullable: true }, b: { nullable: true, allOf: [{ $ref: "#/components/schemas/U" }] } } }
                U: { type: object, properties: { x: { type: string } } }
                """,
                "T { a: U nullable, b: U?? }",
                "U { x: string? }",
                version: "3.0.3"
            ),
            SchemaCase(
                """
                T: { type: object, required: [a], properties: { a: { $ref: "#/components/schemas/U" } } }
                U: { type: [object, 'null'], properties: { x: { type: string } } }
                """,
                "T { a: U nullable }",
                "U { x: string? }"
            ),
            SchemaCase(
                "T: { type: object, required: [a], properties: { a: { type: string, nullable: true, enum: [x, y, null] } } }",
                "T { a: [x, y] nullable }",
                version: "3.0.3"
            ),
            SchemaCase(
                "T: { type: object, required: [a, b], properties: { a: { type: 'null' }, b: { enum: [null] } } }",
                "T { a: json, b: json }"
            ),
        ]
    )
    func null(_ test: SchemaCase) { test.check() }

    @Test(
        "enums keep their values, with names where none follow from them",
        arguments: [
            SchemaCase("E: { type: string, enum: [open, in-progress, DONE] }", "E [open, in-progress, DONE]"),
            SchemaCase("E: { type: integer, enum: [1, -1, 2] }", "E [1, -1:minus1, 2]"),
            SchemaCase(
                "E: { type: string, enum: ['', '+1', '-1', '♥', open, Open] }",
                "E [:empty, +1, -1:minus1, ♥:value, open, Open:open2]"
            ),
            SchemaCase("E: { type: string, enum: [a, a, b] }", "E [a, b]"),
            SchemaCase("E: { type: string, enum: [a], x-endpoint-open: false }", "E [a]!"),
            SchemaCase("E: { type: integer, enum: [1, 2], x-enum-varnames: [LOW, HIGH] }", "E [1:low, 2:high]"),
            SchemaCase("E: { enum: [a, 1, b] }", "E <text [a, b], number [1]>"),
            SchemaCase(
                "E: { type: integer, oneOf: [{ const: 0, title: GUILD_TEXT }, { const: 1, title: DM }] }",
                "E [0:guildText, 1:dm]"
            ),
        ]
    )
    func enums(_ test: SchemaCase) { test.check() }

    @Test(
        "values that make no enum are of the type of the values, which is reported",
        arguments: [
            SchemaCase(
                "T: { type: object, properties: { a: { type: string, enum: ['1', '2'] } } }",
                "T { a: string? }",
                losing: [.enumeration]
            ),
            SchemaCase(
                "T: { type: object, properties: { a: { enum: [0.5, 1] } } }",
                "T { a: double? }",
                losing: [.enumeration]
            ),
            SchemaCase(
                "T: { type: object, properties: { a: { enum: [[1], b] } } }",
                "T { a: json? }",
                losing: [.enumeration]
            ),
        ]
    )
    func noEnum(_ test: SchemaCase) { test.check() }

    @Test(
        "a required constant is fixed; one that may be absent is left to the caller",
        arguments: [
            SchemaCase(
                "T: { type: object, required: [a, b, c], properties: { a: { const: x }, b: { const: 3 }, c: { type: boolean, const: true } } }",
                "T { a: string is x, b: int is 3, c: bool is true }"
            ),
            SchemaCase("T: { type: object, properties: { a: { const: x } } }", "T { a: string? }", losing: [.constant]),
        ]
    )
    func constants(_ test: SchemaCase) { test.check() }

    @Test(
        "limits of any size are kept where they limit anything",
        arguments: [
            ("{ type: integer, minimum: 0, maximum: 10 }", "int (min 0, max 10)"),
            ("{ type: integer, exclusiveMinimum: 0, exclusiveMaximum: 10 }", "int (min 1, max 9)"),
            ("{ type: integer, minimum: -9223372036854775809 }", "int"),
            ("{ type: integer, minimum: 1e3, maximum: 5.0e3 }", "int (min 1000, max 5000)"),
            ("{ type: integer, format: int32, maximum: 4294967295 }", "int32"),
            ("{ type: number, minimum: 1.50 }", "double (min 1.5)"),
            ("{ type: number, maximum: 1e400 }", "double"),
            ("{ type: string, minLength: 0, maxLength: 5, pattern: '^a+$' }", "string (~ ^a+$, maxLength 5)"),
            ("{ type: string, maxLength: 99999999999999999999 }", "string"),
            ("{ type: array, items: {}, minItems: 1, maxItems: 3 }", "list<json> (minItems 1, maxItems 3)"),
        ]
    )
    func limits(schema: String, type: String) {
        SchemaCase("T: { type: object, required: [a], properties: { a: \(schema) } }", "T { a: \(type) }").check()
    }

    @Test("a limit that has no place at its type, and a pattern that is none, are reported")
    func lostLimits() {
        SchemaCase(
            "T: { type: object, required: [a, b], properties: { a: { type: number, exclusiveMinimum: 0 }, b: { type: string, pattern: '(' } } }",
            "T { a: double (min 0), b: string }",
            losing: [.limit, .pattern]
        ).check()
    }

    @Test(
        "names are made legal, apart from each other, and keep what is on the wire",
        arguments: [
            SchemaCase(
                "user-list: { type: object, properties: { user_id: { type: string }, html_url: { type: string }, +1: { type: integer }, '-1': { type: integer }, _links: { type: string }, links: { type: string }, $ref2: { type: string } } }",
                "UserList { userID: string?, htmlURL: string?, plus1=+1: int?, minus1=-1: int?, links=_links: string?, links2=links: string?, ref2=$ref2: string? }"
            ),
            SchemaCase(
                "T: { type: object, properties: { userId: { type: string }, URL: { type: string }, 2fa: { type: boolean } } }",
                "T { userId: string?, url=URL: string?, value2fa=2fa: bool? }"
            ),
        ]
    )
    func fieldNames(_ test: SchemaCase) { test.check() }

    @Test("two schemas that get one Swift name are numbered, and those that are names already keep theirs")
    func clashingNames() {
        SchemaCase(
            "pet-store: { type: object, properties: {}, additionalProperties: false }\nPetStore: { type: string, enum: [a] }",
            "PetStore2 {  }",
            "PetStore [a]",
            losing: [.renamed]
        ).check()
    }

    @Test(
        "a type in place never hides a model; in lists and maps it gets a name that none has",
        arguments: [
            SchemaCase(
                """
                Content: { type: object, properties: { body: { type: object, properties: { html: { type: string } } } } }
                ContentBody: { type: object, properties: { length: { type: integer } } }
                """,
                "Content { body: { html: string? }? }",
                "ContentBody { length: int? }"
            ),
            SchemaCase(
                """
                ContentItemsItem: { type: string, enum: [a] }
                Content: { type: object, properties: { items: { type: array, items: { type: object, properties: { a: { type: string } } } } } }
                """,
                "ContentItemsItem [a]",
                "Content { items: list<ContentItemsItem2>? }",
                "ContentItemsItem2 { a: string? }"
            ),
            SchemaCase(
                """
                Body: { type: string, enum: [a] }
                Content: { type: object, properties: { body: { type: object, properties: { a: { type: string } } }, other: { $ref: "#/components/schemas/Body" } } }
                """,
                "Body [a]",
                "Content { body: ContentBody?, other: Body? }",
                "ContentBody { a: string? }"
            ),
        ]
    )
    func inPlace(_ test: SchemaCase) { test.check() }

    @Test("schemas that hold themselves end, and a list that does gets a name")
    func recursion() {
        SchemaCase(
            """
            Node: { type: object, properties: { parent: { $ref: "#/components/schemas/Node" }, children: { type: array, items: { allOf: [{ $ref: "#/components/schemas/Node" }] } }, byName: { type: object, additionalProperties: { $ref: "#/components/schemas/Node" } } } }
            Ping: { type: object, properties: { pong: { $ref: "#/components/schemas/Pong" } } }
            Pong: { type: object, properties: { ping: { $ref: "#/components/schemas/Ping" } } }
            Tree: { type: array, items: { $ref: "#/components/schemas/Tree" } }
            """,
            "Tree = list<Tree>",
            "Node { parent: Node?, children: list<Node>?, byName: map<Node>? }",
            "Ping { pong: Pong? }",
            "Pong { ping: Ping? }"
        ).check()
    }

    @Test("keywords that only check values are reported, each once")
    func checks() {
        SchemaCase(
            "T: { type: object, required: [a], properties: { a: { type: array, items: {}, uniqueItems: true }, b: { type: integer, multipleOf: 2 }, c: { not: { type: string } } }, patternProperties: { '^x': {} } }",
            "T { a: list<json>, b: int?, c: json? }",
            losing: [.keyword, .keyword, .keyword, .keyword]
        ).check()
    }

    @Test("an unknown type is an error at its place that says what was meant")
    func unknownType() {
        let text = OpenAPIText(
            schemas: "T: { type: object, properties: { a: { type: int }, b: { type: double }, c: { type: wat } } }"
        )
        #expect(
            text.diagnostics.sorted.map(\.message) == [
                "unknown type 'int'; did you mean integer?",
                "unknown type 'double'; did you mean number, format double?",
                "unknown type 'wat'",
            ]
        )
    }

    @Test(
        "keys of this package say what a schema has no words for",
        arguments: [
            SchemaCase(
                "T: { type: object, required: [a], properties: { a: { type: integer, x-endpoint-type: dateTime, "
                    + "x-endpoint-format: epochSeconds, x-endpoint-name: createdAt } } }",
                "T { createdAt=a: dateTime epochSeconds }"
            ),
            SchemaCase("ID: { type: string, maxLength: 9, x-endpoint-newtype: string }", "ID = string (maxLength 9)"),
            SchemaCase(
                "T: { type: object, required: [a], properties: { a: { type: object, additionalProperties: "
                    + "{ type: integer }, x-endpoint-keys: uuid } } }",
                "T { a: map<int> }"
            ),
            SchemaCase(
                "E: { type: string, enum: [a, b], x-endpoint-enum: { a: first, b: { name: second } } }",
                "E [a:first, b:second]"
            ),
            SchemaCase("pet: { type: string, enum: [a], x-endpoint-name: Animal }", "Animal [a]"),
        ]
    )
    func vendorKeys(_ test: SchemaCase) { test.check() }
}

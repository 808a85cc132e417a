import EndpointDiagnostics
import EndpointOpenAPI
import Testing

@Suite struct CompositionTests {
    private static let base = """
        Base: { type: object, required: [id], properties: { id: { type: string }, kind: { type: string } } }

        """

    @Test(
        "'allOf' of objects is one object: others are taken over as they are, or field by field where one is said again",
        arguments: [
            SchemaCase(
                base
                    + "T: { allOf: [{ $ref: '#/components/schemas/Base' }, { type: object, properties: { a: { type: string } } }] }",
                "Base { id: string, kind: string? }",
                "T { +Base, a: string? }"
            ),
            SchemaCase(
                base + "T: { allOf: [{ $ref: '#/components/schemas/Base' }, { required: [kind] }] }",
                "Base { id: string, kind: string? }",
                "T { id: string, kind: string }"
            ),
            SchemaCase(
                base + "T: { allOf: [{ $ref: '#/components/schemas/Base' }, { properties: { kind: { enum: [x] } } }] }",
                "Base { id: string, kind: string? }",
                "T { kind: [x]?, id: string }"
            ),
            SchemaCase(
                base + "T: { allOf: [{ $ref: '#/components/schemas/Base' }], description: Words. }",
                "Base { id: string, kind: string? }"
            ),
            SchemaCase(
                base
                    + "T: { type: object, properties: { a: { type: integer } }, allOf: [{ type: object, required: [a], properties: { b: { type: string } } }] }",
                "Base { id: string, kind: string? }",
                "T { a: int, b: string? }"
            ),
        ]
    )
    func allOf(_ test: SchemaCase) { test.check() }

    @Test("what stands beside a reference counts in 3.1 and is ignored in 3.0")
    func siblings() {
        let schemas = Self.base + "T: { $ref: '#/components/schemas/Base', properties: { a: { type: string } } }"
        SchemaCase(schemas, "Base { id: string, kind: string? }", "T { +Base, a: string? }").check()
        SchemaCase(schemas, "Base { id: string, kind: string? }", version: "3.0.3").check()
    }

    private static let kinds = """
        Kinds: { type: integer, enum: [1, 2] }
        One: { type: object, required: [type], properties: { type: { type: integer, enum: [1], allOf: [{ $ref: '#/components/schemas/Kinds' }] } } }

        """

    @Test("'allOf' narrows an enum to one value, which is the default: another one that the backend adds is no failure")
    func narrowing() {
        SchemaCase(Self.kinds, "Kinds [1, 2]", "One { type: Kinds = 1 }").check()
        SchemaCase(
            Self.kinds + "T: { type: object, properties: { one: { allOf: [{ $ref: '#/components/schemas/One' }] } } }",
            "Kinds [1, 2]",
            "One { type: Kinds = 1 }",
            "T { one: One? }"
        ).check()
    }

    @Test("where a choice goes by the one value of an enum, it is fixed")
    func narrowedTag() {
        SchemaCase(
            Self.kinds + """
                Two: { type: object, required: [type], properties: { type: { allOf: [{ $ref: '#/components/schemas/Kinds' }], enum: [2] } } }
                T: { oneOf: [{ $ref: '#/components/schemas/One' }, { $ref: '#/components/schemas/Two' }] }
                """,
            "Kinds [1, 2]",
            "One { type: Kinds is 1 }",
            "Two { type: Kinds is 2 }",
            "T <type| 1:one One, 2:two Two>"
        ).check()
    }

    @Test(
        "fields that may be absent beside others of their type are keys of a map, so that none of them is lost",
        arguments: [
            SchemaCase(
                "T: { type: object, required: [a], properties: { a: { type: object, properties: { x: { type: string } }, additionalProperties: { type: string } } } }",
                "T { a: map<string> }",
                losing: [.declaredKeys]
            ),
            SchemaCase(
                "T: { type: object, required: [a], properties: { a: { type: object, properties: { x: { type: integer } }, additionalProperties: { type: string } } } }",
                "T { a: { x: int? } }",
                losing: [.additionalProperties]
            ),
            SchemaCase(
                "T: { type: object, required: [a], properties: { a: { type: object, required: [x], properties: { x: { type: string } }, additionalProperties: { type: string } } } }",
                "T { a: { x: string } }",
                losing: [.additionalProperties]
            ),
        ]
    )
    func declaredKeys(test: SchemaCase) { test.check() }

    private static let animals = """
        Cat: { type: object, required: [t], properties: { t: { type: string }, lives: { type: integer } } }
        Dog: { type: object, required: [t], properties: { t: { type: string }, bark: { type: string } } }

        """
    private static let declaredAnimals = [
        "Cat { t: string, lives: int? }", "Dog { t: string, bark: string? }",
    ]

    @Test(
        "a discriminator tells variants by the names of their schemas, or as its mapping says",
        arguments: [
            ("discriminator: { propertyName: t }", "<t| Cat Cat, Dog Dog>"),
            (
                "discriminator: { propertyName: t, mapping: { c: '#/components/schemas/Cat', d: Dog, e: Dog } }",
                "<t| c Cat, d Dog, e Dog>"
            ),
        ]
    )
    func discriminator(keys: String, union: String) {
        let text = OpenAPIText(
            schemas: Self.animals
                + "T: { oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }], \(keys) }"
        )
        #expect(text.models == Self.declaredAnimals + ["T \(union)"])
        #expect(text.errors == [])
        #expect(text.losses.entries.isEmpty)
    }

    @Test("without a discriminator a required field with one value each does the same")
    func impliedDiscriminator() {
        SchemaCase(
            """
            A: { type: object, required: [k], properties: { k: { const: 1 } } }
            B: { type: object, required: [k], properties: { k: { type: integer, enum: [2] } } }
            T: { oneOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }] }
            """,
            "A { k: int is 1 }",
            "B { k: [2] }",
            "T <k| 1:a A, 2:b B>"
        ).check()
    }

    @Test("objects without a tag are told by required fields, those with more first")
    func requiredFields() {
        SchemaCase(
            """
            T: { oneOf: [{ type: object, title: Small, required: [a], properties: { a: { type: string } } }, { type: object, title: Large, required: [a, b], properties: { a: { type: string }, b: { type: string } } }, { type: string }] }
            """,
            "T <large { a: string, b: string }, small { a: string }, text string>"
        ).check()
    }

    @Test("objects that nothing tells apart are reported")
    func indistinct() {
        let text = OpenAPIText(
            schemas: Self.animals
                + "T: { anyOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }] }"
        )
        #expect(text.models.last == "T <cat Cat, dog Dog>")
        #expect(text.losses.entries.map(\.loss) == [.indistinct])
        #expect(text.errors == [])
    }

    @Test(
        "variants of one kind of JSON are one type",
        arguments: [
            SchemaCase(
                "T: { type: object, required: [a], properties: { a: { oneOf: [{ type: string }, { type: integer }] } } }",
                "T { a: <text string, number int> }"
            ),
            SchemaCase(
                "T: { type: object, required: [a], properties: { a: { anyOf: [{ type: integer }, { type: number }] } } }",
                "T { a: double }"
            ),
            SchemaCase(
                "T: { type: object, required: [a], properties: { a: { anyOf: [{ type: string }, { type: string, enum: [x] }] } } }",
                "T { a: [x] }"
            ),
            SchemaCase(
                "T: { type: object, required: [a], properties: { a: { type: [string, boolean] } } }",
                "T { a: <text string, flag bool> }"
            ),
            SchemaCase(
                "T: { type: object, required: [a], properties: { a: { anyOf: [{ type: array, items: { type: string } }, { type: array, items: { type: integer } }] } } }",
                "T { a: list<TAItem> }",
                "TAItem <text string, number int>"
            ),
            SchemaCase(
                "T: { type: object, required: [a], properties: { a: { oneOf: [{ type: string, format: date }, { type: string, format: uuid }] } } }",
                "T { a: string }",
                losing: [.mixedTypes]
            ),
            SchemaCase(
                "T: { type: object, required: [a], properties: { a: { oneOf: [{ type: string }, {}] } } }",
                "T { a: json }",
                losing: [.mixedTypes]
            ),
            SchemaCase(
                "T: { type: object, required: [a], properties: { a: { oneOf: [{ type: string }] } } }",
                "T { a: string }"
            ),
        ]
    )
    func kinds(_ test: SchemaCase) { test.check() }

    @Test("a choice beside fields adds the fields of all variants; one of required fields changes nothing")
    func choiceBesideFields() {
        SchemaCase(
            "T: { type: object, properties: { a: { type: string } }, oneOf: [{ required: [b], properties: { b: { type: string } } }, { properties: { c: { type: string } } }] }",
            "T { a: string?, b: string?, c: string? }",
            losing: [.overlappingChoice]
        ).check()
        SchemaCase(
            "T: { type: object, properties: { a: { type: string }, b: { type: string } }, anyOf: [{ required: [a] }, { required: [b] }] }",
            "T { a: string?, b: string? }",
            losing: [.keyword]
        ).check()
    }

    @Test("a base that lists its subtypes, which take it over, ends")
    func baseWithSubtypes() {
        let text = OpenAPIText(
            schemas: """
                Pet: { type: object, required: [t], properties: { t: { type: string } }, discriminator: { propertyName: t }, oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }] }
                Cat: { allOf: [{ $ref: '#/components/schemas/Pet' }, { properties: { lives: { type: integer } } }] }
                Dog: { allOf: [{ $ref: '#/components/schemas/Pet' }, { properties: { bark: { type: string } } }] }
                """
        )
        #expect(text.errors == [])
        #expect(text.models.contains("Cat { t: string, lives: int? }"))
        #expect(text.models.contains("Dog { t: string, bark: string? }"))
    }

    @Test("references that only lead to each other are an error")
    func endless() {
        let text = OpenAPIText(schemas: "A: { $ref: '#/components/schemas/B' }\nB: { $ref: '#/components/schemas/A' }")
        #expect(text.reports == ["error openapi-endless-reference 6"])
    }
}

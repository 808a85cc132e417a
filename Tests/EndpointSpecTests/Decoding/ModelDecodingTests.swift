import EndpointDiagnostics
import EndpointTestSupport
import Testing

@testable import EndpointSpec

/// Models, fields and what stands in place of them.
@Suite struct ModelDecodingTests {
    private func fields(of text: String) throws -> [FieldDeclaration] {
        let spec = DecodedSpec("models: { A: { fields: \(text) } }")
        #expect(spec.lines == [])
        guard case .structure(let fields) = try spec.model().kind else { throw CancellationError() }
        return fields
    }

    @Test("A long form keeps every word of it with its place")
    func longForm() throws {
        let field = try #require(
            fields(
                of: """
                    { a: { type: decimal, format: string, wire: b_c, default: 1.50, minimum: -1, maxLength: 3,
                      deprecated: { message: Gone., removeAfter: 2030-01-02 }, readOnly: true, example: x, nullable: true } }
                    """
            ).first
        )
        #expect(field.key.value == "a")
        #expect(field.format?.value == "string")
        #expect(field.wire?.value == "b_c")
        #expect(field.defaultValue?.value == .scalar("1.50", isPlain: true))
        #expect(field.limits.minimum?.value == "-1")
        #expect(field.limits.maxLength?.value == 3)
        #expect(field.documentation.deprecation?.message == "Gone.")
        #expect(field.documentation.deprecation?.removeAfter?.value == "2030-01-02")
        #expect(field.isReadOnly && !field.isWriteOnly)
        #expect(field.example?.value == .scalar("x", isPlain: true))
        #expect(field.isNullable?.value == true)
        #expect(field.isOptional == nil)
        #expect(field.range.start.column == 26)
    }

    @Test("A value alone is a fixed string, and beside a type one of that type")
    func fixedValues() throws {
        let fields = try fields(of: #"{ a: { value: b }, c: { type: int, value: 1 } }"#)
        guard case .fixedString = fields[0].type, case .expression = fields[1].type else { throw CancellationError() }
        #expect(fields.map { $0.fixedValue?.value } == [.scalar("b", isPlain: true), .scalar("1", isPlain: true)])
    }

    @Test("Unnamed models stand in place or under 'type', named after the key of their owner")
    func inPlace() throws {
        let fields = try fields(
            of:
                "{ a: { enum: [b, c], optional: true }, d: { type: { fields: { e: int } } }, f: { type: { includes: [G] } } }"
        )
        let models = fields.map { field -> ModelDeclaration? in
            if case .inPlace(let model) = field.type { model } else { nil }
        }
        #expect(models.map { $0?.name.value } == ["a", "d", "f"])
        guard case .enumeration(let enumeration) = models[0]?.kind else { throw CancellationError() }
        #expect(enumeration.values.map(\.wire.value) == ["b", "c"])
        #expect(enumeration.isOpen)
        #expect(fields[0].isOptional?.value == true)
        #expect(models[2]?.includes.map(\.value) == [.named("G", arguments: [])])
    }

    @Test("Defaults are a scalar, '[]' or '{}'")
    func defaults() throws {
        let fields = try fields(
            of: "{ a: { type: B, default: [] }, b: { type: B, default: {} }, c: { type: B, default: '1' } }"
        )
        #expect(fields.map { $0.defaultValue?.value } == [.list([]), .map([]), .scalar("1", isPlain: false)])
        FaultCase(
            "models: { A: { fields: { b: { type: C, default: ⟦1⟧[1] } } } }",
            .error("wrong-kind", "'default' must be a scalar, '[]' or '{}', found a list", at: 1)
        ).check()
    }

    @Test("The values of an enum are a list, or wire values with names; keys keep their form")
    func enums() throws {
        let spec = DecodedSpec(
            #"models: { A: { enum: { "+1": plus, 0: zero, 007: { description: B. } }, open: false } }"#
        )
        #expect(spec.lines == [])
        guard case .enumeration(let enumeration) = try spec.model().kind else { throw CancellationError() }
        #expect(enumeration.values.map(\.wire.value) == ["+1", "0", "007"])
        #expect(enumeration.values.map { $0.name?.value } == ["plus", "zero", nil])
        #expect(enumeration.values.last?.documentation.description?.value == "B.")
        #expect(!enumeration.isOpen)
    }

    @Test("A oneOf keeps tags, names and what stands beside it")
    func unions() throws {
        let spec = DecodedSpec(
            "models: { A: { oneOf: { 1: { type: B, name: b }, true: list<C> }, discriminator: k, content: p, otherwise: json } }"
        )
        #expect(spec.lines == [])
        guard case .union(let union) = try spec.model().kind else { throw CancellationError() }
        #expect(union.variants.map(\.key.value) == ["1", "true"])
        #expect(union.variants.map { $0.name?.value } == ["b", nil])
        #expect(union.discriminator?.value == "k" && union.content?.value == "p")
        #expect(union.otherwise?.value == .scalar(.json))
    }

    static let faults = [
        FaultCase(
            "models: { A: { enum: ⟦1⟧[] }, B: { oneOf: ⟦2⟧{} } }",
            .error("empty-collection", "'enum' has nothing in it", at: 1),
            .error("empty-collection", "'oneOf' has nothing in it", at: 2)
        ),
        FaultCase(
            "models: { A: { enum: [⟦2⟧a, b, ⟦1⟧a] } }",
            .error("duplicate-value", "'a' stands twice in 'enum'", at: 1, notes: [.note("first here", at: 2)])
        ),
        FaultCase(
            "models: { A: { enum: { a: ⟦1⟧B } } }",
            .error(
                "invalid-name",
                "'B' is not a name; a name is ASCII letters and digits and begins with a lower-case letter; write 'b'",
                at: 1
            )
        ),
        FaultCase(
            "models: { A: { oneOf: { ⟦1⟧x-y: int } } }",
            .error(
                "invalid-name",
                "'x-y' is not a name; a name is ASCII letters and digits and begins with a lower-case letter; write 'xY'",
                at: 1
            )
        ),
        FaultCase(
            "models: { A: { oneOf: ⟦1⟧[B, C] } }",
            .error("wrong-kind", "'oneOf' must be a mapping (names and types), found a list", at: 1)
        ),
        FaultCase(
            "models: { A: ⟦1⟧string }",
            .error("wrong-kind", "'A' must be a mapping (model), found 'string'", at: 1)
        ),
        FaultCase(
            "models: { A: { newtype: int, conformances: [⟦1⟧Codable] } }",
            .error(
                "unknown-word",
                "'conformances' must be one of 'Decodable', 'Encodable', 'Hashable', found 'Codable'",
                at: 1
            )
        ),
    ]

    @Test("What is wrong in a model is reported where it stands", arguments: faults)
    func faultsAreReported(fault: FaultCase) { fault.check() }

    @Test("A model that is broken keeps its name, so that its uses are not reported as well")
    func brokenModel() throws {
        let spec = DecodedSpec("models: { A: { enum: 1 } }")
        #expect(spec.diagnostics.hasErrors)
        #expect(try spec.model().name.value == "A")
    }

    @Test("Models nested in place nearly as deep as documents can be are decoded")
    func depth() throws {
        let text = String(repeating: "{ fields: { a: ", count: 48) + "int" + String(repeating: " } }", count: 48)
        #expect(DecodedSpec("models: { A: \(text) }").lines == [])
    }
}

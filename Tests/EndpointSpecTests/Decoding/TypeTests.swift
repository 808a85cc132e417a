import EndpointDiagnostics
import EndpointTestSupport
import Foundation
import Testing

@testable import EndpointSpec

/// Types as they are written.
@Suite struct TypeTests {
    @Test(
        "Every form of a type is read",
        arguments: [
            ("string", TypeExpression.scalar(.string)),
            ("dateTime", .scalar(.dateTime)),
            ("int?", .optional(.scalar(.int))),
            ("string??", .doubleOptional(.scalar(.string))),
            ("list<int>", .list(.scalar(.int))),
            ("map<string?>??", .doubleOptional(.map(.optional(.scalar(.string))))),
            ("Page<Order>", .named("Page", arguments: [.named("Order", arguments: [])])),
            (
                "list<Pair<A, list<B?>>>?",
                .optional(
                    .list(
                        .named(
                            "Pair",
                            arguments: [.named("A", arguments: []), .list(.optional(.named("B", arguments: [])))]
                        )
                    )
                )
            ),
            ("Pair< A ,B >", .named("Pair", arguments: [.named("A", arguments: []), .named("B", arguments: [])])),
            ("file", .payload(.file)),
            ("text?", .optional(.payload(.text))),
        ]
    )
    func forms(text: String, type: TypeExpression) throws {
        #expect(try TypeParser.parse(text) == type)
    }

    @Test("Every built-in type is found by its bytes as by its name", arguments: ScalarType.allCases)
    func scalars(scalar: ScalarType) throws {
        #expect(try TypeParser.parse(scalar.rawValue) == .scalar(scalar))
    }

    @Test(
        "What is no type is refused at the bytes that say so",
        arguments: [
            ("", TypeSyntaxError(problem: .empty, bytes: 0..<0)),
            ("list", TypeSyntaxError(problem: .wrongCount("list", expected: 1), bytes: 0..<4)),
            ("list<A, B>", TypeSyntaxError(problem: .wrongCount("list", expected: 1), bytes: 0..<10)),
            ("int<string>", TypeSyntaxError(problem: .wrongCount("int", expected: 0), bytes: 0..<11)),
            ("list<int", TypeSyntaxError(problem: .unclosed("list"), bytes: 0..<8)),
            ("list<", TypeSyntaxError(problem: .unclosed("list"), bytes: 0..<5)),
            ("list<>", TypeSyntaxError(problem: .unexpected("'>'"), bytes: 5..<6)),
            ("int>", TypeSyntaxError(problem: .unexpected("'>'"), bytes: 3..<4)),
            ("A B", TypeSyntaxError(problem: .unexpected("'B'"), bytes: 2..<3)),
            ("list[int]", TypeSyntaxError(problem: .wrongCount("list", expected: 1), bytes: 0..<4)),
            ("[int]", TypeSyntaxError(problem: .unexpected("'['"), bytes: 0..<1)),
            ("?", TypeSyntaxError(problem: .unexpected("'?'"), bytes: 0..<1)),
            ("int???", TypeSyntaxError(problem: .tooManyMarks, bytes: 3..<6)),
            ("list<int??>", TypeSyntaxError(problem: .innerDoubleMark, bytes: 8..<10)),
            ("strng", TypeSyntaxError(problem: .unknown("strng"), bytes: 0..<5)),
            ("list<order>", TypeSyntaxError(problem: .unknown("order"), bytes: 5..<10)),
            ("list<file>", TypeSyntaxError(problem: .innerPayload(.file), bytes: 5..<9)),
            ("empty?", TypeSyntaxError(problem: .payloadMark(.empty), bytes: 5..<6)),
            ("bytes??", TypeSyntaxError(problem: .payloadMark(.bytes), bytes: 5..<7)),
            ("Größe", TypeSyntaxError(problem: .unexpected("'ö'"), bytes: 2..<4)),
        ]
    )
    func syntaxErrors(text: String, error: TypeSyntaxError) {
        #expect(throws: error) { try TypeParser.parse(text) }
    }

    @Test("Types nested without end are refused before they use up the stack")
    func depth() {
        let text = String(repeating: "list<", count: 100_000)
        #expect(throws: TypeSyntaxError(problem: .tooDeep, bytes: 164..<164)) { try TypeParser.parse(text) }
    }

    static let faults = [
        FaultCase(
            "models: { A: { fields: { b: list<⟦1⟧strng> } } }",
            .error("unknown-type", "unknown type 'strng'; did you mean 'string'?", at: 1)
        ),
        FaultCase(
            "models: { A: { fields: { b: \"map<⟦1⟧order>\" } } }",
            .error("unknown-type", "unknown type 'order'; models begin with a capital", at: 1)
        ),
        FaultCase(
            "models: { A: { fields: { b: ⟦1⟧list<int } } }",
            .error("invalid-type", "'<' after 'list' is not closed in the type 'list<int'", at: 1)
        ),
        FaultCase(
            "models: { A: { fields: { b: int⟦1⟧??? = 1 } } }",
            .error("invalid-type", "a type ends in at most two '?'", at: 1)
        ),
        FaultCase(
            "models: { A: { fields: { b: ⟦1⟧int=1 } } }",
            .error(
                "invalid-type",
                "'b' must be a type, and ' = ' with a space on both sides before a default, found 'int=1'",
                at: 1
            )
        ),
        FaultCase(
            "models: { A: { fields: { b: ⟦1⟧int = } } }",
            .error(
                "invalid-type",
                "'b' must be a type, and ' = ' with a space on both sides before a default, found 'int ='",
                at: 1
            )
        ),
        FaultCase(
            "models: { A: { fields: { b: ⟦1⟧file } } }",
            .error("misplaced-payload", "'file' cannot be the type of 'b', as it stands for a whole body", at: 1)
        ),
        FaultCase(
            "endpoints: { a: { method: POST, path: /a, multipart: { b: ⟦1⟧empty, c: file, d: \"text?\" } } }",
            .error("misplaced-payload", "'empty' cannot be the type of 'b', as it stands for a whole body", at: 1)
        ),
    ]

    @Test("A broken type is reported at the part that is broken", arguments: faults)
    func faultsAreReported(fault: FaultCase) { fault.check() }

    @Test("A type that was read before is the same where it is written again, and is not taken for a longer one")
    func repeatedTypes() throws {
        let texts = ["int", "int64", "int = 1", "int64 = 1", "Int", "int", "list<int>", "list<int> = []", "list<int>?"]
        let fields = (0..<900).map { "      f\($0): \(texts[$0 % texts.count])\n" }.joined()
        let spec = DecodedSpec("models:\n  A:\n    fields:\n\(fields)")
        #expect(spec.lines == [])
        guard case .structure(let decoded) = try spec.model().kind else { throw CancellationError() }
        let types = decoded.compactMap { if case .expression(let type) = $0.type { type.value } else { nil } }
        let expected = try texts.map { try TypeParser.parse($0.components(separatedBy: " = ")[0]) }
        #expect(types == (0..<900).map { expected[$0 % texts.count] })
    }

    @Test("More different types than are remembered are each read right")
    func manyTypes() throws {
        let fields = (0..<1000).map { "f\($0): M\($0 % 500)<N\($0)>" }.joined(separator: ", ")
        let spec = DecodedSpec("models: { A: { fields: { \(fields) } } }")
        guard case .structure(let decoded) = try spec.model().kind else { throw CancellationError() }
        let types = decoded.compactMap { if case .expression(let type) = $0.type { type.value } else { nil } }
        let expected = (0..<1000).map {
            TypeExpression.named("M\($0 % 500)", arguments: [.named("N\($0)", arguments: [])])
        }
        #expect(types == expected)
    }

    @Test("A short form gives a type and a default, each with its place")
    func shortForms() throws {
        let spec = DecodedSpec(
            "models: { A: { fields: { b: ⟦1⟧int = ⟦2⟧20, c: \"⟦3⟧list<int> = []\", d: int? = null } } }"
        )
        #expect(spec.lines == [])
        guard case .structure(let fields) = try spec.model().kind else { throw CancellationError() }
        guard case .expression(let type) = fields[0].type else { throw CancellationError() }
        #expect(type.value == .scalar(.int))
        #expect(spec.source.marker(at: type.range.start) == 1)
        #expect(type.range.end.column == type.range.start.column + 3)
        #expect(fields[0].defaultValue?.value == .scalar("20", isPlain: true))
        #expect(fields[0].defaultValue.map { spec.source.marker(at: $0.range.start) } == 2)
        guard case .expression(let list) = fields[1].type else { throw CancellationError() }
        #expect(spec.source.marker(at: list.range.start) == 3)
        #expect(fields[1].defaultValue?.value == .list([]))
        #expect(fields[2].defaultValue?.value == .null)
    }
}

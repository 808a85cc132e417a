import Testing

@testable import EndpointGeneration

@Suite("The layout of expressions")
struct CodeExpressionTests {
    private let long = CodeExpression.string(String(repeating: "x", count: 100))

    private func lines(_ expression: CodeExpression, suffix: String = "") -> [String] {
        expression.lines(after: "let a = ", suffix: suffix, column: 4)
    }

    @Test("keeps what fits on one line")
    func oneLine() {
        let call = CodeExpression.call("f", [.init(nil, .string("a")), .init("b", .strings(["c", "d"]))])
        #expect(lines(call, suffix: ",") == [#"let a = f("a", b: ["c", "d"]),"#])
        #expect(lines(.dictionary([])) == ["let a = [:]"])
        #expect(lines(.call("f", [])) == ["let a = f()"])
    }

    @Test("gives each argument a line where they do not fit")
    func brokenCall() {
        let call = CodeExpression.call("f", [.init(nil, long), .init("b", .code("2"))])
        #expect(lines(call) == ["let a = f(", "    \(long.line),", "    b: 2", ")"])
    }

    @Test("puts a comma behind the last of several elements, and none behind a single one")
    func brokenList() {
        #expect(lines(.list([long, long])) == ["let a = [", "    \(long.line),", "    \(long.line),", "]"])
        let longer = CodeExpression.call("f", [.init(nil, long), .init(nil, long)])
        #expect(
            lines(.list([longer]))
                == ["let a = [", "    f(", "        \(long.line),", "        \(long.line)", "    )", "]"]
        )
    }

    @Test("keeps a column for the comma that a broken list of several elements would end in", arguments: [1, 2])
    func columnOfComma(count: Int) {
        let list = CodeExpression.list(Array(repeating: .code("b"), count: count))
        func call(filling columns: Int) -> CodeExpression {
            let rest = columns - lines(.call("f", [.init(nil, .string("")), .init(nil, list)]))[0].count - 4
            return .call("f", [.init(nil, .string(String(repeating: "x", count: rest))), .init(nil, list)])
        }
        #expect(lines(call(filling: 119)).count == 1)
        #expect(lines(call(filling: 120)).count == (count == 1 ? 1 : 4))
    }

    @Test("puts what cannot be broken below its label")
    func label() {
        let text = CodeExpression.string(String(repeating: "x", count: 115))
        let call = CodeExpression.call("f", [.init("label", text)])
        #expect(lines(call) == ["let a = f(", "    label:", "        \(text.line)", ")"])
    }
}

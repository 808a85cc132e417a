import EndpointGeneration
import Testing

@Suite struct SignatureLayoutTests {
    private let long = String(repeating: "a", count: 60)

    @Test("a signature that fits is one line, another has a parameter a line")
    func breaksSignatures() {
        #expect(
            SignatureLayout.lines(prefix: "init", parameters: ["a: Int"], suffix: " {", indentation: 4)
                == ["init(a: Int) {"]
        )
        #expect(SignatureLayout.lines(prefix: "init", parameters: [], suffix: " {}", indentation: 4) == ["init() {}"])
        #expect(
            SignatureLayout.lines(
                prefix: "init",
                parameters: ["a: \(long)", "b: \(long)"],
                suffix: " {",
                indentation: 4
            )
                == ["init(", "    a: \(long),", "    b: \(long)", ") {"]
        )
        #expect(
            SignatureLayout.lines(
                prefix: "init",
                parameters: ["a: \(long) = \(long)", "b: B"],
                suffix: " {",
                indentation: 0
            )
                == ["init(", "    a: \(long) =", "        \(long),", "    b: B", ") {"]
        )
    }

    @Test("the last column may be used, and not one more", arguments: [(0, 120), (4, 116)])
    func countsColumns(indentation: Int, width: Int) {
        #expect(SignatureLayout.fits(String(repeating: "x", count: width), at: indentation))
        #expect(!SignatureLayout.fits(String(repeating: "x", count: width + 1), at: indentation))
        #expect(SignatureLayout.fits(String(repeating: "花", count: width), at: indentation))
    }

    @Test("an assignment breaks inside the parentheses, with an operator behind them after the sign")
    func breaksAssignments() {
        #expect(
            SignatureLayout.assignment("x", "try f", ["1"], suffix: " ?? 2", indentation: 8) == ["x = try f(1) ?? 2"]
        )
        #expect(
            SignatureLayout.assignment(long, "try f", [long], indentation: 8) == [
                "\(long) = try f(", "    \(long)", ")",
            ]
        )
        #expect(
            SignatureLayout.assignment(long, "try f", [long], suffix: " ?? 2", indentation: 8)
                == ["\(long) =", "    try f(\(long)) ?? 2"]
        )
        #expect(
            SignatureLayout.assignment("x", "try f", [long, long], suffix: " ?? 2", indentation: 8)
                == ["x =", "    try f(", "        \(long),", "        \(long)", "    ) ?? 2"]
        )
        #expect(SignatureLayout.assignment(long, long, indentation: 8) == ["\(long) =", "    \(long)"])
    }

    @Test("a case's statement goes below where it does not fit")
    func breaksCases() {
        #expect(SignatureLayout.caseLine("case .a:", "f()", indentation: 8) == ["case .a: f()"])
        #expect(SignatureLayout.caseLine("case \(long):", long, indentation: 8) == ["case \(long):", "    \(long)"])
        #expect(
            SignatureLayout.caseCall("case .a:", "self = .a", [long + long], indentation: 8)
                == ["case .a:", "    self = .a(", "        \(long + long)", "    )"]
        )
    }

    @Test("a type's head is filled line by line, its brace then on a line of its own")
    func breaksHeaders() {
        #expect(SignatureLayout.header("struct A", inheriting: [], indentation: 0) == ["struct A {"])
        #expect(SignatureLayout.header("struct A", inheriting: ["B", "C"], indentation: 0) == ["struct A: B, C {"])
        #expect(
            SignatureLayout.header("struct \(long)", inheriting: ["B", long, "C"], indentation: 0)
                == ["struct \(long): B,", "    \(long), C", "{"]
        )
        #expect(
            SignatureLayout.header(
                "extension \(long)",
                inheriting: ["Decodable"],
                where: ["\(long): Decodable"],
                indentation: 0
            )
                == ["extension \(long): Decodable", "where \(long): Decodable {"]
        )
        #expect(
            SignatureLayout.header(
                "extension A",
                inheriting: ["Decodable"],
                where: ["\(long): Decodable", "\(long): Decodable"],
                indentation: 0
            )
                == ["extension A: Decodable", "where", "    \(long): Decodable,", "    \(long): Decodable", "{"]
        )
        #expect(
            SignatureLayout.header(
                "struct A",
                parameters: ["B: Sendable", "\(long): Sendable"],
                inheriting: ["C", "\(long)"],
                indentation: 0
            )
                == ["struct A<", "    B: Sendable,", "    \(long): Sendable", ">: C, \(long) {"]
        )
    }

    @Test("a list is filled line by line, with a comma behind its last element")
    func breaksLists() {
        #expect(
            SignatureLayout.getter("var a: [A]", list: [".a", ".b"], indentation: 4) == ["var a: [A] { [.a, .b] }"]
        )
        #expect(
            SignatureLayout.getter("var a: [A]", list: [long, long, "b"], indentation: 4)
                == ["var a: [A] {", "    [", "        \(long),", "        \(long), b,", "    ]", "}"]
        )
    }
}

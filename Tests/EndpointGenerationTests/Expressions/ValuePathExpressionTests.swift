import EndpointSpec
import EndpointSpecFixtures
import Testing

@testable import EndpointGeneration

@Suite struct ValuePathExpressionTests {
    private typealias Step = ValuePath.Step
    private let spec = SpecFixture().spec

    private func path(_ steps: Step...) -> ValuePath {
        ValuePath(steps: steps, type: .scalar(.string, format: nil))
    }

    @Test("what is optional on the way is chained, what is optional at the end makes an optional")
    func chaining() throws {
        let plain = path(
            Step(name: "a", kind: .field, isOptional: false),
            Step(name: "b", kind: .field, isOptional: false)
        )
        let expression = try #require(ValuePathExpression(plain, root: "$0", isOptional: false, in: spec))
        #expect(expression.code == "$0.a.b")
        #expect(!expression.isOptional)
        let optional = path(
            Step(name: "a", kind: .field, isOptional: true),
            Step(name: "b", kind: .field, isOptional: true)
        )
        let chained = try #require(ValuePathExpression(optional, root: "response", isOptional: true, in: spec))
        #expect(chained.code == "response?.a?.b")
        #expect(chained.isOptional && chained.endsOptional)
    }

    @Test("the ends of lists are properties, and reserved words need no backticks behind a dot")
    func lists() throws {
        let steps = path(
            Step(name: "class", kind: .field, isOptional: false),
            Step(name: "last", kind: .last, isOptional: true),
            Step(name: "id", kind: .field, isOptional: false)
        )
        let expression = try #require(ValuePathExpression(steps, root: "$0", isOptional: false, in: spec))
        #expect(expression.code == "$0.class.last?.id")
        #expect(expression.isOptional && !expression.endsOptional)
    }

    @Test(
        "what a field is set to stands behind it where the model tells null from what is absent",
        arguments: [true, false]
    )
    func changes(isSent: Bool) throws {
        var fixture = SpecFixture()
        let owner = fixture.structure("A", []) { $0.usage.isSent = isSent }
        let steps = path(
            Step(name: "a", kind: .field, isOptional: true, changeOwner: owner),
            Step(name: "b", kind: .field, isOptional: false)
        )
        let expression = try #require(ValuePathExpression(steps, root: "$0", isOptional: false, in: fixture.spec))
        #expect(expression.code == (isSent ? "$0.a.value?.b" : "$0.a?.b"))
    }

    @Test("a oneOf on the way takes more than an expression")
    func unions() {
        let steps = path(Step(name: "token", kind: .unionField, isOptional: true))
        #expect(ValuePathExpression(steps, root: "$0", isOptional: false, in: spec) == nil)
    }
}

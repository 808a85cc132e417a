import EndpointDiagnostics
import Testing

@testable import EndpointSpec

@Suite struct LayoutAnalysisTests {
    /// What is boxed, and which oneOfs are indirect.
    private func layout(_ models: String) throws -> (boxed: [String: Set<String>], indirect: [String]) {
        let spec = try #require(ResolvedText("models:\n\(models)").spec)
        var boxed: [String: Set<String>] = [:]
        var indirect: [String] = []
        for model in spec.models {
            switch model.kind {
            case .structure(let structure) where !structure.boxedFields.isEmpty:
                boxed[model.name.value] = structure.boxedFields
            case .union(let union) where union.isIndirect: indirect.append(model.name.value)
            default: break
            }
        }
        return (boxed, indirect)
    }

    @Test("A field that holds its own model is boxed; lists and maps need no box")
    func direct() throws {
        let layout = try layout(
            """
              Post: { fields: { id: int, repost: Post?, replies: list<Post>, byName: map<Post> } }
            """
        )
        #expect(layout.boxed == ["Post": ["repost"]])
    }

    @Test("A circle is endless only if it is closed one way: what is not sent, or not received, opens it")
    func ways() throws {
        func warnings(_ models: String) -> [String] {
            ResolvedText("models:\n\(models)").diagnostics.sorted.map(\.rule.id)
        }
        let half = "  A: { fields: { b: { type: B, readOnly: true } } }\n"
        #expect(warnings(half + "  B: { fields: { a: { type: A, writeOnly: true } } }") == [])
        let endless = ["endless-value", "endless-value"]
        #expect(warnings(half + "  B: { fields: { a: { type: A, readOnly: true } } }") == endless)
        #expect(warnings(half + "  B: { fields: { a: A } }") == endless)
    }

    @Test("Every field on a circle is boxed, and none beside it")
    func circle() throws {
        let layout = try layout(
            """
              Ping: { fields: { pong: Pong?, other: Leaf } }
              Pong: { fields: { ping: Ping?, leaf: Leaf? } }
              Leaf: { fields: { x: int } }
              Root: { fields: { ping: Ping } }
            """
        )
        #expect(layout.boxed == ["Ping": ["pong"], "Pong": ["ping"]])
        #expect(layout.indirect == [])
    }

    @Test("A generic model that holds its parameter passes the circle on; one that lists it does not")
    func generics() throws {
        let layout = try layout(
            """
              Expandable: { generic: [Object], oneOf: { id: string, object: Object } }
              Pair: { generic: [First, Second], fields: { first: First, second: list<Second> } }
              Invoice: { fields: { subscription: Expandable<Subscription>? } }
              Subscription: { fields: { latest: Expandable<Invoice>?, all: list<Invoice> } }
              Held: { fields: { pair: "Pair<Held, int>?", listed: "Pair<int, Held>?" } }
              Outer: { generic: [Item], fields: { inner: "Pair<Item, int>" } }
              Deep: { fields: { outer: Outer<Deep>? } }
            """
        )
        #expect(
            layout.boxed == [
                "Invoice": ["subscription"], "Subscription": ["latest"], "Held": ["pair"], "Deep": ["outer"],
            ]
        )
        #expect(layout.indirect == [])
    }

    @Test("A oneOf is indirect only where no field of the circle can be boxed")
    func unions() throws {
        let layout = try layout(
            """
              Tree: { oneOf: { leaf: int, branch: Branch } }
              Branch: { fields: { left: Tree, right: Tree } }
              Nested: { oneOf: { text: string, more: Wrapper<Nested> } }
              Wrapper: { generic: [Item], fields: { item: Item } }
              Self: { oneOf: { text: string, again: Again } }
              Again: { oneOf: { a: Wrapper<Self> }, discriminator: kind }
            """
        )
        #expect(layout.boxed == ["Branch": ["left", "right"]])
        #expect(layout.indirect == ["Nested", "Self", "Again"])
    }

    @Test("A chain of ten thousand models is no matter of stack")
    func longChain() throws {
        let chain = (0..<10_000).map { "  M\($0): { fields: { next: M\($0 == 9_999 ? 0 : $0 + 1)? } }" }
        #expect(try layout(chain.joined(separator: "\n")).boxed.count == 10_000)
    }
}

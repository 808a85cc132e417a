import EndpointDiagnostics
import Testing

@testable import EndpointSpec

@Suite struct UsageAnalysisTests {
    /// Names of models by what they are used for.
    private func usage(_ text: String) throws -> (received: [String], sent: [String], hashed: [String]) {
        let models = try #require(ResolvedText(text).spec).models
        return (
            models.filter(\.usage.isReceived).map(\.name.value), models.filter(\.usage.isSent).map(\.name.value),
            models.filter(\.usage.isHashed).map(\.name.value)
        )
    }

    @Test("Use spreads through fields, elements, arguments, variants and newtypes, and stops where nothing goes")
    func spread() throws {
        let usage = try usage(
            """
            endpoints:
              get: { method: GET, path: /a, query: { by: Sort? }, response: Page<Post> }
              put: { method: PUT, path: /a, body: NewPost, response: { 200: Seat, 404: empty } }
            models:
              Sort: { enum: [a] }
              Page: { generic: [Item], fields: { items: list<Item> } }
              Post: { fields: { author: User, content: Content, more: map<Tag> } }
              User: { fields: { name: string } }
              Content: { oneOf: { text: Text, image: Image }, discriminator: kind }
              Text: { fields: { a: string } }
              Image: { fields: { a: string } }
              Tag: { newtype: string }
              NewPost: { fields: { place: Place?, tags: list<Tag> } }
              Place: { fields: { x: double } }
              Seat: { fields: { index: int } }
              Unused: { fields: { post: Post } }
            """
        )
        #expect(usage.received == ["Page", "Post", "User", "Content", "Text", "Image", "Tag", "Seat"])
        #expect(usage.sent == ["Sort", "Tag", "NewPost", "Place"])
        #expect(usage.hashed == [])
    }

    @Test("readOnly is not sent and writeOnly not received; errors, headers and failures are received")
    func directions() throws {
        let usage = try usage(
            """
            servers: { api: { failure: { type: Failed, code: code }, responseHeaders: { X-Plan: Plan? } } }
            errors: { 1: { name: held, data: Hold } }
            endpoints:
              put: { method: PUT, path: /a, body: Both, response: Both }
              head: { method: GET, path: /b, response: { type: Place, header: X-Place } }
            models:
              Both: { fields: { a: { type: In, readOnly: true }, b: { type: Out, writeOnly: true } } }
              In: { newtype: string }
              Out: { newtype: string }
              Failed: { fields: { code: string } }
              Plan: { enum: [a] }
              Hold: { newtype: string }
              Place: { newtype: string }
            """
        )
        #expect(usage.received == ["Both", "In", "Failed", "Plan", "Hold", "Place"])
        #expect(usage.sent == ["Both", "Out"])
    }

    @Test("ids, keys of maps and batched ids are hashed, with all that is inside, through generics too")
    func hashed() throws {
        let usage = try usage(
            """
            endpoints:
              get:
                method: GET
                path: /a
                query: { ids: list<BatchID> }
                batch: { parameter: ids, size: 5, key: key }
                response: list<Item>
            models:
              UserID: { newtype: int64 }
              Key: { enum: [a] }
              BatchID: { newtype: string }
              Item: { fields: { key: BatchID } }
              User: { fields: { id: UserID, map: { type: map<Value>, keys: Key } } }
              Value: { newtype: string }
              Compound: { fields: { a: Part } }
              Part: { newtype: string }
              Keyed: { fields: { id: Compound } }
              Box: { generic: [ID], fields: { id: ID } }
              Crate: { generic: [ID], fields: { box: Box<ID> } }
              Boxed: { newtype: string }
              Shelf: { fields: { crate: Crate<Boxed> } }
              Wanted: { fields: { v: Wish }, conformances: [Hashable] }
              Wish: { newtype: string }
            """
        )
        #expect(
            usage.hashed == ["UserID", "Key", "BatchID", "Compound", "Part", "Boxed", "Wanted", "Wish"]
        )
    }

    @Test("A conformance that is asked for is asked of everything inside")
    func conformances() throws {
        let spec = try ResolvedText(
            """
            models:
              A: { fields: { b: B, c: list<C> }, conformances: [Encodable] }
              B: { newtype: string }
              C: { enum: [x], conformances: [Decodable] }
            """
        ).clean()
        #expect(spec.models.map(\.conformances) == [[.encodable], [.encodable], [.decodable, .encodable]])
        #expect(spec.models.map(\.usage.isSent) == [false, false, false])
    }
}

import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite(.timeLimit(.minutes(5))) struct CacheKeyTests {
    private static let token = "secret-token-of-a-person"

    private func key<P: FlowKind>(
        _ kind: P.Type,
        _ endpoint: Flowing<P> = Flowing<P>(),
        _ client: EndpointClient<SampleApp>? = nil
    ) async throws -> CacheKey {
        let client = client ?? cacheClient(AnsweringTransport.numbered())
        let policy = try #require(P.descriptor.cache)
        return try #require(try await Call(endpoint, client: client).cacheKey(policy))
    }

    private func signedIn(_ token: String?) -> EndpointClient<SampleApp> {
        cacheClient(
            AnsweringTransport.numbered(),
            credentials: MemoryCredentialStore(
                session: SessionCredential(token: token),
                named: ["apiKey": token ?? "k"]
            )
        )
    }

    @Test("behaviour 35: one call has one key, whatever the order of its parameters, and a name that fits a file")
    func same() async throws {
        let one = try await key(Kept.self, Flowing(query: [QueryItem("a", "1"), QueryItem("b", "2")]))
        let other = try await key(Kept.self, Flowing(query: [QueryItem("b", "2"), QueryItem("a", "1")]))
        #expect(one == other)
        #expect(one.name.count == 64)
        #expect(one.name.allSatisfy { $0.isHexDigit && !$0.isUppercase })
        #expect(!one.isPersonal)
    }

    @Test(
        "behaviour 35: different parameters never share a key",
        arguments: [
            Flowing<KeptPost>(path: "/other"), Flowing(query: [QueryItem("a", "1")]),
            Flowing(query: [QueryItem("a", "")]),
            Flowing(query: [QueryItem("a", "1"), QueryItem("a", "2")]),
            Flowing(query: [QueryItem("a", "2"), QueryItem("a", "1")]), Flowing(query: [QueryItem("a", "1&a=2")]),
            Flowing(query: [QueryItem("a", "1,2")]), Flowing(body: "one"), Flowing(body: "two"), Flowing(body: ""),
        ]
    )
    func parameters(_ endpoint: Flowing<KeptPost>) async throws {
        let others = [
            Flowing<KeptPost>(), Flowing(query: [QueryItem("b", "1")]), Flowing(query: [QueryItem("a", "12")]),
            Flowing(path: "/ok/1"), Flowing(body: "three"),
        ]
        for other in others { #expect(try await key(KeptPost.self, endpoint) != key(KeptPost.self, other)) }
    }

    @Test("behaviour 35: endpoint, version, app version, locale, environment and base each make another key")
    func variations() async throws {
        let transport = AnsweringTransport.numbered()
        func client(
            _ environment: SampleApp.Environment = .production,
            base: String = "https://a.example",
            version: String = "t/1",
            locale: String = "ja-JP"
        ) -> EndpointClient<SampleApp> {
            cacheClient(transport, environment: environment, base: base, version: version, locale: locale)
        }
        #expect(try await key(Kept.self) != key(KeptStrictly.self))
        #expect(try await key(Kept.self) != key(KeptInVersion2.self))
        #expect(try await key(Kept.self) != key(Kept.self, Flowing(), client(.development)))
        #expect(try await key(Kept.self) != key(Kept.self, Flowing(), client(base: "https://b.example")))
        let updated = try await key(KeptForAppVersion.self, Flowing(), client(version: "t/2"))
        #expect(try await key(KeptForAppVersion.self) != updated)
        let abroad = try await key(KeptByLocale.self, Flowing(), client(locale: "en-GB"))
        #expect(try await key(KeptByLocale.self) != abroad)
        // Where the policy does not name them they make none.
        #expect(try await key(Kept.self) == key(Kept.self, Flowing(), client(version: "t/2", locale: "en-GB")))
    }

    @Test("behaviour 35: persons and credentials each have keys of their own, whether or not the policy says so")
    func persons() async throws {
        let one = try await key(KeptForPerson.self, Flowing(), signedIn(Self.token))
        #expect(one.isPersonal)
        #expect(try await one != key(KeptForPerson.self, Flowing(), signedIn("other")))
        let unsaid = try await key(KeptForPersonUnsaid.self, Flowing(), signedIn(Self.token))
        let nobody = try await key(KeptForPersonUnsaid.self, Flowing(), signedIn(nil))
        #expect(unsaid.isPersonal && !nobody.isPersonal)
        #expect(unsaid != nobody)
        #expect(try await unsaid != key(KeptForPersonUnsaid.self, Flowing(), signedIn("other")))
        let keyed = try await key(KeptForKey.self, Flowing(), signedIn("k1"))
        #expect(try await keyed != key(KeptForKey.self, Flowing(), signedIn("k2")))
        #expect(!keyed.isPersonal)
    }

    @Test("behaviour 35: parameters that are ignored make no other key, in query, JSON and its fields alike")
    func ignored() async throws {
        func query(_ items: (String, String)...) async throws -> CacheKey {
            try await key(KeptIgnoring.self, Flowing(query: items.map { QueryItem($0.0, $0.1) }))
        }
        let plain = try await query(("a", "1"))
        #expect(try await plain == query(("a", "1"), ("tracking", "x")))
        #expect(try await plain == query(("tracking[depth]", "y"), ("a", "1")))
        #expect(try await plain != query(("a", "1"), ("track", "x")))
        #expect(try await plain != query(("a", "2"), ("tracking", "x")))
    }

    private struct Search: Endpoint {
        typealias API = SampleApp
        typealias Response = Named
        static let descriptor = KeptPostIgnoring.descriptor
        var isForm = false
        var name: String
        var text: String

        func encode(to request: inout RequestBuilder) throws {
            try request.path("target", "x")
            let fields = { (object: inout ObjectEncoder) in
                try object.string("name", name)
                try object.string("text", text)
            }
            if isForm { try request.form(fields) } else { try request.json(fields) }
        }
    }

    @Test(
        "behaviour 35: ignored fields of a JSON body or a form make no other key, all others do",
        arguments: [false, true]
    )
    func ignoredFields(isForm: Bool) async throws {
        let client = cacheClient(AnsweringTransport.numbered())
        func key(_ name: String, _ text: String) async throws -> CacheKey? {
            let search = Search(isForm: isForm, name: name, text: text)
            return try await Call(search, client: client).cacheKey(#require(Search.descriptor.cache))
        }
        #expect(try await key("a", "1") == key("b", "1"))
        #expect(try await key("a", "1") != key("a", "2"))
        #expect(try await key("a", "1") != nil)
    }

    @Test("Parts of a key are told apart by their lengths")
    func parts() {
        func key(_ parts: String...) -> CacheKey {
            var builder = CacheKeyBuilder()
            for part in parts { builder.add(part) }
            return builder.key(isPersonal: false)
        }
        #expect(key("ab", "c") != key("a", "bc"))
        #expect(key("ab", "") != key("", "ab"))
        #expect(key("a:", "1:b") != key("a", ":1:b"))
        #expect(key("a") == key("a"))
    }
}

import EndpointRuntime
import EndpointTesting
import Foundation
import GeneratedEndpoints
import Testing

/// Calls through generated code, answered as a server would, and what reached the wire.
struct CallTests {
    private let transport = StubTransport()
    private let clock = VirtualClock()
    private let client: EndpointClient<SocialApp>

    init() {
        client = EndpointClient(
            environment: .production,
            app: AppValues(
                clientVersion: "ios/4.2.0",
                deviceID: "device-1",
                channel: "store",
                locale: { "ja-JP" },
                timeZone: { "Asia/Tokyo" },
                now: { Date(timeIntervalSince1970: 1_700_000_000) },
                values: ["localeIfChinese": { nil }]
            ),
            credentials: MemoryCredentialStore(
                session: SessionCredential(token: "token-1"),
                basic: BasicCredential(user: "u", password: "p"),
                named: ["partnerKey": "key-1"]
            ),
            signers: ["money": HeaderSigner()],
            transport: transport,
            // Pauses before retries are of no length: the clock stands still, and would never end one.
            traffic: TrafficSettings(jitter: { 0 }),
            clock: clock
        )
        transport.stubConfiguration()
    }

    /// Leaves a mark, so that a test sees that it signed.
    private struct HeaderSigner: RequestSigner {
        func sign(_ request: inout TransportRequest, in context: SigningContext) { request.headers["X-Signed"] = "yes" }
    }

    private var sent: RecordedRequest? { transport.recorder.requests.last }

    @Test("a typed stub hands its model past decoding, and parameters are what the call gave")
    func typedStub() async throws {
        transport.stub(FeedByUserEndpoint.self) { endpoint in Page(items: [], hasMore: endpoint.page < 3) }
        let page = try await client.feed.byUser(userID: UserID(7), page: 3, kinds: [.text, .gift])
        #expect(page.items.isEmpty)
        #expect(page.hasMore == false)
        #expect(
            sent?.url.absoluteString
                == "https://api.example.com/v1/feed/users/7?page=3&size=20&kinds=text,gift&tz=Asia%2FTokyo"
        )
    }

    @Test("behaviour 44: any generated endpoint can be sent with a completion handler", .timeLimit(.minutes(5)))
    func completionHandler() async throws {
        transport.stub(FeedByUserEndpoint.self) { endpoint in Page(items: [], hasMore: endpoint.page < 3) }
        let (results, continuation) = AsyncStream<Bool?>.makeStream()
        client.send(FeedByUserEndpoint(userID: UserID(7), page: 2, kinds: [.text])) { result in
            MainActor.assertIsolated()
            continuation.yield((try? result.get())?.hasMore)
            continuation.finish()
        }
        for await hasMore in results { #expect(hasMore == true) }
        #expect(transport.recorder.endpoints(of: FeedByUserEndpoint.self).map(\.page) == [2])
    }

    @Test("common headers, fixed ones, the session and the app's values go with every request; nil leaves one out")
    func commonHeaders() async throws {
        transport.stub(AccountMeEndpoint.self, .json(#"{"code":20002,"msg":"later"}"#))
        _ = try? await client.account.me()
        #expect(sent?.headers["X-Client-Version"] == "ios/4.2.0")
        #expect(sent?.headers["X-Timestamp"] == "1700000000000")
        #expect(sent?.headers["X-Platform"] == "ios")
        #expect(sent?.headers["X-Locale"] == nil)
        #expect(sent?.headers["Authorization"] == "Bearer token-1")
    }

    @Test("a business refusal is the module's case, without a look at data, and data is decoded when asked for")
    func refusal() async throws {
        transport.stub(
            FeedDetailEndpoint.self,
            sequence: [
                .json(#"{"code":41001,"msg":"gone","data":"no post","traceId":"t-1"}"#),
                .json(#"{"code":"20003","msg":"banned","data":{"reason":"spam","until":1700000000000}}"#),
                .json(#"{"code":99,"msg":"new","data":null}"#),
            ]
        )
        let gone = await #expect(throws: FeedFailure.self) { _ = try await client.feed.detail(id: PostID(1)) }
        guard case .postGone(let refusal)? = gone else {
            Issue.record("\(String(describing: gone))")
            return
        }
        #expect(refusal.message == "gone")
        #expect(gone?.requestID == "t-1")
        let banned = await #expect(throws: FeedFailure.self) { _ = try await client.feed.detail(id: PostID(1)) }
        #expect(try banned?.bannedData?.reason == "spam")
        #expect(try banned?.bannedData?.until == Date(timeIntervalSince1970: 1_700_000_000))
        let other = await #expect(throws: FeedFailure.self) { _ = try await client.feed.detail(id: PostID(1)) }
        guard case .other(let unnamed)? = other else {
            Issue.record("\(String(describing: other))")
            return
        }
        #expect(unnamed.code == "99")
    }

    @Test("an envelope without data is fine for an empty response, and a decoding failure for others")
    func envelopeNull() async throws {
        transport.stub(FeedRemoveEndpoint.self, .json(#"{"code":0,"msg":"ok","data":null}"#))
        try await client.feed.remove(id: PostID(1))
        transport.stub(FeedDetailEndpoint.self, .json(#"{"code":0,"msg":"ok"}"#))
        let error = await #expect(throws: RequestError.self) { _ = try await client.feed.detail(id: PostID(1)) }
        #expect(error?.kind == .decodingFailed)
        #expect(error?.stage == .model)
    }

    @Test("a status with a name is the module's case, with the body's code, message and data; one without is an error")
    func statusFailures() async throws {
        // The spec has an order sent twice more where the answer is 409.
        let conflict = StubAnswer<PartnerOrderEndpoint>.json(
            #"{"error":{"code":"dup","message":"again"}}"#,
            status: 409
        )
        transport.stub(
            PartnerOrderEndpoint.self,
            sequence: [
                .json(#"{"error":{"code":"out_of_stock","message":"none left"}}"#, status: 400),
                conflict, conflict, conflict,
                .json(#"{"line":2,"reason":"po_box"}"#, status: 422),
                .json("oops", status: 418),
            ]
        )
        func failure() async -> PartnerFailure? {
            // One order after another would be the same submission, within the cool-down.
            clock.advance(by: .seconds(1))
            return await #expect(throws: PartnerFailure.self) { _ = try await client.partner.order(body: order) }
        }
        let stock = await failure()
        guard case .outOfStock(let refusal)? = stock else {
            Issue.record("\(String(describing: stock))")
            return
        }
        #expect(refusal.message == "none left")
        let duplicate = await failure()
        guard case .alreadyOrdered? = duplicate else {
            Issue.record("\(String(describing: duplicate))")
            return
        }
        let address = await failure()
        #expect(try address?.addressRefusedData?.reason == .poBox)
        clock.advance(by: .seconds(1))
        let teapot = await #expect(throws: RequestError.self) { _ = try await client.partner.order(body: order) }
        #expect(teapot?.code == "418")
    }

    private var order: GiftOrder {
        GiftOrder(
            gift: UUID(uuidString: "9F0A6E2C-3B57-4F0E-9A57-7C1A2B3C4D5E")!,
            note: .clear,
            labels: ["k": .null],
            counts: [.small: 2],
            deliverAt: Date(timeIntervalSince1970: 1_700_000_000),
            reference: .max,
            cards: [.plain("a"), .lines(["b", "c"])],
            exact: Decimal(string: "0.10")!
        )
    }

    @Test(
        "a sent model is written with its formats, cleared fields as null, and a key that is the same on every replay"
    )
    func sentModel() async throws {
        transport.stub(PartnerOrderEndpoint.self, .json(#"{"id":"o","total":1,"entries":[],"notes":{}}"#, status: 201))
        _ = try await client.partner.order(body: order, idempotencyKey: "key-7")
        #expect(sent?.headers["X-Idempotency-Key"] == "key-7")
        #expect(sent?.headers["X-Partner-Key"] == "key-1")
        let expected = #"""
            {"gift":"9F0A6E2C-3B57-4F0E-9A57-7C1A2B3C4D5E","note":null,"labels":{"k":null},"counts":{"s":2},
             "deliver_at":"Tue, 14 Nov 2023 22:13:20 GMT","reference":"9223372036854775807",
             "cards":["a",["b","c"]],"exact":"0.1","urgent":0}
            """#
        #expect(try decode(JSONValue.self, sent?.bodyText ?? "") == decode(JSONValue.self, expected))
    }

    @Test("limits are checked before anything is sent")
    func limits() async throws {
        var tooMany = order
        tooMany.cards = []
        let error = await #expect(throws: RequestError.self) { _ = try await client.partner.order(body: tooMany) }
        #expect(error?.kind == .invalidRequest)
        #expect(transport.recorder.requests.isEmpty)
    }

    @Test("a form is written in the server's style, cleared values as its text for null")
    func form() async throws {
        transport.stub(PartnerAddressEndpoint.self, .json("", status: 404))
        let body = GiftAddress(street: "a+b & c", house: .clear, geo: GiftAddress.Geo(latitude: 1.5, longitude: 2))
        let outcome = try await client.partner.address(id: "x/y", body: body)
        guard case .kept = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(sent?.url.path(percentEncoded: true) == "/v2/gifts/orders/x%2Fy/address")
        #expect(
            sent?.bodyText == "street=a%2Bb%20%26%20c&house=&geo%5Blatitude%5D=1.5&geo%5Blongitude%5D=2"
        )
    }

    @Test("a header can be the answer, and redirects are then not followed")
    func headerAnswer() async throws {
        transport.stub(
            PartnerPhotoEndpoint.self,
            .raw(status: 302, headers: ["Location": "https://cdn.example.com/p.jpg"])
        )
        let url = try await client.partner.photo(id: "1")
        #expect(url.absoluteString == "https://cdn.example.com/p.jpg")
        #expect(sent?.request.followsRedirects == false)
    }

    @Test("typed headers come with the response")
    func typedHeaders() async throws {
        transport.stub(
            PartnerOrderEndpoint.self,
            .json(
                #"{"id":"o","total":1,"entries":[],"notes":{}}"#,
                status: 201,
                headers: ["Location": "https://example.com/o", "ETag": "\"v\"", "X-RateLimit-Remaining": "41"]
            )
        )
        let response = try await client.response(for: PartnerOrderEndpoint(body: order))
        #expect(response.typedHeaders.remaining == 41)
        #expect(response.typedHeaders.entityTag == "\"v\"")
        #expect(response.status == 201)
    }

    @Test("no network is one kind of failure, with the reason kept")
    func unreachable() async throws {
        transport.stub(VoiceRoomsListEndpoint.self, .unreachable(.notConnected))
        let error = await #expect(throws: RequestError.self) { _ = try await client.voiceRooms.list() }
        #expect(error?.isUnreachable == true)
    }

    @Test("endpoints that name a signer are signed")
    func signing() async throws {
        transport.stub(PurchasesWalletEndpoint.self, .json(#"{"code":0,"data":{"balance":12.30,"currency":"JPY"}}"#))
        let wallet = try await client.purchases.wallet()
        #expect(wallet.balance == Decimal(string: "12.3"))
        #expect(sent?.headers["X-Signed"] == "yes")
    }

    @Test("a multipart body has its parts in order, files from disk and models as JSON")
    func multipart() async throws {
        transport.stub(
            UsersAvatarEndpoint.self,
            .json(#"{"code":0,"data":{"avatar_url":"https://example.com/a.jpg"}}"#)
        )
        let answer = try await client.users.avatar(
            avatar: .data(Data("JPEG".utf8)),
            crop: Crop(x: 0, y: 0, width: 1, height: 1),
            source: .camera
        )
        #expect(answer.avatarURL.absoluteString == "https://example.com/a.jpg")
        let body = sent?.bodyText ?? ""
        let order = [
            "name=\"avatar\"", "filename=\"avatar.jpg\"", "image/jpeg", "JPEG", "name=\"crop\"", "application/json",
            "name=\"source\"", "camera",
        ]
        let places = order.map { body.range(of: $0)?.lowerBound }
        #expect(places.allSatisfy { $0 != nil })
        #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
    }
}

import EndpointRuntime
import Foundation

struct Order: Codable, Sendable {
    var id: Int
    var title: String
    var paid: Bool
    var total: Double
    var items: [String]
}

struct OrderDraft: Codable, Sendable {
    var title: String
    var quantity: Int
    var note: String?
    var items: [String]
}

enum Shop: APIDefinition {
    struct Environment: APIEnvironment {
        let name = "memory"
        func base(of server: String) -> String? { "https://api.example.com" }
    }

    static let plain = ServerDescriptor("plain")
    static let common = ServerDescriptor(
        "common",
        headers: [
            CommonHeader("X-Client-Version", .clientVersion), CommonHeader("X-Device-ID", .deviceID),
            CommonHeader("X-Channel", .channel), CommonHeader("X-Timestamp", .timestampMilliseconds),
            CommonHeader("Accept-Language", .locale),
        ]
    )
    static let descriptor = APIDescriptor("Shop", servers: [plain, common])
}

/// What tells one measured endpoint from another: its policies.
protocol Policies: Sendable {
    static var descriptor: EndpointDescriptor { get }
}

/// `GET /v1/orders/{id}?page=`, written as the generator writes it.
struct GetOrder<P: Policies>: Endpoint, Replayable {
    typealias API = Shop
    typealias Response = Order

    static var descriptor: EndpointDescriptor { P.descriptor }

    let id: Int
    let page: Int

    func encode(to request: inout RequestBuilder) throws {
        try request.path("id", id)
        try request.query("page", page)
    }

    static func decode(_ answer: Answer) throws -> Order { try answer.value(.value()) }
}

/// `POST /v1/orders` with a JSON body.
struct CreateOrder<P: Policies>: Endpoint {
    typealias API = Shop
    typealias Response = Order

    static var descriptor: EndpointDescriptor { P.descriptor }

    let draft: OrderDraft

    func encode(to request: inout RequestBuilder) throws { try request.json(draft) }
    static func decode(_ answer: Answer) throws -> Order { try answer.value(.value()) }
}

/// Answers without a network, as ``Memory`` does.
struct MemoryTransport: Transport {
    let answer = TransportResponse(
        status: 200,
        headers: ["Content-Type": "application/json"],
        body: .data(Memory.answer)
    )

    func send(_ request: TransportRequest) async throws -> TransportResponse { answer }
}

public import EndpointRuntime
public import Foundation

/// `GET /v1/orders/{id}`
public nonisolated struct OrdersListEndpoint: Endpoint, Replayable {
    public typealias API = SampleApp
    public typealias Response = Page<Named>
    public typealias Failure = OrdersFailure

    public static let descriptor = EndpointDescriptor(
        "orders.list",
        .get,
        "/v1/orders/{id}",
        server: SampleApp.Servers.api,
        auth: .session,
        timeout: SampleApp.Timeouts.fast,
        retry: SampleApp.Retries.transient,
        idempotency: .safe,
        inFlight: .share,
        cache: CachePolicy(
            maxAge: .seconds(300),
            varyBy: [.session],
            version: .number(2),
            staleIfError: .seconds(86400)
        )
    )

    public var id: UserID
    public var page: Int
    public var status: OrderStatus?

    public init(id: UserID, page: Int = 1, status: OrderStatus? = nil) {
        self.id = id
        self.page = page
        self.status = status
    }

    public func encode(to request: inout RequestBuilder) throws {
        try request.path("id", id)
        try request.query("page", page)
        try request.query("status", status)
    }
}

nonisolated extension OrdersRequests {
    public func list(id: UserID, page: Int = 1, status: OrderStatus? = nil) async throws -> Page<Named> {
        try await client.send(OrdersListEndpoint(id: id, page: page, status: status))
    }
}

/// `POST /v1/orders`, keyed.
public nonisolated struct OrdersCreateEndpoint: Endpoint, Replayable {
    public typealias API = SampleApp
    public typealias Response = Void
    public typealias Failure = OrdersFailure

    public static let descriptor = EndpointDescriptor(
        "orders.create",
        .post,
        "/v1/orders",
        server: SampleApp.Servers.api,
        idempotency: .key,
        answer: .empty
    )

    public var phone: String
    public var note: String?
    public init(phone: String, note: String? = nil) {
        self.phone = phone
        self.note = note
    }

    public func encode(to request: inout RequestBuilder) throws {
        request.omitHeader("x-channel")
        try request.header("X-Locale", "zh")
        try request.json { object in
            try Limit.length("phone", phone, minimum: 1)
            try object.string("phone", phone)
            try object.stringIfPresent("note", note)
        }
    }
}

nonisolated extension OrdersRequests {
    public func create(phone: String, note: String? = nil, idempotencyKey: String? = nil) async throws {
        try await client.send(
            OrdersCreateEndpoint(phone: phone, note: note),
            options: RequestOptions(idempotencyKey: idempotencyKey)
        )
    }
}

/// Several outcomes by status.
public nonisolated struct ContributorsEndpoint: Endpoint {
    public typealias API = SampleApp
    public typealias Failure = OrdersFailure

    public enum Response: Sendable, Hashable {
        case ok([Named])
        case computing
        case missing
    }

    public static let descriptor = EndpointDescriptor(
        "orders.contributors",
        .get,
        "/contributors",
        server: SampleApp.Servers.cdn,
        answer: .outcomes([200: .json, 202: .empty, 404: .empty]),
        status: [200, 202, 404]
    )

    public init() {}

    public static func decode(_ answer: Answer) throws -> Response {
        switch answer.status {
        case 200: .ok(try answer.value())
        case 202: .computing
        case 404: .missing
        default: throw answer.unacceptableStatus()
        }
    }
}

/// The value is a header; redirects are not followed.
public nonisolated struct LogURLEndpoint: Endpoint {
    public typealias API = SampleApp
    public typealias Response = URL
    public typealias Failure = OrdersFailure

    public struct Headers: ResponseHeaders {
        public var limit: Int
        public var reset: Date?
        public init(_ headers: HeaderReader) throws {
            limit = try headers.value("X-RateLimit-Limit", .int)
            reset = try headers.value("X-RateLimit-Reset", .date(.epochSeconds))
        }
    }

    public static let descriptor = EndpointDescriptor(
        "orders.logURL",
        .get,
        "/log",
        server: SampleApp.Servers.cdn,
        answer: .header,
        status: [302],
        followsRedirects: false
    )

    public init() {}
    public static func decode(_ answer: Answer) throws -> URL { try answer.header("Location", .url) }
}

public import EndpointRuntime

/// Written by hand in the form that the generator writes.
public nonisolated enum SampleApp: APIDefinition {
    public typealias Runtime = EndpointRuntimeVersion1

    public enum Environment: APIEnvironment {
        case development
        case production
        case enterprise(host: String)
        case custom(name: String, bases: [String: String])

        public var name: String {
            switch self {
            case .development: "development"
            case .production: "production"
            case .enterprise: "enterprise"
            case .custom(let name, _): name
            }
        }

        public func base(of server: String) -> String? {
            switch (server, self) {
            case ("api", .development): "https://dev-api.example.com"
            case ("api", .production): "https://api.example.com"
            case ("api", .enterprise(let host)): "https://\(host)/api/v3"
            case ("cdn", .production): "https://static.example.com"
            case (_, .custom(_, let bases)): bases[server]
            default: nil
            }
        }
    }

    public enum Servers {
        public static let api = ServerDescriptor(
            "api",
            envelope: EnvelopeDescriptor(
                code: "code",
                message: "msg",
                data: "data",
                success: ["0", "0000", "true"],
                sessionExpired: ["10401", "10402"],
                requestID: "traceId"
            ),
            headers: [
                CommonHeader("X-Client-Version", .clientVersion),
                CommonHeader("X-Device-ID", .deviceID),
                CommonHeader("X-Channel", .channel),
                CommonHeader("X-Timestamp", .timestampMilliseconds),
                CommonHeader("X-Platform", .fixed("ios")),
                CommonHeader("X-Locale", .app("localeIfChinese")),
                CommonHeader("Accept-Language", .locale),
            ],
            query: [CommonQuery("tz", .timeZone)],
            concurrency: 6
        )
        public static let nested = ServerDescriptor(
            "nested",
            envelope: EnvelopeDescriptor(
                code: "result.status",
                message: "result.text",
                data: "result.payload",
                success: ["OK"]
            )
        )
        public static let cdn = ServerDescriptor("cdn")
        public static let payments = ServerDescriptor(
            "payments",
            failure: FailureDescriptor(code: "error.code", message: "error.message")
        )
    }

    public enum Timeouts {
        public static let fast = TimeoutPolicy(attempt: .seconds(3), total: .seconds(8))
    }

    public enum Retries {
        public static let transient = RetryPolicy(limit: .seconds(8))
    }

    public enum Credentials {
        public static let appToken = CredentialDescriptor("appToken", header: "X-App-Token", scheme: "Token")
    }

    public static let descriptor = APIDescriptor(
        "SampleApp",
        servers: [Servers.api, Servers.nested, Servers.cdn, Servers.payments],
        session: SessionDescriptor(header: "Authorization", scheme: "Bearer"),
        credentials: [Credentials.appToken],
        dates: .epochMilliseconds
    )
}

public nonisolated struct OrdersRequests: Sendable {
    public let client: EndpointClient<SampleApp>
    public init(client: EndpointClient<SampleApp>) { self.client = client }
}

nonisolated extension EndpointClient where API == SampleApp {
    public var orders: OrdersRequests { OrdersRequests(client: self) }
}

public nonisolated enum OrdersFailure: ModuleFailure {
    /// 30003: The number belongs to another account.
    case phoneTaken(Refusal)
    case banned(Refusal)
    case notFound(Refusal)
    case conflict(Refusal)
    /// A code that this version of the app has no name for.
    case other(Refusal)

    public static let names = FailureNames(
        codes: ["30003": "phoneTaken", "20003": "banned", "card_declined": "banned"],
        statuses: [404: "notFound"]
    )

    public init(name: String?, refusal: Refusal) {
        switch name {
        case "phoneTaken": self = .phoneTaken(refusal)
        case "banned": self = .banned(refusal)
        case "notFound": self = .notFound(refusal)
        case "conflict": self = .conflict(refusal)
        default: self = .other(refusal)
        }
    }

    public var refusal: Refusal {
        switch self {
        case .phoneTaken(let refusal), .banned(let refusal), .notFound(let refusal), .conflict(let refusal),
            .other(let refusal):
            refusal
        }
    }

    public var bannedData: Ban? {
        get throws { if case .banned(let refusal) = self { try refusal.data(as: Ban.self) } else { nil } }
    }
}

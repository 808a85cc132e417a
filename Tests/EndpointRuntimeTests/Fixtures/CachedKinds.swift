import EndpointTesting
import Foundation

@testable import EndpointRuntime

/// Kept for ten minutes, and a day longer where the backend fails.
private let tenMinutes = CachePolicy(maxAge: .seconds(600), staleIfError: .seconds(86_400))

enum Kept: ReplayableKind { static let descriptor = cached("cache.kept", tenMinutes) }
enum KeptStrictly: ReplayableKind { static let descriptor = cached("cache.strict", CachePolicy(maxAge: .seconds(600))) }
enum KeptInVersion2: ReplayableKind {
    static let descriptor = cached("cache.kept", CachePolicy(maxAge: .seconds(600), version: .number(2)))
}
enum KeptForAppVersion: ReplayableKind {
    static let descriptor = cached("cache.app", CachePolicy(maxAge: .seconds(600), version: .app))
}
enum KeptByLocale: ReplayableKind {
    static let descriptor = cached("cache.locale", CachePolicy(maxAge: .seconds(600), varyBy: [.locale]))
}
enum KeptIgnoring: ReplayableKind {
    static let descriptor = cached("cache.ignoring", CachePolicy(maxAge: .seconds(600), ignore: ["tracking", "name"]))
}
enum KeptForPerson: ReplayableKind {
    static let descriptor = cached(
        "cache.personal",
        CachePolicy(maxAge: .seconds(600), varyBy: [.session]),
        auth: .session
    )
}
/// The policy does not say that it varies by session, and it must all the same.
enum KeptForPersonUnsaid: ReplayableKind {
    static let descriptor = cached("cache.unsaid", CachePolicy(maxAge: .seconds(600)), auth: .optional)
}
enum KeptForKey: ReplayableKind {
    static let descriptor = cached("cache.key", tenMinutes, auth: .credential(CredentialDescriptor("apiKey")))
}
enum KeptWithin5Seconds: ReplayableKind {
    static let descriptor = cached("cache.limited", tenMinutes, timeout: TimeoutPolicy(total: .seconds(5)))
}
/// A safe request that has a body.
enum KeptPost: ReplayableKind { static let descriptor = cached("cache.post", tenMinutes, .post) }
enum KeptPostIgnoring: ReplayableKind {
    static let descriptor = cached("cache.postIgnoring", CachePolicy(maxAge: .seconds(600), ignore: ["name"]), .post)
}
enum NotKept: ReplayableKind { static let descriptor = flow("cache.none", idempotency: .safe) }

private func cached(
    _ id: String,
    _ policy: CachePolicy,
    _ method: HTTPMethod = .get,
    auth: Authentication = .none,
    timeout: TimeoutPolicy? = nil
) -> EndpointDescriptor {
    var descriptor = flow(id, method, auth: auth, timeout: timeout, idempotency: .safe)
    descriptor.cache = policy
    return descriptor
}

/// A client whose time tests move.
func cacheClient(
    _ transport: any Transport,
    _ time: MovableTime = MovableTime(),
    environment: SampleApp.Environment = .production,
    base: String = "https://a.example",
    version: String = "t/1",
    locale: String = "ja-JP",
    credentials: any CredentialStore = MemoryCredentialStore(),
    caches: [any CacheStore] = [MemoryCacheStore()],
    clock: any Clock<Duration> = VirtualClock()
) -> EndpointClient<SampleApp> {
    EndpointClient(
        environment: environment,
        bases: ["api": base],
        app: AppValues(clientVersion: version, locale: { locale }, now: time.now, values: ["localeIfChinese": { nil }]),
        credentials: credentials,
        transport: transport,
        caches: caches,
        traffic: TrafficSettings(network: nil),
        clock: clock
    )
}

extension EndpointClient<SampleApp> {
    /// What the answer is named.
    func name<P: FlowKind>(
        _ kind: P.Type,
        _ path: String = "/ok",
        query: [QueryItem] = [],
        body: String? = nil,
        cache: CacheUse = .cached
    ) async throws -> String {
        try await send(
            Flowing<P>(path: path, query: query, body: body),
            options: RequestOptions(cache: cache)
        ).name
    }
}

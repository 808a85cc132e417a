import EndpointRuntime

private func get(
    server: ServerDescriptor = Shop.plain,
    auth: Authentication = .none,
    timeout: TimeoutPolicy? = nil,
    retry: RetryPolicy? = nil,
    inFlight: InFlightPolicy = .independent
) -> EndpointDescriptor {
    EndpointDescriptor(
        "shop.order",
        .get,
        "/v1/orders/{id}",
        server: server,
        auth: auth,
        timeout: timeout,
        retry: retry,
        idempotency: .safe,
        inFlight: inFlight
    )
}

private func post(idempotency: IdempotencyPolicy = .none, inFlight: InFlightPolicy = .independent)
    -> EndpointDescriptor
{
    EndpointDescriptor(
        "shop.create",
        .post,
        "/v1/orders",
        server: Shop.plain,
        idempotency: idempotency,
        inFlight: inFlight
    )
}

enum NoPolicy: Policies { static let descriptor = get() }
enum CommonHeaders: Policies { static let descriptor = get(server: Shop.common) }
enum SessionCredentials: Policies { static let descriptor = get(auth: .session) }
enum AttemptLimit: Policies { static let descriptor = get(timeout: TimeoutPolicy(attempt: .seconds(8))) }
enum TotalLimit: Policies { static let descriptor = get(timeout: TimeoutPolicy(total: .seconds(20))) }
enum Retry: Policies { static let descriptor = get(retry: RetryPolicy()) }
enum Share: Policies { static let descriptor = get(inFlight: .share) }
enum Latest: Policies { static let descriptor = get(inFlight: .latest) }
enum PostNoPolicy: Policies { static let descriptor = post() }
enum Keyed: Policies { static let descriptor = post(idempotency: .key) }
enum Reject: Policies { static let descriptor = post(inFlight: .reject(coolDown: .zero)) }

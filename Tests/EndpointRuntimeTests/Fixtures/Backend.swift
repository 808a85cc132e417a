import EndpointRuntime
import Foundation

/// A realm of the loopback server: one test's own backend, with its counts.
struct Backend: Sendable {
    let base: String
    private let transport = URLSessionTransport()

    init() throws { base = "\(try LoopbackServer.shared.get().base)/realm/\(UUID().uuidString)" }

    /// What the backend has seen.
    struct Seen: Decodable, Sendable {
        var counts: [String: Int]
        /// Name, credential and idempotency key of each request, in order.
        var log: [[String?]]
        /// The one that is valid now.
        var token: String

        subscript(name: String) -> Int { counts[name] ?? 0 }
    }

    func client<Kind: SessionKind>(
        _ kind: Kind.Type,
        credentials: any CredentialStore = MemoryCredentialStore(),
        app: AppValues = AppValues(),
        clock: any Clock<Duration> = ContinuousClock()
    ) -> EndpointClient<SessionApp<Kind>> {
        EndpointClient(
            environment: SessionApp<Kind>.Environment(name: "one", address: base),
            app: app,
            credentials: credentials,
            transport: transport,
            clock: clock
        )
    }

    /// - Parameter state: As `Realm` in `server.py` has it.
    func set(_ state: JSONValue) async throws {
        let body = try JSONEncoder().encode(state)
        _ = try await ask("set", body: .data(body))
    }

    func seen() async throws -> Seen { try await ask("counts") }

    /// Waits until a name has been asked this often.
    @discardableResult
    func wait(for name: String, _ count: Int = 1) async throws -> Seen {
        try await ask("wait?name=\(name)&count=\(count)")
    }

    private func ask(_ what: String, body: TransportBody = .none) async throws -> Seen {
        guard let url = URL(string: "\(base)/\(what)") else { throw TransportError.invalidRequest(what) }
        let request = TransportRequest(method: .post, url: url, body: body, idle: .seconds(90))
        let response = try await URLSessionTransport().send(request)
        guard case .data(let data) = response.body else { throw TransportError.invalidResponse(what) }
        if what == "set" { return Seen(counts: [:], log: [], token: "") }
        return try JSONDecoder().decode(Seen.self, from: data)
    }
}

/// What many calls came to.
struct Outcomes: Sendable {
    var values = 0
    var cancelled = 0
    /// By kind.
    var failures: [FailureKind: Int] = [:]
    /// Anything else is a fault of the runtime.
    var others: [String] = []

    mutating func add<Value>(_ result: Result<Value, any Error>) {
        switch result {
        case .success: values += 1
        case .failure(is CancellationError): cancelled += 1
        case .failure(let error as any EndpointFailure): failures[error.kind, default: 0] += 1
        case .failure(let error): others.append("\(error)")
        }
    }

    /// Runs all at once.
    static func of<Value: Sendable>(
        _ count: Int,
        _ call: @escaping @Sendable (Int) async throws -> Value
    ) async -> Outcomes {
        await withTaskGroup(of: Result<Value, any Error>.self) { group in
            for index in 0..<count {
                group.addTask {
                    do { return .success(try await call(index)) } catch { return .failure(error) }
                }
            }
            return await group.reduce(into: Outcomes()) { $0.add($1) }
        }
    }
}

extension Task where Failure == any Error {
    /// As ``value``, but a caller that is cancelled, as by a test's time limit, takes the task with it.
    var joined: Success {
        get async throws {
            try await withTaskCancellationHandler {
                try await value
            } onCancel: {
                cancel()
            }
        }
    }
}

/// Faults made on purpose, for a debug screen and for trying out what a screen does when things go wrong.
///
/// A client without it has none of this. Nothing is sent where a failure is forced; retry, session and errors then
/// come as with the real one. May be changed at any time; what is set holds for attempts from then on.
public final class DebugOptions: Sendable {
    private struct Fault {
        let failure: ForcedFailure
        /// `nil`: for ever.
        var times: Int?
    }

    private struct State {
        /// `nil` stands for every endpoint that has none of its own.
        var delays: [String?: Duration] = [:]
        var faults: [String?: Fault] = [:]
    }

    private let state = Locked(State())

    public init() {}

    /// Keeps every attempt waiting before it is sent, on the client's clock and within the attempt's limit.
    ///
    /// - Parameters:
    ///   - delay: `nil` takes the delay away.
    ///   - endpoint: `module.endpoint`, as its descriptor has it; `nil`: all that have no delay of their own.
    public func delay(by delay: Duration?, endpoint: String? = nil) {
        state.withLock { $0.delays[endpoint] = delay }
    }

    /// Makes attempts fail in place of sending them.
    ///
    /// - Parameters:
    ///   - failure: `nil` takes the failure away.
    ///   - endpoint: `module.endpoint`, as its descriptor has it; `nil`: all that have no failure of their own.
    ///   - times: How many attempts fail, those that are sent again included; `nil`: every one.
    public func fail(with failure: ForcedFailure?, endpoint: String? = nil, times: Int? = nil) {
        state.withLock { state in
            state.faults[endpoint] = failure.map { Fault(failure: $0, times: times) }
        }
    }

    /// Takes everything away.
    public func reset() { state.withLock { $0 = State() } }

    func delay(of endpoint: String) -> Duration? {
        state.withLock { $0.delays[endpoint] ?? $0.delays[nil] }
    }

    /// Counts as one of the times.
    func takeFailure(of endpoint: String) -> ForcedFailure? {
        state.withLock { state in
            let owner: String? = state.faults[endpoint] == nil ? nil : endpoint
            guard var fault = state.faults[owner] else { return nil }
            guard let times = fault.times else { return fault.failure }
            fault.times = times - 1
            state.faults[owner] = times > 1 ? fault : nil
            return times > 0 ? fault.failure : nil
        }
    }
}

/// What an attempt is made to fail with.
public enum ForcedFailure: Hashable, Sendable {
    case unreachable(UnreachableReason)
    /// An empty answer with this status; 401 ends a session, and what the spec names is the module's failure.
    case status(Int)
    /// The backend says no, in the form that the endpoint's server has for it.
    case refusal(code: String, message: String = "")
    case invalidRequest, invalidResponse, decodingFailed, sessionExpired, configUnavailable, duplicateSubmission
    case storage

    /// A failure of the kind, for screens that list them all.
    public init(_ kind: FailureKind) {
        self =
            switch kind {
            case .unreachable: .unreachable(.notConnected)
            case .unacceptableStatus: .status(500)
            case .refusal: .refusal(code: "debug")
            case .invalidRequest: .invalidRequest
            case .invalidResponse: .invalidResponse
            case .decodingFailed: .decodingFailed
            case .sessionExpired: .sessionExpired
            case .configUnavailable: .configUnavailable
            case .duplicateSubmission: .duplicateSubmission
            case .storage: .storage
            }
    }
}

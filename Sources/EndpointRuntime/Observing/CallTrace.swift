import Foundation

/// Tells observers of one call, and keeps what its stages took. There is none where nobody observes.
final class CallTrace: Sendable {
    private struct State {
        var attempt = 0
        var requestID: String?
        var durations: [FailureStage: Duration] = [:]
        /// When the stage began that is running.
        var mark: Duration
        /// Of the last answer, whose file may be gone by now.
        var bytes: Int64?
        var isOver = false
    }

    /// What every attempt passes anew.
    private static let perAttempt: [FailureStage] = [.slot, .build, .sign, .transport, .status, .business, .model]

    private let call = UUID()
    private let endpoint: String
    private let observers: [any RequestObserver]
    private let now: @Sendable () -> Date
    private let timeline: Timeline
    private let state: Locked<State>

    init(
        _ endpoint: String,
        observers: [any RequestObserver],
        now: @escaping @Sendable () -> Date,
        timeline: Timeline
    ) {
        self.endpoint = endpoint
        self.observers = observers
        self.now = now
        self.timeline = timeline
        state = Locked(State(mark: timeline.now()))
    }

    /// The stage that was running is over, and the next begins.
    func lap(_ stage: FailureStage) {
        let now = timeline.now()
        state.withLock { state in
            state.durations[stage] = now - state.mark
            state.mark = now
        }
    }

    /// The wait for this attempt is over.
    func beginAttempt() {
        lap(.retry)
        state.withLock { state in
            state.attempt += 1
            state.requestID = nil
            for stage in Self.perAttempt { state.durations[stage] = nil }
            if state.attempt == 1 { state.durations[.retry] = nil }
        }
    }

    func willSend(_ request: SentRequest, requestID: String?) {
        state.withLock { $0.requestID = requestID }
        send(.willSend(request))
    }

    func retrying(_ reason: RetryReason, after pause: Duration) { send(.retrying(reason, after: pause)) }

    /// An answer is here; its file has not been taken yet.
    func arrived(_ response: TransportResponse) {
        lap(.transport)
        let bytes = response.body.byteCount
        state.withLock { $0.bytes = bytes }
    }

    func received(_ status: Int, headers: [LoggedField], response: [LoggedField], requestID: String?) {
        let (bytes, durations) = state.withLock { state in
            state.requestID = requestID ?? state.requestID
            return (state.bytes, state.durations)
        }
        let answer = ReceivedAnswer(
            status: status,
            bytes: bytes,
            headers: headers,
            response: response,
            durations: durations
        )
        send(.received(answer))
    }

    /// The call's last event; whatever still runs of it is heard of no more.
    func ended(with error: any Error) {
        if let failure = error as? any EndpointFailure {
            state.withLock { $0.requestID = failure.requestID ?? $0.requestID }
            send(.failed(FailedCall(failure)))
        } else {
            send(.cancelled)
        }
        state.withLock { $0.isOver = true }
    }

    private func send(_ kind: RequestEvent.Kind) {
        let event: RequestEvent? = state.withLock { state in
            if state.isOver { return nil }
            return RequestEvent(
                call: call,
                endpoint: endpoint,
                attempt: state.attempt,
                requestID: state.requestID,
                date: now(),
                kind: kind
            )
        }
        if let event { for observer in observers { observer.observe(event) } }
    }
}

extension FailedCall {
    fileprivate init(_ failure: any EndpointFailure) {
        self.init(stage: failure.stage, kind: failure.kind, code: failure.code)
        switch failure {
        case let error as RequestError:
            status = error.context.status
            if case .unreachable(let reason, _) = error { unreachable = reason }
            if case .configUnavailable(let reason, _) = error { unreachable = reason }
        case let failure as any ModuleFailure: status = failure.refusal.status
        default: break
        }
    }
}

extension TransportResponse.Body {
    /// `nil` where a file cannot be asked.
    fileprivate var byteCount: Int64? {
        switch self {
        case .data(let data): Int64(data.count)
        case .file(let url): url.fileSize
        }
    }
}

extension URL {
    /// In bytes; `nil` where there is no such file.
    var fileSize: Int64? {
        (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? NSNumber)?.int64Value
    }
}

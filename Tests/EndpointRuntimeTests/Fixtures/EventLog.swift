import EndpointRuntime

/// Keeps the events of all calls, in order.
final class EventLog: RequestObserver {
    private let kept = Locked<[RequestEvent]>([])

    var events: [RequestEvent] { kept.withLock { $0 } }
    /// What happened, in a word each.
    var names: [String] { events.map(\.name) }

    func observe(_ event: RequestEvent) { kept.withLock { $0.append(event) } }
}

extension RequestEvent {
    var name: String {
        switch kind {
        case .willSend: "sent"
        case .retrying: "retrying"
        case .received: "received"
        case .failed: "failed"
        case .cancelled: "cancelled"
        }
    }

    var sent: SentRequest? { if case .willSend(let request) = kind { request } else { nil } }
    var received: ReceivedAnswer? { if case .received(let answer) = kind { answer } else { nil } }
    var failure: FailedCall? { if case .failed(let failure) = kind { failure } else { nil } }
}

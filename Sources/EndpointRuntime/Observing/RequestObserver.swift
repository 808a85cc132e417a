/// Is told what becomes of every call.
///
/// Called on the call's own task, the events of one call in order and never two at once, calls beside each other.
/// Whoever needs long hands the event on, as ``FileLogger`` does.
public protocol RequestObserver: Sendable {
    func observe(_ event: RequestEvent)
}

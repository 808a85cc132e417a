#if canImport(FoundationNetworking)
    import Dispatch
    import Foundation

    /// Runs the events of one long transfer, one at a time, and lets its session wait while many are pending.
    ///
    /// On Linux a session reads on whether its delegate keeps up or not (Swift 6.3: up to 64 MB pending in a download
    /// of 200 MB over loopback). Here whoever adds an event waits for room, so that what is pending stays near 1 MB.
    /// The wait ends by itself: an event that itself waits for the session's own queue cannot be waited for for ever.
    ///
    /// `@unchecked Sendable` is right because it restates what `OperationQueue` promises for its subclasses, and all
    /// that is added is constant.
    final class TransferQueue: OperationQueue, @unchecked Sendable {
        private static let limit = 64
        private static let patience = DispatchTimeInterval.milliseconds(200)

        private let room = DispatchSemaphore(value: limit)

        override init() {
            super.init()
            maxConcurrentOperationCount = 1
            name = "EndpointRuntime.TransferQueue"
        }

        override func addOperation(_ block: @escaping @Sendable () -> Void) {
            let hasRoom = room.wait(timeout: .now() + Self.patience) == .success
            super.addOperation { [room] in
                block()
                if hasRoom { room.signal() }
            }
        }
    }
#endif

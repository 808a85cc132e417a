/// Knows when a device that was offline has a network again.
public protocol NetworkMonitor: Sendable {
    /// Returns once there is a network; at once where there is one.
    ///
    /// - Throws: `CancellationError` where the calling task is cancelled.
    func waitUntilConnected() async throws
}

#if canImport(Network)
    import Dispatch
    import Network

    /// The system's own view of the network.
    struct SystemNetworkMonitor: NetworkMonitor {
        func waitUntilConnected() async throws {
            let (changes, continuation) = AsyncStream<Bool>.makeStream()
            let monitor = NWPathMonitor()
            monitor.pathUpdateHandler = { continuation.yield($0.status == .satisfied) }
            monitor.start(queue: DispatchQueue(label: "EndpointRuntime.SystemNetworkMonitor"))
            defer { monitor.cancel() }
            for await isConnected in changes where isConnected { return }
            throw CancellationError()
        }
    }
#endif

extension TrafficSettings {
    /// The system's monitor; `nil` on Linux, which tells nothing.
    public static var systemNetwork: (any NetworkMonitor)? {
        #if canImport(Network)
            SystemNetworkMonitor()
        #else
            nil
        #endif
    }
}

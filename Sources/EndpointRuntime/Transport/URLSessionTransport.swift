import Dispatch

#if canImport(FoundationNetworking)
    import Foundation
    public import FoundationNetworking
#else
    public import Foundation
#endif

/// Sends over `URLSession`, the same on Linux as on Apple systems.
///
/// Redirects are followed here and not by the session, so that method, body and credentials are treated alike
/// everywhere. Nothing is cached and no cookies are kept unless the given configuration says so.
///
/// On Linux a cancelled request is given up, not cancelled: cancelling a task while it ends stops the process there
/// (Swift 6.3). A short one comes to its end unheard. The upload of a file ends with its next piece. A download is held
/// up, and dropped when its idle limit has passed; such transfers have a session each, so that one that is held up is in nobody's way. So do requests that
/// are not safe: libcurl sends one again by itself where a connection that was used before breaks without an answer,
/// and a session of its own has no such connection.
public final class URLSessionTransport: Transport {
    /// Answers a TLS or other challenge, for pinning.
    public typealias ChallengeHandler =
        @Sendable (URLAuthenticationChallenge) async -> (URLSession.AuthChallengeDisposition, URLCredential?)

    /// More than this many are a loop.
    private static let redirectLimit = 20

    private let session: URLSession
    private let delegate: TransferDelegate
    private let makeSession: @Sendable (OperationQueue) -> URLSession
    private let queue: OperationQueue
    #if canImport(FoundationNetworking)
        private let starting = DispatchQueue(label: "EndpointRuntime.URLSessionTransport.starting")
    #endif

    /// - Parameters:
    ///   - configuration: `nil`: ephemeral, without cache, cookies or stored credentials.
    ///   - challenge: `nil`: the system decides.
    public init(configuration: URLSessionConfiguration? = nil, challenge: ChallengeHandler? = nil) {
        let delegate = TransferDelegate(challenge: challenge)
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        queue.name = "EndpointRuntime.URLSessionTransport"
        let configuration = configuration ?? Self.plainConfiguration
        makeSession = { URLSession(configuration: configuration, delegate: delegate, delegateQueue: $0) }
        self.delegate = delegate
        self.queue = queue
        session = makeSession(queue)
    }

    /// The session keeps its delegate until then; what is in flight still ends.
    deinit { session.finishTasksAndInvalidate() }

    private static var plainConfiguration: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpCookieStorage = nil
        configuration.httpCookieAcceptPolicy = .never
        configuration.httpShouldSetCookies = false
        configuration.urlCredentialStorage = nil
        return configuration
    }

    public func send(_ request: TransportRequest) async throws -> TransportResponse {
        var request = request
        for _ in 0...Self.redirectLimit {
            let response = try await transfer(request)
            guard let next = request.redirected(by: response) else { return response }
            if case .file(let url) = response.body { TemporaryFile.remove(url) }
            request = next
        }
        throw TransportError.invalidResponse("more than \(Self.redirectLimit) redirects")
    }

    /// One exchange, redirects reported and not followed.
    private func transfer(_ request: TransportRequest) async throws -> TransportResponse {
        let transfer = Transfer(request)
        return try await withTaskCancellationHandler {
            try Task.checkCancellation()
            return try await withCheckedThrowingContinuation { continuation in
                if transfer.begin(continuation) {
                    start(transfer, request)
                    request.abandonment?.notify { transfer.leave() }
                }
            }
        } onCancel: {
            transfer.leave()
        }
    }

    /// On Linux making and resuming a task waits for the session's own queue. Where all threads of Swift's pool wait so,
    /// there is none left for the queue; so they hand it to a thread that is not of the pool.
    private func start(_ transfer: Transfer, _ request: TransportRequest) {
        #if canImport(FoundationNetworking)
            starting.async { self.startHere(transfer, request) }
        #else
            startHere(transfer, request)
        #endif
    }

    private func startHere(_ transfer: Transfer, _ request: TransportRequest) {
        guard !transfer.isLeft else { return }
        let task: URLSessionTask
        let (session, isOwn) = session(for: request)
        defer { if isOwn { session.finishTasksAndInvalidate() } }
        do { task = try makeTask(transfer, request, in: session) } catch { return transfer.complete(nil, error) }
        delegate.add(transfer, for: task)
        transfer.attach(task)
        task.resume()
    }

    private func session(for request: TransportRequest) -> (URLSession, isOwn: Bool) {
        #if canImport(FoundationNetworking)
            if request.isLong { return (makeSession(TransferQueue()), true) }
            if !request.isSafe { return (makeSession(queue), true) }
        #endif
        return (session, false)
    }

    private func makeTask(
        _ transfer: Transfer,
        _ request: TransportRequest,
        in session: URLSession
    ) throws -> URLSessionTask {
        var urlRequest = URLRequest(url: request.url)
        urlRequest.httpMethod = request.method.rawValue
        for field in request.headers.fields { urlRequest.addValue(field.value, forHTTPHeaderField: field.name) }
        if let idle = request.idle { urlRequest.timeoutInterval = idle.seconds }
        switch request.body {
        case .none: return session.dataTask(with: urlRequest)
        case .data(let data):
            urlRequest.httpBody = data
            return session.dataTask(with: urlRequest)
        case .file(let url):
            #if canImport(FoundationNetworking)
                let body = try UploadBody(url)
                urlRequest.setBody(body)
                transfer.attach(body)
                return session.dataTask(with: urlRequest)
            #else
                return session.uploadTask(with: urlRequest, fromFile: url)
            #endif
        }
    }
}

extension TransportRequest {
    /// Whether a file is sent or saved.
    fileprivate var isLong: Bool {
        if case .file = body { return true }
        return savesBody
    }

    /// RFC 9110 section 9.2.1.
    fileprivate var isSafe: Bool { [.get, .head, .options].contains(method) }
}

/// Hands the sessions' events to the transfers they belong to.
private final class TransferDelegate: NSObject, URLSessionDataDelegate {
    /// By task; the session keeps a task until its last event, which takes it out here.
    private let transfers = Locked<[ObjectIdentifier: Transfer]>([:])
    private let challenge: URLSessionTransport.ChallengeHandler?

    init(challenge: URLSessionTransport.ChallengeHandler?) { self.challenge = challenge }

    func add(_ transfer: Transfer, for task: URLSessionTask) {
        transfers.withLock { $0[ObjectIdentifier(task)] = transfer }
    }

    private func transfer(of task: URLSessionTask) -> Transfer? {
        transfers.withLock { $0[ObjectIdentifier(task)] }
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        transfer(of: task)?.receive(response)
        completionHandler(nil)
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        transfer(of: dataTask)?.receive(response)
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        transfer(of: dataTask)?.receive(data)
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didSendBodyData bytesSent: Int64,
        totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        transfer(of: task)?.didSend(bytesSent, totalBytesSent, of: totalBytesExpectedToSend)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let transfer = transfers.withLock { $0.removeValue(forKey: ObjectIdentifier(task)) }
        transfer?.complete(task.response, error)
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard let handler = self.challenge else { return completionHandler(.performDefaultHandling, nil) }
        let transfer = transfer(of: task)
        Task {
            let (disposition, credential) = await handler(challenge)
            if disposition == .cancelAuthenticationChallenge { transfer?.refuseChallenge() }
            completionHandler(disposition, credential)
        }
    }
}

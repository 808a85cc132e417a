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
/// (Swift 6.3). A short one comes to its end unheard. A long one is held up, and dropped when its idle limit has
/// passed; such transfers have a session each, so that one that is held up is in nobody's way. So do requests that
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
        let (session, isOwn) = session(for: request)
        let task = Self.makeTask(request, in: session)
        delegate.add(transfer, for: task)
        transfer.attach(task)
        task.resume()
        if isOwn { session.finishTasksAndInvalidate() }
    }

    private func session(for request: TransportRequest) -> (URLSession, isOwn: Bool) {
        #if canImport(FoundationNetworking)
            if request.isLong { return (makeSession(TransferQueue()), true) }
            if !request.isSafe { return (makeSession(queue), true) }
        #endif
        return (session, false)
    }

    private static func makeTask(_ request: TransportRequest, in session: URLSession) -> URLSessionTask {
        var urlRequest = URLRequest(url: request.url)
        urlRequest.httpMethod = request.method.rawValue
        for field in request.headers.fields { urlRequest.addValue(field.value, forHTTPHeaderField: field.name) }
        if let idle = request.idle { urlRequest.timeoutInterval = idle.seconds }
        switch request.body {
        case .none: return session.dataTask(with: urlRequest)
        case .data(let data):
            urlRequest.httpBody = data
            return session.dataTask(with: urlRequest)
        case .file(let url): return session.uploadTask(with: urlRequest, fromFile: url)
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

extension TransportError {
    /// Sorts any error of a transport: `CancellationError` stays, `URLError` becomes what it means.
    static func sorted(_ error: any Error) -> any Error {
        switch error {
        case is CancellationError, is TransportError: error
        case let error as URLError: sorted(error.code)
        default: TransportError.unreachable(.other)
        }
    }

    private static func sorted(_ code: URLError.Code) -> any Error {
        switch code {
        case .cancelled: CancellationError()
        case .timedOut: TransportError.unreachable(.timeout)
        case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff, .callIsActive:
            TransportError.unreachable(.notConnected)
        case .cannotConnectToHost: TransportError.unreachable(.cannotConnect)
        case .networkConnectionLost: TransportError.unreachable(.connectionLost)
        case .cannotFindHost, .dnsLookupFailed: TransportError.unreachable(.hostNotFound)
        case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
            .clientCertificateRequired, .appTransportSecurityRequiresSecureConnection:
            TransportError.unreachable(.insecure)
        case .badURL, .unsupportedURL: TransportError.invalidRequest("the address is no HTTP address")
        case .fileDoesNotExist, .fileIsDirectory, .noPermissionsToReadFile, .cannotCreateFile, .cannotOpenFile,
            .cannotWriteToFile:
            TransportError.storage("it cannot be read or written")
        default: sortedByPlatform(code)
        }
    }

    /// Measured with Swift 6.3 on Linux: a connection dropped before the response is -1011 there, one cut in the body
    /// is -1; on Apple systems both are -1005.
    private static func sortedByPlatform(_ code: URLError.Code) -> TransportError {
        #if canImport(FoundationNetworking)
            if code == .badServerResponse || code == .unknown { return .unreachable(.connectionLost) }
        #endif
        switch code {
        case .badServerResponse, .cannotParseResponse, .cannotDecodeRawData, .cannotDecodeContentData,
            .zeroByteResource, .resourceUnavailable, .dataLengthExceedsMaximum, .httpTooManyRedirects,
            .redirectToNonExistentLocation, .userAuthenticationRequired:
            return .invalidResponse("the transport could not read it")
        default: return .unreachable(.other)
        }
    }
}

/// One exchange: gathers the answer and resumes its caller exactly once.
private final class Transfer: Sendable {
    private struct State {
        var continuation: CheckedContinuation<TransportResponse, any Error>?
        var task: URLSessionTask?
        var isLeft = false
        var isChallengeRefused = false
        var response: URLResponse?
        var body: AnswerBody
        var received: Int64 = 0
        var problem: TransportError?
        var passedBy = 0
        var isHeldUp = false
    }

    /// A short answer may come to its end unheard.
    private static let passingLimit = 256 * 1024

    private let state: Locked<State>
    private let progress: ProgressHandler?

    init(_ request: TransportRequest) {
        let pathExtension = request.url.pathExtension
        let body = AnswerBody(
            savesBody: request.savesBody,
            pathExtension: pathExtension,
            download: request.download
        )
        state = Locked(State(body: body))
        progress = request.progress
    }

    var isLeft: Bool { state.withLock { $0.isLeft } }

    /// - Returns: False where the caller has left already; it has then been resumed.
    func begin(_ continuation: CheckedContinuation<TransportResponse, any Error>) -> Bool {
        let isLeft = state.withLock { state in
            if !state.isLeft { state.continuation = continuation }
            return state.isLeft
        }
        if isLeft { continuation.resume(throwing: CancellationError()) }
        return !isLeft
    }

    func attach(_ task: URLSessionTask) {
        let isLeft = state.withLock { state in
            state.task = task
            return state.isLeft
        }
        if isLeft { Self.cancel(task) }
    }

    /// Not on Linux: see ``URLSessionTransport``.
    private static func cancel(_ task: URLSessionTask?) {
        #if !canImport(FoundationNetworking)
            task?.cancel()
        #endif
    }

    /// The caller has gone: it is resumed at once, and what was saved goes.
    func leave() { leave(.failure(CancellationError())) }

    private func leave(_ result: Result<TransportResponse, any Error>) {
        let (continuation, task) = state.withLock { state in
            state.isLeft = true
            state.body.discard()
            defer { state.continuation = nil }
            return (state.continuation, state.task)
        }
        continuation?.resume(with: result)
        Self.cancel(task)
    }

    /// Bytes that went by after the caller had gone. Too many, and the task is held up until it times out.
    private func passedBy(_ count: Int) {
        let task: URLSessionTask? = state.withLock { state in
            guard state.isLeft, !state.isHeldUp else { return nil }
            state.passedBy += count
            guard state.passedBy > Self.passingLimit else { return nil }
            state.isHeldUp = true
            return state.task
        }
        Self.holdUp(task)
    }

    /// Elsewhere, since suspending waits for the session, and the session may be waiting for its events to be heard.
    private static func holdUp(_ task: URLSessionTask?) {
        guard let task else { return }
        DispatchQueue.global().async { task.suspend() }
    }

    func refuseChallenge() { state.withLock { $0.isChallengeRefused = true } }

    func receive(_ response: URLResponse) {
        let stale: TransportResponse? = state.withLock { state in
            state.response = response
            guard state.body.needsHead, !state.isLeft, let http = response as? HTTPURLResponse else { return nil }
            let headers = HTTPFields(http)
            do { try state.body.begin(http.statusCode, headers) } catch { state.problem = Self.unsaved }
            return state.body.isStale ? TransportResponse(status: http.statusCode, headers: headers) : nil
        }
        if let stale { leave(.success(stale)) }
    }

    private static let unsaved = TransportError.storage("the download cannot be saved")

    func receive(_ data: Data) {
        let progress: TransferProgress? = state.withLock { state in
            guard !state.isLeft, state.problem == nil else { return nil }
            state.received += Int64(data.count)
            do { try state.body.append(data) } catch { state.problem = Self.unsaved }
            let expected = state.response?.expectedContentLength ?? -1
            return TransferProgress(
                direction: .download,
                completedBytes: state.body.earlierBytes + state.received,
                totalBytes: expected >= 0 ? state.body.earlierBytes + expected : nil
            )
        }
        if let progress { self.progress?(progress) } else { passedBy(data.count) }
    }

    func didSend(_ bytes: Int64, _ sent: Int64, of expected: Int64) {
        guard state.withLock({ !$0.isLeft }) else { return passedBy(Int(bytes)) }
        let total = expected >= 0 ? expected : nil
        progress?(TransferProgress(direction: .upload, completedBytes: sent, totalBytes: total))
    }

    /// The last event of a task.
    func complete(_ response: URLResponse?, _ error: (any Error)?) {
        let (continuation, result) = state.withLock { state in
            let result = Result { try finish(&state, response, error) }
            defer { state.continuation = nil }
            return (state.continuation, result)
        }
        continuation?.resume(with: result)
    }

    private func finish(
        _ state: inout State,
        _ response: URLResponse?,
        _ error: (any Error)?
    ) throws -> TransportResponse {
        do {
            if state.isChallengeRefused { throw TransportError.unreachable(.insecure) }
            if let error { throw TransportError.sorted(error) }
            if let problem = state.problem { throw problem }
            if state.isLeft { throw CancellationError() }
            guard let http = (state.response ?? response) as? HTTPURLResponse else {
                throw TransportError.invalidResponse("it is no HTTP")
            }
            return try state.body.finish(http.statusCode, HTTPFields(http))
        } catch {
            state.body.discard()
            throw error is CocoaError || error is POSIXError ? Self.unsaved : error
        }
    }
}

extension HTTPFields {
    /// The session has merged lines of one name already; sorted by name, since it keeps no order.
    fileprivate init(_ response: HTTPURLResponse) {
        let fields = response.allHeaderFields.compactMap { key, value -> Field? in
            guard let name = key as? String, let value = value as? String else { return nil }
            return Field(name: name, value: value)
        }
        self.init(fields.sorted { $0.name < $1.name })
    }
}

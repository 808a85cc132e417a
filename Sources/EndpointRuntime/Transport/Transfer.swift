import Dispatch

#if canImport(FoundationNetworking)
    import Foundation
    import FoundationNetworking
#else
    import Foundation
#endif

/// One exchange: gathers the answer and resumes its caller exactly once.
final class Transfer: Sendable {
    private struct State {
        var continuation: CheckedContinuation<TransportResponse, any Error>?
        var task: URLSessionTask?
        var isLeft = false
        var isChallengeRefused = false
        var response: URLResponse?
        var body: AnswerBody
        var received: Int64 = 0
        var problem: TransportError?
        #if canImport(FoundationNetworking)
            var upload: (size: Int64, isLeft: Locked<Bool>)?
        #endif
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

    #if canImport(FoundationNetworking)
        func attach(_ upload: UploadBody) {
            let isLeft = state.withLock { state in
                state.upload = (upload.size, upload.isLeft)
                return state.isLeft
            }
            if isLeft { upload.isLeft.withLock { $0 = true } }
        }
    #endif

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
            #if canImport(FoundationNetworking)
                state.upload?.isLeft.withLock { $0 = true }
            #endif
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
        let total = uploadSize ?? (expected >= 0 ? expected : nil)
        progress?(TransferProgress(direction: .upload, completedBytes: sent, totalBytes: total))
    }

    /// A session does not know how long a stream is.
    private var uploadSize: Int64? {
        #if canImport(FoundationNetworking)
            state.withLock { $0.upload?.size }
        #else
            nil
        #endif
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

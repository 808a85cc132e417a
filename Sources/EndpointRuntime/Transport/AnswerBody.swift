import Foundation

/// Gathers the body of one answer: in memory, in a temporary file, or behind the beginning of a download.
struct AnswerBody {
    private let savesBody: Bool
    private let pathExtension: String
    private let download: PartialDownload?
    private var data = Data()
    private var file: (url: URL, handle: FileHandle)?
    private var isDownloading = false
    /// Bytes of the whole body that were there before this answer.
    private(set) var earlierBytes: Int64 = 0

    init(savesBody: Bool, pathExtension: String = "", download: PartialDownload? = nil) {
        self.savesBody = savesBody
        self.pathExtension = pathExtension
        self.download = download
    }

    /// Whether the head of the answer says where its body goes.
    var needsHead: Bool { download != nil }

    /// The answer is of no use, and neither is its body.
    var isStale: Bool { download?.isStale ?? false }

    mutating func begin(_ status: Int, _ headers: HTTPFields) throws {
        guard let download else { return }
        isDownloading = try download.begin(status, headers)
        if isDownloading { earlierBytes = download.size }
    }

    mutating func append(_ piece: Data) throws {
        if isDownloading { return try download?.append(piece) ?? () }
        guard savesBody else { return data.append(piece) }
        try open().write(contentsOf: piece)
    }

    /// Closes the body, which is then whole.
    ///
    /// A download that was gone on with is told as if it had come at once.
    mutating func finish(_ status: Int, _ headers: HTTPFields) throws -> TransportResponse {
        if isDownloading, let download {
            let (url, size) = try download.finish(extension: pathExtension)
            guard status == 206 else { return TransportResponse(status: status, headers: headers, body: .file(url)) }
            var headers = headers
            headers.remove("Content-Range")
            headers["Content-Length"] = String(size)
            return TransportResponse(status: 200, headers: headers, body: .file(url))
        }
        guard savesBody else { return TransportResponse(status: status, headers: headers, body: .data(data)) }
        try open().close()
        let body = file.map { TransportResponse.Body.file($0.url) } ?? .data(Data())
        file = nil
        return TransportResponse(status: status, headers: headers, body: body)
    }

    private mutating func open() throws -> FileHandle {
        if let file { return file.handle }
        let url = TemporaryFile.url(extension: pathExtension)
        try Data().write(to: url)
        let handle = try FileHandle(forWritingTo: url)
        file = (url, handle)
        return handle
    }

    /// Nobody will take it. A download is its owner's, who keeps what can be gone on with.
    mutating func discard() {
        data = Data()
        guard let file else { return }
        self.file = nil
        try? file.handle.close()
        TemporaryFile.remove(file.url)
    }
}

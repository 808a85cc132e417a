import Foundation

extension RequestBuilder {
    /// Lays the body out for the transport.
    func preparedBody() throws -> PreparedBody {
        switch body {
        case .none: return PreparedBody(content: .none)
        case .data(let data): return PreparedBody(content: .data(data), contentType: contentType)
        case .file(let url):
            guard FileManager.default.isReadableFile(atPath: url.path) else { throw MultipartBody.unreadable }
            return PreparedBody(content: .file(url), contentType: contentType)
        case .multipart(let parts): return try MultipartBody(parts).prepared()
        }
    }
}

/// `multipart/form-data`, RFC 7578.
///
/// A body with files, or a large one, is put together in a temporary file in pieces of 64 KiB, so that it is never in
/// memory as a whole, its length is known, and it can be sent again.
struct MultipartBody {
    /// More than this many bytes go through a file.
    static let memoryLimit = 256 * 1024
    static let unreadable = RequestError.storage("a file to send cannot be read", .build)

    let parts: [MultipartPart]
    let boundary: String

    init(_ parts: [MultipartPart], boundary: String = "endpoint-\(UUID().uuidString)") {
        self.parts = parts
        self.boundary = boundary
    }

    func prepared() throws -> PreparedBody {
        let contentType = "multipart/form-data; boundary=\(boundary)"
        guard needsFile else {
            var bytes = Data()
            try write { bytes.append($0) }
            return PreparedBody(content: .data(bytes), contentType: contentType)
        }
        let url = TemporaryFile.url()
        do {
            try writeFile(url)
        } catch {
            TemporaryFile.remove(url)
            throw error is RequestError ? error : RequestError.storage("the body cannot be put together", .build)
        }
        return PreparedBody(content: .file(url), contentType: contentType, temporaryFile: url)
    }

    private var needsFile: Bool {
        var bytes = 0
        for part in parts {
            guard case .data(let data) = part.content else { return true }
            bytes += data.count
        }
        return bytes > Self.memoryLimit
    }

    private func writeFile(_ url: URL) throws {
        try Data().write(to: url)
        let handle = try FileHandle(forWritingTo: url)
        defer { try? handle.close() }
        try write { try handle.write(contentsOf: $0) }
    }

    /// Hands out the body in pieces.
    private func write(_ sink: (Data) throws -> Void) throws {
        for part in parts {
            try sink(Data("--\(boundary)\r\n\(part.head)\r\n".utf8))
            try write(part.content, sink)
            try sink(Data("\r\n".utf8))
        }
        try sink(Data("--\(boundary)--\r\n".utf8))
    }

    private func write(_ content: UploadSource, _ sink: (Data) throws -> Void) throws {
        switch content {
        case .data(let data): try sink(data)
        case .file(let url):
            guard let handle = try? FileHandle(forReadingFrom: url) else { throw Self.unreadable }
            defer { try? handle.close() }
            while true {
                let piece: Data?
                do { piece = try handle.read(upToCount: 64 * 1024) } catch { throw Self.unreadable }
                guard let piece, !piece.isEmpty else { return }
                try sink(piece)
            }
        }
    }
}

extension MultipartPart {
    /// The part's headers, each ended; without the empty line.
    fileprivate var head: String {
        var disposition = "Content-Disposition: form-data; name=\"\(name.quotedForMultipart)\""
        if let filename { disposition += "; filename=\"\(filename.quotedForMultipart)\"" }
        let type = contentType.map { "Content-Type: \($0)\r\n" } ?? ""
        return "\(disposition)\r\n\(type)"
    }
}

extension String {
    /// Names are UTF-8 as they are; quotes and line breaks percent-encoded, as RFC 7578 section 2 and browsers do.
    ///
    /// Goes by scalars, as readers do: to Swift a quote with a combining mark behind it is another character.
    fileprivate var quotedForMultipart: String {
        var quoted = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": quoted += "%22"
            case "\r": quoted += "%0D"
            case "\n": quoted += "%0A"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted
    }
}

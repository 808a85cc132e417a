#if canImport(FoundationNetworking)
    import Foundation
    import FoundationNetworking

    /// Hands the bytes of a file to a session on Linux, as many as it had at first.
    ///
    /// A task that is given the file reads it beside the session, and the process stops where the session has let go of
    /// the connection before the bytes are there (Swift 6.3). This one reads when it is asked, and an upload that is
    /// given up ends there: a read that fails ends the exchange.
    final class UploadBody: InputStream {
        let size: Int64
        /// Where it is set, the next read fails.
        let isLeft = Locked(false)
        private let handle: FileHandle
        private var remaining: Int64

        /// - Throws: ``TransportError/storage(_:)`` where the file cannot be read.
        init(_ url: URL) throws {
            do {
                handle = try FileHandle(forReadingFrom: url)
                size = Int64(try handle.seekToEnd())
                try handle.seek(toOffset: 0)
                remaining = size
            } catch {
                throw TransportError.storage("the file to be sent cannot be read")
            }
            super.init(data: Data())
        }

        override var hasBytesAvailable: Bool { true }
        override var streamStatus: Stream.Status { .open }
        override func open() {}
        override func close() {}

        override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength: Int) -> Int {
            if isLeft.withLock({ $0 }) { return -1 }
            guard remaining > 0 else { return 0 }
            let count = Int(min(Int64(maxLength), remaining))
            guard let piece = try? handle.read(upToCount: count), !piece.isEmpty else { return -1 }
            piece.copyBytes(to: buffer, count: piece.count)
            remaining -= Int64(piece.count)
            return piece.count
        }
    }

    extension URLRequest {
        /// Sends the body with its length. A blank field keeps libcurl from sending it in chunks, which many servers of
        /// files refuse, and is not sent itself.
        mutating func setBody(_ body: UploadBody) {
            httpBodyStream = body
            setValue(String(body.size), forHTTPHeaderField: "Content-Length")
            setValue(" ", forHTTPHeaderField: "Transfer-Encoding")
        }
    }
#endif

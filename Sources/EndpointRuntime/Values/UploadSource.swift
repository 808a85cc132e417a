public import Foundation

/// What is sent as a file: one on disk, which is read in pieces while it is sent, or bytes in memory.
public enum UploadSource: Hashable, Sendable {
    /// A file URL; the file must stay until the call ends.
    case file(URL)
    case data(Data)

    /// The file's own name, where it has one.
    public var filename: String? { if case .file(let url) = self { url.lastPathComponent } else { nil } }
}

/// How far a transfer is, in bytes of the body.
public struct TransferProgress: Hashable, Sendable {
    public enum Direction: Hashable, Sendable {
        case upload, download
    }

    public var direction: Direction
    public var completedBytes: Int64
    /// `nil` where nobody said.
    public var totalBytes: Int64?

    public init(direction: Direction, completedBytes: Int64, totalBytes: Int64?) {
        self.direction = direction
        self.completedBytes = completedBytes
        self.totalBytes = totalBytes
    }
}

/// Called on a queue of the transport's, in order, with bytes only ever growing within a direction.
public typealias ProgressHandler = @Sendable (TransferProgress) -> Void

import Foundation

/// A request that is still being put together: parameters in place, address and body not yet final.
struct Draft {
    let builder: RequestBuilder
    var headers: HTTPFields
    var query: [QueryItem]
    /// Names of headers that hold credentials.
    var credentialHeaders: [String] = []
    let body: PreparedBody
}

/// A body laid out for the transport.
struct PreparedBody {
    var content: TransportBody
    var contentType: String?
    /// A file of ours that goes when the attempt has ended.
    var temporaryFile: URL?

    func removeTemporaryFile() {
        if let temporaryFile { TemporaryFile.remove(temporaryFile) }
    }
}

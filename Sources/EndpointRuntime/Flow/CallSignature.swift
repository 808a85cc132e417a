import Foundation

/// What makes two calls the same: method, server, address with sorted parameters, body and whose session it is.
///
/// Headers, credentials among them, are in it only as a hash.
struct CallSignature: Hashable, Sendable {
    let endpoint: String
    /// Calls that read the same answer in two ways share nothing.
    let result: ObjectIdentifier
    let method: HTTPMethod
    let server: String
    let address: String
    let body: BodyContent
    let headers: HeaderDigest
}

/// 128 bits of a hash that is seeded anew in each process.
struct HeaderDigest: Hashable, Sendable {
    private let halves: [Int]

    init(_ headers: HTTPFields) {
        let fields = headers.fields.map { ($0.name.lowercased(), $0.value) }.sorted { $0 < $1 }
        halves = [0, 1].map { salt in
            var hasher = Hasher()
            hasher.combine(salt)
            for (name, value) in fields {
                hasher.combine(name)
                hasher.combine(value)
            }
            return hasher.finalize()
        }
    }
}

extension Call {
    /// - Throws: What building the request throws; nothing was sent then.
    func signature<Value>(_ result: Value.Type) async throws -> CallSignature {
        let builder = try written()
        var draft = Draft(
            builder: builder,
            headers: builder.headers,
            query: builder.queryItems.sortedByName,
            body: PreparedBody(content: .none)
        )
        try await addCredential(to: &draft)
        return CallSignature(
            endpoint: descriptor.id,
            result: ObjectIdentifier(result),
            method: descriptor.method,
            server: descriptor.server.name,
            address: try url(of: draft).absoluteString,
            body: builder.body,
            headers: HeaderDigest(draft.headers)
        )
    }
}

extension [QueryItem] {
    /// Values of one name keep their order, which may mean something.
    var sortedByName: [QueryItem] {
        enumerated().sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }.map(\.element)
    }
}

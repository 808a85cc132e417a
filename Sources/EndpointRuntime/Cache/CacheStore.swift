public import Foundation

/// An answer as it is kept: status, headers and body, or the finished value of a stub.
public struct CachedAnswer: Sendable {
    /// Its body is in memory.
    public var response: TransportResponse
    /// When the backend last said so, by the device's clock.
    public var date: Date

    public init(response: TransportResponse, date: Date) {
        self.response = response
        self.date = date
    }
}

extension CachedAnswer {
    /// In bytes, about; finished values count as 1 KiB.
    var size: Int {
        let headers = response.headers.fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
        let value = response.value == nil ? 0 : 1024
        guard case .data(let body) = response.body else { return headers + value }
        return headers + body.count + value
    }
}

/// Keeps answers. What it cannot read or write is as good as not there: no method fails.
///
/// Age, version and whose answer it is are the client's affair; a store finds what has the key. Calls on one store take
/// effect in the order they are made.
public protocol CacheStore: Sendable {
    /// `nil` where there is none, or it is damaged.
    func answer(for key: CacheKey) async -> CachedAnswer?
    /// In place of the one before.
    func store(_ answer: CachedAnswer, for key: CacheKey) async
    func remove(_ key: CacheKey) async
    func removeAll(_ part: CachePart) async
}

/// What is removed from a store.
public enum CachePart: Hashable, Sendable {
    case everything
    /// What is for whoever is signed in: ``CacheKey/isPersonal``.
    case personal
}

/// The stores of a client, the nearest first.
struct ResponseCache: Sendable {
    let stores: [any CacheStore]

    /// The nearest; the stores before it get it too.
    func answer(for key: CacheKey) async -> CachedAnswer? {
        for (index, store) in stores.enumerated() {
            guard let answer = await store.answer(for: key) else { continue }
            for nearer in stores[..<index] { await nearer.store(answer, for: key) }
            return answer
        }
        return nil
    }

    func store(_ answer: CachedAnswer, for key: CacheKey) async {
        for store in stores { await store.store(answer, for: key) }
    }

    func remove(_ key: CacheKey) async {
        for store in stores { await store.remove(key) }
    }

    func removeAll(_ part: CachePart) async {
        for store in stores { await store.removeAll(part) }
    }
}

extension EndpointClient {
    /// Removes every answer that is kept, of all environments. Sign-out and a change of environment do what is needed
    /// by themselves.
    public func emptyCache() async { await cache.removeAll(.everything) }
}

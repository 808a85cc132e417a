public import Foundation

/// Decides where a request really goes: another domain when one is down, a share of the traffic elsewhere.
public protocol URLRewriter: Sendable {
    /// Asked for every attempt, in the order the client was given them.
    ///
    /// - Parameters:
    ///   - url: What the rewriter before gave.
    ///   - request: With the address before all rewriting.
    /// - Throws: Anything; the call then ends with ``RequestError/invalidRequest(_:_:)`` and nothing is sent.
    func rewrite(_ url: URL, of request: TransportRequest) async throws -> URL
}

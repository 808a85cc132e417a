extension Call {
    /// Lets the app's hooks change the address, each seeing what the one before made of it.
    func rewrite(_ request: inout TransportRequest) async throws {
        let rewriters = client.rewriters
        if rewriters.isEmpty { return }
        var url = request.url
        do {
            for rewriter in rewriters { url = try await rewriter.rewrite(url, of: request) }
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            throw RequestError.invalidRequest("a rewriter of addresses failed", .build)
        }
        guard url.isHTTP else { throw RequestError.invalidRequest("it was rewritten to no HTTP address", .build) }
        request.url = url
    }
}

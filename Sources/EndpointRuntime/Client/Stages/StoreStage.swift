import Foundation

extension Call {
    /// Keeps the answer for later calls. What cannot be kept is no failure.
    ///
    /// An answer that arrives when its session has ended is not kept: it was not there when the store was emptied.
    func store(_ answer: AcceptedAnswer) async {
        guard let caching else { return }
        let known = caching.withLock { $0 }
        guard let key = known.key, isCurrent(key, known.signIn), let response = answer.response.kept else { return }
        await client.cache.store(CachedAnswer(response: response, date: client.app.now()), for: key)
        // The session may have ended in between, and the store have been emptied before this was in it.
        if !isCurrent(key, known.signIn) { await client.cache.remove(key) }
    }

    private func isCurrent(_ key: CacheKey, _ signIn: Int) -> Bool {
        !key.isPersonal || signIn == client.sessionKeeper.signIns.withLock { $0 }
    }
}

extension TransportResponse {
    /// Of a file, more than this is not kept: it would have to be read into memory.
    private static let largestFile = 4 << 20

    /// The answer with its body in memory and without cookies; `nil` for what another call has no use for, such as a
    /// part, or "not yet".
    fileprivate var kept: TransportResponse? {
        guard (200..<300).contains(status), status != 202, status != 206 else { return nil }
        var kept = self
        for name in ["Set-Cookie", "Set-Cookie2"] { kept.headers.remove(name) }
        guard case .file(let url) = body else { return kept }
        guard let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize, size <= Self.largestFile,
            let data = try? Data(contentsOf: url)
        else { return nil }
        kept.body = .data(data)
        return kept
    }
}

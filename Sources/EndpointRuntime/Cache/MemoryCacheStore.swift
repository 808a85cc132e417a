/// Keeps answers as long as the process lives; those used longest ago make room.
public final class MemoryCacheStore: CacheStore {
    private struct State {
        var answers: [CacheKey: CachedAnswer] = [:]
        var recency = RecencyList<CacheKey>()
    }

    private let state = Locked(State())
    private let limit: Int

    /// - Parameter limit: Of all together, in bytes; an answer that is larger is not kept.
    public init(limit: Int = 8 << 20) { self.limit = limit }

    public func answer(for key: CacheKey) -> CachedAnswer? {
        state.withLock { state in
            state.recency.use(key)
            return state.answers[key]
        }
    }

    public func store(_ answer: CachedAnswer, for key: CacheKey) {
        state.withLock { state in
            state.answers[key] = answer
            state.recency.set(key, size: answer.size)
            // What alone is too large must not cost all others their place.
            if answer.size > limit {
                state.answers[key] = nil
                state.recency.remove(key)
            }
            for dropped in state.recency.shrink(to: limit) { state.answers[dropped] = nil }
        }
    }

    public func remove(_ key: CacheKey) {
        state.withLock { state in
            state.answers[key] = nil
            state.recency.remove(key)
        }
    }

    public func removeAll(_ part: CachePart) {
        state.withLock { state in
            for key in state.recency.keys where part == .everything || key.isPersonal {
                state.answers[key] = nil
                state.recency.remove(key)
            }
        }
    }
}

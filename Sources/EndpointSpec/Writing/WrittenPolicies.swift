import EndpointDiagnostics
import EndpointYAML

/// How requests are treated.
extension PolicyDeclarations {
    var written: [DocumentPair] {
        var pairs = PairList()
        pairs.add("server", server)
        pairs.add("auth", auth)
        pairs.add("timeout", timeout?.value.written { $0.written }, at: timeout?.range)
        pairs.add("retry", retry?.value.written { $0.written }, at: retry?.range)
        pairs.add("idempotency", idempotency?.value.written, at: idempotency?.range)
        pairs.add("inFlight", inFlight?.value.written, at: inFlight?.range)
        pairs.add("cache", cache.map { $0.value?.written ?? .text("none") }, at: cache?.range)
        pairs.add("configGate", configGate)
        pairs.add("priority", priority)
        pairs.add("progress", progress)
        pairs.add("log", log?.written, at: log?.range)
        pairs.add("sign", sign)
        pairs.add("envelope", envelope.map { $0.value?.written ?? .text("none") }, at: envelope?.range)
        return pairs.pairs
    }
}

extension PolicyReference {
    fileprivate func written(_ inline: (Declaration) -> DocumentValue) -> DocumentValue {
        switch self {
        case .named(let name): .text(name)
        case .none: .text("none")
        case .inline(let declaration): inline(declaration)
        }
    }
}

extension TimeoutDeclaration {
    var written: DocumentValue {
        var pairs = PairList()
        pairs.add("attempt", attempt)
        pairs.add("idle", idle)
        pairs.add("total", total)
        return pairs.mapping
    }
}

extension RetryDeclaration {
    var written: DocumentValue {
        var pairs = PairList()
        pairs.add("max", max)
        pairs.add("base", base)
        pairs.add("factor", factor.map { .typed(Self.text(of: $0.value)) })
        pairs.add("jitter", jitter)
        pairs.add("limit", limit)
        pairs.add("when", when.map { .list($0.value.map { .text($0.value.rawValue) }) }, at: when?.range)
        pairs.add("statuses", statuses.map { .list($0.value.map { .number($0.value) }) }, at: statuses?.range)
        return pairs.mapping
    }

    /// Digits without an exponent, which the format does not take.
    static func text(of factor: Double) -> String {
        guard let whole = Int(exactly: factor) else { return String(describing: factor) }
        return String(whole)
    }
}

extension IdempotencyDeclaration {
    fileprivate var written: DocumentValue {
        switch self {
        case .safe: .text("safe")
        case .idempotent: .text("idempotent")
        case .none: .text("none")
        case .key: .text("key")
        case .field(let path): .mapping([DocumentPair("key", .text(path))])
        }
    }
}

extension InFlightDeclaration {
    fileprivate var written: DocumentValue {
        guard let coolDown else { return .text(policy.rawValue) }
        return .mapping([
            DocumentPair("policy", .text(policy.rawValue)), DocumentPair("coolDown", DocumentValue(coolDown.value)),
        ])
    }
}

extension CacheDeclaration {
    fileprivate var written: DocumentValue {
        var pairs = PairList()
        pairs.add("maxAge", maxAge)
        pairs.add("varyBy", varyBy)
        pairs.add("version", version.map { .typed($0.value) })
        pairs.add("staleIfError", staleIfError)
        pairs.add("ignore", ignore)
        return pairs.mapping
    }
}

extension LogDeclaration {
    var written: DocumentValue {
        var pairs = PairList()
        pairs.add("query", query.map { DocumentValue($0) })
        pairs.add("headers", headers.map { DocumentValue($0) })
        pairs.add("body", body.map { DocumentValue($0) })
        pairs.add("response", response.map { DocumentValue($0) })
        return pairs.mapping
    }
}

extension EnvelopeDeclaration {
    var written: DocumentValue {
        var pairs = PairList()
        pairs.add("code", code)
        pairs.add("message", message)
        pairs.add("data", data)
        if !success.isEmpty { pairs.add("success", DocumentValue(codes: success)) }
        if !sessionExpired.isEmpty { pairs.add("sessionExpired", DocumentValue(codes: sessionExpired)) }
        pairs.add("requestID", requestID)
        return pairs.mapping
    }
}

extension PagingDeclaration {
    var written: DocumentValue {
        var pairs = PairList()
        pairs.add("style", style)
        pairs.add("parameter", parameter)
        pairs.add("size", size)
        pairs.add("items", items)
        pairs.add("more", more)
        pairs.add("total", total)
        pairs.add("next", next)
        pairs.add("first", first)
        return pairs.mapping
    }
}

extension BatchDeclaration {
    var written: DocumentValue {
        var pairs = PairList()
        pairs.add("parameter", parameter)
        pairs.add("size", size)
        pairs.add("concurrency", concurrency)
        pairs.add("timeout", timeout)
        pairs.add("items", items)
        pairs.add("key", key)
        return pairs.mapping
    }
}

extension ExampleDeclaration {
    var written: DocumentPair {
        var pairs = PairList()
        pairs.add("request", request)
        pairs.add("status", status)
        pairs.add("response", response)
        return DocumentPair(name.value, pairs.mapping, at: name.range)
    }
}

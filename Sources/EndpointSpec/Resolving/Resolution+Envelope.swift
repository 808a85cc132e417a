import EndpointDiagnostics

extension Resolution {
    /// The envelope in force: mappings merge by key, up to the first `none`.
    mutating func envelope(of merged: MergedEndpoint, server: Server) -> Envelope? {
        var written: EnvelopeDeclaration?
        var isServers = true
        for layer in merged.layers {
            guard let choice = layer.policies.envelope else { continue }
            guard let declaration = choice.value else {
                return written.flatMap { resolved($0) }
            }
            if !layer.origin.isInherited { isServers = false }
            written = written.map { $0.filled(from: declaration) } ?? declaration
        }
        if isServers { return server.envelope }
        return written.flatMap { resolved($0) }
    }

    /// An envelope that has all it needs.
    mutating func resolved(_ declaration: EnvelopeDeclaration) -> Envelope? {
        var missing: [String] = []
        if declaration.code == nil { missing.append("code") }
        if declaration.message == nil { missing.append("message") }
        if declaration.data == nil { missing.append("data") }
        if declaration.success.isEmpty { missing.append("success") }
        guard let code = declaration.code, let message = declaration.message, let data = declaration.data,
            missing.isEmpty
        else {
            report(.incompleteSetting("envelope", lacks: missing, at: declaration.range))
            return nil
        }
        var envelope = Envelope(
            code: code.value,
            message: message.value,
            data: data.value,
            success: declaration.success.map(\.value)
        )
        envelope.sessionExpired = declaration.sessionExpired.map(\.value)
        envelope.requestID = declaration.requestID?.value
        return envelope
    }
}

extension EnvelopeDeclaration {
    /// The keys given here, and the other's for the rest.
    fileprivate func filled(from other: EnvelopeDeclaration) -> EnvelopeDeclaration {
        var result = self
        result.code = code ?? other.code
        result.message = message ?? other.message
        result.data = data ?? other.data
        result.requestID = requestID ?? other.requestID
        if success.isEmpty { result.success = other.success }
        if sessionExpired.isEmpty { result.sessionExpired = other.sessionExpired }
        return result
    }
}

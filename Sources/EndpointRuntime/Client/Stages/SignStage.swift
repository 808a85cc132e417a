extension Call {
    /// Has the endpoint's signer sign the finished request; without the signer nothing is sent.
    func sign(_ request: inout TransportRequest) async throws {
        guard let name = descriptor.sign else { return }
        let context = FailureContext(stage: .sign)
        guard let signer = client.signers[name] else {
            throw RequestError.invalidRequest("the app registers no signer '\(name)'", context)
        }
        do {
            try await signer.sign(&request)
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            throw RequestError.invalidRequest("signer '\(name)' failed", context)
        }
    }
}

import Foundation

extension Call {
    /// Has the endpoint's signer sign the finished request; without the signer nothing is sent.
    func sign(_ request: inout TransportRequest) async throws {
        guard let name = descriptor.sign else { return }
        let failure = FailureContext(stage: .sign)
        guard let signer = client.signers[name] else {
            throw RequestError.invalidRequest("the app registers no signer '\(name)'", failure)
        }
        do {
            try await signer.sign(&request, in: signingContext)
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            throw RequestError.invalidRequest("signer '\(name)' failed", failure)
        }
    }

    private var signingContext: SigningContext {
        let server = descriptor.server.name
        let offset = client.clockOffsets.offset(of: server)
        return SigningContext(
            endpoint: isRaw ? nil : descriptor.id,
            server: server,
            environment: entry?.place.environment.name ?? "",
            clockOffset: offset,
            date: client.app.now().addingTimeInterval(offset)
        )
    }

    /// For the signers alone, since reading the date of every answer has its price.
    func learnClockOffset(from response: TransportResponse) {
        if client.signers.isEmpty { return }
        client.clockOffsets.learn(from: response.headers, of: descriptor.server.name, now: client.app.now())
    }
}

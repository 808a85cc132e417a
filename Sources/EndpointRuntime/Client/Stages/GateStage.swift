extension Call {
    /// Waits for the app's configuration, where the endpoint requires it.
    ///
    /// - Throws: ``RequestError/configUnavailable(_:_:)`` where it does not come.
    func passGate() async throws {
        guard descriptor.configGate == .required, purpose == .business, E.API.configurationSource != nil else { return }
        do {
            try await client.configGate.pass(client)
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            throw RequestError.configUnavailable(error.unreachableReason, context(of: error))
        }
    }

    /// Of this call, with what the backend's logs know the fetch by.
    private func context(of error: any Error) -> FailureContext {
        FailureContext(
            endpoint: descriptor.id,
            stage: .gate,
            status: (error as? RequestError)?.context.status,
            requestID: (error as? any EndpointFailure)?.requestID
        )
    }
}

extension Error {
    fileprivate var unreachableReason: UnreachableReason? {
        switch self as? RequestError {
        case .unreachable(let reason, _): reason
        case .configUnavailable(let reason, _): reason
        default: nil
        }
    }
}

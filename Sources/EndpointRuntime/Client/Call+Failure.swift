extension Call {
    /// Sorts whatever a stage threw into what callers are promised: `CancellationError`, ``RequestError`` or the
    /// module's failure.
    func failure(_ error: any Error) -> any Error {
        switch error {
        case is CancellationError: return error
        case var error as RequestError:
            if error.context.endpoint == nil { error.context.endpoint = descriptor.id }
            return error
        case is any EndpointFailure: return error
        case let error as TransportError: return Task.isCancelled ? CancellationError() : requestError(error)
        default: return RequestError.invalidRequest("the endpoint could not be written", context(at: .build))
        }
    }

    private func requestError(_ error: TransportError) -> RequestError {
        let context = context(at: .transport)
        return switch error {
        case .unreachable(let reason): .unreachable(reason, context)
        case .invalidResponse(let reason): .invalidResponse(reason, context)
        case .invalidRequest(let reason): .invalidRequest(reason, context)
        case .storage(let reason): .storage(reason, context)
        }
    }

    private func context(at stage: FailureStage) -> FailureContext {
        FailureContext(endpoint: descriptor.id, stage: stage)
    }
}

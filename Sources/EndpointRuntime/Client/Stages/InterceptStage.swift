extension Call {
    /// Lets the interceptors change the request, has it signed and sent, and shows them what came back.
    ///
    /// Each that was asked on the way out is told on the way back, also where a later one stopped the request.
    func intercepting(
        _ request: inout TransportRequest,
        _ next: (inout TransportRequest) async throws -> TransportResponse
    ) async throws -> TransportResponse {
        let interceptors = client.interceptors
        if interceptors.isEmpty { return try await next(&request) }
        var asked = 0
        let result: Result<TransportResponse, any Error>
        do {
            for interceptor in interceptors {
                asked += 1
                try await adapt(&request, by: interceptor)
            }
            result = .success(try await next(&request))
        } catch {
            result = .failure(failure(error))
        }
        for interceptor in interceptors.prefix(asked).reversed() { await interceptor.receive(result, for: request) }
        return try result.get()
    }

    private func adapt(_ request: inout TransportRequest, by interceptor: any Interceptor) async throws {
        do {
            try await interceptor.adapt(&request)
        } catch let error where error is CancellationError || error is any EndpointFailure {
            throw error
        } catch {
            throw RequestError.invalidRequest("an interceptor failed", .build)
        }
    }
}

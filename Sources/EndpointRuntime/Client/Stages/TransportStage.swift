extension Call {
    /// Sends, and waits for the last byte at most as long as one attempt may take.
    func transport(_ request: TransportRequest) async throws -> TransportResponse {
        let transport = client.transport
        return try await withTimeLimit(descriptor.timeout?.attempt, clock: client.clock) {
            do {
                if let answer = try await self.debugged() { return answer }
                return try await transport.send(request)
            } catch let error as any EndpointFailure {
                throw error
            } catch {
                throw TransportError.sorted(error)
            }
        }
    }
}

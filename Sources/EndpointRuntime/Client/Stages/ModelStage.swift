extension Call {
    /// Makes the endpoint's result; a finished value of the transport's stands for it.
    func result(of accepted: AcceptedAnswer) throws -> E.Response {
        if let answer = accepted.answer { return try located(accepted) { try E.decode(answer) } }
        guard let value = accepted.response.value as? E.Response else {
            let context = context(at: .model, accepted.response)
            throw RequestError.invalidResponse("the transport's value is no \(E.Response.self)", context)
        }
        return value
    }

    /// Makes what the caller reads of the answer.
    func value<Value>(of accepted: AcceptedAnswer, _ read: (Answer) throws -> Value) throws -> Value {
        guard let answer = accepted.answer else {
            let context = context(at: .model, accepted.response)
            throw RequestError.invalidResponse("the transport's value is no answer", context)
        }
        return try located(accepted) { try read(answer) }
    }

    func response(of accepted: AcceptedAnswer) throws -> EndpointResponse<E> {
        let headers = accepted.response.headers
        return EndpointResponse(
            value: try result(of: accepted),
            status: accepted.response.status,
            headers: headers,
            typedHeaders: try located(accepted) { try E.Headers(HeaderReader(headers, dates: api.dates)) },
            requestID: accepted.requestID
        )
    }

    /// Turns what a model throws into the one error for it, with status and request identity.
    private func located<Value>(_ accepted: AcceptedAnswer, _ decode: () throws -> Value) throws -> Value {
        do {
            return try decode()
        } catch let error as any EndpointFailure {
            throw error
        } catch {
            var context = context(at: .model, accepted.response)
            context.requestID = accepted.requestID ?? context.requestID
            let problem = (error as? DecodingError).map { DecodingProblem($0) }
            throw RequestError.decodingFailed(problem ?? DecodingProblem(path: "", kind: .invalid), context)
        }
    }
}

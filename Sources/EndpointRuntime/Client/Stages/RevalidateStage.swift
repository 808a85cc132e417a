extension Call {
    /// Asks for the answer only if it is another than the one that is kept; RFC 9110 section 13.1.
    ///
    /// Conditions of the endpoint's own stay.
    func addConditions(to draft: inout Draft) {
        guard let kept = caching?.withLock({ $0.kept }), kept.response.value == nil,
            descriptor.method == .get || descriptor.method == .head,
            !draft.headers.contains("If-None-Match"), !draft.headers.contains("If-Modified-Since")
        else { return }
        if let tag = kept.response.headers["ETag"] {
            draft.headers.append("If-None-Match", tag)
        } else if let date = kept.response.headers["Last-Modified"] {
            draft.headers.append("If-Modified-Since", date)
        }
    }

    /// The kept answer in place of a 304 that speaks of it.
    func revived(_ response: TransportResponse, for request: TransportRequest) -> TransportResponse {
        guard response.status == 304, response.value == nil, let kept = caching?.withLock({ $0.kept }) else {
            return response
        }
        let tag = kept.response.headers["ETag"]
        let date = kept.response.headers["Last-Modified"]
        let isMeant =
            if let asked = request.headers["If-None-Match"] { asked == tag } else {
                request.headers["If-Modified-Since"].map { $0 == date } == true
            }
        return isMeant ? kept.response : response
    }
}

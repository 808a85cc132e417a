/// What has passed status and business code.
struct AcceptedAnswer {
    let response: TransportResponse
    /// `nil` where the transport gave a finished value.
    let answer: Answer?
    let requestID: String?
}

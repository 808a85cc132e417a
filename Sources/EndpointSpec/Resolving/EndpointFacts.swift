import EndpointDiagnostics

/// What rules ask of a resolved endpoint beside what it does: where that was said.
struct EndpointFacts {
    var id: EndpointID
    var name: Located<String>
    var method: HTTPMethod
    var server: Int
    var policies: Policies
    var retry: PolicySource?
    var cache: PolicySource?
    var inFlight: PolicySource?
    /// Whether the retry in force names `timeout` among its conditions, instead of having all by default.
    var namesTimeoutCondition = false
    var timeout: PolicySource?
    var auth: PolicySource?
    var body: SourceRange?

    init(id: EndpointID, name: Located<String>, method: HTTPMethod, server: Int, policies: Policies) {
        self.id = id
        self.name = name
        self.method = method
        self.server = server
        self.policies = policies
    }
}

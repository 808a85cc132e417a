extension Call {
    /// Lets the app's hooks change the address. This version has no hooks.
    func rewrite(_ request: inout TransportRequest) {}
}

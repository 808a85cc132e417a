extension Call {
    /// Waits for the app's configuration. This version has no gate: every call passes, those too whose endpoint
    /// requires the configuration.
    func passGate() async throws {}
}

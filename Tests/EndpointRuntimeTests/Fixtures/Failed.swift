import Testing

/// Records an issue where a `guard` leaves a test.
func failed(_ what: String = "not the case that was expected", sourceLocation: SourceLocation = #_sourceLocation) {
    Issue.record(Comment(rawValue: what), sourceLocation: sourceLocation)
}

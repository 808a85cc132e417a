import EndpointDiagnostics

extension ResolvingRules {
    static let unknownTimeZone = DiagnosticRule(
        "unknown-time-zone",
        summary: "A time zone has no such name.",
        reason: "Dates in a pattern are read and written in that zone; without it none can be.",
        wayOut: "Use a name of the IANA time zone database, such as 'UTC' or 'Asia/Shanghai'."
    )
}

extension Diagnostic {
    static func unknownTimeZone(_ zone: Located<String>) -> Diagnostic {
        Diagnostic(
            ResolvingRules.unknownTimeZone,
            "there is no time zone '\(zone.value)'; one is 'Asia/Shanghai'",
            at: zone.range
        )
    }
}

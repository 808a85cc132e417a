import EndpointDiagnostics
import EndpointTestSupport
import Testing

@testable import EndpointSpec

/// What scalars are read as, and what is refused.
@Suite struct ScalarTests {
    @Test(
        "Durations are digits with at most one point and a unit",
        arguments: [
            ("800ms", 800), ("0ms", 0), ("1s", 1000), ("1.5s", 1500), ("0.25m", 15_000), ("30m", 1_800_000),
            ("2h", 7_200_000),
            ("7d", 604_800_000), ("1.001s", 1001),
        ]
    )
    func durations(text: String, milliseconds: Int) {
        #expect(SpecDuration(text: text) == SpecDuration(milliseconds: milliseconds))
    }

    @Test(
        "What is no whole number of milliseconds with a unit is no duration",
        arguments: [
            "", "s", "5", "1 s", "1.s", ".5s", "1.2.3s", "0.5ms", "1.0001s", "-1s", "1S", "1w", "1sec",
            "99999999999999999d",
            "999999999999999d", "1e3s", "１s",
        ]
    )
    func noDurations(text: String) {
        #expect(SpecDuration(text: text) == nil)
    }

    static let faults = [
        FaultCase(
            "endpoints: { a: { method: GET, path: /a, progress: ⟦1⟧yes } }",
            .error("invalid-boolean", "'progress' must be a boolean, and 'yes' is none; write 'true'", at: 1)
        ),
        FaultCase(
            "endpoints: { a: { method: GET, path: /a, progress: ⟦1⟧NO } }",
            .error("invalid-boolean", "'progress' must be a boolean, and 'NO' is none; write 'false'", at: 1)
        ),
        FaultCase(
            "models: { A: { enum: [a], open: ⟦1⟧on } }",
            .error("invalid-boolean", "'open' must be a boolean, and 'on' is none; write 'true'", at: 1)
        ),
        FaultCase(
            "models: { A: { enum: [a], open: ⟦1⟧maybe } }",
            .error("invalid-boolean", "'open' must be a boolean, and 'maybe' is none; write 'true' or 'false'", at: 1)
        ),
        FaultCase(
            "models: { A: { newtype: int, deprecated: ⟦1⟧false } }",
            .error(
                "invalid-boolean",
                "'deprecated' must be 'true', a text or a mapping, or be left out, found 'false'",
                at: 1
            )
        ),
        FaultCase(
            "retries: { a: { max: ⟦1⟧1.5, base: ⟦2⟧5, factor: ⟦3⟧0.5, jitter: ⟦4⟧ful } }",
            .error("invalid-number", "'max' must be an integer from 0, in digits, found '1.5'", at: 1),
            .error(
                "invalid-duration",
                "'base' must be a duration of whole milliseconds such as '800ms', '1.5s', '30m', '1h' or '7d', found '5'",
                at: 2
            ),
            .error("invalid-number", "'factor' must be a number from 1, as pauses do not shrink, found '0.5'", at: 3),
            .error("unknown-word", "'jitter' must be one of 'none', 'full', found 'ful'; did you mean 'full'?", at: 4)
        ),
        FaultCase(
            "servers: { a: { concurrency: ⟦1⟧0 }, b: { concurrency: ⟦2⟧-1 }, c: { concurrency: ⟦3⟧99999999999999999999 } }",
            .error("invalid-number", "'concurrency' must be an integer from 1, in digits, found '0'", at: 1),
            .error("invalid-number", "'concurrency' must be an integer from 1, in digits, found '-1'", at: 2),
            .error(
                "invalid-number",
                "'concurrency' must be an integer from 1, in digits, found '99999999999999999999'",
                at: 3
            )
        ),
        FaultCase(
            "retries: { a: { statuses: [429, ⟦1⟧99, ⟦2⟧600, ⟦3⟧4xx] } }",
            .error("invalid-status", "'statuses' must be a status from 100 to 599, found '99'", at: 1),
            .error("invalid-status", "'statuses' must be a status from 100 to 599, found '600'", at: 2),
            .error("invalid-status", "'statuses' must be a status from 100 to 599, found '4xx'", at: 3)
        ),
        FaultCase(
            "models: { A: { newtype: int, deprecated: { removeAfter: ⟦1⟧2027-02-29 } } }",
            .error("invalid-date", "'removeAfter' must be a day such as '2027-03-31', found '2027-02-29'", at: 1)
        ),
        FaultCase(
            "spec: ⟦1⟧2",
            .error("unsupported-version", "version '2' of the format is not known; write 'spec: 1'", at: 1)
        ),
        FaultCase(
            "models: { A: { newtype: string, pattern: ⟦1⟧'([a-z' } }",
            .error("invalid-pattern", "'pattern' must be a regular expression, found '([a-z'", at: 1)
        ),
        FaultCase(
            "models: { A: { newtype: int, minimum: ⟦1⟧1e3, maximum: ⟦2⟧1. } }",
            .error("invalid-number", "'minimum' must be a number such as '2' or '-0.5', found '1e3'", at: 1),
            .error("invalid-number", "'maximum' must be a number such as '2' or '-0.5', found '1.'", at: 2)
        ),
    ]

    @Test("A scalar that is not what its key asks for is refused with what to write", arguments: faults)
    func faultsAreReported(fault: FaultCase) { fault.check() }

    static let nulls = [
        FaultCase("⟦1⟧name:\njson: {}\n", .error("null-value", "'name' has no value; give one, or remove it", at: 1)),
        FaultCase("name: ⟦1⟧~\n", .error("null-value", "'name' has no value; give one, or remove it", at: 1)),
        FaultCase(
            "endpoints:\n  ⟦1⟧a:\n",
            .error("null-value", "'a' has no value; give one, or remove it", at: 1)
        ),
        FaultCase(
            "models: { A: { fields: { b: ⟦1⟧null } } }",
            .error("null-value", "'b' has no value; give one, or remove it", at: 1)
        ),
        FaultCase(
            "models: { A: { enum: [a, ⟦1⟧~] } }",
            .error("null-value", "'enum' has no value; give one, or remove it", at: 1)
        ),
        FaultCase(
            "defaults: { auth: ⟦1⟧'' }",
            .error(
                "invalid-name",
                "'' is not a name; a name is ASCII letters and digits and begins with a lower-case letter",
                at: 1
            )
        ),
    ]

    @Test("Null is refused where a value must stand", arguments: nulls)
    func nullsAreReported(fault: FaultCase) { fault.check() }

    @Test(
        "Null means that there is nothing in models, endpoints, fields and errors, and is a default of its own",
        arguments: [
            "models:", "endpoints: ~", "errors: null", "models: { A: { fields: } }",
            "models: { A: { fields: { b: { type: int?, default: } } } }",
            "models: { A: { fields: { b: { type: { fields: }, optional: true } } } }",
            "endpoints: { a: { method: GET, path: /a, errors: } }",
        ]
    )
    func allowedNulls(text: String) {
        #expect(DecodedSpec(text).lines == [])
    }

    @Test("Digits, points and signs of texts are kept as they are written")
    func textsKeepTheirForm() throws {
        let spec = DecodedSpec(
            "endpoints: { a: { method: GET, path: /a, since: 1.10, cache: { version: 007 }, query: { b: int = 0012 } } }"
        )
        let endpoint = try spec.endpoint()
        #expect(endpoint.since?.value == "1.10")
        #expect(endpoint.policies.cache?.value?.version?.value == "007")
        #expect(endpoint.query.first?.defaultValue?.value == .scalar("0012", isPlain: true))
    }
}

/// What one check found.
package struct Finding: Sendable, Equatable {
    package enum Verdict: Sendable, Equatable {
        case fine
        /// There is nothing here that the check is about.
        case skipped
        /// Something keeps the set-up from working, and this line mends it.
        case problem(mend: String)
    }

    package var verdict: Verdict
    /// Lower case, no final period, one sentence.
    package var message: String

    package static func fine(_ message: String) -> Finding { Finding(verdict: .fine, message: message) }
    package static func skipped(_ message: String) -> Finding { Finding(verdict: .skipped, message: message) }
    package static func problem(_ message: String, mend: String) -> Finding {
        Finding(verdict: .problem(mend: mend), message: message)
    }
}

/// One thing that can keep a set-up from working.
package protocol SetUpCheck: Sendable {
    /// What reports call it.
    static var name: String { get }

    /// At least one finding, in the order in which they are worth reading.
    func findings(in setUp: SetUp) -> [Finding]
}

/// A finding with the check that made it.
package struct CheckedFinding: Sendable, Equatable {
    package var check: String
    package var finding: Finding

    package var isProblem: Bool {
        if case .problem = finding.verdict { true } else { false }
    }
}

/// Every check, in the order in which one rests on another.
package enum Doctor {
    package static let checks: [any SetUpCheck] = [
        ToolchainCheck(), LibYAMLCheck(), SpecsCheck(), UnusedSettingsCheck(), OutputCheck(), PluginTrustCheck(),
        BaseRevisionCheck(),
    ]

    package static func findings(in setUp: SetUp) -> [CheckedFinding] {
        checks.flatMap { check in
            check.findings(in: setUp).map { CheckedFinding(check: type(of: check).name, finding: $0) }
        }
    }
}

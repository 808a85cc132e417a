import EndpointDiagnostics
package import EndpointProject

/// What `doctor` prints: a line for each finding, and below a problem the line that mends it.
package struct DoctorReport {
    private let findings: [CheckedFinding]

    package init(_ findings: [CheckedFinding]) { self.findings = findings }

    package var text: String {
        let width = findings.map(\.check.count).max() ?? 0
        let lines = findings.map { found in
            let name = found.check + String(repeating: " ", count: width - found.check.count)
            let margin = String(repeating: " ", count: width + 11)
            let message = found.finding.message.escapingControlCharacters
            switch found.finding.verdict {
            case .fine: return "fine     \(name)  \(message)"
            case .skipped: return "skipped  \(name)  \(message)"
            case .problem(let mend):
                return "problem  \(name)  \(message)\n\(margin)mend: \(mend.escapingControlCharacters)"
            }
        }
        return lines.joined(separator: "\n") + "\n\n" + ending + "\n"
    }

    private var ending: String {
        let count = findings.count(where: \.isProblem)
        return count == 0 ? "nothing hurts" : count == 1 ? "1 problem" : "\(count) problems"
    }
}

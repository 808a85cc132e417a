extension ChangeReport {
    /// A test suite a category, a test case a change; breaking ones that nobody approved fail.
    package var junit: String {
        let suites = ChangeCategory.allCases.map { category in
            (category, changes.filter { $0.effects.first?.category == category })
        }
        let failures = changes.count { Self.fails($0) }
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<testsuites name=\"endpointgen diff\" tests=\"\(changes.count)\" failures=\"\(failures)\" errors=\"0\">",
        ]
        for (category, changes) in suites where !changes.isEmpty { lines += suite(category, changes) }
        lines.append("</testsuites>")
        return lines.joined(separator: "\n") + "\n"
    }

    private func suite(_ category: ChangeCategory, _ changes: [Change]) -> [String] {
        let failures = changes.count { Self.fails($0) }
        let counts = "tests=\"\(changes.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"0\""
        return ["  <testsuite name=\"\(category.rawValue)\" \(counts)>"] + changes.flatMap(testCase) + [
            "  </testsuite>"
        ]
    }

    private static func fails(_ change: Change) -> Bool { change.level == .breaking && change.approval == nil }

    private func testCase(_ change: Change) -> [String] {
        let name = Self.escaped(change.id)
        let owner = Self.escaped(change.rule.id)
        let text = Self.escaped(change.effects.map { $0.text(in: language) }.joined(separator: "\n"))
        let place = change.range.map { Self.escaped($0.text) + "\n" } ?? ""
        let opening = "    <testcase classname=\"\(owner)\" name=\"\(name)\">"
        guard Self.fails(change) else {
            return [opening, "      <system-out>\(place)\(text)</system-out>", "    </testcase>"]
        }
        let headline = Self.escaped(change.headline(in: language))
        return [
            opening,
            "      <failure message=\"\(headline)\" type=\"\(change.level.rawValue)\">\(place)\(text)</failure>",
            "    </testcase>",
        ]
    }

    /// XML 1.0 has no way to write most control characters, so they are left out.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "\t", "\n", "\r": String(scalar)
            default: scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF ? "" : String(scalar)
            }
        }
        .joined()
    }
}

import EndpointDiagnostics

/// Which app versions in the field a backend that follows HEAD would break: changes by versions.
package struct ShippedReport: Sendable {
    /// An app version, and what HEAD changes for it.
    package struct Version: Sendable {
        package var tag: String
        /// `nil` where its spec is not there or has errors.
        package var changes: [Change]?

        package init(tag: String, changes: [Change]?) {
            self.tag = tag
            self.changes = changes
        }
    }

    package var head: String
    /// `yyyy-MM-dd`.
    package var today: String
    /// Oldest first.
    package var versions: [Version]
    package var language: ReportLanguage

    package init(head: String, today: String, versions: [Version], language: ReportLanguage = .english) {
        self.head = head
        self.today = today
        self.versions = versions
        self.language = language
    }

    /// A change on the wire with its level for each version; `nil` where the version does not meet it.
    struct Row {
        var change: Change
        var levels: [ChangeLevel?]

        var level: ChangeLevel { levels.compactMap(\.self).max() ?? .safe }
    }

    /// What is no break and no risk on the wire for any version is left out; heaviest first.
    var rows: [Row] {
        var rows: [Row] = []
        var places: [String: Int] = [:]
        for (column, version) in versions.enumerated() {
            for change in version.changes ?? [] where change.approval == nil {
                guard let level = change.level(in: .wire), level > .safe else { continue }
                let place = places[change.id] ?? rows.count
                if place == rows.count {
                    places[change.id] = place
                    rows.append(Row(change: change, levels: Array(repeating: nil, count: versions.count)))
                }
                rows[place].levels[column] = level
            }
        }
        return rows.sorted { ($1.level, $0.change.id) < ($0.level, $1.change.id) }
    }

    /// The heaviest that a version meets on the wire.
    func level(of version: Version) -> ChangeLevel? {
        version.changes.map { changes in
            changes.lazy.filter { $0.approval == nil }.compactMap { $0.level(in: .wire) }.max() ?? .safe
        }
    }
}

/// The forms that the matrix is printed in.
extension ShippedReport {
    /// Lines for people: a line a change, a column a version.
    package var text: String {
        let rows = rows
        let names = rows.map(\.change.id)
        let width = ([verdictTitle.count] + names.map(\.count)).max() ?? 0
        let columns = versions.map { max($0.tag.count, 1) }
        func line(_ name: String, _ cells: [String]) -> String {
            let padded = zip(cells, columns).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            let text = name + String(repeating: " ", count: width - name.count) + "  " + padded.joined(separator: " ")
            return String(text.reversed().drop { $0 == " " }.reversed())
        }
        var lines = [line("", versions.map(\.tag))]
        for (row, name) in zip(rows, names) { lines.append(line(name, row.levels.map(Self.mark))) }
        lines.append(line(verdictTitle, versions.map { version in level(of: version).map { Self.mark($0) } ?? "?" }))
        return lines.joined(separator: "\n") + "\n\n" + legend + "\n" + summary + "\n"
    }

    /// A table for a pull request.
    package var markdown: String {
        let rows = rows
        let head = "| | " + versions.map { "`\($0.tag)`" }.joined(separator: " | ") + " |"
        let rule = "|---|" + versions.map { _ in "---|" }.joined()
        let body = rows.map { row in
            "| `\(Self.cell(row.change.id))` | " + row.levels.map(Self.mark).joined(separator: " | ")
                + " |"
        }
        let last =
            "| **\(verdictTitle)** | "
            + versions.map { version in level(of: version).map { Self.mark($0) } ?? "?" }.joined(separator: " | ")
            + " |"
        return ([summary, "", head, rule] + body + [last, "", legend]).joined(separator: "\n") + "\n"
    }

    /// Goes by scalars, as readers of Markdown do.
    private static func cell(_ text: String) -> String {
        text.unicodeScalars.map { $0 == "|" ? "\\|" : String($0) }.joined()
    }

    /// One object, keys in alphabetical order.
    package var json: String {
        JSONText.encode(
            Document(
                head: head,
                asOf: today,
                versions: versions.map { version in
                    Column(
                        tag: version.tag,
                        level: level(of: version)?.rawValue,
                        changes: rows.filter { row in
                            version.changes?.contains { $0.id == row.change.id && $0.approval == nil } ?? false
                        }
                        .map(\.change.id)
                    )
                }
            ),
            isPretty: true
        ) + "\n"
    }

    private struct Document: Encodable {
        var version = 1
        var head: String
        var asOf: String
        var versions: [Column]
    }

    private struct Column: Encodable {
        var tag: String
        var level: String?
        var changes: [String]
    }

    private static func mark(_ level: ChangeLevel?) -> String {
        switch level {
        case .breaking: "B"
        case .risky: "r"
        case .safe, nil: "."
        }
    }

    private var verdictTitle: String { Words("all", "合计")[language] }

    private var legend: String {
        Words("B breaking, r risky, . safe, ? no spec that can be read", "B 破坏性，r 有风险，. 安全，? 没有可读取的规范")[language]
    }

    private var summary: String {
        let broken = versions.filter { level(of: $0) == .breaking }.map(\.tag)
        guard !broken.isEmpty else {
            let unread = versions.count { $0.changes == nil }
            if unread == versions.count { return Words("no shipped version was compared", "没有比较任何已发布的版本")[language] }
            if unread > 0 {
                return Words(
                    "no shipped version breaks of the \(versions.count - unread) that could be read",
                    "可读取的 \(versions.count - unread) 个已发布版本都不会出错"
                )[language]
            }
            return Words("no shipped version breaks", "没有已发布的版本会出错")[language]
        }
        let list = broken.joined(separator: ", ")
        return Words(
            "\(broken.count) of \(versions.count) versions break: \(list)",
            "\(versions.count) 个版本中有 \(broken.count) 个会出错：\(list)"
        )[language]
    }
}

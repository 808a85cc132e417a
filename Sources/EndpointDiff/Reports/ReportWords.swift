/// The words of reports that belong to no rule.
enum ReportWords {
    static let noChanges = Words("no changes", "没有变更")
    static let approved = Words("approved", "已批准")
    static let base = Words("BASE", "旧版")
    static let head = Words("HEAD", "新版")
    static let reaches = Words("reaches", "涉及接口")
    static let inside = Words("inside", "所属模型")
    static let wayOut = Words("way out", "建议")
    static let nextVersion = Words("next version", "建议版本号")
    static let changes = Words("changes", "变更")
    static let level = Words("level", "级别")
    static let category = Words("category", "类别")
    static let count = Words("count", "数量")
    static let place = Words("place", "位置")
    static let change = Words("change", "变更")
    static let consequence = Words("consequence", "影响")
    static let until = Words("until", "有效期至")
    static let by = Words("by", "批准人")
    static let module = Words("module", "模块")
    static let search = Words("search", "搜索")
    static let all = Words("all", "全部")
    static let shown = Words("shown", "显示")

    static func bump(_ bump: VersionBump) -> Words {
        switch bump {
        case .none: Words("none", "无需")
        case .patch: Words("patch", "修订号")
        case .minor: Words("minor", "次版本号")
        case .major: Words("major", "主版本号")
        }
    }

    /// `2 breaking, 1 risky, 0 safe, 1 approved`.
    static func summary(of report: ChangeReport) -> String {
        let language = report.language
        let separator = language == .english ? ", " : "，"
        var parts = ChangeReport.levels.map { "\(report.count($0)) \($0.words[language])" }
        if report.approvedCount > 0 { parts.append("\(report.approvedCount) \(approved[language])") }
        return parts.joined(separator: separator)
    }
}

extension Change {
    /// `field removed: Order.note`, with what was and what is.
    func headline(in language: ReportLanguage) -> String {
        let title = rule.title[language]
        let colon = language == .english ? ": " : "："
        return title + colon + place + valueText
    }

    /// ` (string → int)`; empty where there is nothing to show.
    private var valueText: String {
        switch (old, new) {
        case (let old?, let new?): " (\(Self.shortened(old)) → \(Self.shortened(new)))"
        case (let value?, nil), (nil, let value?): " (\(Self.shortened(value)))"
        case (nil, nil): ""
        }
    }

    private static func shortened(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > 120 ? line.prefix(119) + "…" : line
    }

    /// The endpoints with the ways in which they are touched.
    func endpointTexts(in language: ReportLanguage) -> [String] {
        endpoints.map { endpoint in
            let directions = endpoint.directions.list.map { $0.words[language] }
            guard directions.count == 1 else { return endpoint.reference }
            return language == .english
                ? "\(endpoint.reference) (\(directions[0]))" : "\(endpoint.reference)（\(directions[0])）"
        }
    }
}

extension ChangeEffect {
    /// `wire, in a request: …`.
    func text(in language: ReportLanguage) -> String {
        let words = [category.words[language], direction?.words[language], level.words[language]].compactMap(\.self)
        return language == .english
            ? words.joined(separator: ", ") + ": " + consequence[language]
            : words.joined(separator: "，") + "：" + consequence[language]
    }
}

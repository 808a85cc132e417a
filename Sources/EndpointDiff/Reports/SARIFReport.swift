import EndpointDiagnostics

extension ChangeReport {
    /// A SARIF 2.1.0 log on one line, with every rule, and approvals as suppressions.
    package var sarif: String { ReportJSON.encode(Log(self)) + "\n" }

    private struct Log: Encodable {
        let schema = "https://json.schemastore.org/sarif-2.1.0.json"
        let version = "2.1.0"
        let runs: [Run]

        enum CodingKeys: String, CodingKey {
            case schema = "$schema"
            case version, runs
        }

        init(_ report: ChangeReport) {
            let rules = ChangeRules.all
            let places = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
            let driver = Driver(
                name: "endpointgen",
                version: report.toolVersion.isEmpty ? nil : report.toolVersion,
                rules: rules.map { Rule($0, report.language) }
            )
            let results = report.changes.map { Result($0, places[$0.rule.id] ?? -1, report.language) }
            runs = [Run(tool: Tool(driver: driver), results: results)]
        }
    }

    private struct Run: Encodable {
        var tool: Tool
        var columnKind = "unicodeCodePoints"
        var results: [Result]
    }

    private struct Tool: Encodable { var driver: Driver }

    private struct Driver: Encodable {
        var name: String
        var version: String?
        var rules: [Rule]
    }

    private struct Text: Encodable { var text: String }

    private struct Configuration: Encodable { var level: String }

    private struct Rule: Encodable {
        var id: String
        var shortDescription: Text
        var fullDescription: Text
        var help: Text
        var defaultConfiguration: Configuration

        init(_ rule: ChangeRule, _ language: ReportLanguage) {
            id = rule.id
            shortDescription = Text(text: rule.title[language])
            fullDescription = Text(text: rule.meaning)
            help = Text(text: rule.wayOut?[language] ?? rule.meaning)
            defaultConfiguration = Configuration(level: ChangeReport.sarifLevel(rule.level))
        }
    }

    private static func sarifLevel(_ level: ChangeLevel) -> String {
        switch level {
        case .breaking: "error"
        case .risky: "warning"
        case .safe: "note"
        }
    }

    private struct Result: Encodable {
        var ruleId: String
        var ruleIndex: Int
        var level: String
        var message: Text
        var locations: [Location]
        var relatedLocations: [Location]?
        var partialFingerprints: [String: String]
        var suppressions: [Suppression]?

        init(_ change: Change, _ index: Int, _ language: ReportLanguage) {
            ruleId = change.rule.id
            ruleIndex = index
            level = ChangeReport.sarifLevel(change.level)
            let lines = [change.headline(in: language)] + change.effects.map { $0.text(in: language) }
            message = Text(text: lines.joined(separator: "\n"))
            locations = change.range.map { [Location($0)] } ?? []
            if change.head != nil, let base = change.base {
                relatedLocations = [Location(base, id: 1, message: ReportWords.base[language])]
            }
            partialFingerprints = ["change/v1": change.id]
            suppressions = change.approval.map { [Suppression(justification: $0.reason)] }
        }
    }

    private struct Suppression: Encodable {
        var kind = "external"
        var status = "accepted"
        var justification: String
    }

    private struct Location: Encodable {
        var id: Int?
        var message: Text?
        var physicalLocation: PhysicalLocation

        init(_ range: SourceRange, id: Int? = nil, message: String? = nil) {
            self.id = id
            self.message = message.map { Text(text: $0) }
            physicalLocation = PhysicalLocation(
                artifactLocation: ArtifactLocation(uri: ReportPath.uri(range.file.path)),
                region: Region(
                    startLine: range.start.line,
                    startColumn: range.start.column,
                    endLine: range.end.line,
                    endColumn: range.end.column
                )
            )
        }
    }

    private struct PhysicalLocation: Encodable {
        var artifactLocation: ArtifactLocation
        var region: Region
    }

    private struct ArtifactLocation: Encodable { var uri: String }

    private struct Region: Encodable {
        var startLine: UInt32
        var startColumn: UInt32
        var endLine: UInt32
        var endColumn: UInt32
    }
}

/// Paths as references (RFC 3986).
enum ReportPath {
    static func uri(_ path: String) -> String {
        let relative = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
        let encoded = relative.utf8.map { byte in
            isPlain(byte)
                ? String(Unicode.Scalar(byte))
                : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        return (relative.hasPrefix("/") ? "file://" : "") + encoded.joined()
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"), UInt8(ascii: "/"):
            true
        default: false
        }
    }
}

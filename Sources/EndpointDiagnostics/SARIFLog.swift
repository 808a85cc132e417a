/// A report as SARIF 2.1.0, in the names of that format.
struct SARIFLog: Encodable {
    private let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    private let version = "2.1.0"
    private let runs: [Run]

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    init(_ diagnostics: [Diagnostic], rules: [DiagnosticRule], toolVersion: String) {
        var known: Set<DiagnosticRule> = []
        let all = (rules + diagnostics.map(\.rule)).filter { known.insert($0).inserted }
        let indices = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.id, $0) })
        let driver = Driver(
            name: "endpointgen",
            version: toolVersion.isEmpty ? nil : toolVersion,
            rules: all.map { Rule($0) }
        )
        let results = diagnostics.map { Result($0, ruleIndex: indices[$0.rule.id] ?? -1) }
        runs = [Run(tool: Tool(driver: driver), results: results)]
    }

    /// The log on one line, with a line break at its end.
    var text: String { JSONText.encode(self) + "\n" }
}

extension SARIFLog {
    private struct Run: Encodable {
        var tool: Tool
        var columnKind = "unicodeCodePoints"
        var results: [Result]
    }

    private struct Tool: Encodable {
        var driver: Driver
    }

    private struct Driver: Encodable {
        var name: String
        var version: String?
        var rules: [Rule]
    }

    private struct Text: Encodable {
        var text: String
    }

    private struct Configuration: Encodable {
        var level: String
    }

    private struct Rule: Encodable {
        var id: String
        var shortDescription: Text
        var fullDescription: Text
        var help: Text
        var defaultConfiguration: Configuration

        init(_ rule: DiagnosticRule) {
            id = rule.id
            shortDescription = Text(text: rule.summary)
            fullDescription = Text(text: rule.reason)
            help = Text(text: rule.wayOut)
            defaultConfiguration = Configuration(level: rule.severity.rawValue)
        }
    }

    private struct Result: Encodable {
        var ruleId: String
        var ruleIndex: Int
        var level: String
        var message: Text
        var locations: [Location]
        var relatedLocations: [Location]?

        init(_ diagnostic: Diagnostic, ruleIndex: Int) {
            ruleId = diagnostic.rule.id
            self.ruleIndex = ruleIndex
            level = diagnostic.severity.rawValue
            message = Text(text: diagnostic.message)
            locations = diagnostic.range.map { [Location(physicalLocation: PhysicalLocation($0))] } ?? []
            let related = diagnostic.notes.enumerated().map { index, note in
                Location(
                    id: index + 1,
                    message: Text(text: note.message),
                    physicalLocation: note.range.map { PhysicalLocation($0) }
                )
            }
            relatedLocations = related.isEmpty ? nil : related
        }
    }

    private struct Location: Encodable {
        var id: Int?
        var message: Text?
        var physicalLocation: PhysicalLocation?
    }

    private struct PhysicalLocation: Encodable {
        var artifactLocation: ArtifactLocation
        var region: Region

        init(_ range: SourceRange) {
            artifactLocation = ArtifactLocation(uri: ArtifactLocation.uri(ofPath: range.file.path))
            region = Region(
                startLine: range.start.line,
                startColumn: range.start.column,
                endLine: range.end.line,
                endColumn: range.end.column
            )
        }
    }

    private struct ArtifactLocation: Encodable {
        var uri: String

        /// A reference relative to the folder of the run, or a `file:` address of an absolute path.
        static func uri(ofPath path: String) -> String {
            let relative = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
            let encoded = relative.utf8.map(percentEncoded).joined()
            return relative.hasPrefix("/") ? "file://" + encoded : encoded
        }

        private static func percentEncoded(_ byte: UInt8) -> String {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                return String(Unicode.Scalar(byte))
            default:
                return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
    }

    /// Lines and columns from 1; `endColumn` is one past the last, as a ``SourceRange``'s end is.
    private struct Region: Encodable {
        var startLine: UInt32
        var startColumn: UInt32
        var endLine: UInt32
        var endColumn: UInt32
    }
}

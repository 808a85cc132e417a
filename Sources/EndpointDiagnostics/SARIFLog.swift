/// A report as SARIF 2.1.0, in the names of that format.
package struct SARIFLog: Encodable {
    private let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    private let version = "2.1.0"
    private let runs: [Run]

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    /// - Parameter toolVersion: Empty: none is told.
    package init(rules: [Rule], results: [Result], toolVersion: String) {
        let driver = Driver(name: "endpointgen", version: toolVersion.isEmpty ? nil : toolVersion, rules: rules)
        runs = [Run(tool: Tool(driver: driver), results: results)]
    }

    /// The log on one line, with a line break at its end.
    package var text: String { JSONText.encode(self) + "\n" }
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

    package struct Rule: Encodable {
        private let id: String
        private let shortDescription: Text
        private let fullDescription: Text
        private let help: Text
        private let defaultConfiguration: Configuration

        /// - Parameter level: `error`, `warning` or `note`.
        package init(id: String, short: String, full: String, help: String, level: String) {
            self.id = id
            shortDescription = Text(text: short)
            fullDescription = Text(text: full)
            self.help = Text(text: help)
            defaultConfiguration = Configuration(level: level)
        }
    }

    package struct Result: Encodable {
        private let ruleId: String
        private let ruleIndex: Int
        private let level: String
        private let message: Text
        private let locations: [Location]
        private let relatedLocations: [Location]?
        private let partialFingerprints: [String: String]?
        private let suppressions: [Suppression]?

        /// - Parameters:
        ///   - ruleIndex: Among the log's rules.
        ///   - level: `error`, `warning` or `note`.
        ///   - related: With a message each; empty: none are told.
        ///   - fingerprints: What stays the same over edits elsewhere; `nil`: none are told.
        ///   - accepted: Why somebody accepted it; `nil`: nobody did.
        package init(
            ruleID: String,
            ruleIndex: Int,
            level: String,
            message: String,
            at range: SourceRange?,
            related: [(message: String, range: SourceRange?)] = [],
            fingerprints: [String: String]? = nil,
            accepted: String? = nil
        ) {
            ruleId = ruleID
            self.ruleIndex = ruleIndex
            self.level = level
            self.message = Text(text: message)
            locations = range.map { [Location(physicalLocation: PhysicalLocation($0))] } ?? []
            let places = related.enumerated().map { index, note in
                Location(
                    id: index + 1,
                    message: Text(text: note.message),
                    physicalLocation: note.range.map { PhysicalLocation($0) }
                )
            }
            relatedLocations = places.isEmpty ? nil : places
            partialFingerprints = fingerprints
            suppressions = accepted.map { [Suppression(justification: $0)] }
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

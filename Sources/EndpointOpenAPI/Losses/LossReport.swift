import EndpointDiagnostics

/// What became of the constructs of an OpenAPI document: what is kept, and each that is not, with its place.
package struct LossReport: Sendable, Encodable {
    /// One construct that a spec cannot say as it stands.
    package struct Entry: Sendable, Encodable {
        package var loss: Loss
        /// What stands there, such as `uniqueItems`.
        package var construct: String
        package var file: String
        /// From 1.
        package var line: Int
        /// From 1.
        package var column: Int
        package var reason: String
        package var isLeftOut: Bool
    }

    /// Kinds of constructs that are counted where they are kept.
    package enum Kind: String, Sendable, CaseIterable, Encodable, CodingKeyRepresentable {
        case operations, parameters, bodies, answers, models, servers, credentials
    }

    package private(set) var mapped: [Kind: Int] = [:]
    /// In the order in which they were found.
    package private(set) var entries: [Entry] = []
    private var places: Set<Place> = []

    private struct Place: Hashable {
        var loss: Loss
        var construct: String
        var range: SourceRange
    }

    private enum CodingKeys: String, CodingKey { case mapped, entries }

    /// Nothing was read yet.
    package init() {}

    mutating func count(_ kind: Kind, _ number: Int = 1) { mapped[kind, default: 0] += number }

    /// Adds a loss once for each place, however often the place is read.
    ///
    /// - Returns: Whether it is new.
    mutating func add(_ loss: Loss, _ construct: String, at range: SourceRange) -> Bool {
        guard places.insert(Place(loss: loss, construct: construct, range: range)).inserted else { return false }
        entries.append(
            Entry(
                loss: loss,
                construct: construct,
                file: range.file.path,
                line: Int(range.start.line),
                column: Int(range.start.column),
                reason: loss.reason,
                isLeftOut: loss.isLeftOut
            )
        )
        return true
    }

    /// A table of what is kept, and of each kind of loss how often it occurs.
    package var summary: String {
        var rows: [(String, String, String)] = Kind.allCases.compactMap { kind in
            mapped[kind].map { (kind.rawValue, "kept", "\($0)") }
        }
        for loss in Loss.allCases {
            let count = entries.count { $0.loss == loss }
            if count > 0 { rows.append((loss.rawValue, loss.isLeftOut ? "left out" : "simplified", "\(count)")) }
        }
        let widths = rows.reduce((0, 0, 0)) {
            (max($0.0, $1.0.count), max($0.1, $1.1.count), max($0.2, $1.2.count))
        }
        return rows.map { name, outcome, count in
            Self.padded(name, to: widths.0) + "  " + Self.padded(outcome, to: widths.1) + "  "
                + String(repeating: " ", count: widths.2 - count.count) + count + "\n"
        }.joined()
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: width - text.count)
    }
}

extension Diagnostic {
    static func loss(_ loss: Loss, _ construct: String, at range: SourceRange) -> Diagnostic {
        let words = loss.isLeftOut ? "is left out" : "is simplified"
        return Diagnostic(OpenAPIRules.loss, "\(quoted(construct)) \(words): \(loss.reason)", at: range)
    }
}

import EndpointDiagnostics
import EndpointSpec

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

        /// What each of them is in a spec.
        package var outcome: String {
            switch self {
            case .operations: "each is an endpoint"
            case .parameters: "each is a parameter of its endpoint"
            case .bodies: "each is the body, form or parts of its endpoint"
            case .answers: "each is a response, an outcome or a failure of its endpoint"
            case .models: "each is a struct, enum or oneOf"
            case .servers: "each is a server with its environments"
            case .credentials: "each is a credential or the session"
            }
        }
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

    /// Specs that are kept as they are.
    init(keeping documents: [SpecDocument]) {
        count(.operations, documents.reduce(0) { $0 + ($1.module?.endpoints.count ?? 0) })
        count(.models, documents.reduce(0) { $0 + ($1.api?.models.count ?? 0) + ($1.module?.models.count ?? 0) })
        count(.servers, documents.reduce(0) { $0 + ($1.api?.servers.count ?? 0) })
    }

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

    /// A table of what is kept, and of each kind of loss how often it occurs, each with the reason.
    package var summary: String {
        var rows = Kind.allCases.compactMap { kind in
            mapped[kind].map { Row(name: kind.rawValue, outcome: "kept", count: "\($0)", reason: kind.outcome) }
        }
        for loss in Loss.allCases {
            let count = entries.count { $0.loss == loss }
            guard count > 0 else { continue }
            let outcome = loss.isLeftOut ? "left out" : "simplified"
            rows.append(Row(name: loss.rawValue, outcome: outcome, count: "\(count)", reason: loss.reason))
        }
        let name = rows.map(\.name.count).max() ?? 0
        let outcome = rows.map(\.outcome.count).max() ?? 0
        let count = rows.map(\.count.count).max() ?? 0
        return rows.map { row in
            Self.padded(row.name, to: name) + "  " + Self.padded(row.outcome, to: outcome) + "  "
                + String(repeating: " ", count: count - row.count.count) + "\(row.count)  \(row.reason)\n"
        }.joined()
    }

    private struct Row {
        var name: String
        var outcome: String
        var count: String
        var reason: String
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

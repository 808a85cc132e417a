/// The questions that a reviewer asks, one each.
package enum ChangeCategory: String, CaseIterable, Sendable, Hashable {
    /// Will apps already shipped, built from BASE, fail against a backend that follows HEAD?
    case wire
    /// Will call sites that compile against code from BASE fail to compile against HEAD's?
    case source
    /// Will the same call do something else?
    case behavior
    /// Does only the wording change?
    case docs

    package var words: Words {
        switch self {
        case .wire: Words("wire", "线上")
        case .source: Words("source", "源码")
        case .behavior: Words("behavior", "行为")
        case .docs: Words("docs", "文档")
        }
    }
}

/// How much a change weighs; the order is from least to most.
package enum ChangeLevel: String, CaseIterable, Sendable, Hashable, Comparable {
    case safe, risky, breaking

    package static func < (lhs: ChangeLevel, rhs: ChangeLevel) -> Bool { lhs.weight < rhs.weight }

    private var weight: Int {
        switch self {
        case .safe: 0
        case .risky: 1
        case .breaking: 2
        }
    }

    package var words: Words {
        switch self {
        case .breaking: Words("breaking", "破坏性")
        case .risky: Words("risky", "有风险")
        case .safe: Words("safe", "安全")
        }
    }
}

/// Which way a value travels, which turns most judgements round.
package enum ChangeDirection: String, CaseIterable, Sendable, Hashable {
    case request, response

    package var words: Words {
        switch self {
        case .request: Words("request", "请求")
        case .response: Words("response", "响应")
        }
    }
}

/// A set of ``ChangeDirection``.
package struct ChangeDirections: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let request = ChangeDirections(rawValue: 1)
    package static let response = ChangeDirections(rawValue: 2)
    package static let both: ChangeDirections = [.request, .response]

    package func holds(_ direction: ChangeDirection) -> Bool {
        contains(direction == .request ? .request : .response)
    }

    package var list: [ChangeDirection] { ChangeDirection.allCases.filter(holds) }
}

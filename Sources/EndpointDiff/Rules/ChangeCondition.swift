/// What a verdict depends on beside the direction.
package enum ChangeCondition: Int, CaseIterable, Sendable, Hashable {
    /// Of a value on the wire.
    case mustBePresent, mayBeAbsent
    /// Of a parameter or property in Swift, fixed ones not being any.
    case needsArgument, hasDefault, isDeclared
    case swiftTypeChanges, becomesChange, losesDefault, losesArgument, changesOrder
    /// Whether old readers understand a new format.
    case isStrict, isLenient
    /// Of an enum or oneOf in BASE.
    case isOpen, isClosed
    /// Whether the old name stays as an alias.
    case isAliased, isUnaliased
    case isBeforeRemovalDate, isAfterRemovalDate
    /// Of a credential that is new.
    case isDemanded, isOffered
    case losesReplayable, staysReplayable
    /// Whether HEAD names the statuses that are new, or leaves them open.
    case isNamed, isUnnamed
    /// What an app already shipped makes of an answer: a failure, another value, the value it knows.
    case isRefused, isMisread, isRead
    /// The result is an enum of outcomes.
    case isEnumerated

    package var words: Words {
        switch self {
        case .mustBePresent: Words("required", "必填")
        case .mayBeAbsent: Words("optional", "可选")
        case .needsArgument: Words("argument without default", "参数无默认值")
        case .hasDefault: Words("argument with default", "参数有默认值")
        case .isDeclared: Words("not fixed", "非固定值")
        case .swiftTypeChanges: Words("Swift type differs", "Swift 类型不同")
        case .becomesChange: Words("becomes 'Change'", "变为 Change")
        case .losesDefault: Words("default is gone", "默认值消失")
        case .losesArgument: Words("argument is gone", "参数消失")
        case .changesOrder: Words("order differs", "顺序不同")
        case .isStrict: Words("read one way", "只读一种格式")
        case .isLenient: Words("read both ways", "两种格式都读")
        case .isOpen: Words("open", "开放")
        case .isClosed: Words("closed", "封闭")
        case .isAliased: Words("with 'renamedFrom'", "有 renamedFrom")
        case .isUnaliased: Words("without 'renamedFrom'", "无 renamedFrom")
        case .isBeforeRemovalDate: Words("not announced, or too early", "未公布或未到期")
        case .isAfterRemovalDate: Words("announced date passed", "公布日期已过")
        case .isDemanded: Words("demanded", "必需")
        case .isOffered: Words("'optional'", "optional")
        case .losesReplayable: Words("not replayable any more", "不再可重放")
        case .staysReplayable: Words("still replayable", "仍可重放")
        case .isNamed: Words("named", "已列出")
        case .isUnnamed: Words("not named", "未列出")
        case .isRefused: Words("a failure in BASE", "在 BASE 中为失败")
        case .isMisread: Words("another value in BASE", "在 BASE 中为另一个值")
        case .isRead: Words("the same value in BASE", "在 BASE 中为同一个值")
        case .isEnumerated: Words("enum of outcomes", "结果枚举")
        }
    }
}

/// A set of ``ChangeCondition``.
struct ChangeConditions: Sendable, ExpressibleByArrayLiteral {
    private var bits: UInt32 = 0

    init(arrayLiteral conditions: ChangeCondition...) { for condition in conditions { insert(condition) } }

    mutating func insert(_ condition: ChangeCondition) { bits |= 1 << UInt32(condition.rawValue) }

    mutating func insert(_ condition: ChangeCondition, if holds: Bool) { if holds { insert(condition) } }

    func contains(_ condition: ChangeCondition) -> Bool { bits & 1 << UInt32(condition.rawValue) != 0 }
}

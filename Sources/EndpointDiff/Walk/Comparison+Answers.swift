import EndpointDiagnostics
import EndpointSpec

/// What kind of type a request method returns.
private enum ResultShape: Equatable {
    case value, flags, optionalValue, enumeration

    init(_ content: Response.Content) {
        guard case .outcomes(let outcomes) = content else {
            self = .value
            return
        }
        let payloads = outcomes.filter(\.hasValue)
        if outcomes.allSatisfy(\.isFlag) {
            self = .flags
        } else if payloads.count == 1, outcomes.allSatisfy({ !$0.isNamed && !$0.isFlag }) {
            self = .optionalValue
        } else {
            self = .enumeration
        }
    }
}

extension Outcome {
    fileprivate var isFlag: Bool { if case .flag = value { true } else { false } }

    fileprivate var hasValue: Bool {
        if case .payload(let payload) = value { payload != .empty } else { false }
    }
}

extension Comparison {
    func compareAnswers(_ old: Endpoint, _ new: Endpoint, at spot: Spot) {
        let spot = spot.narrowed(to: .response)
        let first = old.response
        let second = new.response
        let shape = ResultShape(second.content)
        if ResultShape(first.content) != shape {
            report(.responseTypeChanged, at: spot, base: first.range, head: second.range)
        }
        switch (first.content, second.content) {
        case (.payload(let payload), .payload(let other)):
            compareStatuses(first, second, at: spot)
            compare(payload, other, at: spot, "response", base: first.range, head: second.range)
        case (.outcomes(let outcomes), .outcomes(let others)):
            compareOutcomes(outcomes, others, shape, first, second, at: spot)
        case (.payload(let payload), .outcomes(let others)):
            compareStatuses(first, second, at: spot)
            if let main = others.main {
                compare(payload, main.payload, at: spot, "response", base: first.range, head: second.range)
            }
            let accepted = StatusSet(first.status).codes
            for (place, outcome) in others.enumerated() where place != others.main?.place {
                // What was refused was said with the statuses.
                guard !accepted.isDisjoint(with: StatusSet([outcome.status.value]).codes) else { continue }
                reportAdded(outcome, shape, readAs: .payload(payload), at: spot, first)
            }
        case (.outcomes(let outcomes), .payload(let other)):
            compareStatuses(first, second, at: spot)
            if let main = outcomes.main {
                compare(main.payload, other, at: spot, "response", base: first.range, head: second.range)
            }
        }
        compareHeaders(first, second, at: spot.inside("response.headers"))
        compare(
            first.$documentation,
            second.$documentation,
            at: spot,
            "response",
            base: first.range,
            head: second.range
        )
    }

    /// A response with several outcomes declares no headers, so that nothing is known of whether they still come.
    private func compareHeaders(_ old: Response, _ new: Response, at spot: Spot) {
        var isSilent = false
        if case .outcomes = new.content { isSilent = true }
        compare(
            FieldList(fields: old.headers, areHeaders: true),
            FieldList(fields: new.headers, areHeaders: true),
            at: isSilent ? spot.narrowed(to: []) : spot
        )
    }

    // MARK: Statuses

    private func compareStatuses(_ old: Response, _ new: Response, at spot: Spot) {
        guard old.status != new.status else { return }
        let first = StatusSet(old.status)
        let second = StatusSet(new.status)
        func found(_ rule: ChangeRule, _ conditions: ChangeConditions) {
            report(
                rule,
                at: spot,
                "response",
                where: conditions,
                old: first.text,
                new: second.text,
                base: old.range,
                head: new.range
            )
        }
        if !second.codes.isSubset(of: first.codes) {
            found(.successStatusAdded, [second.named.isSubset(of: first.codes) ? .isUnnamed : .isNamed])
        }
        if !first.codes.isSubset(of: second.codes) { found(.successStatusRemoved, []) }
    }

    // MARK: Values

    private func compare(
        _ old: Payload,
        _ new: Payload,
        at spot: Spot,
        _ name: String,
        base oldRange: SourceRange,
        head newRange: SourceRange
    ) {
        func found(_ rule: ChangeRule) {
            report(rule, at: spot, name, old: old.kindName, new: new.kindName, base: oldRange, head: newRange)
        }
        switch (old, new) {
        case (.empty, .empty), (.text, .text), (.bytes, .bytes), (.file, .file): break
        case (.bytes, .file), (.file, .bytes): found(.swiftTypeChanged)
        case (.empty, _): found(.responseAdded)
        case (_, .empty): found(.responseRemoved)
        case (.value(let first, let isOptional), .value(let second, let isOtherOptional)):
            compare(first, second, at: spot, name, base: oldRange, head: newRange)
            compareOptionality(isOptional, isOtherOptional, at: spot, name, base: oldRange, head: newRange)
        case (.header(let header, let first, let isOptional), .header(let other, let second, let isOtherOptional)):
            if header.lowercased() != other.lowercased() {
                report(
                    .wireNameChanged,
                    at: spot,
                    name,
                    where: [isOptional ? .mayBeAbsent : .mustBePresent],
                    old: header,
                    new: other,
                    base: oldRange,
                    head: newRange
                )
            }
            compare(first, second, at: spot, name, base: oldRange, head: newRange)
            compareOptionality(isOptional, isOtherOptional, at: spot, name, base: oldRange, head: newRange)
        default: found(.responseKindChanged)
        }
    }

    private func compareOptionality(
        _ old: Bool,
        _ new: Bool,
        at spot: Spot,
        _ name: String,
        base: SourceRange,
        head: SourceRange
    ) {
        guard old != new else { return }
        report(
            new ? .fieldBecameOptional : .fieldBecameRequired,
            at: spot,
            name,
            where: [.swiftTypeChanges],
            base: base,
            head: head
        )
    }

    // MARK: Outcomes

    private func compareOutcomes(
        _ old: [Outcome],
        _ new: [Outcome],
        _ shape: ResultShape,
        _ response: Response,
        _ other: Response,
        at spot: Spot
    ) {
        var conditions: ChangeConditions = []
        conditions.insert(.isEnumerated, if: shape == .enumeration)
        let others = Dictionary(new.map { ($0.status.value, $0) }) { first, _ in first }
        for outcome in old {
            let name = "response.\(outcome.status.value.text)"
            guard let same = others[outcome.status.value] else {
                report(
                    .outcomeRemoved,
                    at: spot,
                    name,
                    where: conditions,
                    base: outcome.status.range,
                    head: other.range
                )
                continue
            }
            compare(outcome, same, shape, at: spot, name)
        }
        let known = Set(old.map(\.status.value))
        for outcome in new where !known.contains(outcome.status.value) {
            reportAdded(outcome, shape, readAs: old.value(for: outcome.status.value), at: spot, response)
        }
    }

    /// - Parameter value: What apps already shipped take the answer for; `nil`: a failure.
    private func reportAdded(
        _ outcome: Outcome,
        _ shape: ResultShape,
        readAs value: Outcome.Value?,
        at spot: Spot,
        _ response: Response
    ) {
        var conditions: ChangeConditions = [
            value.map { isRead(outcome.value, as: $0) ? .isRead : .isMisread } ?? .isRefused
        ]
        conditions.insert(.isEnumerated, if: shape == .enumeration && ResultShape(response.content) == shape)
        report(
            .outcomeAdded,
            at: spot,
            "response.\(outcome.status.value.text)",
            where: conditions,
            base: response.range,
            head: outcome.status.range
        )
    }

    /// Whether one answer is to apps already shipped what another is.
    private func isRead(_ new: Outcome.Value, as old: Outcome.Value) -> Bool {
        switch (old, new) {
        case (.flag(let first), .flag(let second)): first == second
        case (.payload(.empty), .payload), (.payload(.empty), .flag(true)), (.payload(.text), .payload(.text)): true
        case (.payload(.bytes), .payload), (.payload(.file), .payload), (.flag(true), .payload): true
        case (.payload(.value(let first, let isOptional)), .payload(.value(let second, let isOtherOptional))):
            (isOptional || !isOtherOptional) && areAlike(first, second)
        case (.payload(.value(_, let isOptional)), .payload(.empty)): isOptional
        default: false
        }
    }

    private func compare(_ old: Outcome, _ new: Outcome, _ shape: ResultShape, at spot: Spot, _ name: String) {
        if shape == .enumeration, old.name != new.name {
            report(
                .outcomeRenamed,
                at: spot,
                name,
                old: old.name,
                new: new.name,
                base: old.status.range,
                head: new.status.range
            )
        }
        switch (old.value, new.value) {
        case (.payload(let first), .payload(let second)):
            compare(first, second, at: spot, name, base: old.status.range, head: new.status.range)
        case (.flag(let first), .flag(let second)) where first == second: break
        default:
            report(
                .outcomeMeaningChanged,
                at: spot,
                name,
                old: old.value.text,
                new: new.value.text,
                base: old.status.range,
                head: new.status.range
            )
        }
    }
}

extension Outcome.Value {
    fileprivate var text: String {
        switch self {
        case .flag(let flag): "\(flag)"
        case .payload(let payload): payload.kindName
        }
    }
}

extension [Outcome] {
    /// The first that has a value.
    fileprivate var main: (place: Int, payload: Payload)? {
        for (place, outcome) in enumerated() {
            if case .payload(let payload) = outcome.value, payload != .empty { return (place, payload) }
        }
        return nil
    }

    /// What an answer with a status that is none of theirs is read as: what the whole hundred stands for.
    fileprivate func value(for status: StatusPattern) -> Outcome.Value? {
        guard case .exact(let code) = status else { return nil }
        return first { $0.status.value == .range(code / 100) }?.value
    }
}

/// The statuses that patterns stand for; none stand for any 2xx.
private struct StatusSet {
    let codes: Set<Int>
    /// Those that stand there one by one.
    let named: Set<Int>
    let text: String

    init(_ patterns: [StatusPattern]) {
        let patterns = patterns.isEmpty ? [.range(2)] : patterns
        text = patterns.map(\.text).joined(separator: ", ")
        var codes: Set<Int> = []
        var named: Set<Int> = []
        for pattern in patterns {
            switch pattern {
            case .exact(let status):
                codes.insert(status)
                named.insert(status)
            case .range(let hundreds): codes.formUnion(hundreds * 100..<hundreds * 100 + 100)
            }
        }
        self.codes = codes
        self.named = named
    }
}

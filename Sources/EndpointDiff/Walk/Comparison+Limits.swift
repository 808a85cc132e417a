import EndpointDiagnostics
import EndpointSpec
import Foundation

extension Comparison {
    /// Compares limits one by one; each has its own place, behind `#`.
    func compare(
        _ old: Limits,
        _ new: Limits,
        at spot: Spot,
        _ name: String,
        base oldRange: SourceRange,
        head newRange: SourceRange
    ) {
        func compare(_ key: String, _ first: Located<String>?, _ second: Located<String>?, isLower: Bool) {
            guard first?.value != second?.value else { return }
            let isTighter: Bool
            switch (first.flatMap { Decimal(string: $0.value) }, second.flatMap { Decimal(string: $0.value) }) {
            case (nil, _): isTighter = true
            case (_, nil): isTighter = false
            case (let least?, let other?):
                guard least != other else { return }
                isTighter = isLower ? other > least : other < least
            }
            report(
                isTighter ? .limitsTightened : .limitsLoosened,
                at: spot,
                "\(name)#\(key)",
                old: first?.value,
                new: second?.value,
                base: first?.range ?? oldRange,
                head: second?.range ?? newRange
            )
        }
        func text(_ count: Located<Int>?) -> Located<String>? { count?.map { "\($0)" } }
        compare("minimum", old.minimum, new.minimum, isLower: true)
        compare("maximum", old.maximum, new.maximum, isLower: false)
        compare("minLength", text(old.minLength), text(new.minLength), isLower: true)
        compare("maxLength", text(old.maxLength), text(new.maxLength), isLower: false)
        compare("minItems", text(old.minItems), text(new.minItems), isLower: true)
        compare("maxItems", text(old.maxItems), text(new.maxItems), isLower: false)
        guard old.pattern?.value != new.pattern?.value else { return }
        let rule: ChangeRule =
            old.pattern == nil ? .limitsTightened : new.pattern == nil ? .limitsLoosened : .patternChanged
        report(
            rule,
            at: spot,
            "\(name)#pattern",
            old: old.pattern?.value,
            new: new.pattern?.value,
            base: old.pattern?.range ?? oldRange,
            head: new.pattern?.range ?? newRange
        )
    }
}

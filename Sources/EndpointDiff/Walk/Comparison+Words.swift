import EndpointDiagnostics
import EndpointSpec

extension Comparison {
    func compareDocumentation(of old: Field, _ new: Field, at spot: Spot, _ name: String) {
        compare(old.boxedDocumentation, new.boxedDocumentation, at: spot, name, base: old.range, head: new.range)
        guard old.boxedExample.isGiven || new.boxedExample.isGiven else { return }
        guard old.example?.value.text != new.example?.value.text else { return }
        report(
            .examplesChanged,
            at: spot,
            name,
            old: old.example?.value.text,
            new: new.example?.value.text,
            base: old.example?.range ?? old.range,
            head: new.example?.range ?? new.range
        )
    }

    /// Compares what is said in words, and deprecations.
    func compare(
        _ old: Boxed<Documentation>,
        _ new: Boxed<Documentation>,
        at spot: Spot,
        _ name: String = "",
        base: SourceRange?,
        head: SourceRange?
    ) {
        guard old.isGiven || new.isGiven else { return }
        compare(old.wrappedValue, new.wrappedValue, at: spot, name, base: base, head: head)
    }

    func compare(
        _ old: Documentation,
        _ new: Documentation,
        at spot: Spot,
        _ name: String = "",
        base: SourceRange?,
        head: SourceRange?
    ) {
        let first = old.deprecation
        let second = new.deprecation
        let isSaidOtherwise =
            old.summary?.value != new.summary?.value || old.description?.value != new.description?.value
            || (first != nil && second != nil && first?.words != second?.words)
        if isSaidOtherwise {
            let range = (old.summary ?? old.description)?.range ?? base
            report(
                .documentationChanged,
                at: spot,
                name,
                base: range,
                head: (new.summary ?? new.description)?.range ?? head
            )
        }
        switch (first, second) {
        case (nil, let second?): report(.deprecated, at: spot, name, base: base, head: second.range)
        case (let first?, nil): report(.deprecationWithdrawn, at: spot, name, base: first.range, head: head)
        default: break
        }
        guard let first, let second else { return }
        compareDates(first.removeAfter, second.removeAfter, at: spot, name, base: base, head: head)
    }

    /// Dates compare as text, as they are `yyyy-MM-dd`.
    private func compareDates(
        _ old: Located<String>?,
        _ new: Located<String>?,
        at spot: Spot,
        _ name: String,
        base: SourceRange?,
        head: SourceRange?
    ) {
        guard old?.value != new?.value else { return }
        let isEarlier: Bool
        switch (old, new) {
        case (let first?, let second?): isEarlier = second.value < first.value
        case (nil, _): isEarlier = true
        default: isEarlier = false
        }
        report(
            isEarlier ? .removalDateMovedEarlier : .removalDateMovedLater,
            at: spot,
            name,
            old: old?.value,
            new: new?.value,
            base: old?.range ?? base,
            head: new?.range ?? head
        )
    }
}

extension Deprecation {
    fileprivate var words: [String?] { [since, message, replacedBy?.value] }
}

import EndpointDiagnostics
import EndpointSpec

extension Comparison {
    func compareModules() {
        for (number, pair) in match.modules.enumerated() {
            let old = base.spec.modules[pair.base]
            let new = head.spec.modules[pair.head]
            let spot = Spot(owner: .module(number), directions: .response)
            if old.name.value != new.name.value {
                report(
                    .moduleRenamed,
                    at: spot,
                    old: old.name.value,
                    new: new.name.value,
                    base: old.name.range,
                    head: new.name.range
                )
            }
            compare(old.$documentation, new.$documentation, at: spot, base: old.name.range, head: new.name.range)
            compareFailures(old, new, at: spot)
        }
    }

    private func compareFailures(_ old: Module, _ new: Module, at spot: Spot) {
        let others = Dictionary(new.failures.map { ($0.name.value, $0) }) { first, _ in first }
        let known = Set(old.failures.map(\.name.value))
        var added = new.failures.filter { !known.contains($0.name.value) }
        for failure in old.failures {
            let name = "errors.\(failure.name.value)"
            if let same = others[failure.name.value] {
                compare(failure, same, at: spot, name)
            } else if let place = added.firstIndex(where: { $0.sharesCode(with: failure) }) {
                let renamed = added.remove(at: place)
                report(
                    .errorRenamed,
                    at: spot,
                    name,
                    old: failure.name.value,
                    new: renamed.name.value,
                    base: failure.name.range,
                    head: renamed.name.range
                )
                compareData(failure, renamed, at: spot, name)
            } else {
                report(.errorRemoved, at: spot, name, old: failure.codeText, base: failure.name.range)
            }
        }
        for failure in added {
            report(
                .errorAdded,
                at: spot,
                "errors.\(failure.name.value)",
                new: failure.codeText,
                head: failure.name.range
            )
        }
    }

    private func compare(_ old: Failure, _ new: Failure, at spot: Spot, _ name: String) {
        if Set(old.codes) != Set(new.codes) || Set(old.statuses) != Set(new.statuses) {
            report(
                .errorCodesChanged,
                at: spot,
                name,
                old: old.codeText,
                new: new.codeText,
                base: old.name.range,
                head: new.name.range
            )
        }
        compareData(old, new, at: spot, name)
        compare(old.$documentation, new.$documentation, at: spot, name, base: old.name.range, head: new.name.range)
    }

    private func compareData(_ old: Failure, _ new: Failure, at spot: Spot, _ name: String) {
        switch (old.data, new.data) {
        case (nil, nil): break
        case (nil, _?): report(.errorDataAdded, at: spot, name, base: old.name.range, head: new.name.range)
        case (_?, nil): report(.errorDataRemoved, at: spot, name, base: old.name.range, head: new.name.range)
        case (let first?, let second?):
            compare(first, second, at: spot, "\(name).data", base: old.name.range, head: new.name.range)
        }
    }
}

extension Failure {
    fileprivate var codeText: String {
        (codes.sorted() + statuses.sorted().map { "status \($0)" }).joined(separator: ", ")
    }

    fileprivate func sharesCode(with other: Failure) -> Bool {
        !Set(codes).isDisjoint(with: other.codes) || !Set(statuses).isDisjoint(with: other.statuses)
    }
}

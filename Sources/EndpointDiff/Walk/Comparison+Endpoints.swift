import EndpointDiagnostics
import EndpointNaming
import EndpointSpec

extension Comparison {
    /// Compares the endpoints of a pair, by its number.
    func compareEndpoints(_ number: Int) {
        let pair = match.endpoints[number]
        let old = base.spec[pair.base]
        let new = head.spec[pair.head]
        let spot = Spot(owner: .endpoint(number))
        compareEndpointNames(pair, old, new, at: spot)
        compareAddresses(old, new, at: spot)
        compareParameters(old, new, at: spot)
        compareAnswers(old, new, at: spot)
        compareErrors(old, new, at: spot)
        comparePolicies(old, new, at: spot)
        compareLists(old, new, at: spot)
        compareRemarks(old, new, at: spot)
    }

    func compareSetsOfEndpoints() {
        for id in match.removedEndpoints {
            let endpoint = base.spec[id]
            let date = endpoint.documentation.deprecation?.removeAfter?.value
            let hasPassed = date.map { $0 < today } ?? false
            report(
                .endpointRemoved,
                at: Spot(owner: .removedEndpoint(id)),
                where: [hasPassed ? .isAfterRemovalDate : .isBeforeRemovalDate],
                old: date,
                base: endpoint.name.range
            )
        }
        for id in match.addedEndpoints {
            report(.endpointAdded, at: Spot(owner: .addedEndpoint(id)), head: head.spec[id].name.range)
        }
    }

    private func compareEndpointNames(_ pair: EndpointPair, _ old: Endpoint, _ new: Endpoint, at spot: Spot) {
        let isOtherModule = !match.modules.contains { $0.base == pair.base.module && $0.head == pair.head.module }
        guard old.name.value != new.name.value || isOtherModule else { return }
        let reference = base.reference(to: pair.base)
        report(
            pair.ground == .likeness ? .endpointLikelyRenamed : .endpointRenamed,
            at: spot,
            where: [new.renamedFrom.contains { $0.value == reference } ? .isAliased : .isUnaliased],
            old: reference,
            new: head.reference(to: pair.head),
            base: old.name.range,
            head: new.name.range
        )
    }

    private func compareAddresses(_ old: Endpoint, _ new: Endpoint, at spot: Spot) {
        func found(_ rule: ChangeRule, _ first: String, _ second: String) {
            report(rule, at: spot, old: first, new: second, base: old.range, head: new.range)
        }
        if old.method != new.method { found(.methodChanged, old.method.rawValue, new.method.rawValue) }
        if !old.target.hasShape(of: new.target) { found(.pathChanged, old.target.text, new.target.text) }
        let server = base.spec.servers[old.server].name.value
        let other = head.spec.servers[new.server].name.value
        if server != other { found(.serverChanged, server, other) }
        if server != other || !old.policies.hasServerEnvelope || !new.policies.hasServerEnvelope {
            compareEnvelopes(old.policies.envelope, new.policies.envelope, at: spot, base: old.range, head: new.range)
        }
    }

    func compareEnvelopes(
        _ old: Envelope?,
        _ new: Envelope?,
        at spot: Spot,
        base: SourceRange,
        head: SourceRange
    ) {
        guard old != new else { return }
        report(.envelopeChanged, at: spot, old: old?.text ?? "none", new: new?.text ?? "none", base: base, head: head)
    }

    // MARK: Business codes and statuses

    /// What an endpoint says beside its module; the module's table is compared by itself.
    private func compareErrors(_ old: Endpoint, _ new: Endpoint, at spot: Spot) {
        compareMappings(old, new, at: spot)
        guard old.documentedErrors != new.documentedErrors else { return }
        let documented = Set(old.documentedErrors)
        let other = Set(new.documentedErrors)
        let gone = documented.subtracting(other).filter(head.spec.modules[new.id.module].knows)
        let come = other.subtracting(documented).filter(base.spec.modules[old.id.module].knows)
        guard !gone.isEmpty || !come.isEmpty else { return }
        report(
            .documentedErrorsChanged,
            at: spot,
            old: old.documentedErrors.joined(separator: ", "),
            new: new.documentedErrors.joined(separator: ", "),
            base: old.range,
            head: new.range
        )
    }

    private func compareMappings(_ old: Endpoint, _ new: Endpoint, at spot: Spot) {
        guard !old.statusErrors.isEmpty, !new.statusErrors.isEmpty else { return }
        let first = Dictionary(old.statusErrors.map { ($0.status, $0.name) }) { first, _ in first }
        let second = Dictionary(new.statusErrors.map { ($0.status, $0.name) }) { first, _ in first }
        for status in first.keys.sorted() {
            guard let name = second[status], let former = first[status], name != former else { continue }
            if isRenamed(former, name, in: old.id.module, new.id.module) { continue }
            report(
                .errorMappingChanged,
                at: spot,
                "\(status)",
                old: former,
                new: name,
                base: old.range,
                head: new.range
            )
        }
    }

    /// Whether the module's table says so already.
    private func isRenamed(_ old: String, _ new: String, in module: Int, _ other: Int) -> Bool {
        let isGone = !head.spec.modules[other].failures.contains { $0.name.value == old }
        let isNew = !base.spec.modules[module].failures.contains { $0.name.value == new }
        return isGone && isNew
    }

    // MARK: Remarks

    private func compareRemarks(_ old: Endpoint, _ new: Endpoint, at spot: Spot) {
        compare(old.boxedDocumentation, new.boxedDocumentation, at: spot, base: old.name.range, head: new.name.range)
        func found(_ rule: ChangeRule, _ first: String?, _ second: String?) {
            guard first != second else { return }
            report(rule, at: spot, old: first, new: second, base: old.name.range, head: new.name.range)
        }
        if old.tags != new.tags {
            found(.tagsChanged, old.tags.sorted().joined(separator: ", "), new.tags.sorted().joined(separator: ", "))
        }
        found(.sinceChanged, old.since, new.since)
        found(.stabilityChanged, old.stability.rawValue, new.stability.rawValue)
        found(.variantOfChanged, old.variantOf.map(base.reference), new.variantOf.map(head.reference))
        if old.examples.map(\.text).sorted() != new.examples.map(\.text).sorted() {
            report(
                .examplesChanged,
                at: spot,
                base: old.examples.first?.name.range ?? old.name.range,
                head: new.examples.first?.name.range ?? new.name.range
            )
        }
    }
}

extension Module {
    /// Whether a code, status or name is in its table, so that its coming or going is not reported by itself.
    fileprivate func knows(_ word: String) -> Bool {
        failures.contains { failure in
            failure.name.value == word || failure.codes.contains(word) || failure.statuses.contains { "\($0)" == word }
        }
    }
}

extension Envelope {
    fileprivate var text: String {
        let paths = [
            "code \(code)", "message \(message)", "data \(data)", "success \(success.joined(separator: "|"))",
            sessionExpired.isEmpty ? nil : "sessionExpired \(sessionExpired.joined(separator: "|"))",
            requestID.map { "requestID \($0)" },
        ]
        return paths.compactMap(\.self).joined(separator: ", ")
    }
}

extension ExampleDeclaration {
    fileprivate var text: String {
        let parts = [request?.value.text, (status?.value).map { "\($0)" }, response?.value.text]
        return ([name.value] + parts.map { $0 ?? "" }).joined(separator: "\n")
    }
}

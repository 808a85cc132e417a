import EndpointDiagnostics
import EndpointSpec

extension Comparison {
    func compareServers() {
        let kept = Set(match.servers.map(\.base))
        let taken = Set(match.servers.map(\.head))
        for (index, server) in base.spec.servers.enumerated() where !kept.contains(index) {
            report(.serverRemoved, at: Spot(owner: .server(nil)), server.name.value, base: server.name.range)
        }
        for (index, server) in head.spec.servers.enumerated() where !taken.contains(index) {
            report(.serverAdded, at: Spot(owner: .server(nil)), server.name.value, head: server.name.range)
        }
        for (number, pair) in match.servers.enumerated() {
            let spot = Spot(owner: .server(number))
            compareServers(base.spec.servers[pair.base], head.spec.servers[pair.head], at: spot)
        }
    }

    private func compareServers(_ old: Server, _ new: Server, at spot: Spot) {
        let range = old.name.range
        let other = new.name.range
        compareEnvironments(old, new, at: spot)
        compareEnvelopes(old.envelope, new.envelope, at: spot, base: range, head: other)
        compareFailureBodies(old, new, at: spot)
        compareCommon(old.headers, new.headers, at: spot.inside("headers"), base: range, head: other)
        compareCommon(old.query, new.query, at: spot.inside("query"), base: range, head: other)
        compare(
            FieldList(fields: old.responseHeaders, areHeaders: true),
            FieldList(fields: new.responseHeaders, areHeaders: true),
            at: spot.narrowed(to: .response).inside("responseHeaders")
        )
        if old.concurrency != new.concurrency {
            report(
                .concurrencyChanged,
                at: spot,
                old: "\(old.concurrency)",
                new: "\(new.concurrency)",
                base: range,
                head: other
            )
        }
        if old.idempotencyHeader.lowercased() != new.idempotencyHeader.lowercased() {
            report(
                .idempotencyHeaderChanged,
                at: spot,
                old: old.idempotencyHeader,
                new: new.idempotencyHeader,
                base: range,
                head: other
            )
        }
        compare(old.$documentation, new.$documentation, at: spot, base: range, head: other)
    }

    // MARK: Environments

    private func compareEnvironments(_ old: Server, _ new: Server, at spot: Spot) {
        let inside = spot.inside("environments")
        func found(_ rule: ChangeRule, _ name: String, _ before: String?, _ after: String?) {
            report(rule, at: inside, name, old: before, new: after, base: old.name.range, head: new.name.range)
        }
        let others = Dictionary(new.environments.map { ($0.name, $0) }) { first, _ in first }
        for environment in old.environments {
            guard let same = others[environment.name] else {
                found(.environmentRemoved, environment.name, environment.base, nil)
                continue
            }
            // Base and path are joined with one slash, whether the base ends in one or not.
            let isSame = environment.base.trimmingSlash == same.base.trimmingSlash
            if !isSame { found(.baseURLChanged, environment.name, environment.base, same.base) }
            if environment.variables != same.variables {
                found(
                    .environmentVariablesChanged,
                    environment.name,
                    environment.variables.map(\.text).joined(separator: ", "),
                    same.variables.map(\.text).joined(separator: ", ")
                )
            }
        }
        let known = Set(old.environments.map(\.name))
        for environment in new.environments where !known.contains(environment.name) {
            found(.environmentAdded, environment.name, nil, environment.base)
        }
    }

    // MARK: Failures

    private func compareFailureBodies(_ old: Server, _ new: Server, at spot: Spot) {
        let range = old.name.range
        let other = new.name.range
        let spot = spot.narrowed(to: .response).inSwift(false)
        switch (old.failure, new.failure) {
        case (nil, nil): break
        case (let first?, let second?):
            if first.code != second.code || first.message != second.message {
                report(.failureBodyChanged, at: spot, old: first.text, new: second.text, base: range, head: other)
            }
            compare(first.type, second.type, at: spot, "failure", base: range, head: other)
        case (let first, let second):
            report(.failureBodyChanged, at: spot, old: first?.text, new: second?.text, base: range, head: other)
        }
    }

    // MARK: Common headers and parameters

    private func compareCommon(
        _ old: [CommonValue],
        _ new: [CommonValue],
        at spot: Spot,
        base: SourceRange,
        head: SourceRange
    ) {
        let others = Dictionary(new.map { ($0.wire.lowercased(), $0) }) { first, _ in first }
        for value in old {
            guard let same = others[value.wire.lowercased()] else {
                report(.commonValueRemoved, at: spot, value.wire, old: value.source.text, base: base, head: head)
                continue
            }
            guard same.source != value.source else { continue }
            report(
                .commonValueChanged,
                at: spot,
                value.wire,
                old: value.source.text,
                new: same.source.text,
                base: base,
                head: head
            )
        }
        let known = Set(old.map { $0.wire.lowercased() })
        for value in new where !known.contains(value.wire.lowercased()) {
            report(.commonValueAdded, at: spot, value.wire, new: value.source.text, base: base, head: head)
        }
    }
}

extension Server.Variable {
    fileprivate var text: String { "\(name): \(type.rawValue)" }
}

extension FailureBody {
    fileprivate var text: String {
        [code.map { "code \($0)" }, message.map { "message \($0)" }].compactMap(\.self).joined(separator: ", ")
    }
}

extension ValueSource {
    fileprivate var text: String {
        switch self {
        case .clientVersion: "clientVersion"
        case .deviceID: "deviceID"
        case .channel: "channel"
        case .timestampMilliseconds: "timestampMilliseconds"
        case .timestampSeconds: "timestampSeconds"
        case .locale: "locale"
        case .timeZone: "timeZone"
        case .requestID: "requestID"
        case .fixed(let text): "value \(text)"
        case .app(let name): "app \(name)"
        }
    }
}

extension String {
    /// Without a slash at the end.
    fileprivate var trimmingSlash: Substring { hasSuffix("/") ? dropLast() : self[...] }
}

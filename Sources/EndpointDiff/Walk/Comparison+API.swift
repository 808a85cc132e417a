import EndpointDiagnostics
import EndpointSpec

extension Comparison {
    /// What holds for the API as a whole.
    func compareAPI() {
        let old = base.spec
        let new = head.spec
        let range = old.name.range
        let other = new.name.range
        func found(_ rule: ChangeRule, _ member: String, _ before: String?, _ after: String?) {
            guard before != after else { return }
            report(rule, at: Spot(owner: .api), member, old: before, new: after, base: range, head: other)
        }
        found(.apiRenamed, "name", old.name.value, new.name.value)
        found(.typePrefixChanged, "swift.typePrefix", old.swift.typePrefix, new.swift.typePrefix)
        let isNarrower = new.swift.access.breadth < old.swift.access.breadth
        found(
            isNarrower ? .accessNarrowed : .accessWidened,
            "swift.access",
            old.swift.access.rawValue,
            new.swift.access.rawValue
        )
        found(
            .importsChanged,
            "swift.imports",
            old.swift.imports.sorted().joined(separator: ", "),
            new.swift.imports.sorted().joined(separator: ", ")
        )
        found(.templatesChanged, "swift.templates", old.swift.templates?.value, new.swift.templates?.value)
        compare(old.$documentation, new.$documentation, at: Spot(owner: .api), base: range, head: other)
        compareSessions(found)
        compareCredentials(found)
        compareGates(found)
        compareNamedPolicies()
    }

    private typealias Found = (ChangeRule, String, String?, String?) -> Void

    private func compareSessions(_ found: Found) {
        let old = base.spec.session
        let new = head.spec.session
        found(.sessionCredentialChanged, "session", old.credentialText, new.credentialText)
        found(
            .sessionKeeperChanged,
            "session",
            old.isKeptByApp ? "app" : "client",
            new.isKeptByApp ? "app" : "client"
        )
        guard !old.isKeptByApp, !new.isKeptByApp else { return }
        found(.sessionWiringChanged, "session", wiring(old, base), wiring(new, head))
    }

    /// References follow endpoints that were renamed.
    private func wiring(_ session: Session, _ side: SpecSide) -> String {
        func name(_ id: EndpointID) -> String {
            side === base ? match.head(of: id).map(head.reference) ?? base.reference(to: id) : head.reference(to: id)
        }
        var parts: [String] = []
        if let refresh = session.refresh { parts.append("refresh \(name(refresh))") }
        if !session.signIn.isEmpty {
            parts.append("signIn \(session.signIn.map(name).sorted().joined(separator: "|"))")
        }
        if let signOut = session.signOut { parts.append("signOut \(name(signOut))") }
        let tokens = Set(session.tokens.map { "token \($0.tokenWirePath), refreshToken \($0.refreshTokenWirePath)" })
        return (parts + tokens.sorted()).joined(separator: ", ")
    }

    private func compareCredentials(_ found: Found) {
        let others = Dictionary(head.spec.credentials.map { ($0.name, $0) }) { first, _ in first }
        for credential in base.spec.credentials {
            let place = "credentials/\(credential.name)"
            guard let same = others[credential.name] else {
                found(.credentialRemoved, place, credential.text, nil)
                continue
            }
            found(.credentialChanged, place, credential.text, same.text)
        }
        let known = Set(base.spec.credentials.map(\.name))
        for credential in head.spec.credentials where !known.contains(credential.name) {
            found(.credentialAdded, "credentials/\(credential.name)", nil, credential.text)
        }
    }

    private func compareGates(_ found: Found) {
        let old = base.spec.configGate
        let new = head.spec.configGate
        let before = old.map { gate in
            gate.text(of: match.head(of: gate.endpoint).map(head.reference) ?? base.reference(to: gate.endpoint))
        }
        let after = new.map { $0.text(of: head.reference(to: $0.endpoint)) }
        found(
            old == nil ? .configGateAdded : new == nil ? .configGateRemoved : .configGateChanged,
            "configGate",
            before,
            after
        )
    }
}

extension AccessLevel {
    fileprivate var breadth: Int {
        switch self {
        case .internal: 0
        case .package: 1
        case .public: 2
        }
    }
}

extension Session {
    fileprivate var credentialText: String { "\(header): \(scheme ?? "none")" }
}

extension Credential {
    fileprivate var text: String { "\(header): \(scheme ?? "none")" }
}

extension ConfigGate {
    fileprivate func text(of reference: String) -> String {
        let parts: [String?] = [reference, maxAge.map { "maxAge \($0.text)" }, version.map { "version \($0.text)" }]
        return parts.compactMap(\.self).joined(separator: ", ")
    }
}

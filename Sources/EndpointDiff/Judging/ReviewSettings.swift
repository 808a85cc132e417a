import EndpointDiagnostics
import EndpointSpec

/// How much kinds of changes weigh, as HEAD's `review:` says.
struct ReviewSettings {
    private let settings: [String: [Setting]]
    private let stabilities: [String: Stability]

    private struct Setting {
        var level: ChangeLevel
        var endpoints: Set<String>
        var stability: Set<String>
    }

    init(_ declarations: [ReviewDeclaration], base: SpecSide, head: SpecSide) {
        var settings: [String: [Setting]] = [:]
        for declaration in declarations {
            guard let level = declaration.level.flatMap({ ChangeLevel(rawValue: $0.value) }) else { continue }
            let setting = Setting(
                level: level,
                endpoints: Set(declaration.endpoints.map(\.value)),
                stability: Set(declaration.stability.map(\.value))
            )
            settings[declaration.rule.value, default: []].append(setting)
        }
        self.settings = settings
        stabilities = settings.isEmpty ? [:] : Self.stabilities(base).merging(Self.stabilities(head)) { $1 }
    }

    private static func stabilities(_ side: SpecSide) -> [String: Stability] {
        let pairs = side.endpointIDs.map { (side.reference(to: $0), side.spec[$0].stability) }
        return Dictionary(pairs) { first, _ in first }
    }

    /// The change as it weighs here. A setting with endpoints or stabilities holds where it covers all that are reached.
    func applied(to change: Change) -> Change {
        guard let setting = settings[change.rule.id]?.first(where: { covers(change, $0) }) else { return change }
        var change = change
        let heaviest = change.level
        for index in change.effects.indices {
            let level = change.effects[index].level
            if setting.level < level || level == heaviest { change.effects[index].level = setting.level }
        }
        return change
    }

    private func covers(_ change: Change, _ setting: Setting) -> Bool {
        if setting.endpoints.isEmpty && setting.stability.isEmpty { return true }
        return !change.endpoints.isEmpty
            && change.endpoints.allSatisfy { endpoint in
                let stability = stabilities[endpoint.reference] ?? .stable
                return (setting.endpoints.isEmpty || setting.endpoints.contains(endpoint.reference))
                    && (setting.stability.isEmpty || setting.stability.contains(stability.rawValue))
            }
    }
}

/// Which keys of a mapping stand together: what a list of keys does not say.
struct KeyRules: Sendable {
    /// Of these exactly one is given …
    var ways: [StaticString] = []
    /// … unless one of these stands in for all of them.
    var substitutes: [StaticString] = []
    /// Of each list at most one is given.
    var alternatives: [[StaticString]] = []
    var companions: [KeyCompanion] = []
    /// Of `ways` the only one beside which `includes` may stand.
    var wayBesideIncludes: StaticString?
}

/// A key that has a meaning only beside one of some others.
struct KeyCompanion: Sendable {
    var key: StaticString
    var others: [StaticString]
}

extension FormatObject {
    var rules: KeyRules {
        switch self {
        case .source: KeyRules(ways: ServerKeys.sourceWays)
        case .endpoint: KeyRules(alternatives: [EndpointKeys.addresses, EndpointKeys.bodies])
        case .preset: KeyRules(alternatives: [EndpointKeys.bodies])
        case .body: KeyRules(ways: BodyKeys.bodyWays, substitutes: ["includes"], wayBesideIncludes: "fields")
        case .response, .outcome:
            Self.inPlaceRules(FieldKeys.ways, or: ["includes"])
        case .field, .variant: Self.inPlaceRules(FieldKeys.ways, or: ["includes", "value"])
        case .inPlaceType: Self.inPlaceRules(FieldKeys.inPlaceWays, or: ["includes"])
        case .model: Self.modelRules
        default: KeyRules()
        }
    }

    private static func inPlaceRules(_ ways: [StaticString], or substitutes: [StaticString]) -> KeyRules {
        KeyRules(
            ways: ways,
            substitutes: substitutes,
            companions: inPlaceCompanions,
            wayBesideIncludes: "fields"
        )
    }

    private static let modelRules = KeyRules(
        ways: ModelKeys.kinds,
        substitutes: ["includes"],
        companions: inPlaceCompanions + ModelKeys.newtypeKeys.map { KeyCompanion(key: $0, others: ["newtype"]) }
            + [KeyCompanion(key: "generic", others: ["fields", "oneOf", "includes"])],
        wayBesideIncludes: "fields"
    )

    private static let inPlaceCompanions =
        FieldKeys.unionKeys.map { KeyCompanion(key: $0, others: ["oneOf"]) } + [
            KeyCompanion(key: "content", others: ["discriminator"]),
            KeyCompanion(key: "open", others: ["enum", "oneOf"]),
        ]
}

import EndpointDiagnostics
package import EndpointSpec

/// The Swift names of everything that a spec generates, decided once.
///
/// Asking is an array access wherever code is written in bulk; a name is composed only where something
/// hides it.
package final class SwiftNames: Sendable {
    package let spec: ResolvedSpec
    /// The declared name of each model, with prefix and backticks.
    let declaredNames: [String]
    /// Each model's name from outside every type; for an external one the app's own.
    let fileNames: [String]
    /// `OrdersListEndpoint`, by module and place in it.
    private let endpointTypes: [[String]]
    private let requestsTypes: [String]
    private let failureTypes: [String]
    /// As specs refer to modules.
    private let moduleReferences: [String]
    /// The API type.
    package let apiType: String
    let modelOwners: [ModelOwner]
    /// Models in place, by what they are nested in.
    let nested: [ModelOwner: [ModelID]]
    /// What the braces of each model that nests something, or is generic, add to the names of the file.
    let introduced: [ModelOwner: Set<String>]
    /// Another name at file scope for each model that something hides where it is mentioned.
    let aliases: [ModelID: String]
    /// Another name of the API type, declared at file scope, where its own is hidden in endpoints.
    package let apiTypeAlias: String?
    /// All names that the generated code declares at file scope.
    let topLevel: Set<String>
    /// Types in whose braces a standard name means something else.
    private let shadowing: Set<ModelOwner>
    let fileVocabulary: Vocabulary

    /// Names that every endpoint's type declares or inherits.
    static let endpointMembers: Set<String> = ["API", "Failure", "Headers", "Response"]

    package init(_ spec: ResolvedSpec) {
        self.spec = spec
        declaredNames = spec.models.indices.map {
            Self.declaredName(of: spec.models[$0], prefix: spec.swift.typePrefix)
        }
        modelOwners = spec.models.indices.map { spec.models[$0].owner }
        nested = Self.nestedModels(of: spec)
        let prefix = spec.swift.typePrefix
        endpointTypes = spec.modules.map { module in
            module.endpoints.indices.map { Self.endpointType(module.endpoints[$0].id, in: spec) }
        }
        requestsTypes = spec.modules.map { prefix + $0.name.value + "Requests" }
        moduleReferences = spec.modules.map { NamingRules.lowerCamel($0.name.value) }
        failureTypes = spec.modules.map { prefix + $0.name.value + "Failure" }
        apiType = NamingRules.identifier(prefix + spec.name.value).declaration
        fileNames = Self.fileNames(of: spec, declaredNames: declaredNames, endpointTypes: endpointTypes)
        introduced = Self.introducedNames(in: spec, declaredNames: declaredNames)
        var topLevel = Self.topLevelNames(of: spec, endpointTypes: endpointTypes)
        aliases = HiddenReferences(spec: spec, declaredNames: declaredNames, introduced: introduced)
            .aliases(avoiding: &topLevel)
        apiTypeAlias = Self.apiTypeAlias(of: spec, avoiding: &topLevel)
        self.topLevel = topLevel
        fileVocabulary = Vocabulary(hiding: topLevel)
        shadowing = Set(introduced.filter { $0.value.contains { StandardName(spelling: $0) != nil } }.keys)
    }

    // MARK: Types of the API

    /// The API type as a scope must write it.
    package func apiType(in scope: SwiftScope) -> String {
        guard let apiTypeAlias, case .endpoint = scope else { return apiType }
        return apiTypeAlias
    }

    /// `OrdersListEndpoint`.
    package func endpointType(_ id: EndpointID) -> String { endpointTypes[id.module][id.index] }

    /// `voiceRooms.join`: an endpoint as specs refer to it.
    package func reference(to id: EndpointID) -> String {
        SwiftText.joined([moduleReferences[id.module], ".", spec.modules[id.module].endpoints[id.index].name.value])
    }

    /// `OrdersRequests`, for an index into ``ResolvedSpec/modules``.
    package func requestsType(_ module: Int) -> String { requestsTypes[module] }

    /// `OrdersFailure`, for an index into ``ResolvedSpec/modules``.
    package func failureType(_ module: Int) -> String { failureTypes[module] }

    /// The client's property for a module: `orders`.
    package func moduleProperty(_ module: Int) -> SwiftIdentifier {
        NamingRules.identifier(moduleReferences[module])
    }

    /// `APIHeaders`: the typed headers of a server, nested in the API type.
    package func headersType(of server: Server) -> String {
        (server.name.value == "api" ? "API" : NamingRules.upperFirst(server.name.value)) + "Headers"
    }

    // MARK: Models

    /// Whether any model has another name at file scope because types in place hide its own.
    package var hasAliases: Bool { !aliases.isEmpty }

    /// The name that stands in a model's declaration.
    package func declaredName(of model: ModelID) -> String { declaredNames[model.index] }

    /// The file-scope alias that has to be declared beside a model, if one of its mentions needs it.
    package func alias(of model: ModelID) -> String? { aliases[model] }

    /// Models in place directly inside a model or an endpoint, in the spec's order.
    package func nestedModels(of owner: ModelOwner) -> [ModelID] { nested[owner] ?? [] }

    /// Models that a file declares by name, in order, but for those that the app has already.
    package func models(inFile file: Int) -> [ModelID] {
        spec.models.lazy.filter { $0.owner == .spec && $0.file == file && !$0.isExternal }.map(\.id)
    }

    /// Parameters of generic types that can be used in the braces of a model, those of its owners first.
    package func genericParameters(in model: ModelID) -> [String] {
        owners(of: .model(model)).reversed().flatMap { owner in
            if case .model(let id) = owner { spec.models[id.index].genericParameters } else { [String]() }
        }
    }

    /// Whether a request may carry the model, or the app may write it, so that its fields tell apart leaving from
    /// clearing.
    package func isSent(_ model: ModelID) -> Bool { spec.isWritten(model) }

    /// The standard names as a scope must write them.
    package func vocabulary(in scope: SwiftScope) -> Vocabulary {
        // None of what every endpoint declares is a standard name.
        let owners = self.owners(of: scope)
        guard !shadowing.isEmpty, owners.contains(where: shadowing.contains) else { return fileVocabulary }
        var hidden = topLevel
        for owner in owners { hidden.formUnion(introduced[owner] ?? []) }
        return Vocabulary(hiding: hidden)
    }

    /// What a scope lies in, innermost first.
    func owners(of scope: SwiftScope) -> OwnerChain {
        switch scope {
        case .file: OwnerChain(models: spec.models, next: nil)
        case .model(let id): OwnerChain(models: spec.models, next: .model(id))
        case .endpoint(let id): OwnerChain(models: spec.models, next: .endpoint(id))
        }
    }
}

extension Model {
    /// The app has the type; nothing is generated for it.
    package var isExternal: Bool {
        if case .external = kind { true } else { false }
    }
}

import EndpointDiagnostics
import EndpointNaming
import EndpointSpec

/// An endpoint's name before it was renamed.
struct FormerEndpoint {
    /// The module's index where it still exists.
    var module: Int?
    var endpoint: String
    var type: String

    /// - Parameter reference: `module.endpoint`, as in `renamedFrom`.
    init?(_ reference: String, in names: SwiftNames) {
        let parts = reference.split(separator: ".")
        guard parts.count == 2 else { return nil }
        let property = String(parts[0])
        endpoint = String(parts[1])
        module = names.spec.modules.firstIndex { NamingRules.lowerCamel($0.name.value) == property }
        let moduleName = module.map { names.spec.modules[$0].name.value } ?? NamingRules.upperFirst(property)
        type = names.spec.swift.typePrefix + moduleName + NamingRules.upperFirst(endpoint) + "Endpoint"
    }
}

extension SwiftNames {
    /// Modules that have endpoints, or had them before these were renamed, so that methods stand in their requests.
    var modulesWithRequests: [Int] {
        let former = spec.modules.lazy.flatMap { $0.endpoints }.flatMap(\.renamedFrom)
            .compactMap { FormerEndpoint($0.value, in: self)?.module }
        let named = Set(former)
        return spec.modules.indices.filter { !spec.modules[$0].endpoints.isEmpty || named.contains($0) }
    }
}

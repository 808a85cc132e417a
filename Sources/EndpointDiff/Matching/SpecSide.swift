import EndpointDiagnostics
import EndpointNaming
import EndpointSpec

/// One of the two specs, with what matching asks of it.
final class SpecSide {
    let spec: ResolvedSpec
    /// As specs refer to modules.
    let moduleReferences: [String]
    private(set) lazy var names = SwiftNames(spec)
    private(set) lazy var graphs = (request: ModelGraph(spec, .request), response: ModelGraph(spec, .response))

    init(_ spec: ResolvedSpec) {
        self.spec = spec
        moduleReferences = spec.modules.map { NamingRules.lowerCamel($0.name.value) }
    }

    /// `orders.list`.
    func reference(to id: EndpointID) -> String {
        moduleReferences[id.module] + "." + spec.modules[id.module].endpoints[id.index].name.value
    }

    /// `Order`, and for a model in place its owner's before it: `Order.State`, `orders.list.State`.
    func path(of id: ModelID) -> String {
        let model = spec.models[id.index]
        switch model.owner {
        case .spec: return model.name.value
        case .model(let owner): return path(of: owner) + "." + model.name.value
        case .endpoint(let owner): return reference(to: owner) + "." + model.name.value
        }
    }

    /// A type as callers write it.
    func text(of type: TypeReference) -> String { names.type(type, in: .file, isSent: false) }

    var endpointIDs: [EndpointID] {
        spec.modules.indices.flatMap { module in
            spec.modules[module].endpoints.indices.map { EndpointID(module: module, index: $0) }
        }
    }
}

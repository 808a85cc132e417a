import EndpointDiagnostics

/// Finds generic models that name ever larger versions of themselves, such as `Node<Node<Item>>` inside `Node<Item>`.
///
/// Parameters are nodes; each argument that mentions one gives an edge from it to the parameter that the argument
/// is for, growing where the argument is more than the parameter alone. A circle with a growing edge has no end.
struct GenericExpansion {
    private struct Edge {
        var source: Int
        var target: Int
        var isGrowing: Bool
        var place: SourceRange
        var model: Int
    }

    private let models: [Model]
    private var firstNode: [Int]
    private var nodeCount = 0
    private var edges: [Edge] = []

    init(_ models: [Model]) {
        self.models = models
        firstNode = []
        firstNode.reserveCapacity(models.count)
        for index in models.indices {
            firstNode.append(nodeCount)
            nodeCount += models[index].parametersInScope.count
        }
        for index in models.indices where !models[index].parametersInScope.isEmpty { addEdges(of: models[index]) }
    }

    /// Reports each model that grows; gives whether one does.
    func report(to diagnostics: inout DiagnosticCollector) -> Bool {
        guard edges.contains(where: \.isGrowing) else { return false }
        var targets: [[Int]] = Array(repeating: [], count: nodeCount)
        for edge in edges { targets[edge.source].append(edge.target) }
        let components = StrongComponents(targets)
        var reported: Set<Int> = []
        for edge in edges where edge.isGrowing && components.isOnCircle(edge.source, targets: [edge.target]) {
            guard reported.insert(edge.model).inserted else { continue }
            diagnostics.report(.endlessGeneric(models[edge.model].name.value, at: edge.place))
        }
        return !reported.isEmpty
    }

    private mutating func addEdges(of model: Model) {
        switch model.kind {
        case .structure(let structure):
            for field in structure.fields { addEdges(field.type, of: model, at: field.range) }
        case .union(let union):
            for variant in union.variants {
                if let type = variant.type { addEdges(type, of: model, at: variant.range) }
            }
            if let otherwise = union.otherwise { addEdges(otherwise, of: model, at: model.range) }
        case .newtype(let newtype): addEdges(newtype.type, of: model, at: model.range)
        case .enumeration, .external: break
        }
    }

    private mutating func addEdges(_ type: TypeReference, of model: Model, at place: SourceRange) {
        switch type {
        case .scalar, .parameter: break
        case .list(let inner), .nullable(let inner): addEdges(inner, of: model, at: place)
        case .map(let value, _): addEdges(value, of: model, at: place)
        case .model(let id, let arguments):
            for (index, argument) in arguments.enumerated() {
                for (source, name) in model.parametersInScope.enumerated() where argument.mentions(name) {
                    edges.append(
                        Edge(
                            source: firstNode[model.id.index] + source,
                            target: firstNode[id.index] + index,
                            isGrowing: argument != .parameter(name),
                            place: place,
                            model: model.id.index
                        )
                    )
                }
                addEdges(argument, of: model, at: place)
            }
        }
    }
}

extension TypeReference {
    /// Whether the parameter occurs anywhere in the type.
    fileprivate func mentions(_ parameter: String) -> Bool {
        switch self {
        case .scalar: false
        case .parameter(let name): name == parameter
        case .list(let inner), .nullable(let inner): inner.mentions(parameter)
        case .map(let value, _): value.mentions(parameter)
        case .model(_, let arguments): arguments.contains { $0.mentions(parameter) }
        }
    }
}

import EndpointDiagnostics

/// Finds models that would have themselves inside, and breaks each circle with a box or `indirect`.
///
/// A field is boxed if it lies on any circle, whatever other fields do, so that adding one field leaves the
/// storage of others as it is. A oneOf is `indirect` where a circle has no field to box.
struct LayoutAnalysis {
    private let containment: ValueContainment
    private let graph: [[Int]]
    private let components: StrongComponents
    /// Models that have themselves inside, in order.
    private let circle: [Int]

    /// Sets ``Structure/boxedFields`` and ``Union/isIndirect``; reports what no box helps.
    static func apply(to spec: inout ResolvedSpec, reportingTo diagnostics: inout DiagnosticCollector) {
        let isEndless = GenericExpansion(spec.models).report(to: &diagnostics)
        let analysis = LayoutAnalysis(spec.models)
        guard !analysis.circle.isEmpty else { return }
        analysis.boxFields(&spec.models)
        analysis.markIndirect(&spec.models)
        if !isEndless { EndlessValues.report(spec.models, among: analysis.circle, to: &diagnostics) }
    }

    private init(_ models: [Model]) {
        let containment = ValueContainment(models, requiredWhere: nil)
        let graph = containment.graph(of: models)
        let components = StrongComponents(graph)
        circle = graph.indices.filter { components.isOnCircle($0, targets: graph[$0]) }
        self.containment = containment
        self.graph = graph
        self.components = components
    }

    private func boxFields(_ models: inout [Model]) {
        for index in circle {
            guard case .structure(var structure) = models[index].kind else { continue }
            for field in structure.fields
            where components.isOnCircle(index, targets: containment.targets(of: field.type)) {
                structure.boxedFields.insert(field.name.value)
            }
            models[index].kind = .structure(structure)
        }
    }

    /// Every field on a circle is boxed by now, so that what is left of circles are oneOfs alone.
    private func markIndirect(_ models: inout [Model]) {
        var rest: [[Int]] = Array(repeating: [], count: models.count)
        for index in circle {
            if case .union = models[index].kind { rest[index] = graph[index] }
        }
        let components = StrongComponents(rest)
        for index in circle where components.isOnCircle(index, targets: rest[index]) {
            guard case .union(var union) = models[index].kind else { continue }
            union.isIndirect = true
            models[index].kind = .union(union)
        }
    }
}

/// Finds models of which no value can be made, since each needs another one first.
struct EndlessValues {
    private let models: [Model]
    private let containment: ValueContainment
    private let components: StrongComponents
    private let suspects: [Int]

    /// - Parameter circle: Models that have themselves inside; only these can be endless.
    static func report(_ models: [Model], among circle: [Int], to diagnostics: inout DiagnosticCollector) {
        var reported: Set<Int> = []
        for way in ValueContainment.Way.allCases {
            EndlessValues(models, among: circle, where: way).report(except: &reported, to: &diagnostics)
        }
    }

    private init(_ models: [Model], among circle: [Int], where way: ValueContainment.Way) {
        self.models = models
        let containment = ValueContainment(models, requiredWhere: way)
        var graph: [[Int]] = Array(repeating: [], count: models.count)
        for index in circle { graph[index] = containment.targets(of: models[index].kind) }
        let components = StrongComponents(graph)
        suspects = circle.filter { components.isOnCircle($0, targets: graph[$0]) }
        self.containment = containment
        self.components = components
    }

    private func report(except reported: inout Set<Int>, to diagnostics: inout DiagnosticCollector) {
        guard !suspects.isEmpty else { return }
        let endless = endlessModels()
        for index in suspects where endless.contains(index) && reported.insert(index).inserted {
            guard case .structure(let structure) = models[index].kind else { continue }
            let field = structure.fields.first { field in
                containment.counts(field)
                    && containment.targets(of: field.type).contains {
                        endless.contains($0) && components.component[$0] == components.component[index]
                    }
            }
            if let field, field.includedFrom == nil {
                diagnostics.report(.endlessValue(models[index].name.value, field: field))
            }
        }
    }

    /// What stays when everything is taken away that can be made of what was taken away before.
    private func endlessModels() -> Set<Int> {
        var endless = Set(suspects)
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for index in suspects where endless.contains(index) && canBeMade(models[index], without: endless) {
                endless.remove(index)
                hasChanged = true
            }
        }
        return endless
    }

    private func canBeMade(_ model: Model, without endless: Set<Int>) -> Bool {
        func isFree(_ type: TypeReference) -> Bool { !containment.targets(of: type).contains { endless.contains($0) } }
        switch model.kind {
        case .structure(let structure):
            return structure.fields.allSatisfy { !containment.counts($0) || isFree($0.type) }
        case .union(let union):
            if union.variants.contains(where: { $0.type.map(isFree) ?? true }) { return true }
            return union.otherwise.map(isFree) ?? union.isOpen
        case .newtype(let newtype): return isFree(newtype.type)
        case .enumeration, .external: return true
        }
    }
}

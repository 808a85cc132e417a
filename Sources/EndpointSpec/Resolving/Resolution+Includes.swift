import EndpointDiagnostics

extension Resolution {
    /// Finishes models whose types are all known by now: values, oneOfs, includes.
    ///
    /// Lists of what waits are let go and not only emptied: each share has its own, as large as the largest was.
    mutating func completeModels() {
        for pending in pendingFields {
            guard case .structure(var structure) = models[pending.model].kind else { continue }
            models[pending.model].kind = .structure(Structure(fields: []))
            complete(&structure.fields[pending.index], from: pending.declaration)
            models[pending.model].kind = .structure(structure)
        }
        pendingFields.removeAll()
        for id in includeOrder(of: pendingIncludes) { include(into: id) }
        pendingIncludes.removeAll()
        for id in pendingUnions { completeUnion(id) }
        pendingUnions.removeAll()
        for key in pendingKeys where !canBeKey(key.value) { report(.mapKeyType(words(for: key.value), at: key.range)) }
        pendingKeys.removeAll()
    }

    private func canBeKey(_ type: TypeReference) -> Bool {
        if type.isUnresolved { return true }
        if case .model(let id, _) = type, case .enumeration = models[id].kind { return true }
        return switch scalarBase(of: type) {
        case .string, .int, .int32, .int64, .uuid: true
        default: false
        }
    }

    /// Models with `includes`, each after what it includes; those in a circle are reported and left out.
    private mutating func includeOrder(of ids: [ModelID]) -> [ModelID] {
        var order: [ModelID] = []
        var state: [ModelID: Bool] = [:]
        let pending = Set(ids)
        for start in ids where state[start] == nil {
            var stack = [(id: start, next: 0)]
            state[start] = false
            while let (id, next) = stack.last {
                let targets = includeTargets(of: id)
                guard next < targets.count else {
                    state[id] = true
                    order.append(id)
                    stack.removeLast()
                    continue
                }
                stack[stack.count - 1].next += 1
                guard let target = targets[next] else { continue }
                if state[target] == false {
                    report(.includeCycle(models[id].name, at: includePlaces[id]?[next]))
                    removeInclude(next, of: id)
                    stack[stack.count - 1].next -= 1
                } else if state[target] == nil, pending.contains(target) {
                    state[target] = false
                    stack.append((target, 0))
                }
            }
        }
        return order
    }

    private func includeTargets(of id: ModelID) -> [ModelID?] {
        guard case .structure(let structure) = models[id].kind else { return [] }
        return structure.includes.map { if case .model(let target, _) = $0 { target } else { nil } }
    }

    private mutating func removeInclude(_ index: Int, of id: ModelID) {
        guard case .structure(var structure) = models[id].kind else { return }
        structure.includes.remove(at: index)
        includePlaces[id]?.remove(at: index)
        models[id].kind = .structure(structure)
    }

    /// Copies the fields of what a model includes to before its own.
    private mutating func include(into id: ModelID) {
        guard case .structure(var structure) = models[id].kind else { return }
        let own = structure.fields
        structure.fields = []
        var places: [String: Int] = [:]
        for (include, range) in zip(structure.includes, includePlaces[id] ?? []) {
            guard case .model(let source, let arguments) = include,
                case .structure(let included) = models[source].kind
            else {
                report(.includeType(words(for: include), at: range))
                continue
            }
            let parameters = models[source].parametersInScope
            for var field in included.fields {
                field.type = field.type.substituting(parameters, with: arguments)
                field.includedFrom = field.includedFrom ?? source
                guard let place = places[field.name.value] else {
                    places[field.name.value] = structure.fields.count
                    structure.fields.append(field)
                    continue
                }
                if !structure.fields[place].hasType(of: field) {
                    report(.includeConflict(field, with: structure.fields[place], at: range))
                }
            }
        }
        add(own, to: &structure, places)
        models[id].kind = .structure(structure)
    }

    private mutating func add(_ own: [Field], to structure: inout Structure, _ places: [String: Int]) {
        for field in own {
            guard let place = places[field.name.value] else {
                structure.fields.append(field)
                continue
            }
            if !field.hasType(of: structure.fields[place]) {
                report(.includeConflict(field, with: structure.fields[place], at: field.name.range))
            }
            structure.fields[place] = field
        }
    }
}

extension Field {
    /// Whether the two are one Swift type; what could not be told is taken to be.
    fileprivate func hasType(of other: Field) -> Bool {
        type.isUnresolved || other.type.isUnresolved || (type == other.type && presence == other.presence)
    }
}

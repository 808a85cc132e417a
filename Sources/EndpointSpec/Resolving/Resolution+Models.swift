import EndpointDiagnostics

extension Resolution {
    /// Each type inside another takes three of the 100 levels that templates may include each other.
    private static let deepestInPlace = 30

    /// Resolves models that stand under `models:`, with those in place inside them, as far as that needs no other.
    mutating func append(_ declared: ArraySlice<SpecCatalog.DeclaredModel>) {
        for model in declared {
            append(model.declaration, named: model.declaration.name, .spec, TypeScope(file: model.file))
        }
    }

    /// Resolves a model in place and gives the reference to it.
    mutating func inPlace(
        _ declaration: ModelDeclaration,
        named name: Located<String>,
        owner: ModelOwner,
        in scope: TypeScope
    ) -> TypeReference {
        let typeName = name.map(DerivedNames.capitalized)
        var scope = scope
        scope.depth += 1
        return .model(append(declaration, named: typeName, owner, scope), arguments: scope.arguments)
    }

    @discardableResult
    private mutating func append(
        _ declaration: ModelDeclaration,
        named name: Located<String>,
        _ owner: ModelOwner,
        _ outer: TypeScope
    ) -> ModelID {
        let id = models.nextID
        var scope = outer
        scope.parameters += declaration.generic.map(\.value)
        var model = Model(
            id: id,
            name: name,
            owner: owner,
            file: scope.file,
            kind: .structure(Structure(fields: [])),
            range: declaration.range
        )
        model.genericParameters = declaration.generic.map(\.value)
        model.parametersInScope = scope.parameters
        model.conformances = Set(declaration.conformances.map(\.value))
        model.documentation = declaration.documentation
        model.renamedFrom = declaration.renamedFrom
        models.append(consume model)
        guard scope.depth <= Self.deepestInPlace else {
            report(.nestedTooDeep(name, limit: Self.deepestInPlace))
            return id
        }
        let kind = kind(of: declaration, id, in: scope)
        models[id].kind = kind
        return id
    }

    private mutating func kind(of declaration: ModelDeclaration, _ id: ModelID, in scope: TypeScope) -> ModelKind {
        switch declaration.kind {
        case .structure(let fields):
            .structure(structure(fields, declaration.includes, id, in: scope))
        case .newtype(let type, let format, let limits):
            .newtype(newtype(type, format, limits, name: declaration.name, in: scope))
        case .enumeration(let enumeration):
            .enumeration(resolved(enumeration))
        case .union(let union):
            .union(resolved(union, id, in: scope))
        case .external(let type):
            .external(external(type))
        }
    }

    private mutating func structure(
        _ declarations: [FieldDeclaration],
        _ includes: [Located<TypeExpression>],
        _ id: ModelID,
        in scope: TypeScope
    ) -> Structure {
        var structure = Structure(fields: [])
        structure.fields.reserveCapacity(declarations.count)
        for declaration in declarations {
            guard let field = field(declaration, .model, owner: .model(id), in: scope) else { continue }
            if needsCompletion(declaration) {
                let index = structure.fields.count
                pendingFields.append(PendingField(model: id, index: index, declaration: declaration))
            }
            if field.name.value == "hashValue" { report(.reservedMember("hashValue", "a field", at: field.name.range)) }
            structure.fields.append(field)
        }
        for include in includes {
            let type = type(include.value, at: include.range, in: scope)
            guard !type.isUnresolved else { continue }
            structure.includes.append(type)
            includePlaces[id, default: []].append(include.range)
        }
        if !structure.includes.isEmpty { pendingIncludes.append(id) }
        return structure
    }

    private mutating func newtype(
        _ expression: Located<TypeExpression>,
        _ format: Located<String>?,
        _ limits: Limits,
        name: Located<String>,
        in scope: TypeScope
    ) -> Newtype {
        var newtype = Newtype(type: .unresolved)
        newtype.limits = limits
        switch expression.value {
        case .scalar, .list, .map:
            newtype.type = type(expression.value, at: expression.range, in: scope)
        case .named, .optional, .doubleOptional, .payload:
            report(.newtypeType(name, at: expression.range))
        }
        if let format { newtype.type = applying(format, to: newtype.type, in: scope) }
        check(limits, of: newtype.type, value: nil)
        return newtype
    }

    private mutating func external(_ type: Located<String>) -> String {
        let module = String(type.value.prefix { $0 != "." })
        let known = ["Swift", "Foundation", "EndpointRuntime"] + catalog.api.swift.imports.map(\.value)
        if !known.contains(module) { report(.externalModule(module, of: type)) }
        return type.value
    }

    private mutating func resolved(_ declaration: EnumerationDeclaration) -> Enumeration {
        let isInteger =
            !declaration.values.isEmpty && declaration.values.allSatisfy { ScalarText.isInteger($0.wire.value) }
        var cases = CaseNames(
            rest: declaration.isOpen ? "unknown" : nil,
            reserved: ["allCases", "hashValue", "knownCases"]
        )
        var values: [EnumerationValue] = []
        values.reserveCapacity(declaration.values.count)
        for value in declaration.values {
            if isInteger, Int64(value.wire.value) == nil { report(.integerRange(value.wire)) }
            let name = caseName(given: value.name, wire: value.wire, in: &cases)
            var resolved = EnumerationValue(wire: value.wire, name: name)
            resolved.documentation = value.documentation
            values.append(resolved)
        }
        if isInteger { reportEqualIntegers(declaration.values.map(\.wire)) }
        return Enumeration(values: values, isOpen: declaration.isOpen, isInteger: isInteger)
    }

    /// `1` and `01` are one number on the wire.
    mutating func reportEqualIntegers(_ tags: [Located<String>]) {
        var seen: [Int64: Located<String>] = [:]
        for tag in tags {
            guard let number = Int64(tag.value) else { continue }
            if let first = seen[number] { report(.duplicateTag(tag, first: first)) }
            seen[number] = seen[number] ?? tag
        }
    }

    /// The case for a wire value, by its given name or from itself; a name taken already is reported.
    mutating func caseName(given: Located<String>?, wire: Located<String>, in cases: inout CaseNames) -> String {
        guard let name = given?.value ?? DerivedNames.caseName(forWireValue: wire.value) else {
            report(.unnameable(wire))
            return "value"
        }
        let place = given ?? wire
        let (result, first) = cases.take(name, at: place.range)
        if let first { report(.caseNameClash(result, at: place.range, first: first)) }
        if cases.reserved.contains(result) { report(.reservedMember(result, "a case", at: place.range)) }
        return result
    }
}

/// The cases of one enum that are taken.
struct CaseNames {
    /// The case for what is none of the others.
    let rest: String?
    /// What the type has by itself.
    let reserved: Set<String>
    /// In order, with a table of places once they are many.
    private var taken: [(name: String, range: SourceRange)] = []
    private var places: [String: SourceRange] = [:]
    private static let few = 12

    init(rest: String?, reserved: Set<String> = []) {
        self.rest = rest
        self.reserved = reserved
    }

    /// The case's name, and where it was taken before.
    mutating func take(_ name: String, at range: SourceRange) -> (name: String, first: SourceRange?) {
        let name = DerivedNames.unhidden(name, rest: rest)
        if let first = place(of: name) { return (name, first) }
        taken.append((name, range))
        if taken.count == Self.few { for (name, range) in taken { places[name] = range } }
        if taken.count > Self.few { places[name] = range }
        return (name, nil)
    }

    private func place(of name: String) -> SourceRange? {
        taken.count < Self.few ? taken.first { $0.name == name }?.range : places[name]
    }
}

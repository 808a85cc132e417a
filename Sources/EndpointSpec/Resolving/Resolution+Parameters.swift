import EndpointDiagnostics

extension Resolution {
    /// Resolves the parameters that an endpoint has outside its body.
    mutating func addParameters(of merged: MergedEndpoint, module: Int, to endpoint: inout Endpoint) {
        addTarget(of: merged, module: module, to: &endpoint)
        let owner = ModelOwner.endpoint(endpoint.id)
        for header in merged.headers {
            if case .omitted(let range) = header.value.type {
                omit(header, at: range, from: &endpoint)
                continue
            }
            guard let field = parameter(header, .header, owner) else { continue }
            var resolved = HeaderField(field: field)
            resolved.isBodyContentType = field.wire.lowercased() == "content-type"
            endpoint.headers.append(resolved)
        }
        for parameter in merged.query {
            guard let field = self.parameter(parameter, .query, owner) else { continue }
            endpoint.query.append(field)
        }
    }

    /// Resolves a parameter whole.
    mutating func parameter(_ written: Sourced<FieldDeclaration>, _ place: FieldPlace, _ owner: ModelOwner) -> Field? {
        let scope = TypeScope(file: written.file)
        let first = models.nextID
        guard var field = field(written.value, place, owner: owner, in: scope) else { return nil }
        if models.nextID != first { completeModels() }
        if needsCompletion(written.value) { complete(&field, from: written.value) }
        if place != .body { check(field, place) }
        return field
    }

    private mutating func omit(
        _ header: Sourced<FieldDeclaration>,
        at range: SourceRange,
        from endpoint: inout Endpoint
    ) {
        let name = header.value.key
        let common = servers[endpoint.server].headers.map(\.wire)
        if let wire = common.first(where: { $0.lowercased() == name.value.lowercased() }) {
            endpoint.omittedHeaders.append(wire)
        } else if header.origin.isEndpoint {
            report(.nothingToOmit(name, known: common))
        }
    }

    private mutating func addTarget(of merged: MergedEndpoint, module: Int, to endpoint: inout Endpoint) {
        let declaration = merged.declaration
        let moduleDeclaration = catalog.modules[module].declaration
        if let url = declaration.url {
            endpoint.target = .url(
                Field(name: url, wire: url.value, type: .scalar(.url, format: nil), range: url.range)
            )
            for parameter in merged.pathParameters where parameter.origin.isEndpoint {
                report(.unusedPathParameter(parameter.value.key, of: declaration.name.value))
            }
            return
        }
        guard declaration.path != nil || moduleDeclaration.path != nil else { return }
        let path = PathTemplate.join(moduleDeclaration.path?.value ?? "", declaration.path?.value ?? "")
        let range = declaration.path?.range ?? moduleDeclaration.path?.range ?? declaration.name.range
        endpoint.target = .path(Located(path, at: range))
        addPathParameters(of: merged, PathTemplate(path), at: range, module: module, to: &endpoint)
    }

    private mutating func addPathParameters(
        of merged: MergedEndpoint,
        _ template: PathTemplate,
        at range: SourceRange,
        module: Int,
        to endpoint: inout Endpoint
    ) {
        let moduleParameters = catalog.modules[module].declaration.pathParameters
        let file = merged.file
        var seen: Set<String> = []
        for name in template.names {
            guard seen.insert(name).inserted else {
                report(.repeatedPathParameter(name, of: endpoint.name.value, at: range))
                continue
            }
            let own = merged.pathParameters.first { $0.value.placeholder == name }
            let outer = moduleParameters.first { $0.placeholder == name }
            if outer != nil { usedPathParameters.insert("\(module).\(name)") }
            guard let written = own ?? outer.map({ Sourced(value: $0, file: file, origin: .inherited) }) else {
                let known = merged.pathParameters.map(\.value.key.value) + moduleParameters.map(\.key.value)
                report(.undeclaredPathParameter(name, of: endpoint.name.value, known: known, at: range))
                continue
            }
            guard let field = parameter(written, .path, .endpoint(endpoint.id)) else { continue }
            endpoint.pathParameters.append(field)
        }
        for parameter in merged.pathParameters where parameter.origin.isEndpoint {
            guard !seen.contains(parameter.value.placeholder) else { continue }
            report(.unusedPathParameter(parameter.value.key, of: endpoint.name.value))
        }
    }

    /// Reports a type or style that cannot be written where the parameter stands.
    mutating func check(_ field: Field, _ place: FieldPlace) {
        if !place.canHoldNull, place != .part, field.presence == .nullable || field.presence == .change {
            report(.nullableParameter(field, place))
        }
        if place == .path, field.presence != .required { report(.optionalPathParameter(field)) }
        if let style = field.style { checkStyle(style, of: field, place) }
        guard !field.type.isUnresolved, !field.isJSONString, field.payload == nil else { return }
        let base = base(of: field.type)
        var element = base
        if case .list(let inner) = base { element = inner }
        switch place {
        case .path, .header, .responseHeader:
            if !isTextual(element) { report(.parameterType(field, place, words(for: field.type))) }
        case .query:
            let isNested = field.style == .brackets || field.style == .indices
            if !isNested, !isTextual(element), !isMixed(element) {
                report(.parameterType(field, place, words(for: field.type)))
            }
        case .model, .body, .part:
            break
        }
    }

    private func isMixed(_ type: TypeReference) -> Bool {
        if case .scalar(.json, _) = base(of: type) { true } else { false }
    }

    private mutating func checkStyle(_ style: ParameterStyle, of field: Field, _ place: FieldPlace) {
        let allowed: [ParameterStyle] =
            switch place {
            case .path: [.segments, .csv]
            case .query: [.repeat, .csv, .brackets, .indices]
            case .header, .responseHeader: [.csv]
            case .model, .body, .part: ParameterStyle.allCases.filter { $0 != .segments }
            }
        if !allowed.contains(style) { report(.styleMismatch(style, of: field, place)) }
    }
}

extension FieldDeclaration {
    /// The name by which a path mentions the parameter.
    var placeholder: String { wire?.value ?? key.value }
}

import EndpointDiagnostics
import EndpointSpec
import EndpointYAML

/// Parameters in path, query and headers.
extension OpenAPIDecoder {
    mutating func addParameters(
        _ operation: OperationDraft,
        _ path: PathDraft,
        _ owner: String,
        _ members: inout MemberNames,
        to endpoint: inout EndpointDeclaration
    ) {
        addPath(operation, path, owner, &members, to: &endpoint)
        for item in path.query { addFixed(item.name, item.value, operation.path.range, &members, to: &endpoint) }
        for parameter in operation.parameters {
            losses.count(.parameters)
            switch parameter.place {
            case .path: break
            case .query: addQuery(parameter, owner, &members, to: &endpoint)
            case .header: addHeader(parameter, owner, &members, to: &endpoint)
            case .cookie: lose(.cookieParameter, parameter.name.value, at: parameter.name.range)
            }
        }
    }

    // MARK: Path

    private mutating func addPath(
        _ operation: OperationDraft,
        _ path: PathDraft,
        _ owner: String,
        _ members: inout MemberNames,
        to endpoint: inout EndpointDeclaration
    ) {
        var swiftNames: [String] = []
        var seen: Set<String> = []
        for name in path.names {
            let declared = operation.parameters.first { $0.place == .path && $0.name.value == name }
            let parameter = seen.insert(name).inserted ? declared : nil
            let swiftName = members.take(parameterName(name, parameter?.node))
            swiftNames.append(swiftName)
            let range = parameter?.name.range ?? operation.path.range
            if parameter == nil { lose(.undeclaredParameter, "{\(name)}", at: operation.path.range) }
            let key = Located(swiftName, at: range)
            endpoint.pathParameters.append(pathParameter(parameter, key, owner))
        }
        for parameter in operation.parameters where parameter.place == .path && !seen.contains(parameter.name.value) {
            lose(.unusedParameter, parameter.name.value, at: parameter.name.range)
        }
        endpoint.path = Located(path.template(swiftNames), at: operation.path.range)
    }

    private mutating func pathParameter(
        _ parameter: ParameterDraft?,
        _ key: Located<String>,
        _ owner: String
    ) -> FieldDeclaration {
        guard let parameter else {
            return FieldDeclaration(
                key: key,
                type: .expression(Located(.scalar(.string), at: key.range)),
                range: key.range
            )
        }
        let mapped = textual(parameter, key, owner)
        var field = declaration(parameter, key, mapped, isRequired: true)
        if parameter.node["x-multi-segment"]?.isTrue == true || parameter.node["allowReserved"]?.isTrue == true {
            field.style = Located(.segments, at: key.range)
        }
        return field
    }

    // MARK: Query

    private mutating func addFixed(
        _ name: String,
        _ value: String,
        _ range: SourceRange,
        _ members: inout MemberNames,
        to endpoint: inout EndpointDeclaration
    ) {
        let key = Located(members.take(names.lowerName(name)), at: range)
        var mapped = MappedType(.scalar(.string), at: range)
        mapped.fixedValue = Located(.scalar(value, isPlain: false), at: range)
        endpoint.query.append(field(key, wire: name, mapped, isRequired: true, range: range, in: .query))
    }

    private mutating func addQuery(
        _ parameter: ParameterDraft,
        _ owner: String,
        _ members: inout MemberNames,
        to endpoint: inout EndpointDeclaration
    ) {
        let node = parameter.node
        if let pair = node.pair("allowEmptyValue"), pair.value.hasText("true") {
            lose(.emptyValue, "allowEmptyValue", at: pair.key.range)
        }
        if let pair = node.pair("allowReserved"), pair.value.hasText("true") {
            lose(.reservedCharacters, "allowReserved", at: pair.key.range)
        }
        let isRequired = node["required"]?.isTrue ?? false
        if node["schema"] == nil, let content = node["content"], let media = content.pairs.first {
            let key = Located(members.take(parameterName(parameter.name.value, node)), at: parameter.name.range)
            endpoint.query.append(encoded(parameter, media, key, owner, isRequired: isRequired))
            return
        }
        let style = node["style"]?.text ?? "form"
        let isExploded = node["explode"].map(\.isTrue) ?? (style == "form")
        let shaped = shape(of: node["schema"].map { [$0] } ?? [])
        let form = form(of: shaped)
        if case .object(let object) = form, style == "form", isExploded {
            return addFields(of: object, parameter, owner, &members, to: &endpoint)
        }
        let key = Located(members.take(parameterName(parameter.name.value, node)), at: parameter.name.range)
        guard let written = written(style, isExploded: isExploded, form) else {
            lose(.parameterStyle, parameter.name.value, at: parameter.name.range)
            endpoint.query.append(text(parameter, key, isRequired: isRequired))
            return
        }
        var field = declaration(parameter, key, type(of: parameter, shaped, key, owner), isRequired: isRequired)
        if let style = written.style { field.style = Located(style, at: key.range) }
        endpoint.query.append(field)
    }

    /// A style, `nil` for the one that holds where none is named.
    private struct Written {
        var style: ParameterStyle?
    }

    /// The style that writes a value as OpenAPI's says; `nil` where none does.
    private func written(_ style: String, isExploded: Bool, _ form: ParameterForm) -> Written? {
        switch (style, form) {
        case ("form", .text), ("spaceDelimited", .text), ("pipeDelimited", .text): Written()
        case ("form", .list): Written(style: isExploded ? nil : .csv)
        case ("spaceDelimited", .list) where isExploded, ("pipeDelimited", .list) where isExploded: Written()
        case ("deepObject", .object): Written(style: .brackets)
        default: nil
        }
    }

    /// The fields of an object as parameters of their own (OpenAPI 3.0.3, section 4.7.12.3).
    private mutating func addFields(
        of object: ObjectShape,
        _ parameter: ParameterDraft,
        _ owner: String,
        _ members: inout MemberNames,
        to endpoint: inout EndpointDeclaration
    ) {
        let isRequired = parameter.node["required"]?.isTrue ?? false
        for property in object.properties {
            let key = Located(members.take(names.lowerName(property.wire.value)), at: property.wire.range)
            var draft = parameter
            draft.name = property.wire
            draft.id = nil
            let shaped = shape(of: property.schemas)
            let isNeeded = isRequired && object.required.contains(property.wire.value)
            switch form(of: shaped) {
            case .text, .list:
                let mapped = type(of: draft, shaped, key, owner)
                let wire = property.wire.value
                endpoint.query.append(
                    field(key, wire: wire, plain(mapped), isRequired: isNeeded, range: key.range, in: .query)
                )
            case .object, .other:
                lose(.parameterStyle, property.wire.value, at: property.wire.range)
                endpoint.query.append(text(draft, key, isRequired: isNeeded))
            }
        }
    }

    /// A parameter whose value is a document of its own: JSON in a text.
    private mutating func encoded(
        _ parameter: ParameterDraft,
        _ media: YAMLPair,
        _ key: Located<String>,
        _ owner: String,
        isRequired: Bool
    ) -> FieldDeclaration {
        guard MediaType(media.key.text).isJSON else {
            lose(.parameterType, parameter.name.value, at: media.key.range)
            return text(parameter, key, isRequired: isRequired)
        }
        let schema = parameter.node.with(media.value)["schema"]
        let mapped = type(of: parameter, shape(of: schema.map { [$0] } ?? []), key, owner)
        var field = declaration(parameter, key, mapped, isRequired: isRequired)
        field.format = Located("jsonString", at: media.key.range)
        return field
    }

    // MARK: Headers

    private mutating func addHeader(
        _ parameter: ParameterDraft,
        _ owner: String,
        _ members: inout MemberNames,
        to endpoint: inout EndpointDeclaration
    ) {
        // These three are said by media types and security (OpenAPI 3.0.3, section 4.7.12.1).
        guard !["accept", "content-type", "authorization"].contains(parameter.name.value.lowercased()) else { return }
        guard HeaderName.isValid(parameter.name.value) else {
            report(.wrongShape("a header's name", "letters, digits and '-'", at: parameter.name.range))
            return
        }
        let isRequired = parameter.node["required"]?.isTrue ?? false
        let derived = DerivedNames.parameterName(forHeader: parameter.name.value)
        let given = parameter.node["x-endpoint-name"]?.text
        let name = members.take(HeaderName.swiftName(parameter.name.value, given: given))
        let key = Located(name, at: parameter.name.range)
        let mapped = textual(parameter, key, owner)
        var field = declaration(parameter, parameter.name, mapped, isRequired: isRequired)
        if name != derived { field.name = key }
        endpoint.headers.append(field)
    }

    // MARK: Types

    /// The type of a parameter that is one text or a list of them, which paths and headers write with commas; for
    /// anything else a text, which is reported.
    private mutating func textual(
        _ parameter: ParameterDraft,
        _ key: Located<String>,
        _ owner: String
    ) -> MappedType {
        let style = parameter.node["style"]?.text ?? "simple"
        let schema = parameter.node["schema"]
        let shaped = shape(of: schema.map { [$0] } ?? [])
        switch form(of: shaped) {
        case .text where schema != nil && style == "simple", .list where style == "simple":
            return type(of: parameter, shaped, key, owner)
        default: break
        }
        if schema != nil || parameter.node["content"] != nil {
            lose(.parameterType, parameter.name.value, at: parameter.name.range)
        }
        var mapped = MappedType(.scalar(.string), at: key.range)
        mapped.annotations = shaped.annotations
        return mapped
    }

    private mutating func type(
        of parameter: ParameterDraft,
        _ shaped: ShapedSchema,
        _ key: Located<String>,
        _ owner: String
    ) -> MappedType {
        if let id = parameter.id { return sharedType(of: id, shaped, suffix: "", at: key.range) }
        let capital = DerivedNames.capitalized(key.value)
        let place = TypePlace(name: owner + capital, nested: capital, key: key, range: key.range)
        return type(of: shaped, at: place)
    }

    /// A text, in place of what has no form on the wire.
    private func text(_ parameter: ParameterDraft, _ key: Located<String>, isRequired: Bool) -> FieldDeclaration {
        declaration(parameter, key, MappedType(.scalar(.string), at: key.range), isRequired: isRequired)
    }

    /// The field of a parameter, with what is said beside its schema.
    private func declaration(
        _ parameter: ParameterDraft,
        _ key: Located<String>,
        _ mapped: MappedType,
        isRequired: Bool
    ) -> FieldDeclaration {
        var mapped = plain(mapped)
        if let description = parameter.node["description"]?.located, !description.value.isEmpty {
            mapped.annotations.description = description
        }
        if let pair = parameter.node.pair("deprecated"), pair.value.hasText("true") {
            mapped.annotations.deprecated = pair
        }
        let wire = parameter.name.value
        return field(key, wire: wire, mapped, isRequired: isRequired, range: key.range, in: parameter.place)
    }

    /// Without null, which is not sent outside of bodies.
    private func plain(_ mapped: MappedType) -> MappedType {
        var mapped = mapped
        mapped.isNullable = false
        return mapped
    }

    private mutating func parameterName(_ wire: String, _ node: OpenAPINode?) -> String {
        let given = node?["x-endpoint-name"]?.text ?? node?["x-ms-client-name"]?.text
        return given.flatMap { NameWords.isName($0, isUpper: false) ? $0 : nil } ?? names.lowerName(wire)
    }
}

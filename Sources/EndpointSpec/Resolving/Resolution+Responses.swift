import EndpointDiagnostics

extension Resolution {
    /// Resolves what an endpoint answers.
    mutating func response(
        _ declaration: ResponseDeclaration?,
        file: Int,
        of id: EndpointID,
        at range: SourceRange
    ) -> Response {
        switch declaration {
        case nil:
            return Response(content: .payload(.empty), status: [], range: range)
        case .payload(let declaration):
            let name = Located("response", at: declaration.range)
            let payload = payload(declaration, named: name, file: file, of: id)
            var response = Response(
                content: .payload(payload),
                status: declaration.status.map(\.value),
                range: declaration.range
            )
            for header in declaration.headers {
                let written = Sourced(value: header, file: file, origin: .endpoint)
                guard let field = parameter(written, .responseHeader, .endpoint(id)) else { continue }
                response.headers.append(field)
            }
            checkNames(response.headers, .responseHeader)
            response.documentation = declaration.documentation
            return response
        case .outcomes(let declarations, let range):
            return outcomes(declarations, file: file, of: id, at: range)
        }
    }

    private mutating func outcomes(
        _ declarations: [OutcomeDeclaration],
        file: Int,
        of id: EndpointID,
        at range: SourceRange
    ) -> Response {
        var cases = CaseNames(rest: nil)
        var outcomes: [Outcome] = []
        for declaration in declarations {
            let status = declaration.status
            let place = declaration.name?.range ?? status.range
            let wanted = declaration.name?.value ?? status.value.caseName
            let (name, first) = cases.take(wanted, at: place)
            if let first { report(.caseNameClash(name, at: place, first: first)) }
            let value: Outcome.Value
            switch declaration.value {
            case .flag(let flag): value = .flag(flag)
            case .payload(let written):
                value = .payload(payload(written, named: Located(name, at: place), file: file, of: id))
            }
            let isNamed = declaration.name != nil
            outcomes.append(Outcome(status: status, value: value, name: name, isNamed: isNamed))
        }
        let flags = outcomes.filter { if case .flag = $0.value { true } else { false } }
        if !flags.isEmpty, flags.count < outcomes.count { report(.mixedOutcomes(at: range)) }
        return Response(content: .outcomes(outcomes), status: outcomes.map(\.status.value), range: range)
    }

    private mutating func payload(
        _ declaration: PayloadDeclaration,
        named name: Located<String>,
        file: Int,
        of id: EndpointID
    ) -> Payload {
        let scope = TypeScope(file: file)
        var type: TypeReference
        var isOptional = declaration.isOptional?.value == true || declaration.isNullable?.value == true
        switch declaration.type {
        case .inPlace(let model):
            type = inPlace(model, named: name, owner: .endpoint(id), in: scope)
            completeModels()
        case .expression(let expression):
            let outer = outerType(expression, allowing: PayloadType.allCases, in: scope)
            if let payload = outer.payload {
                if let header = declaration.header { report(.headerPayload(payload, at: header.range)) }
                return payload.payload
            }
            type = outer.type
            isOptional = isOptional || outer.optionality != .none
        case .fixedString, .omitted:
            return .empty
        }
        if let keys = declaration.keys { type = applying(keys: keys, to: type, in: scope) }
        if let format = declaration.format { type = applying(format, to: type, in: scope) }
        guard let header = declaration.header else { return .value(type, isOptional: isOptional) }
        if !type.isUnresolved, !isTextual(type) { report(.headerType(words(for: type), at: header.range)) }
        return .header(header.value, type, isOptional: isOptional)
    }
}

extension PayloadType {
    fileprivate var payload: Payload {
        switch self {
        case .empty: .empty
        case .text: .text
        case .bytes: .bytes
        case .file: .file
        }
    }
}

extension StatusPattern {
    /// The case for an outcome that has no name.
    package var caseName: String {
        switch self {
        case .exact(200): "ok"
        case .exact(201): "created"
        case .exact(202): "accepted"
        case .exact(204): "noContent"
        case .exact(205): "resetContent"
        case .exact(304): "notModified"
        default: "status" + text
        }
    }
}

import EndpointDiagnostics
import EndpointSpec
import EndpointYAML

/// What operations answer.
extension OpenAPIDecoder {
    /// One answer of an operation.
    private struct Draft {
        /// `nil`: `default`.
        var status: Located<StatusPattern>?
        var node: OpenAPINode
        var id: ReferenceID?
    }

    mutating func addAnswers(
        _ operation: OperationDraft,
        _ module: Int,
        _ owner: String,
        to endpoint: inout EndpointDeclaration
    ) {
        frames[0].taken.remove("Response")
        let answers = answers(of: operation)
        let successes = answers.filter { $0.status?.value.hundreds == 2 }
        let redirects = answers.filter { $0.status?.value.hundreds == 3 && $0.status?.value != .exact(304) }
        var failures = answers.filter { ($0.status?.value.hundreds ?? 0) >= 4 }
        let other = answers.first { $0.status == nil }
        if !successes.isEmpty {
            endpoint.response = response(successes, owner, isHead: operation.method.key.hasText("head"))
        } else if let first = redirects.first {
            endpoint.response = redirect(redirects, at: first.status?.range ?? operation.method.key.range)
        } else if let other, failures.isEmpty {
            endpoint.response = response([other], owner, isHead: operation.method.key.hasText("head"))
        }
        if let other, endpoint.response != nil, !successes.isEmpty || !failures.isEmpty || !redirects.isEmpty {
            failures.append(other)
        }
        let isNamed = operation.node["x-endpoint-statusErrors"] != nil
        addFailures(failures, module, owner, isNamed: isNamed, to: &endpoint)
    }

    private mutating func answers(of operation: OperationDraft) -> [Draft] {
        guard let responses = followed(operation.node["responses"]), mapping(responses.node, "'responses'") != nil
        else { return [] }
        return responses.pairs.compactMap { pair in
            if pair.key.text.hasPrefix("x-") { return nil }
            losses.count(.answers)
            guard let target = target(of: responses.with(pair.value)) else { return nil }
            if let links = target.node.pair("links") { lose(.link, "links", at: links.key.range) }
            if pair.key.hasText("default") { return Draft(node: target.node, id: target.id) }
            guard let status = StatusPattern(openAPI: pair.key.text) else {
                report(.wrongShape("a status", "three digits, '2XX' or 'default'", at: pair.key.range))
                return nil
            }
            return Draft(status: Located(status, at: pair.key.range), node: target.node, id: target.id)
        }
    }

    // MARK: Success

    private mutating func response(_ answers: [Draft], _ owner: String, isHead: Bool) -> ResponseDeclaration {
        if answers.count == 1 {
            var payload = payload(answers[0], owner, "response", isHead: isHead)
            payload.headers = headers(of: answers[0])
            return .payload(payload)
        }
        let payloads = answers.map { answer in
            self.payload(answer, owner, answer.status?.value.caseName ?? "response", isHead: isHead)
        }
        for answer in answers {
            if let headers = answer.node.pair("headers") { lose(.answerHeader, "headers", at: headers.key.range) }
        }
        let first = payloads[0]
        let expressions = payloads.map(\.expression)
        if let common = expressions[0], expressions.allSatisfy({ $0 == common }),
            payloads.allSatisfy({ $0.isNullable?.value == first.isNullable?.value })
        {
            return .payload(first)
        }
        let outcomes = zip(answers, payloads).compactMap { answer, payload in
            answer.status.map {
                OutcomeDeclaration(status: $0, value: .payload(payload), name: nil, range: payload.range)
            }
        }
        return .outcomes(outcomes, first.range)
    }

    private mutating func payload(
        _ answer: Draft,
        _ owner: String,
        _ name: String,
        isHead: Bool
    ) -> PayloadDeclaration {
        let range = answer.status?.range ?? answer.node.range.beginning
        func raw(_ type: PayloadType) -> PayloadDeclaration {
            PayloadDeclaration(type: .expression(Located(.payload(type), at: range)), range: range)
        }
        let isEmpty = answer.status?.value == .exact(204) || answer.status?.value == .exact(205) || isHead
        guard !isEmpty, let media = media(of: answer.node["content"]) else { return raw(.empty) }
        let schema = media.node["schema"]
        if let own = schema?["x-endpoint-type"].flatMap({ PayloadType(rawValue: $0.text) }) { return raw(own) }
        let content = schema.flatMap { Self.content(ofEnvelope: $0) }
        if schema != nil, content == nil { return raw(.empty) }
        let shaped = content.map { shape(of: [$0]) }
        let isFile = shaped.map { isBytes($0) } ?? false
        guard media.type.isJSON || media.type.isAny && shaped != nil && !isFile else {
            if media.type.name.hasSuffix("xml") || media.type.name == "text/event-stream" {
                lose(.mediaType, media.name.value, at: media.name.range)
            }
            return raw(media.type.isText ? .text : .bytes)
        }
        let capital = DerivedNames.capitalized(name)
        let wanted = owner + (capital == "Response" ? capital : capital + "Response")
        let place = TypePlace(name: wanted, nested: capital, key: Located(name, at: range), range: range)
        let mapped = json(answer, shaped ?? ShapedSchema(shape: .any, range: range), at: place)
        var payload = PayloadDeclaration(type: mapped.type, range: range)
        payload.format = mapped.format
        payload.keys = mapped.annotations.mapKeys
        if mapped.isNullable, mapped.expression != .scalar(.json) { payload.isNullable = Located(true, at: range) }
        return payload
    }

    /// What an envelope holds, where a vendor key says that the schema is one; `nil` where it holds nothing.
    private static func content(ofEnvelope schema: OpenAPINode) -> OpenAPINode? {
        guard let path = schema.node.value(forKey: VendorKeys.data)?.text else { return schema }
        var content = schema
        for step in path.split(separator: ".") {
            guard let next = content["properties"]?.node.value(forKey: String(step)) else { return nil }
            content = schema.with(next)
        }
        return content
    }

    private mutating func json(_ answer: Draft, _ shaped: ShapedSchema, at place: TypePlace) -> MappedType {
        guard let id = answer.id else { return type(of: shaped, at: place) }
        return sharedType(of: id, shaped, suffix: "Response", at: place.range)
    }

    private mutating func isBytes(_ shaped: ShapedSchema) -> Bool {
        if case .scalar(let scalar) = final(shaped).shape { scalar.isBinary } else { false }
    }

    /// The address that a redirect names, which is not followed where it is the answer.
    private mutating func redirect(_ answers: [Draft], at range: SourceRange) -> ResponseDeclaration {
        lose(.redirect, "a redirect", at: range)
        var payload = PayloadDeclaration(type: .expression(Located(.scalar(.url), at: range)), range: range)
        payload.header = Located("Location", at: range)
        payload.status = answers.compactMap(\.status)
        return .payload(payload)
    }

    // MARK: Headers

    private mutating func headers(of answer: Draft) -> [FieldDeclaration] {
        guard let headers = followed(answer.node["headers"]), headers.isMapping else { return [] }
        var members = MemberNames()
        return headers.pairs.compactMap { pair in
            let name = pair.locatedKey
            guard name.value.lowercased() != "content-type", HeaderName.isValid(name.value),
                let target = target(of: headers.with(pair.value))
            else { return nil }
            return header(name, target.node, target.id, &members)
        }
    }

    private mutating func header(
        _ name: Located<String>,
        _ node: OpenAPINode,
        _ id: ReferenceID?,
        _ members: inout MemberNames
    ) -> FieldDeclaration {
        let swiftName = members.take(HeaderName.swiftName(name.value, given: node["x-endpoint-name"]?.text))
        let shaped = shape(of: node["schema"].map { [$0] } ?? [])
        var mapped = MappedType(.scalar(.string), at: name.range)
        switch form(of: shaped) {
        case .text where node["schema"] != nil, .list:
            if let id {
                mapped = sharedType(of: id, shaped, suffix: "Header", at: name.range)
            } else {
                let base = NameWords.upperCamel(NameWords.words(of: name.value)) ?? "Header"
                mapped = type(of: shaped, at: TypePlace(name: base + "Header", nested: nil, range: name.range))
            }
        default: if node["schema"] != nil { lose(.parameterType, name.value, at: name.range) }
        }
        mapped.isNullable = false
        mapped.limits = Limits()
        mapped.fixedValue = nil
        if let description = node["description"]?.located { mapped.annotations.description = description }
        let isRequired = node["required"]?.isTrue ?? false
        var field = field(name, wire: name.value, mapped, isRequired: isRequired, range: name.range, in: .header)
        if swiftName != DerivedNames.parameterName(forHeader: name.value) {
            field.name = Located(swiftName, at: name.range)
        }
        return field
    }

    // MARK: Failures

    /// - Parameter isNamed: Whether a vendor key of the operation gives its failures.
    private mutating func addFailures(
        _ answers: [Draft],
        _ module: Int,
        _ owner: String,
        isNamed: Bool,
        to endpoint: inout EndpointDeclaration
    ) {
        var errors = ErrorsDeclaration(range: endpoint.range)
        for answer in answers {
            guard case .exact(let status) = answer.status?.value, let range = answer.status?.range else {
                let type = failureType(answer, owner + "Failure", isDefault: true)
                if let status = answer.status { self.failures.add(type, of: status.map(\.text)) }
                continue
            }
            let base = StatusName.name(of: status)
            let type = failureType(answer, owner + DerivedNames.capitalized(base), isDefault: false)
            var error = ErrorDeclaration(
                code: Located("\(status)", at: range),
                name: Located(base, at: range)
            )
            if let type, !isNamed {
                let place = errors.definitions.count
                modules[module].failures.append(
                    FailureDraft(endpoint: modules[module].endpoints.count, place: place, base: base, type: type)
                )
            }
            error.data = type.map { Located($0, at: range) }
            error.documentation.description = answer.node["description"]?.located.flatMap {
                $0.value.isEmpty ? nil : $0
            }
            errors.definitions.append(error)
        }
        if !errors.definitions.isEmpty { endpoint.statusErrors = errors }
    }

    /// The body of a failure; `nil` where it is no JSON.
    private mutating func failureType(_ answer: Draft, _ name: String, isDefault: Bool) -> TypeExpression? {
        guard let media = media(of: answer.node["content"]) else { return nil }
        guard media.type.isJSON || media.type.isAny, let schema = media.node["schema"] else {
            if !media.type.isJSON { lose(.errorBody, media.name.value, at: media.name.range) }
            return nil
        }
        let place = TypePlace(name: name, nested: nil, range: media.name.range)
        let mapped = json(answer, shape(of: [schema]), at: place)
        guard let expression = mapped.expression else { return nil }
        failures.add(expression, isDefault: isDefault, at: media.name.range)
        return expression
    }
}

extension PayloadDeclaration {
    fileprivate var expression: TypeExpression? {
        if case .expression(let located) = type { located.value } else { nil }
    }
}

extension StatusPattern {
    /// `200`, `2XX` or `2xx`.
    init?(openAPI text: String) {
        guard text.utf8.count == 3, let first = text.utf8.first, (0x31...0x35).contains(first) else { return nil }
        if text.lowercased().hasSuffix("xx") {
            self = .range(Int(first - 0x30))
        } else if let status = Int(text) {
            self = .exact(status)
        } else {
            return nil
        }
    }

    var hundreds: Int {
        switch self {
        case .exact(let status): status / 100
        case .range(let hundreds): hundreds
        }
    }
}

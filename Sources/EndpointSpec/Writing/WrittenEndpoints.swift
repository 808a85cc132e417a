import EndpointDiagnostics
package import EndpointYAML

/// Endpoints and presets.
extension EndpointDeclaration {
    package func written(isPreset: Bool) -> DocumentPair {
        var pairs = PairList()
        pairs.add("summary", documentation.summary)
        pairs.add("description", documentation.description)
        pairs.add("method", method)
        pairs.add("path", path)
        pairs.add("url", url)
        pairs.add("use", DocumentValue.oneOrMore(use))
        pairs.append(contentsOf: writtenRequest)
        pairs.add("response", response?.written, at: response?.range)
        pairs.add("errors", errors?.written)
        pairs.add("statusErrors", statusErrors?.written)
        pairs.append(contentsOf: policies.written)
        pairs.add("paging", paging?.written, at: paging?.range)
        pairs.add("batch", batch?.written, at: batch?.range)
        pairs.add("examples", examples.isEmpty ? nil : .mapping(examples.map { $0.written }))
        pairs.append(contentsOf: writtenWords)
        return DocumentPair(name.value, isPreset ? pairs.mapping : pairs.block, at: range)
    }

    private var writtenRequest: [DocumentPair] {
        var pairs = PairList()
        pairs.add("pathParameters", pathParameters.written)
        pairs.add("query", query.written)
        pairs.add("headers", headers.written)
        if let form = body?.writtenForm {
            pairs.add("form", form, at: body?.range)
        } else {
            pairs.add("body", body?.written, at: body?.range)
        }
        pairs.add("multipart", multipart.map { .mapping($0.value.map { $0.written }) }, at: multipart?.range)
        return pairs.pairs
    }

    private var writtenWords: [DocumentPair] {
        var pairs = PairList()
        pairs.add("tags", tags)
        pairs.add("since", since)
        pairs.add("stability", stability)
        pairs.append(contentsOf: documentation.written.filter { $0.key == "deprecated" })
        pairs.add("renamedFrom", DocumentValue.oneOrMore(renamedFrom))
        pairs.add("variantOf", variantOf)
        return pairs.pairs
    }
}

extension BodyDeclaration {
    /// What `form:` takes: fields or a type, where nothing else is said of it.
    fileprivate var writtenForm: DocumentValue? {
        guard encoding?.value == .form, details.isEmpty else { return nil }
        switch type {
        case .expression(let type): return type.value.payload == nil ? DocumentValue(type.value) : nil
        case .inPlace(let model):
            guard case .structure(let fields) = model.kind, model.includes.isEmpty else { return nil }
            return .mapping(fields.map { $0.written })
        case .fixedString, .omitted: return nil
        }
    }

    fileprivate var written: DocumentValue {
        var pairs = PairList()
        switch type {
        case .expression(let type):
            if encoding == nil, details.isEmpty { return DocumentValue(type.value) }
            pairs.add("type", type)
        case .inPlace(let model):
            if case .structure = model.kind {
                pairs.append(contentsOf: model.writtenKind)
            } else {
                pairs.add("type", .mapping(model.writtenKind))
            }
        case .fixedString, .omitted: break
        }
        pairs.add("encoding", encoding)
        pairs.append(contentsOf: details)
        return pairs.mapping
    }

    /// All but the type and the encoding.
    private var details: [DocumentPair] {
        var pairs = PairList()
        pairs.add("style", style)
        pairs.add("contentType", contentType)
        pairs.add("optional", if: isOptional)
        pairs.add("format", format)
        pairs.add("keys", keys)
        pairs.append(contentsOf: documentation.written)
        return pairs.pairs
    }
}

extension ResponseDeclaration {
    fileprivate var range: SourceRange {
        switch self {
        case .payload(let payload): payload.range
        case .outcomes(_, let range): range
        }
    }

    fileprivate var written: DocumentValue {
        switch self {
        case .payload(let payload): payload.written(named: nil)
        case .outcomes(let outcomes, _):
            .mapping(outcomes.map { DocumentPair($0.status.value.text, $0.written, at: $0.range) })
        }
    }
}

extension OutcomeDeclaration {
    fileprivate var written: DocumentValue {
        switch value {
        case .flag(let flag): .bool(flag)
        case .payload(let payload): payload.written(named: name)
        }
    }
}

extension PayloadDeclaration {
    /// - Parameter name: Of the outcome.
    fileprivate func written(named name: Located<String>?) -> DocumentValue {
        var pairs = PairList()
        pairs.append(contentsOf: type.written)
        pairs.add("optional", isOptional)
        pairs.add("nullable", isNullable)
        pairs.add("format", format)
        pairs.add("keys", keys)
        if !status.isEmpty { pairs.add("status", .list(status.map { .typed($0.value.text) })) }
        pairs.add("headers", headers.written)
        pairs.add("header", header)
        pairs.add("name", name)
        pairs.append(contentsOf: documentation.written)
        return pairs.behind(type)
    }
}

extension ErrorsDeclaration {
    var written: DocumentValue {
        guard references.isEmpty || !definitions.isEmpty else { return DocumentValue(references) }
        return .mapping(definitions.map { DocumentPair($0.code.value, $0.written, at: $0.code.range) })
    }
}

extension ErrorDeclaration {
    fileprivate var written: DocumentValue {
        if data == nil, !documentation.isGiven { return .text(name.value) }
        var pairs = PairList()
        pairs.add("name", name)
        pairs.add("data", data)
        pairs.append(contentsOf: documentation.written)
        return pairs.mapping
    }
}

import EndpointDiagnostics

extension Resolution {
    /// Resolves how a list continues over several answers.
    mutating func paging(_ declaration: PagingDeclaration, of endpoint: Endpoint) -> Paging? {
        guard let style = declaration.style?.value else {
            report(.incompleteSetting("paging", lacks: ["style"], at: declaration.range))
            return nil
        }
        var missing: [String] = []
        if style != .link, declaration.parameter == nil { missing.append("parameter") }
        if style == .cursor, declaration.next == nil { missing.append("next") }
        if !missing.isEmpty { report(.incompleteSetting("paging", lacks: missing, at: declaration.range)) }
        let isNamed = declaration.items != nil
        guard let root = listRoot(of: endpoint, isNamed: isNamed, "paging", at: declaration.range) else { return nil }
        let items = declaration.items.flatMap { valuePath($0, in: root)?.path }
        if declaration.items != nil, items == nil { return nil }
        guard case .list(let item) = base(of: items?.type ?? root) else {
            let place = declaration.items?.range ?? declaration.range
            report(.itemsNoList(words(for: items?.type ?? root), isNamed: isNamed, "paging", at: place))
            return nil
        }
        var paging = Paging(
            style: style,
            first: declaration.first?.value ?? (style == .offset ? 0 : 1),
            itemType: item,
            range: declaration.range
        )
        paging.items = items
        paging.parameter = declaration.parameter.flatMap { requestPath($0, in: endpoint) }
        paging.size = declaration.size.flatMap { requestPath($0, in: endpoint) }
        paging.more = declaration.more.flatMap { valuePath($0, in: root)?.path }
        paging.total = declaration.total.flatMap { valuePath($0, in: root)?.path }
        paging.next = declaration.next.flatMap { valuePath($0, in: root)?.path }
        check(paging, declaration)
        let paths = [("items", paging.items), ("more", paging.more), ("total", paging.total)]
        checkReadable("paging", paths, item: item, at: declaration.range)
        return paging
    }

    /// The type of an answer that a list can be found in.
    ///
    /// - Parameter isNamed: Whether 'items' is given.
    private mutating func listRoot(
        of endpoint: Endpoint,
        isNamed: Bool,
        _ setting: String,
        at range: SourceRange
    ) -> TypeReference? {
        switch endpoint.response.content {
        case .payload(.value(let type, _)): return type.isUnresolved ? nil : type
        case .payload: report(.itemsNoList(nil, isNamed: isNamed, setting, at: range))
        case .outcomes: report(.itemsInOutcomes(setting, at: range))
        }
        return nil
    }

    private mutating func check(_ paging: Paging, _ declaration: PagingDeclaration) {
        let integers: [ScalarType] = [.int, .int32, .int64]
        if let size = paging.size, let place = declaration.size {
            expect(size.type, integers, "'size' is an integer", at: place.range)
        }
        if let total = paging.total, let place = declaration.total {
            expect(total.type, integers, "'total' is an integer", at: place.range)
        }
        if let more = paging.more, let place = declaration.more {
            expect(more.type, [.bool], "'more' is a bool", at: place.range)
        }
        guard let parameter = paging.parameter, let place = declaration.parameter else { return }
        if paging.style == .page || paging.style == .offset {
            expect(
                parameter.type,
                integers,
                "'parameter' is an integer where the style is '\(paging.style)'",
                at: place.range
            )
        } else if let next = paging.next, let nextPlace = declaration.next {
            let (from, to) = (scalarBase(of: next.type), scalarBase(of: parameter.type))
            guard !next.type.isUnresolved, !parameter.type.isUnresolved, from == nil || from != to else { return }
            report(.cursorMismatch(words(for: next.type), words(for: parameter.type), at: nextPlace.range))
        }
    }

    private mutating func expect(
        _ type: TypeReference,
        _ allowed: [ScalarType],
        _ rule: @autoclosure () -> String,
        at range: SourceRange
    ) {
        if type.isUnresolved { return }
        if let scalar = scalarBase(of: type), allowed.contains(scalar) { return }
        report(.pagingType(rule(), is: words(for: type), at: range))
    }

    /// Resolves how a long list of arguments is split over several requests.
    mutating func batch(_ declaration: BatchDeclaration, of endpoint: Endpoint) -> Batch? {
        guard let parameterPath = declaration.parameter, let size = declaration.size else {
            let missing = [declaration.parameter == nil ? "parameter" : nil, declaration.size == nil ? "size" : nil]
            report(.incompleteSetting("batch", lacks: missing.compactMap { $0 }, at: declaration.range))
            return nil
        }
        guard let parameter = requestPath(parameterPath, in: endpoint), !parameter.type.isUnresolved else { return nil }
        guard case .list(let id) = base(of: parameter.type) else {
            report(.batchParameter(parameterPath, is: words(for: parameter.type)))
            return nil
        }
        let isNamed = declaration.items != nil
        guard let root = listRoot(of: endpoint, isNamed: isNamed, "batch", at: declaration.range) else { return nil }
        let items = declaration.items.flatMap { valuePath($0, in: root)?.path }
        if declaration.items != nil, items == nil { return nil }
        let itemsRange = declaration.items?.range ?? declaration.range
        let item: TypeReference
        var isMap = false
        switch base(of: items?.type ?? root) {
        case .list(let element): item = element
        case .map(let value, let keys):
            (item, isMap) = (value, true)
            checkKeys(keys ?? .scalar(.string, format: nil), id, "the map's keys", at: itemsRange)
        default:
            report(.itemsNoList(words(for: items?.type ?? root), isNamed: isNamed, "batch", at: itemsRange))
            return nil
        }
        var batch = Batch(
            parameter: parameter,
            size: size.value,
            concurrency: declaration.concurrency?.value ?? 2,
            timeout: declaration.timeout?.value ?? SpecDuration(milliseconds: 10_000),
            idType: id,
            itemType: item,
            isMap: isMap,
            range: declaration.range
        )
        batch.items = items
        if let key = declaration.key, !isMap {
            batch.key = valuePath(key, in: item)?.path
            if let type = batch.key?.type { checkKeys(type, id, "'\(key.value)'", at: key.range) }
        }
        checkReadable("batch", [("items", batch.items), ("key", batch.key)], item: item, at: declaration.range)
        return batch
    }

    private mutating func checkKeys(_ type: TypeReference, _ id: TypeReference, _ words: String, at range: SourceRange)
    {
        guard !type.isUnresolved, !id.isUnresolved, type.withoutFormats != id.withoutFormats else { return }
        report(.batchKey(words, is: self.words(for: type), not: self.words(for: id), at: range))
    }
}

import EndpointDiagnostics
import EndpointSpec
import EndpointYAML

/// Modules and names of operations.
extension OpenAPIDecoder {
    /// The module of an operation: its first tag, or what its path begins with.
    mutating func module(of operation: OperationDraft, _ path: PathDraft) -> Int {
        let tag = operation.node["tags"]?.items.first?.located
        let text = tag?.value ?? pathWord(path) ?? "Default"
        let words = NameWords.words(of: text)
        let key = words.map { $0.lowercased() }.joined(separator: " ")
        if let number = moduleNumbers[key] { return number }
        let wanted = Self.typeName(text) ?? "Module\(modules.count + 1)"
        let name = NameTable.unique(wanted) { candidate in
            !names.isTaken(candidate + "Requests") && !names.isTaken(candidate + "Failure")
        }
        _ = names.takeType(name + "Requests")
        _ = names.takeType(name + "Failure")
        let range = tag?.range ?? operation.path.range
        var draft = ModuleDraft(name: Located(name, at: range), words: words.map { $0.lowercased() })
        if let tag = self.tag(text) {
            draft.description = tag["description"]?.located
            draft.given = SpecDecoder().decodeModuleVendorKeys(
                of: tag.node,
                prefix: VendorKeys.prefix,
                reportingTo: &diagnostics
            )
        }
        moduleNumbers[key] = modules.count
        modules.append(draft)
        return modules.count - 1
    }

    /// The first segment that says more than the version or that this is an API.
    private func pathWord(_ path: PathDraft) -> String? {
        let segments = path.segments
        let telling = segments.first { segment in
            let lower = segment.lowercased()
            let isVersion = lower.hasPrefix("v") && lower.dropFirst().allSatisfy { $0.isNumber || $0 == "." }
            return lower != "api" && !isVersion && !NameWords.words(of: segment).isEmpty
        }
        return telling ?? segments.first
    }

    private func tag(_ name: String) -> OpenAPINode? {
        documents.root["tags"]?.items.first { $0["name"]?.text == name }
    }

    /// The name of an operation in its module, from its `operationId` or from method and path.
    mutating func endpointName(of operation: OperationDraft, _ path: PathDraft, module: Int) -> Located<String> {
        let id = operation.node["operationId"]?.located
        if let id, let first = operationIDs[id.value], first != id.range {
            report(.duplicateOperation(id, first: first))
        }
        if let id { operationIDs[id.value] = operationIDs[id.value] ?? id.range }
        let given = operation.node["x-endpoint-name"]?.text ?? operation.node["x-speakeasy-name-override"]?.text
        let isGiven = given.map { NameWords.isName($0, isUpper: false) } ?? false
        let wanted = isGiven ? given : id.flatMap { self.name(from: $0.value, in: modules[module].words) }
        let base = wanted ?? derivedName(operation, path)
        let prefix = modules[module].name.value
        let name = NameTable.unique(base) { [modules] candidate in
            !modules[module].endpointNames.contains(candidate)
                && !names.isTaken(prefix + DerivedNames.capitalized(candidate) + "Endpoint")
        }
        modules[module].endpointNames.insert(name)
        _ = names.takeType(prefix + DerivedNames.capitalized(name) + "Endpoint")
        return Located(name, at: id?.range ?? operation.method.key.range)
    }

    /// An `operationId` as a name; the module's words before a sign are dropped: `repos/get-content`.
    private func name(from id: String, in module: [String]) -> String? {
        var words = NameWords.words(of: id)
        let isPrefixed =
            words.count > module.count && words.prefix(module.count).map { $0.lowercased() } == module
        if isPrefixed, let next = separator(after: module.count, in: id), next {
            words.removeFirst(module.count)
        } else if NameWords.isName(id, isUpper: false) {
            return id
        }
        return NameWords.lowerCamel(words)
    }

    /// Whether a sign, and no border of camel case, ends the first words.
    private func separator(after count: Int, in id: String) -> Bool? {
        let parts = id.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        var seen = 0
        for part in parts {
            seen += NameWords.words(of: String(part)).count
            if seen == count { return true }
            if seen > count { return false }
        }
        return nil
    }

    private func derivedName(_ operation: OperationDraft, _ path: PathDraft) -> String {
        let words = [operation.method.key.text] + path.segments.flatMap(NameWords.words)
        let parameters = path.names.flatMap { ["by"] + NameWords.words(of: $0) }
        return NameWords.lowerCamel(words + parameters) ?? operation.method.key.text
    }
}

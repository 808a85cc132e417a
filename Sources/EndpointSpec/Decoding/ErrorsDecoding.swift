import EndpointDiagnostics
import EndpointYAML

/// `errors` and `statusErrors`.
extension DocumentDecoder {
    /// Business codes with names, or a list of names that are declared further out.
    mutating func errors(_ entry: Entry?) -> ErrorsDeclaration? {
        guard let entry else { return nil }
        var errors = ErrorsDeclaration(range: entry.range)
        if entry.value.kind == .sequence {
            errors.references = list(entry) { $0.name($1) } ?? []
        } else if !entry.value.isNull, isMapping(entry, "codes and names") {
            errors.definitions = entry.value.pairs.compactMap { error(Entry($0)) }
        }
        return errors
    }

    /// The same for HTTP statuses, without references.
    mutating func statusErrors(_ entry: Entry?) -> ErrorsDeclaration? {
        guard let entry, isMapping(entry, "statuses and names") else { return nil }
        var errors = ErrorsDeclaration(range: entry.range)
        for pair in entry.value.pairs {
            let isStatus = if case .exact = StatusPattern(text: pair.key.text) { true } else { false }
            if !isStatus { report(.invalidStatusKey(pair.key, allowsHundreds: false)) }
            guard let error = error(Entry(pair)), isStatus else { continue }
            errors.definitions.append(error)
        }
        return errors
    }

    private mutating func error(_ entry: Entry) -> ErrorDeclaration? {
        guard entry.value.kind == .mapping else {
            return errorName(entry).map { ErrorDeclaration(code: entry.locatedKey, name: $0) }
        }
        guard let keys = keys(of: entry, as: .error, named: entry.key) else { return nil }
        let (data, documentation) = (type(keys["data"]), documentation(keys))
        guard let name = errorName(keys["name"]) else { return nil }
        var error = ErrorDeclaration(code: entry.locatedKey, name: name)
        error.data = data
        error.documentation = documentation
        return error
    }

    /// `other` is what generated code calls the refusals without a name.
    private mutating func errorName(_ entry: Entry?) -> Located<String>? {
        guard let entry, let name = name(entry) else { return nil }
        guard name.value != "other" else {
            report(.reservedErrorName(entry.value))
            return nil
        }
        return name
    }
}

extension Diagnostic {
    static func reservedErrorName(_ name: YAMLNode) -> Diagnostic {
        Diagnostic(
            DecodingRules.reservedName,
            "'other' cannot be the name of an error, as it stands for all that have none",
            at: name.range
        )
    }
}

import EndpointYAML

/// Gives what came from elsewhere the names that people chose for it since.
///
/// An endpoint is known by its method and path, a field by its name on the wire, a model by `renamedFrom`.
struct NameAlignment {
    private let models: [String: String]

    /// - Parameter files: What the files say now.
    init(_ files: [DocumentMapping]) {
        var models: [String: String] = [:]
        for pair in files.flatMap({ $0["models"]?.asMapping?.pairs ?? [] }) {
            for former in Self.texts(pair.value.asMapping?["renamedFrom"]) { models[former] = pair.key }
        }
        self.models = models
    }

    private static func texts(_ value: DocumentValue?) -> [String] {
        switch value {
        case .scalar(let scalar)?: [scalar.text]
        case .list(let items)?: items.flatMap { texts($0) }
        default: []
        }
    }

    /// Renames models and all mentions of them.
    func renamingModels(in mapping: DocumentMapping) -> DocumentMapping {
        models.isEmpty ? mapping : renaming(mapping, under: "")
    }

    private func renaming(_ mapping: DocumentMapping, under key: String) -> DocumentMapping {
        var renamed = mapping
        for (index, pair) in mapping.pairs.enumerated() where !Self.words.contains(pair.key) || Self.hasChosenKeys(key)
        {
            if key == "models", let name = models[pair.key] { renamed.pairs[index].key = name }
            renamed.pairs[index].value = renaming(pair.value, under: pair.key)
        }
        return renamed
    }

    private func renaming(_ value: DocumentValue, under key: String) -> DocumentValue {
        switch value {
        case .scalar(let scalar): .scalar(DocumentScalar(renaming(scalar.text), isTyped: scalar.isTyped))
        case .list(let items): key == "enum" ? value : .list(items.map { renaming($0, under: key) })
        case .mapping(let mapping): .mapping(renaming(mapping, under: key))
        }
    }

    /// A type with the new names; any other text as it is.
    private func renaming(_ text: String) -> String {
        let parts = text.split(separator: " = ", maxSplits: 1)
        guard let first = parts.first.map(String.init), let type = try? TypeParser.parse(first) else { return text }
        let renamed = renaming(type)
        guard renamed != type else { return text }
        return parts.count == 1 ? renamed.text : "\(renamed.text) = \(parts[1])"
    }

    private func renaming(_ type: TypeExpression) -> TypeExpression {
        switch type {
        case .scalar, .payload: type
        case .list(let inner): .list(renaming(inner))
        case .map(let inner): .map(renaming(inner))
        case .optional(let inner): .optional(renaming(inner))
        case .doubleOptional(let inner): .doubleOptional(renaming(inner))
        case .named(let name, let arguments):
            .named(models[name] ?? name, arguments: arguments.map { renaming($0) })
        }
    }

    /// Keys whose values are words or names, which may look like a model's name.
    private static let words: Set<String> = [
        "description", "summary", "deprecated", "message", "wire", "value", "default", "example", "examples", "name",
        "pattern", "path", "tags", "renamedFrom", "module", "format",
    ]

    /// Whether people choose the keys of the mapping under a key.
    private static func hasChosenKeys(_ key: String) -> Bool {
        LongForm.fields.contains(key) || ["models", "endpoints", "oneOf", "enum"].contains(key)
    }

    // MARK: Keys

    /// Renames keys in both, where people gave what they name another one.
    func align(
        base: inout DocumentMapping,
        theirs: inout DocumentMapping,
        to ours: DocumentMapping,
        under key: String = ""
    ) {
        for pair in ours.pairs where base.pair(pair.key) == nil {
            guard let identity = Self.identity(of: pair, under: key),
                let former = base.pairs.first(where: { old in
                    ours.pair(old.key) == nil && Self.identity(of: old, under: key) == identity
                })
            else { continue }
            base.rename(former.key, to: pair.key)
            if theirs.pair(pair.key) == nil { theirs.rename(former.key, to: pair.key) }
        }
        for pair in ours.pairs {
            guard let inner = pair.value.asMapping, var new = theirs[pair.key]?.asMapping else { continue }
            var old = base[pair.key]?.asMapping ?? DocumentMapping()
            align(base: &old, theirs: &new, to: inner, under: pair.key)
            base.replace(pair.key, with: .mapping(old))
            theirs.replace(pair.key, with: .mapping(new))
        }
    }

    /// What an entry is known by beside its key; `nil` where its key alone counts.
    private static func identity(of pair: DocumentPair, under key: String) -> String? {
        let value = pair.value.asMapping
        switch key {
        case "endpoints":
            guard let method = texts(value?["method"]).first else { return nil }
            return "\(method) \(texts(value?["path"]).first ?? "")"
        case "fields", "query", "form", "multipart": return texts(value?["wire"]).first ?? pair.key
        default: return nil
        }
    }
}

extension DocumentMapping {
    fileprivate mutating func rename(_ key: String, to name: String) {
        if let index = pairs.firstIndex(where: { $0.key == key }) { pairs[index].key = name }
    }

    fileprivate mutating func replace(_ key: String, with value: DocumentValue) {
        if let index = pairs.firstIndex(where: { $0.key == key }) { pairs[index].value = value }
    }
}

import EndpointYAML

/// Keeps models in the files that they stand in, wherever they would be put today.
///
/// Which file a model goes to follows from what uses it, which changes, and people move models too.
struct ModelPlaces {
    /// Files by the names of models.
    private var files: [String: String] = [:]

    /// - Parameter documents: What the files say now, by path.
    init(_ documents: [String: DocumentMapping]) {
        for (path, mapping) in documents {
            for pair in mapping["models"]?.asMapping?.pairs ?? [] { files[pair.key] = path }
        }
    }

    /// The same files with each model where it stands now; new ones stay.
    func applied(to documents: [String: DocumentMapping]) -> [String: DocumentMapping] {
        var result = documents
        for (path, mapping) in documents.sorted(by: { $0.key < $1.key }) {
            for pair in mapping["models"]?.asMapping?.pairs ?? [] {
                guard let place = files[pair.key], place != path else { continue }
                result[path]?.removeModel(pair.key)
                result[place, default: DocumentMapping()].addModel(pair)
            }
        }
        return result
    }
}

extension DocumentMapping {
    fileprivate mutating func removeModel(_ name: String) {
        guard let index = pairs.firstIndex(where: { $0.key == "models" }), var models = pairs[index].value.asMapping
        else { return }
        models.pairs.removeAll { $0.key == name }
        if models.pairs.isEmpty { pairs.remove(at: index) } else { pairs[index].value = .mapping(models) }
    }

    fileprivate mutating func addModel(_ pair: DocumentPair) {
        guard let index = pairs.firstIndex(where: { $0.key == "models" }), var models = pairs[index].value.asMapping
        else {
            pairs.append(DocumentPair("models", .block([pair])))
            return
        }
        models.pairs.append(pair)
        pairs[index].value = .mapping(models)
    }
}

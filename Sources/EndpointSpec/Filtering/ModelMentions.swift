import EndpointDiagnostics

/// Which models each model mentions, by name.
package struct ModelMentions {
    private var mentions: [String: Set<String>] = [:]

    /// - Parameter models: Of several with one name the first counts.
    package init(_ models: [ModelDeclaration]) {
        for model in models where mentions[model.name.value] == nil {
            var found = TypeNames()
            found.add(model)
            mentions[model.name.value] = found.names
        }
    }

    package subscript(name: String) -> Set<String> { mentions[name] ?? [] }

    /// The names, with what the models of these names mention, and so on.
    package func closure(of names: Set<String>) -> Set<String> {
        var reached = names
        var pending = Array(names)
        while let name = pending.popLast() {
            for next in self[name] where reached.insert(next).inserted { pending.append(next) }
        }
        return reached
    }
}

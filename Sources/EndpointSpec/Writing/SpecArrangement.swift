import EndpointDiagnostics

/// Lays declarations out in files: `api.yaml`, and one file a module.
///
/// A model stands in the file of the module that alone reaches it, else in `api.yaml`.
package struct SpecArrangement: Sendable {
    package init() {}

    package func arranged(_ documents: [SpecDocument]) -> [SpecDocument] {
        guard let first = documents.first else { return [] }
        let start = SourceRange(file: first.file.source, line: 1, column: 1)
        var api = documents.lazy.compactMap(\.api).first ?? APIDeclaration(range: start)
        var modules = documents.filter { $0.module.map { !$0.endpoints.isEmpty || $0.name != nil } ?? false }
        let models = documents.flatMap { ($0.api?.models ?? []) + ($0.module?.models ?? []) }
        let owners = owners(of: models, api, modules)
        api.models = models.filter { owners[$0.name.value] == nil }
        for index in modules.indices {
            modules[index].module?.models = models.filter { owners[$0.name.value] == index }
            let name = modules[index].moduleName
            if modules[index].module?.name == nil { modules[index].module?.name = Located(name, at: start) }
            modules[index].api = nil
        }
        name(&modules)
        var document = SpecDocument(file: SpecFile(source: first.file.source, relativePath: "api.yaml"))
        document.api = api
        return [document] + modules
    }

    /// By the model's name the number of the module that alone reaches it.
    private func owners(
        of models: [ModelDeclaration],
        _ api: APIDeclaration,
        _ modules: [SpecDocument]
    ) -> [String: Int] {
        let mentions = ModelMentions(models)
        var shared = TypeNames()
        shared.add(api.errors)
        shared.add(api.statusErrors)
        for item in api.presets { shared.add(item) }
        for server in api.servers {
            shared.add(server.failure?.type)
            for item in server.responseHeaders { shared.add(item) }
        }
        shared.close(over: mentions)
        var owners: [String: Int] = [:]
        var taken = shared.names
        for (number, document) in modules.enumerated() {
            guard let module = document.module else { continue }
            var reached = TypeNames()
            for item in module.endpoints { reached.add(item) }
            for item in module.pathParameters { reached.add(item) }
            reached.add(module.errors)
            reached.add(module.statusErrors)
            reached.close(over: mentions)
            for name in reached.names {
                owners[name] = taken.insert(name).inserted ? number : nil
            }
        }
        return owners
    }

    /// Gives each module a file that is named after it, and after no other.
    private func name(_ modules: inout [SpecDocument]) {
        // Files called so are no module's (FORMAT section 1).
        var taken: Set<String> = ["api", "openapi"]
        for index in modules.indices {
            let words = WireName.words(of: modules[index].moduleName).joined(separator: "-")
            var stem = taken.contains(words) ? words + "-module" : words
            while !taken.insert(stem).inserted { stem += "-2" }
            modules[index].file.relativePath = "\(stem).yaml"
        }
    }
}

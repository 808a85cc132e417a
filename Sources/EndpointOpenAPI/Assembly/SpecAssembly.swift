import EndpointDiagnostics
import EndpointSpec
import EndpointYAML

/// Puts what was read together into spec documents.
struct SpecAssembly {
    private var api: APIDeclaration
    private var modules: [ModuleDraft]
    private let source: SourceFile
    private let others: [SourceFile]
    private let models: [ModelDeclaration]

    init(_ decoder: OpenAPIDecoder, _ api: APIDeclaration) {
        var names = decoder.names
        let failures = api.servers.compactMap { $0.failure?.type.value }
        let parting = ModelParting(decoder.models, decoder.modules, failures: failures, names: &names)
        self.api = api
        models = parting.models
        modules = decoder.modules
        source = decoder.documents.files[0].document.file
        others = decoder.documents.files.dropFirst().map(\.document.file)
        guard !parting.sentNames.isEmpty else { return }
        for module in modules.indices {
            for endpoint in modules[module].endpoints.indices {
                modules[module].endpoints[endpoint].renameSent(parting.sentNames)
            }
        }
    }

    /// The document of the API, then one for each module with the models that it alone uses.
    func documents(at path: String) -> [SpecDocument] {
        let owners = owners()
        var api = api
        api.models += models.filter { owners[$0.name.value] == nil }
        var document = SpecDocument(file: file(at: path, number: 0))
        document.api = api
        var documents = [document]
        for (number, draft) in modules.enumerated() {
            var module = draft.given ?? ModuleDeclaration(range: draft.name.range)
            module.name = draft.name
            module.documentation.description = draft.description
            module.endpoints = draft.endpoints
            module.models = models.filter { owners[$0.name.value] == number }
            var document = SpecDocument(file: file(at: path, number: number + 1))
            document.module = module
            documents.append(document)
        }
        return documents
    }

    private func file(at path: String, number: Int) -> SpecFile {
        var file = SpecFile(source: source, relativePath: path)
        file.openAPI = OpenAPIPart(number: number, others: others)
        return file
    }

    /// The module of each model that only one uses.
    private func owners() -> [String: Int] {
        let mentions = ModelMentions(models)
        var users: [String: Int] = [:]
        var shared: Set<String> = []
        for server in api.servers {
            guard let type = server.failure?.type.value else { continue }
            var found = TypeNames()
            found.add(type)
            shared.formUnion(found.names)
        }
        for (number, module) in modules.enumerated() {
            var found = TypeNames()
            for endpoint in module.endpoints { found.add(endpoint) }
            for name in mentions.closure(of: found.names) {
                if let user = users[name], user != number { shared.insert(name) }
                users[name] = users[name] ?? number
            }
        }
        return users.filter { !shared.contains($0.key) }
    }
}

extension EndpointDeclaration {
    fileprivate mutating func renameSent(_ names: [String: String]) {
        pathParameters = pathParameters.renamed(names)
        query = query.renamed(names)
        headers = headers.renamed(names)
        if var body {
            body.type = body.type.renamed(names)
            self.body = body
        }
        if let parts = multipart { multipart = parts.map { $0.renamed(names) } }
    }
}

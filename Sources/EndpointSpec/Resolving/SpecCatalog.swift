import EndpointDiagnostics

/// What the names in a spec's documents stand for, before any of them is resolved.
struct SpecCatalog {
    /// A module file, with the name it has in Swift.
    struct Module {
        var name: Located<String>
        /// How references name it: `voiceRooms`.
        var reference: String
        var file: Int
        var declaration: ModuleDeclaration
    }

    /// A declaration under `models:` and the file it stands in.
    struct DeclaredModel {
        var declaration: ModelDeclaration
        var file: Int
    }

    /// Sorted bytewise by path; every file index counts in these.
    private(set) var files: [SpecFile] = []
    private(set) var apiFile = 0
    private(set) var api: APIDeclaration
    private(set) var json: [JSONSettings] = []
    /// Sorted by name.
    private(set) var modules: [Module] = []
    private(set) var models: [DeclaredModel] = []
    /// Where each declared model will stand in ``ResolvedSpec/models``.
    private(set) var modelIDs: [String: ModelID] = [:]
    /// How many parameters generic models take.
    private(set) var genericCounts: [ModelID: Int] = [:]
    /// In the order of the spec; one, `api`, where none is declared.
    private(set) var servers: [ServerDeclaration] = []
    private(set) var serverIndices: [String: Int] = [:]
    private(set) var presets: [String: EndpointDeclaration] = [:]
    private(set) var credentials: [String: CredentialDeclaration] = [:]
    /// By reference, `module.endpoint`.
    private(set) var endpoints: [String: EndpointID] = [:]

    /// Reads the names off; `nil` where there is no document.
    init?(_ documents: [SpecDocument], reportingTo diagnostics: inout DiagnosticCollector) {
        let documents = documents.sorted {
            if $0.file.relativePath == $1.file.relativePath { return $0.file.partNumber < $1.file.partNumber }
            return $0.file.relativePath.utf8.lexicographicallyPrecedes($1.file.relativePath.utf8)
        }
        guard let first = documents.first else { return nil }
        files = documents.map(\.file)
        api = APIDeclaration(range: SourceRange(file: first.file.source, line: 1, column: 1))
        addAPI(documents)
        addModules(documents, reportingTo: &diagnostics)
        addModels(documents, reportingTo: &diagnostics)
        addServers()
        for preset in api.presets { presets[preset.name.value] = preset }
        for credential in api.credentials { credentials[credential.name.value] = credential }
        reportOutputClashes(reportingTo: &diagnostics)
    }

    /// That one file, and not two, has these keys is seen to when files are loaded.
    private mutating func addAPI(_ documents: [SpecDocument]) {
        let native = documents.firstIndex { $0.api != nil && $0.file.openAPI == nil }
        if let holder = native ?? documents.firstIndex(where: { $0.api != nil }),
            let declaration = documents[holder].api
        {
            apiFile = holder
            api = declaration
        }
        let settings = JSONSettings().overridden(by: api.json)
        json = documents.map { document in
            (document.module?.json ?? document.api?.json).map { settings.overridden(by: $0) } ?? settings
        }
    }

    private mutating func addModules(_ documents: [SpecDocument], reportingTo diagnostics: inout DiagnosticCollector) {
        for (file, document) in documents.enumerated() {
            guard let declaration = document.module else { continue }
            let path = document.file.relativePath
            let start = SourceRange(file: document.file.source, line: 1, column: 1)
            let fileName = DerivedNames.moduleName(forFile: path)
            if declaration.name == nil, fileName == nil { diagnostics.report(.moduleName(path, at: start)) }
            let name = declaration.name ?? Located(fileName ?? "Module", at: start)
            modules.append(
                Module(
                    name: name,
                    reference: DerivedNames.lowerCamel(name.value),
                    file: file,
                    declaration: declaration
                )
            )
        }
        modules.sort { $0.name.value.utf8.lexicographicallyPrecedes($1.name.value.utf8) }
        var seen: [String: Located<String>] = [:]
        for (index, module) in modules.enumerated() {
            if let first = seen[module.reference] {
                diagnostics.report(.duplicateModule(module.name, first: first))
                continue
            }
            seen[module.reference] = module.name
            for (place, endpoint) in module.declaration.endpoints.enumerated() {
                endpoints["\(module.reference).\(endpoint.name.value)"] = EndpointID(module: index, index: place)
            }
        }
    }

    private mutating func addModels(_ documents: [SpecDocument], reportingTo diagnostics: inout DiagnosticCollector) {
        var next = 0
        for (file, document) in documents.enumerated() {
            for declaration in (document.api?.models ?? []) + (document.module?.models ?? []) {
                let name = declaration.name
                guard modelIDs[name.value] == nil else {
                    let first = models.first { $0.declaration.name.value == name.value }
                    diagnostics.report(.duplicateModel(name, first: first?.declaration.name.range))
                    continue
                }
                modelIDs[name.value] = ModelID(next)
                if !declaration.generic.isEmpty { genericCounts[ModelID(next)] = declaration.generic.count }
                models.append(DeclaredModel(declaration: declaration, file: file))
                next += 1 + declaration.inPlaceCount
            }
        }
    }

    private mutating func addServers() {
        servers = api.servers
        if servers.isEmpty { servers = [ServerDeclaration(name: Located("api", at: api.range), range: api.range)] }
        for (index, server) in servers.enumerated() { serverIndices[server.name.value] = index }
    }

    /// Two files whose outputs would be one on a disk that ignores case.
    private func reportOutputClashes(reportingTo diagnostics: inout DiagnosticCollector) {
        var seen: [String: SpecFile] = [:]
        for file in files where file.partNumber == 0 {
            let stem = file.relativePath.split(separator: "/").joined(separator: ".")
            let name = (stem.lastIndex(of: ".").map { String(stem[..<$0]) } ?? stem).lowercased()
            if let first = seen[name] {
                diagnostics.report(.outputClash(file, first: first))
            } else {
                seen[name] = file
            }
        }
    }
}

extension SpecFile {
    fileprivate var partNumber: Int { openAPI?.number ?? 0 }
}

extension ModelDeclaration {
    /// How many models stand in place inside it, at any depth.
    var inPlaceCount: Int {
        switch kind {
        case .structure(let fields): fields.reduce(0) { $0 + $1.type.inPlaceCount }
        case .union(let union): union.variants.reduce(0) { $0 + $1.type.inPlaceCount }
        case .newtype, .enumeration, .external: 0
        }
    }
}

extension FieldTypeDeclaration {
    var inPlaceCount: Int {
        if case .inPlace(let model) = self { 1 + model.inPlaceCount } else { 0 }
    }
}

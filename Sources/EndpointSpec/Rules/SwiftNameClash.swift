import EndpointDiagnostics

extension ResolvingRules {
    static let swiftNameClash = DiagnosticRule(
        "swift-name-clash",
        summary: "Two things of a spec get one Swift name.",
        reason: "Generated types stand side by side in one module, and types in place side by side in their owner.",
        wayOut: "Rename one of them; 'name:' changes a Swift name without changing the wire."
    )
}

extension SpecCheck {
    func checkDerivedNames(_ diagnostics: inout DiagnosticCollector) {
        _ = topLevelNames(reportingTo: &diagnostics)
        checkHeaderTypes(&diagnostics)
    }

    /// The names of types that stand at the top level, with typePrefix, and what each comes from.
    func topLevelNames(reportingTo diagnostics: inout DiagnosticCollector) -> [String: SourceRange] {
        var names = SwiftNameTable()
        let prefix = spec.swift.typePrefix
        names.add(prefix + spec.name.value, .api, spec.name, &diagnostics)
        var references: Set<String> = []
        // A module that is declared twice was reported, and all its names with it.
        let modules = spec.modules.filter { references.insert(DerivedNames.lowerCamel($0.name.value)).inserted }
        for module in modules {
            let name = prefix + module.name.value
            names.add(name + "Requests", .requests, module.name, &diagnostics)
            names.add(name + "Failure", .failures, module.name, &diagnostics)
        }
        for name in catalog.models.map(\.declaration.name) {
            names.add(prefix + name.value, .model, name, &diagnostics)
        }
        for module in modules {
            for endpoint in module.endpoints.map(\.name) {
                let name = prefix + module.name.value + DerivedNames.capitalized(endpoint.value) + "Endpoint"
                names.add(name, .endpoint, endpoint, &diagnostics)
            }
            checkPages(of: module, &diagnostics)
        }
        return names.ranges
    }

    /// The method for a list's pages stands beside those that are named like endpoints.
    private func checkPages(of module: Module, _ diagnostics: inout DiagnosticCollector) {
        for list in module.endpoints where list.paging != nil {
            let name = list.name.value + "Pages"
            guard let endpoint = module.endpoints.first(where: { $0.name.value == name }) else { continue }
            let words = "the method for the pages of '\(list.name.value)'"
            diagnostics.report(
                .swiftNameClash(name, "endpoint '\(name)'", at: endpoint.name.range, first: words, list.name.range)
            )
        }
    }

    /// Types of headers, nested in the API type: those of `api` are the API's, those of `aPI` would be too.
    private func checkHeaderTypes(_ diagnostics: inout DiagnosticCollector) {
        var names = SwiftNameTable()
        for server in spec.servers where !server.responseHeaders.isEmpty {
            let name = server.name.value == "api" ? "API" : DerivedNames.capitalized(server.name.value)
            names.add(name + "Headers", .headers, server.name, &diagnostics)
        }
    }
}

/// Swift names that are taken, and by what.
private struct SwiftNameTable {
    enum Kind {
        case api, requests, failures, model, endpoint, headers

        func words(_ name: String) -> String {
            switch self {
            case .api: "the API type"
            case .requests: "the requests of '\(name)'"
            case .failures: "the failures of '\(name)'"
            case .model: "model '\(name)'"
            case .endpoint: "endpoint '\(name)'"
            case .headers: "the type of headers of server '\(name)'"
            }
        }
    }

    private var taken: [String: (kind: Kind, name: Located<String>)] = [:]

    var ranges: [String: SourceRange] { taken.mapValues(\.name.range) }

    mutating func add(
        _ swiftName: String,
        _ kind: Kind,
        _ name: Located<String>,
        _ diagnostics: inout DiagnosticCollector
    ) {
        guard let first = taken[swiftName] else {
            taken[swiftName] = (kind, name)
            return
        }
        let words = first.kind.words(first.name.value)
        diagnostics.report(
            .swiftNameClash(swiftName, kind.words(name.value), at: name.range, first: words, first.name.range)
        )
    }
}

extension Diagnostic {
    static func swiftNameClash(
        _ name: String,
        _ words: String,
        at range: SourceRange,
        first: String,
        _ firstRange: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            ResolvingRules.swiftNameClash,
            "\(words) gets the Swift name '\(name)', which \(first) has already; rename one",
            at: range,
            notes: [.init("'\(name)' comes from here too", at: firstRange)]
        )
    }
}

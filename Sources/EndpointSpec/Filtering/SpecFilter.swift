package import EndpointDiagnostics

/// Takes a part out of a spec: some endpoints, and all that these reach.
///
/// Endpoints that the client needs by itself stay too: those that start, renew and end a session, and the one that
/// fetches the configuration. Names that only other endpoints use go, so that the rest lints as the whole did.
package struct SpecFilter: Sendable {
    private let selection: SpecSelection

    package init(_ selection: SpecSelection) { self.selection = selection }

    /// - Returns: The files that still hold something; all of them where nothing is selected. A value that matches
    ///   nothing was reported.
    package func filter(
        _ documents: [SpecDocument],
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> [SpecDocument] {
        guard !selection.isEmpty else { return documents }
        let wanted = wanted(in: documents, reportingTo: &diagnostics)
        return SpecClosure(documents, wanted: wanted).documents
    }

    /// The selected endpoints by reference.
    private func wanted(
        in documents: [SpecDocument],
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> Set<String> {
        let endpoints = documents.flatMap(Self.endpoints)
        var wanted: Set<String> = []
        for criterion in selection.criteria {
            let found = endpoints.filter { criterion.matches($0.endpoint) }
            if found.isEmpty { diagnostics.report(.emptySelection(criterion, known: known(criterion, endpoints))) }
            wanted.formUnion(found.map(\.reference))
        }
        return wanted
    }

    private static func endpoints(of document: SpecDocument) -> [(reference: String, endpoint: SelectableEndpoint)] {
        guard let module = document.module else { return [] }
        let name = document.moduleName
        return module.endpoints.map { endpoint in
            (
                "\(DerivedNames.lowerCamel(name)).\(endpoint.name.value)",
                SelectableEndpoint(endpoint, in: module, named: name)
            )
        }
    }

    private func known(
        _ criterion: SelectionCriterion,
        _ endpoints: [(reference: String, endpoint: SelectableEndpoint)]
    ) -> [String] {
        switch criterion.option {
        case "tags": endpoints.flatMap(\.endpoint.tags)
        case "operations": endpoints.flatMap(\.endpoint.operations)
        default: endpoints.compactMap(\.endpoint.path)
        }
    }
}

extension SpecDocument {
    /// The module's name in Swift.
    package var moduleName: String {
        module?.name?.value ?? DerivedNames.moduleName(forFile: file.relativePath) ?? "Module"
    }
}

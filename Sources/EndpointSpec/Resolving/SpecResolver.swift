package import EndpointDiagnostics
import Foundation

/// Makes one checked spec out of its decoded files: looks every name up and applies precedence and rules.
package struct SpecResolver {
    private let smallestShare: Int

    /// - Parameter smallestShare: The fewest models or endpoints that are worth a share of their own, to be
    ///   resolved beside others. The result is the same for all.
    package init(smallestShare: Int = 50) { self.smallestShare = smallestShare }

    /// Resolves the files of one spec, in whatever order they come.
    ///
    /// - Returns: The spec, or `nil` where an error was reported, or where there is no file, which loading reports.
    ///   Every problem that can be told is reported in the one run; what follows from another one is not.
    package func resolve(
        _ documents: [SpecDocument],
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> ResolvedSpec? {
        var found = DiagnosticCollector()
        guard let catalog = SpecCatalog(documents, reportingTo: &found) else { return nil }
        var resolution = Resolution(catalog, diagnostics: found, smallestShare: smallestShare)
        var spec = resolution.resolveSpec()
        LayoutAnalysis.apply(to: &spec, reportingTo: &resolution.diagnostics)
        UsageAnalysis.apply(to: &spec)
        SpecCheck(spec: spec, facts: resolution.facts, catalog: catalog, usedNames: resolution.usedNames)
            .run(reportingTo: &resolution.diagnostics)
        diagnostics.report(contentsOf: resolution.diagnostics)
        return resolution.diagnostics.hasErrors ? nil : spec
    }
}

extension Resolution {
    /// Everything that is looked up: models, servers, errors, endpoints, and what refers to endpoints.
    fileprivate mutating func resolveSpec() -> ResolvedSpec {
        resolveDeclaredModels()
        resolveServers()
        checkJSON()
        resolveCommonErrors()
        let modules = resolveEndpoints()
        let api = catalog.api
        var spec = ResolvedSpec(
            name: api.name ?? Located("API", at: api.range),
            files: catalog.files,
            apiFile: catalog.apiFile,
            idempotencyHeader: api.idempotencyHeader?.value ?? "Idempotency-Key"
        )
        spec.servers = servers
        spec.timeouts = policyTable.timeouts
        spec.retries = policyTable.retries
        spec.session = session(modules)
        spec.configGate = configGate(modules)
        spec.credentials = api.credentials.map { credential in
            let scheme = credential.scheme?.value ?? "Bearer"
            return Credential(
                name: credential.name.value,
                header: credential.header?.value ?? "Authorization",
                scheme: scheme == "none" ? nil : scheme
            )
        }
        spec.modules = modules
        checkReview(api.review)
        spec.review = api.review
        spec.upstream = api.upstream
        spec.dates = JSONSettings().overridden(by: api.json).dates
        spec.documentation = api.documentation
        spec.swift = settings(api.swift)
        spec.models = models.models
        return spec
    }

    private func settings(_ declaration: SwiftSettingsDeclaration) -> SwiftSettings {
        var settings = SwiftSettings()
        settings.access = declaration.access?.value ?? .public
        settings.templates = declaration.templates
        settings.typePrefix = declaration.typePrefix?.value ?? ""
        settings.conformances = declaration.conformances?.value ?? .needed
        settings.imports = declaration.imports.map(\.value)
        return settings
    }

    /// Endpoints that a review setting is limited to.
    private mutating func checkReview(_ review: [ReviewDeclaration]) {
        for endpoint in review.flatMap(\.endpoints) { _ = reference(endpoint) }
    }

    /// Formats of dates that are none, and zones that nobody knows.
    private mutating func checkJSON() {
        let declarations = [catalog.api.json] + catalog.modules.map(\.declaration.json)
        var seen: Set<SourceRange> = []
        for dates in declarations.compactMap(\.dates) where seen.insert(dates.range).inserted {
            if DateFormats.parse(dates.value, zone: "UTC") == nil { report(.formatMismatch(dates, for: .dateTime)) }
        }
        for zone in declarations.compactMap(\.zone) where seen.insert(zone.range).inserted {
            if TimeZone(identifier: zone.value) == nil { report(.unknownTimeZone(zone)) }
        }
    }
}

package import EndpointSpec

/// Every file of a run and what goes into it, decided before anything is rendered.
package struct GenerationPlan: Sendable {
    /// `name:` of the spec, as headers carry it.
    package var specName: String
    package var access: AccessLevel
    /// In the order of ``ResolvedSpec/files``; those of an OpenAPI document by number.
    package var files: [PlannedFile]
}

/// One output.
package struct PlannedFile: Sendable {
    /// Index into ``ResolvedSpec/files``.
    package var source: Int
    package var header: OutputHeader
    package var name: String
    /// It declares the API type, each module's requests and failures.
    package var declaresAPI: Bool
    /// In the order of the spec; all of one module follow each other.
    package var endpoints: [EndpointID]
    /// Those declared by name, in the order of the spec.
    package var models: [ModelID]
    package var imports: [PlannedImport]
}

/// A module that an output imports.
package struct PlannedImport: Sendable, Hashable {
    package var module: String
    /// Signatures that others see use it, so its import needs the output's access level.
    package var isExposed: Bool
}

import EndpointDiagnostics
import EndpointYAML

/// The keys of module files.
extension DocumentDecoder {
    /// - Parameter isAlone: Whether the file has the keys of `api.yaml` too, which then has those that both know.
    mutating func module(_ keys: KeyReader, range: SourceRange, isAlone: Bool) -> ModuleDeclaration {
        var module = ModuleDeclaration(range: range)
        module.name = name(keys["module"], .upper)
        module.documentation.description = text(keys["description"])
        moduleHasPath = keys["path"] != nil
        module.path = template(keys["path"])
        module.pathParameters = fields(keys["pathParameters"], in: .path)
        module.endpoints = endpoints(keys["endpoints"])
        guard !isAlone else { return module }
        module.defaults = defaults(keys["defaults"])
        module.json = json(keys["json"])
        module.errors = errors(keys["errors"])
        module.statusErrors = statusErrors(keys["statusErrors"])
        module.models = models(keys["models"])
        return module
    }
}

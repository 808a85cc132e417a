import EndpointDiagnostics

/// Which endpoints of a spec are wanted: those that any of these names.
package struct SpecSelection: Sendable, Hashable {
    /// Tags of endpoints, or modules by name or reference.
    package var tags: [String] = []
    /// Endpoints by name or reference.
    package var operations: [String] = []
    /// Whole paths; `*` at the end stands for whatever follows, and names of parameters do not matter.
    package var paths: [String] = []

    package init() {}

    /// Whether nothing is selected, so that all is wanted.
    package var isEmpty: Bool { tags.isEmpty && operations.isEmpty && paths.isEmpty }

    var criteria: [SelectionCriterion] {
        tags.map { SelectionCriterion(option: "tags", value: $0) }
            + operations.map { SelectionCriterion(option: "operations", value: $0) }
            + paths.map { SelectionCriterion(option: "paths", value: $0) }
    }
}

/// One value of one option.
struct SelectionCriterion: Hashable {
    /// As the command line calls it, without dashes.
    var option: String
    var value: String

    func matches(_ endpoint: SelectableEndpoint) -> Bool {
        switch option {
        case "tags": endpoint.tags.contains(value)
        case "operations": endpoint.operations.contains(value) || endpoint.bareName == Self.bare(value)
        default: matches(path: endpoint.path)
        }
    }

    private func matches(path: String?) -> Bool {
        guard let path = path.map({ PathTemplate($0).shape }) else { return false }
        guard value.hasSuffix("*") else { return path == PathTemplate(value).shape }
        return path.hasPrefix(PathTemplate(String(value.dropLast())).shape)
    }

    /// Letters and digits alone, in lower case: what is left of an OpenAPI document's `operationId` in a name.
    static func bare(_ name: String) -> String {
        String(decoding: name.lowercased().utf8.filter(isLetterOrDigit), as: UTF8.self)
    }
}

/// What an endpoint can be picked out by.
struct SelectableEndpoint {
    var tags: Set<String>
    var operations: Set<String>
    var bareName: String
    /// With the module's prefix; `nil` where the address is a parameter.
    var path: String?

    init(_ endpoint: EndpointDeclaration, in module: ModuleDeclaration, named moduleName: String) {
        let reference = DerivedNames.lowerCamel(moduleName)
        let name = endpoint.name.value
        tags = Set(endpoint.tags.map(\.value) + [moduleName, reference])
        operations = [name, "\(reference).\(name)"]
        bareName = SelectionCriterion.bare(name)
        path = endpoint.url == nil ? PathTemplate.join(module.path?.value ?? "", endpoint.path?.value ?? "") : nil
    }
}

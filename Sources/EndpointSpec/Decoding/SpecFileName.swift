// Shared with `EndpointNaming` and the plugins by symbolic links, as plugins import nothing: declares nothing `public`.

/// What the name of a file in a folder of specs says about it, whatever is in the file.
enum SpecFileName {
    /// A native spec.
    case native
    /// An OpenAPI document: `openapi.yaml`, or `….openapi.yaml`, also `.yml` and `.json`.
    case openAPI
    case other

    /// - Parameter path: With `/` between its parts, of which the last counts.
    init(_ path: String) {
        let name = path.split(separator: "/").last ?? ""
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1, let ending = parts.last, !name.hasPrefix(".") else {
            self = .other
            return
        }
        let isYAML = ending == "yaml" || ending == "yml"
        if (isYAML || ending == "json") && parts[parts.count - 2] == "openapi" {
            self = .openAPI
        } else {
            self = isYAML ? .native : .other
        }
    }
}

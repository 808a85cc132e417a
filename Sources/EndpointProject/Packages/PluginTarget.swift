/// A target of a package that has the build plugin, which generates from the folder `Specs` in the target's.
package struct PluginTarget: Sendable, Equatable {
    package static let plugin = "EndpointGeneratorPlugin"

    package var name: String
    /// From where the manifest's folder was named.
    package var folder: String
    /// Paths below the folder that are no part of the target.
    package var excluded: [String] = []

    package init(name: String, folder: String, excluded: [String] = []) {
        self.name = name
        self.folder = folder
        self.excluded = excluded
    }

    package var specs: String { ProjectPath.plain("\(folder)/Specs") }

    /// Whether a folder's Swift files are compiled with the target.
    func compiles(_ path: String) -> Bool {
        let isInside = folder == "." || path == folder || path.hasPrefix(folder + "/")
        guard isInside, !path.hasPrefix("../") else { return false }
        let rest = folder == "." ? path[...] : path.dropFirst(folder.count + 1)
        return !excluded.contains { rest == $0 || rest.hasPrefix($0 + "/") }
    }
}

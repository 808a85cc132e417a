import Foundation

/// The files of a project, as far as a look at a set-up goes.
package enum ProjectFiles {
    private static let skipped: Set<String> = ["DerivedData", "node_modules", "Pods", "Carthage", "build"]
    private static let hidden: Set<String> = [".github", ".circleci", ".ci"]
    /// More than any project is worth waiting for.
    private static let limit = 50_000
    private static let deepest = 12

    /// Paths below a folder, sorted; links are not followed, and what cannot be listed is left out.
    package static func paths(in folder: String) -> [String] {
        var paths: [String] = []
        add(folder, "", depth: 0, to: &paths)
        return paths.sorted()
    }

    private static func add(_ folder: String, _ prefix: String, depth: Int, to paths: inout [String]) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where paths.count < limit {
            let place = folder + "/" + name
            let kind = (try? FileManager.default.attributesOfItem(atPath: place))?[.type] as? FileAttributeType
            if kind == .typeRegular {
                paths.append(prefix + name)
            } else if kind == .typeDirectory, depth < deepest, isOfProject(name) {
                add(place, prefix + name + "/", depth: depth + 1, to: &paths)
            }
        }
    }

    private static func isOfProject(_ name: String) -> Bool {
        hidden.contains(name) || !name.hasPrefix(".") && !skipped.contains(name)
    }
}

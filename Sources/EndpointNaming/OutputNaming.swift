import Foundation

// Shared with the build plugin by a symbolic link: imports Foundation only and declares nothing `package`.

/// Names of generated files, and which files are specs, from paths alone.
///
/// Paths are those below the folder of specs, with `/` between their parts.
public enum OutputNaming {
    /// What every generated file's name ends in.
    public static let suffix = ".endpoints.swift"

    /// The output of a native spec: `a/b/orders.yaml` gives `a.b.orders.endpoints.swift`.
    ///
    /// One flat folder holds all outputs, for a Swift module cannot have two files of one name.
    public static func outputName(forSpecPath path: String) -> String { stem(of: path) + suffix }

    /// The outputs of an OpenAPI document of so many bytes, `<stem>.1.endpoints.swift` and on: one for each
    /// started 256 KiB, at most 16.
    public static func outputNames(forOpenAPIPath path: String, size: Int) -> [String] {
        let count = min(16, max(1, (size + 262_143) / 262_144))
        return (1...count).map { "\(stem(of: path)).\($0)\(suffix)" }
    }

    /// Whether a file is a spec: YAML, or an OpenAPI document in JSON; no part of its path starts with `.` or `_`.
    public static func isSpecFile(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        guard !parts.contains(where: { $0.hasPrefix(".") || $0.hasPrefix("_") }) else { return false }
        return SpecFileName(path) != .other
    }

    /// Whether a file is an OpenAPI document: `openapi.yaml`, or `….openapi.yaml`, also `.yml` and `.json`.
    public static func isOpenAPI(_ path: String) -> Bool { SpecFileName(path) == .openAPI }

    /// Names that more than one of the outputs has when case is ignored, as file systems do.
    public static func clashes(among outputs: [String]) -> [[String]] {
        var groups: [String: [String]] = [:]
        for output in outputs { groups[output.lowercased(), default: []].append(output) }
        return groups.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    }

    private static func stem(of path: String) -> String {
        var parts = path.split(separator: "/").map(String.init)
        if let name = parts.popLast() {
            let stem = name.split(separator: ".", omittingEmptySubsequences: false).dropLast()
            parts.append(stem.isEmpty ? name : stem.joined(separator: "."))
        }
        return parts.joined(separator: ".")
    }
}

/// What the text of a `Package.swift` says, as far as that can be told without running it.
struct PackageManifest {
    static let fileName = "Package.swift"

    private let text: String
    /// Of the manifest; empty: the current one.
    private let folder: String

    init(_ text: String, in folder: String) {
        self.text = SwiftComments.removed(from: text)
        self.folder = folder
    }

    /// Those that name the plugin, in order; a target that is put together in other ways than by a literal is not found.
    var pluginTargets: [PluginTarget] {
        text.matches(of: /\.(target|executableTarget|testTarget|macro)\s*\(/).compactMap { match in
            let call = call(from: match.range.upperBound)
            guard call.contains("\"\(PluginTarget.plugin)\""), let name = call.firstMatch(of: /name:\s*"([^"]+)"/)?.1
            else { return nil }
            let usual = "\(match.1 == "testTarget" ? "Tests" : "Sources")/\(name)"
            let path = call.firstMatch(of: /[^\w]path:\s*"([^"]+)"/).map { String($0.1) } ?? usual
            let excluded = call.firstMatch(of: /exclude:\s*\[([^\]]*)\]/)?.1 ?? ""
            return PluginTarget(
                name: String(name),
                folder: ProjectPath.plain(folder.isEmpty ? path : "\(folder)/\(path)"),
                excluded: excluded.matches(of: /"([^"]+)"/).map { ProjectPath.plain(String($0.1)) }
            )
        }
    }

    /// Up to the parenthesis that closes the one before; brackets in texts are rare enough not to be told apart.
    private func call(from start: String.Index) -> Substring {
        var depth = 1
        var end = start
        while end < text.endIndex, depth > 0 {
            if text[end] == "(" { depth += 1 } else if text[end] == ")" { depth -= 1 }
            end = text.index(after: end)
        }
        return text[start..<end]
    }
}

/// Comments of Swift source.
private enum SwiftComments {
    /// `//` to the end of the line, unless it stands in a text, as in an address.
    static func removed(from text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(code).joined(separator: "\n")
    }

    private static func code(_ line: Substring) -> Substring {
        var isText = false
        var last: Character?
        for index in line.indices {
            let character = line[index]
            if character == "\"", last != "\\" { isText.toggle() }
            if !isText, character == "/", last == "/" { return line[..<line.index(before: index)] }
            last = character
        }
        return line
    }
}

/// Paths as people write them.
enum ProjectPath {
    /// Without `./` before it and `/` behind it.
    static func plain(_ path: String) -> String {
        let parts = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        return path.hasPrefix("/") ? "/" + parts : parts.isEmpty ? "." : parts
    }
}

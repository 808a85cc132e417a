import EndpointDiagnostics
import EndpointGeneration
import EndpointSpec

/// Whether generated files below the project's folder are what the specs say, and there once.
struct OutputCheck: SetUpCheck {
    static let name = "generated files"

    func findings(in setUp: SetUp) -> [Finding] {
        guard case .loaded(let specs) = setUp.specs else { return [.skipped("there are no specs to compare with")] }
        let folders = folders(of: specs.spec, in: setUp)
        let target = setUp.pluginTarget
        if folders.isEmpty, let target { return [.fine("the build plugin makes those of the target '\(target.name)'")] }
        guard !folders.isEmpty else {
            return [.skipped("there are none of '\(specs.spec.name.value)' below this folder")]
        }
        return folders.map { folder in
            if let target, target.compiles(folder) { return Self.doubled(folder, target) }
            return check(folder, setUp)
        }
    }

    /// SwiftPM calls it 'multiple producers', and names neither the plugin nor a way out.
    private static func doubled(_ folder: String, _ target: PluginTarget) -> Finding {
        .problem(
            "those in '\(folder)' are compiled beside those that \(PluginTarget.plugin) makes of the same specs",
            mend: "rm \(ShellWord.quoted(folder))/*.endpoints.swift"
                + "   # or take the plugin out of the target '\(target.name)'"
        )
    }

    private func check(_ folder: String, _ setUp: SetUp) -> Finding {
        let problems = setUp.staleness(folder, nil)
        // The level may have been given on the command line, which leaves no trace in the spec.
        let levels = problems.isEmpty ? [] : AccessLevel.allCases
        if problems.isEmpty || levels.contains(where: { setUp.staleness(folder, $0).isEmpty }) {
            return .fine("those in '\(folder)' are what the specs say")
        }
        let more = problems.count > 1 ? " (and \(problems.count - 1) more)" : ""
        return .problem(
            problems[0] + more,
            mend: "endpointgen generate \(setUp.specWords) --output \(ShellWord.quoted(folder))"
        )
    }

    /// Folders that hold output of the spec, by the headers of files, sorted.
    private func folders(of spec: ResolvedSpec, in setUp: SetUp) -> [String] {
        let paths = Set(spec.files.map(\.relativePath))
        let outputs = setUp.files.filter { path in
            guard path.hasSuffix(".endpoints.swift"), let text = setUp.text(path),
                let header = OutputHeader(startOf: Array(text.utf8.prefix(OutputHeader.limit)))
            else { return false }
            return header.specName == spec.name.value && paths.contains(header.specPath)
        }
        return Set(outputs.map(folder)).sorted()
    }

    private func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }
}

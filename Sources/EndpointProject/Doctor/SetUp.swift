package import EndpointDiagnostics
package import EndpointSpec

/// All that checks may ask about the machine and the project, so that tests can make one up.
package struct SetUp: Sendable {
    /// What a command printed and how it ended.
    package struct CommandResult: Sendable {
        package var status: Int32
        package var output: String
        package init(status: Int32, output: String = "") {
            self.status = status
            self.output = output
        }
    }

    /// What became of the specs.
    package enum Specs: Sendable {
        case loaded(LoadedSpecs)
        /// They have errors, or cannot be read; in words.
        case broken(String)
        case missing
    }

    package var isMacOS = false
    package var variables: [String: String] = [:]
    /// The specs as they were named on the command line.
    package var specPaths = ["Specs"]
    package var specs = Specs.missing
    /// The revision that changes are compared with, where the command line names one.
    package var base: String?
    /// The project's files by path, sorted; what is built, fetched or hidden is left out, but for settings of CI.
    package var files: [String] = []
    /// A file's text; `nil` where it cannot be read.
    package var text: @Sendable (String) -> String? = { _ in nil }
    /// The target whose folder the project's is, where its package has the build plugin generate.
    package var surroundingTarget: PluginTarget?
    /// Runs a command; `nil` where there is no such program.
    package var run: @Sendable ([String]) -> CommandResult? = { _ in nil }
    /// What `generate --check` says of an output folder, at an access level or at the spec's own.
    package var staleness: @Sendable (String, AccessLevel?) -> [String] = { _, _ in [] }

    package init() {}

    /// Targets of packages here that have the build plugin.
    var pluginTargets: [PluginTarget] {
        (surroundingTarget.map { [$0] } ?? [])
            + files.filter { "/\($0)".hasSuffix("/\(PackageManifest.fileName)") }.flatMap { path in
                let folder = String(path.dropLast(PackageManifest.fileName.count + 1))
                return text(path).map { PackageManifest($0, in: folder).pluginTargets } ?? []
            }
    }

    /// The target that generates the specs in its build.
    var pluginTarget: PluginTarget? {
        let paths = specPaths.map(ProjectPath.plain)
        return pluginTargets.first { paths.contains($0.specs) }
    }

    /// The specs as a command takes them.
    var specWords: String { specPaths.map(ShellWord.quoted).joined(separator: " ") }
}

/// Specs without an error, and what was said of them besides.
package struct LoadedSpecs: Sendable {
    package var documents: [SpecDocument]
    package var spec: ResolvedSpec
    package var warnings: [Diagnostic]

    package init(documents: [SpecDocument], spec: ResolvedSpec, warnings: [Diagnostic]) {
        self.documents = documents
        self.spec = spec
        self.warnings = warnings
    }
}

/// Words as a shell takes them.
enum ShellWord {
    static func quoted(_ word: String) -> String {
        let isPlain =
            !word.isEmpty
            && word.utf8.allSatisfy { byte in
                byte >= 0x80 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
                    || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
                    || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "._-/+:@%,=".utf8.contains(byte)
            }
        // By scalars, as a shell reads it: to Swift a quote with a combining mark behind it is another character.
        return isPlain ? word : "'" + word.unicodeScalars.map { $0 == "'" ? #"'\''"# : String($0) }.joined() + "'"
    }
}

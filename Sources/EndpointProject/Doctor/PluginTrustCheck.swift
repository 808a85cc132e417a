/// Whether CI runs plugins without waiting for somebody to say that it may.
struct PluginTrustCheck: SetUpCheck {
    static let name = "plugin trust"
    private static let plugins = ["EndpointGeneratorPlugin", "GenerateEndpointsPlugin"]
    private static let files = [
        ".gitlab-ci.yml", ".circleci/config.yml", ".travis.yml", "azure-pipelines.yml", "bitrise.yml", "codemagic.yaml",
        "Jenkinsfile", "fastlane/Fastfile",
    ]
    private static let folders = [".github/workflows/", ".ci/", "ci_scripts/"]

    func findings(in setUp: SetUp) -> [Finding] {
        let manifests = setUp.files.filter { $0.hasSuffix("Package.swift") || $0.hasSuffix(".pbxproj") }
        let usesPlugin = manifests.contains { path in
            setUp.text(path).map { text in Self.plugins.contains { text.contains($0) } } ?? false
        }
        guard usesPlugin else { return [.skipped("no package or project here uses the plugins")] }
        let settings = setUp.files.filter(Self.isOfCI)
        guard !settings.isEmpty else { return [.skipped("there are no settings of CI here")] }
        let findings = settings.flatMap { path in setUp.text(path).map { commands(in: $0, path) } ?? [] }
        return findings.isEmpty ? [.fine("CI runs plugins without asking")] : findings
    }

    static func isOfCI(_ path: String) -> Bool {
        files.contains(path) || folders.contains { path.hasPrefix($0) }
    }

    private func commands(in text: String, _ path: String) -> [Finding] {
        let trustsAll = text.contains("IDESkipPackagePluginFingerprintValidatation")
        return CommandLines(text).lines.compactMap { line in
            if !trustsAll, let command = Self.build(in: line.text), !line.text.contains("-skipPackagePluginValidation")
            {
                return .problem(
                    "\(path):\(line.number): '\(command)' stops at plugins that nobody has trusted on that machine",
                    mend: Self.mend(command)
                )
            }
            let isWriting = line.text.contains("generate-endpoints")
            if isWriting, line.text.contains("swift package"),
                !line.text.contains("--allow-writing-to-package-directory")
            {
                return .problem(
                    "\(path):\(line.number): 'generate-endpoints' asks whether it may write, which nobody answers in CI",
                    mend: "swift package --allow-writing-to-package-directory generate-endpoints"
                )
            }
            return nil
        }
    }

    /// The command of a line that builds with Xcode's build system.
    private static func build(in line: String) -> String? {
        let words = line.split { $0 == " " || $0 == "\t" || $0 == "(" || $0 == "\"" }.map(String.init)
        if words.contains("xcodebuild") {
            let asks = ["-version", "-list", "-showsdks", "-showBuildSettings", "-resolvePackageDependencies"]
            return words.contains { asks.contains($0) } ? nil : "xcodebuild"
        }
        return ["gym", "scan", "build_app", "run_tests", "build_ios_app"].first { words.first == $0 }
    }

    private static func mend(_ command: String) -> String {
        command == "xcodebuild"
            ? "xcodebuild -skipPackagePluginValidation …" : "\(command)(xcargs: \"-skipPackagePluginValidation\", …)"
    }
}

/// The lines of a script, those that a backslash continues joined; comments left out.
struct CommandLines {
    struct Line: Equatable {
        /// Of the first part, from 1.
        var number: Int
        var text: String
    }

    private(set) var lines: [Line] = []

    init(_ text: String) {
        var isContinued = false
        for (index, part) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            var part = String(part.drop { $0 == " " || $0 == "\t" })
            let continues = part.hasSuffix("\\")
            if continues { part.removeLast() }
            if isContinued {
                lines[lines.count - 1].text += " " + part
            } else if !part.hasPrefix("#") {
                lines.append(Line(number: index + 1, text: part))
            }
            isContinued = continues && !(part.hasPrefix("#") && !isContinued)
        }
    }
}

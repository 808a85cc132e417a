import Testing

@testable import EndpointProject

@Suite struct PluginTrustCheckTests {
    private static let manifest = #"plugins: [.plugin(name: "EndpointGeneratorPlugin", package: "a")]"#

    private func check(_ path: String, _ text: String, manifest: String = manifest) -> [Finding] {
        PluginTrustCheck().findings(in: SetUp.holding(["Package.swift": manifest, path: text]))
    }

    @Test(
        "Commands that would wait for somebody are found, with the flag that lets them go on",
        arguments: [
            ("      - run: xcodebuild test -scheme A", "xcodebuild -skipPackagePluginValidation …"),
            ("xcodebuild \\\n  -scheme A \\\n  build", "xcodebuild -skipPackagePluginValidation …"),
            ("gym(scheme: \"A\")", "gym(xcargs: \"-skipPackagePluginValidation\", …)"),
            (
                "swift package generate-endpoints",
                "swift package --allow-writing-to-package-directory generate-endpoints"
            ),
        ]
    )
    func waiting(line: String, mend: String) {
        let findings = check(".github/workflows/ci.yml", "# a comment: xcodebuild build\n\(line)\n")
        #expect(findings.mends == [mend])
        #expect(findings.allSatisfy { $0.message.hasPrefix(".github/workflows/ci.yml:2: ") })
    }

    @Test(
        "Commands that ask nobody are fine",
        arguments: [
            "xcodebuild test -skipPackagePluginValidation", "xcodebuild \\\n  -skipPackagePluginValidation build",
            "xcodebuild -version", "swift build", "# xcodebuild build", "# \\\nswift test",
            "defaults write com.apple.dt.Xcode IDESkipPackagePluginFingerprintValidatation -bool YES\nxcodebuild build",
            "swift package --allow-writing-to-package-directory generate-endpoints",
        ]
    )
    func trusting(text: String) {
        #expect(check("ci_scripts/ci_post_clone.sh", text) == [.fine("CI runs plugins without asking")])
    }

    @Test("Without the plugins, and without CI, there is nothing to trust")
    func skipped() {
        #expect(check(".gitlab-ci.yml", "xcodebuild", manifest: "").map(\.verdict) == [.skipped])
        #expect(check("build.sh", "xcodebuild").map(\.verdict) == [.skipped])
    }

    @Test("A line that a backslash continues is one, from where it begins")
    func continuedLines() {
        let lines = CommandLines("a \\\n  b\n# c \\\nd").lines
        #expect(lines == [CommandLines.Line(number: 1, text: "a  b"), CommandLines.Line(number: 4, text: "d")])
    }
}

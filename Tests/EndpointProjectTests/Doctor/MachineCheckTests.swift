import Testing

@testable import EndpointProject

/// What the machine has to have.
@Suite struct MachineCheckTests {
    @Test(
        "A toolchain from 6.1 on is fine, on every platform's wording",
        arguments: [
            "Swift version 6.1 (swift-6.1-RELEASE)", "Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64",
            "swift-driver version: 1.120.5 Apple Swift version 6.1 (swiftlang-6.1.0.110.21)", "Swift version 7.0-dev",
        ]
    )
    func toolchain(output: String) {
        let setUp = SetUp.running(["swift --version": SetUp.CommandResult(status: 0, output: output)])
        #expect(ToolchainCheck().findings(in: setUp).map(\.verdict) == [.fine])
    }

    @Test(
        "An older toolchain, none, and one that names no version are problems",
        arguments: [
            SetUp.CommandResult(status: 0, output: "Swift version 6.0.3 (swift-6.0.3-RELEASE)"),
            SetUp.CommandResult(status: 0, output: "Swift version 5.10"), SetUp.CommandResult(status: 0, output: ""),
            SetUp.CommandResult(status: 1), nil,
        ]
    )
    func badToolchain(result: SetUp.CommandResult?) {
        let setUp = SetUp.running(result.map { ["swift --version": $0] } ?? [:])
        #expect(
            ToolchainCheck().findings(in: setUp).mends == ["swiftly install latest   # https://www.swift.org/install"]
        )
    }

    @Test("libyaml is mended with the package manager of the platform")
    func libyaml() {
        let command = "pkg-config --modversion yaml-0.1"
        let found = SetUp.running([command: SetUp.CommandResult(status: 0, output: "0.2.5\n")])
        #expect(LibYAMLCheck().findings(in: found) == [.fine("version 0.2.5")])
        for var setUp in [SetUp.running([command: SetUp.CommandResult(status: 1)]), SetUp()] {
            #expect(LibYAMLCheck().findings(in: setUp).mends == ["sudo apt-get install -y libyaml-dev pkg-config"])
            setUp.isMacOS = true
            #expect(LibYAMLCheck().findings(in: setUp).mends == ["brew install libyaml pkg-config"])
            setUp.variables["ENDPOINTGEN_ARTIFACTBUNDLE"] = "tool.artifactbundle"
            #expect(LibYAMLCheck().findings(in: setUp).map(\.verdict) == [.skipped])
        }
    }
}

import Foundation
import Testing

@Suite struct DoctorCommandTests {
    @Test("Where nothing hurts it says so, and ends with 0")
    func fine() async throws {
        let workspace = try Workspace(SampleSpec.files)
        #expect(try await BuiltTool.run(["generate", "--output", "out"], in: workspace).status == 0)
        let run = try await BuiltTool.run(["doctor"], in: workspace)
        #expect(run.status == 0, "\(run.output)")
        #expect(run.output.hasSuffix("\n\nnothing hurts\n"))
        #expect(run.output.contains("fine     generated files  those in 'out' are what the specs say"))
        #expect(run.errors == "")
    }

    @Test("Each problem comes with the line that mends it, and ends with 1")
    func problems() async throws {
        let workspace = try Workspace(SampleSpec.files)
        #expect(try await BuiltTool.run(["generate", "--output", "out"], in: workspace).status == 0)
        try workspace.write(SampleSpec.orders.replacing("/v1/orders", with: "/v2/orders"), to: "Specs/orders.yaml")
        let run = try await BuiltTool.run(["doctor"], in: workspace)
        #expect(run.status == 1, "\(run.output)")
        #expect(run.output.contains("mend: endpointgen generate Specs --output out\n"), "\(run.output)")
        #expect(run.output.hasSuffix("\n\n1 problem\n"))
        #expect(try await BuiltTool.run(["generate", "Specs", "--output", "out"], in: workspace).status == 0)
        #expect(try await BuiltTool.run(["doctor"], in: workspace).status == 0)
    }

    @Test(
        "An access level that was given on the command line makes no output stale",
        arguments: ["package", "internal"]
    )
    func accessLevel(level: String) async throws {
        let workspace = try Workspace(SampleSpec.files)
        let arguments = ["generate", "--output", "out", "--access", level]
        #expect(try await BuiltTool.run(arguments, in: workspace).status == 0)
        let run = try await BuiltTool.run(["doctor"], in: workspace)
        #expect(run.status == 0, "\(run.output)")
    }

    @Test("In a target with the build plugin it reports committed output, from the package's folder and from its own")
    func pluginTarget() async throws {
        var files = Dictionary(uniqueKeysWithValues: SampleSpec.files.map { ("Sources/app/\($0.key)", $0.value) })
        files["Package.swift"] = #"[.target(name: "app", plugins: [.plugin(name: "EndpointGeneratorPlugin")])]"#
        let workspace = try Workspace(files)
        let specs = "Sources/app/Specs"
        let before = try await BuiltTool.run(["doctor", specs], in: workspace)
        #expect(before.output.contains("the build plugin makes those of the target 'app'\n"), "\(before.output)")
        let words = ["generate", specs, "--output", "Sources/app/Generated"]
        #expect(try await BuiltTool.run(words, in: workspace).status == 0)
        let run = try await BuiltTool.run(["doctor", specs], in: workspace)
        #expect(run.status == 1)
        #expect(run.output.contains("mend: rm Sources/app/Generated/*.endpoints.swift   # or take"), "\(run.output)")
        let inside = try await BuiltTool.run(["doctor"], in: workspace, below: "Sources/app")
        #expect(inside.output.contains("mend: rm Generated/*.endpoints.swift   # or take"), "\(inside.output)")
    }

    @Test("Without specs, and with specs that have errors, it names the command that helps")
    func brokenSpecs() async throws {
        let empty = try await BuiltTool.run(["doctor"], in: try Workspace())
        #expect(empty.status == 1)
        #expect(empty.output.contains("mend: endpointgen init\n"), "\(empty.output)")
        let faulty = try await BuiltTool.run(["doctor"], in: try Workspace(SampleSpec.faulty))
        #expect(faulty.status == 1)
        #expect(faulty.output.contains("the specs have 1 error\n"), "\(faulty.output)")
        #expect(faulty.output.contains("mend: endpointgen lint Specs\n"), "\(faulty.output)")
    }

    @Test("A toolchain and a libyaml that are not there are problems")
    func emptyMachine() async throws {
        let workspace = try Workspace(SampleSpec.files)
        let run = try await BuiltTool.run(["doctor"], in: workspace, environment: ["PATH": workspace.folder.path])
        #expect(run.status == 1)
        #expect(run.output.contains("problem  toolchain        there is no Swift toolchain\n"), "\(run.output)")
        #expect(run.output.contains("problem  libyaml "), "\(run.output)")
    }

    @Test(
        "In a shallow clone the line it prints brings the base, and where it and HEAD part",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "there is no git")
    )
    func shallowClone() async throws {
        let workspace = try Workspace(SampleSpec.files)
        try await shell(
            """
            export GIT_CONFIG_GLOBAL=/dev/null
            mkdir origin; mv Specs origin; cd origin
            git init -q -b main .; git config user.email a@example.com; git config user.name A
            git add -A; git commit -qm 1; git checkout -qb change; git commit -qm 2 --allow-empty
            git commit -qm 3 --allow-empty; git checkout -q main; git commit -qm 4 --allow-empty
            git clone -q --depth 1 --branch change "file://$PWD" ../clone
            """,
            in: workspace
        )
        let environment = ["GITHUB_BASE_REF": "main"]
        let before = try await BuiltTool.run(["doctor"], in: workspace, below: "clone", environment: environment)
        #expect(before.status == 1, "\(before.output)")
        #expect(before.output.contains("'origin/main' is not here, as this clone is shallow"), "\(before.output)")
        let mend = try #require(before.output.firstMatch(of: /mend: (git .*)/)).1
        try await shell("cd clone; \(mend)", in: workspace)
        let after = try await BuiltTool.run(["doctor"], in: workspace, below: "clone", environment: environment)
        #expect(after.status == 0, "\(after.output)")
        #expect(after.output.contains("fine     base revision    'origin/main' is here"))
        try await shell("cd clone; git merge-base origin/main HEAD", in: workspace)
    }

    private func shell(_ script: String, in workspace: Workspace) async throws {
        let process = try ChildProcess(
            URL(fileURLWithPath: "/bin/sh"),
            ["-ec", script],
            in: workspace.folder,
            environment: ["HOME": workspace.folder.path]
        )
        let run = try await process.finish()
        try #require(run.status == 0, "\(run.errors)")
    }
}

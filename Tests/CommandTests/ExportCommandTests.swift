import EndpointCommandLine
import Foundation
import Testing

@Suite struct ExportCommandTests {
    @Test("A document goes to standard output as YAML, alone")
    func standardOutput() async throws {
        let run = try await BuiltTool.run(["export", "openapi"], in: try Workspace(SampleSpec.files))
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.hasPrefix("openapi: \"3.1.0\"\n") || run.output.hasPrefix("openapi: 3.1.0\n"))
        #expect(run.output.contains("\n  /v1/orders:\n"))
        #expect(run.errors == "")
    }

    @Test("A file ending in .json is JSON, and is written only where it differs")
    func file() async throws {
        let workspace = try Workspace(SampleSpec.files)
        let words = ["export", "openapi", "Specs", "--output", "out/api.json"]
        let first = try await BuiltTool.run(words, in: workspace)
        #expect(first.transcript == "exit 0\n--- standard output\n\n--- standard error\n")
        let text = try workspace.text(of: "out/api.json")
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        #expect(object?["openapi"] as? String == "3.1.0")
        let stamps = try workspace.stamps(in: "out")
        _ = try await BuiltTool.run(words, in: workspace)
        #expect(try workspace.stamps(in: "out") == stamps)
    }

    @Test("Specs with an error export nothing")
    func faulty() async throws {
        let workspace = try Workspace(SampleSpec.faulty)
        let run = try await BuiltTool.run(["export", "openapi", "--output", "api.yaml"], in: workspace)
        #expect(run.status == 1)
        #expect(run.errors.contains("[unknown-key]"))
        #expect(!workspace.exists("api.yaml"))
    }

    @Test("A part of a spec can be exported")
    func part() async throws {
        let workspace = try Workspace(SampleSpec.files)
        let run = try await BuiltTool.run(["export", "openapi", "--tags", "Users"], in: workspace)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("/v1/me:"))
        #expect(!run.output.contains("/v1/orders:"))
        #expect(!run.output.contains("Page"))
    }
}

@Suite struct SelectionOptionTests {
    @Test("A part is generated without what only others need, and nothing else is removed")
    func generate() async throws {
        let workspace = try Workspace(SampleSpec.files)
        _ = try await BuiltTool.run(["generate", "--output", "Out"], in: workspace)
        let whole = try workspace.files(in: "Out")
        let words = ["generate", "--output", "Out", "--operations", "users.me"]
        let run = try await BuiltTool.run(words, in: workspace)
        #expect(run.status == 0, "\(run.errors)")
        let part = try workspace.files(in: "Out")
        #expect(part.keys.sorted() == SampleSpec.outputs)
        #expect(part["orders.endpoints.swift"] == whole["orders.endpoints.swift"])
        #expect(part["people.users.endpoints.swift"] == whole["people.users.endpoints.swift"])
        #expect(try !workspace.text(of: "Out/api.endpoints.swift").contains("OrdersRequests"))
        let check = try await BuiltTool.run(words + ["--check"], in: workspace)
        #expect(check.status == 0, "\(check.errors)")
    }

    @Test("What is remembered of a whole run does not stand for a part, nor the reverse")
    func cache() async throws {
        let workspace = try Workspace(SampleSpec.files)
        let words = ["generate", "--output", "Out"]
        for _ in 0..<2 { _ = try await BuiltTool.run(words, in: workspace) }
        _ = try await BuiltTool.run(words + ["--tags", "Users"], in: workspace)
        #expect(try !workspace.text(of: "Out/api.endpoints.swift").contains("OrdersRequests"))
        _ = try await BuiltTool.run(words, in: workspace)
        #expect(try workspace.text(of: "Out/api.endpoints.swift").contains("OrdersRequests"))
    }

    @Test(
        "A value that matches nothing ends with 1 and is named, among others that do",
        arguments: [
            (["--tags", "Users,Order"], "'--tags Order'"),
            (["--operations", "me", "--operations", "you"], "'--operations you'"),
            (["--paths", "/v1/me, /v2/*"], "'--paths /v2/*'"),
        ]
    )
    func nothing(options: [String], words: String) async throws {
        let workspace = try Workspace(SampleSpec.files)
        let run = try await BuiltTool.run(["lint"] + options, in: workspace)
        #expect(run.status == 1)
        #expect(run.output.contains(words), "\(run.output)")
        #expect(run.output.components(separatedBy: "error:").count == 2, "\(run.output)")
        let generate = try await BuiltTool.run(["generate", "--output", "Out"] + options, in: workspace)
        #expect(generate.status == 1)
        #expect(!workspace.exists("Out"))
    }
}

import Foundation
import Testing

@Suite struct DeterminismTests {
    @Test("Ten runs, each with another hash seed, give the same bytes")
    func seeds() async throws {
        let workspace = try Workspace(SampleSpec.files)
        var first: [String: Data] = [:]
        for number in 0..<10 {
            let output = "out\(number)"
            let run = try await BuiltTool.run(["generate", "-o", output], in: workspace)
            #expect(run.status == 0, "\(run.errors)")
            let files = try workspace.files(in: output)
            if number == 0 { first = files }
            #expect(files == first)
        }
        #expect(first.count == 3)
    }

    @Test("Another working folder, absolute paths and shuffled inputs give the same bytes")
    func places() async throws {
        let workspace = try Workspace(SampleSpec.files)
        let root = workspace.folder.path
        let runs: [(folder: String, arguments: [String])] = [
            ("", ["Specs"]),
            ("", ["./Specs/"]),
            ("Specs", ["."]),
            ("Specs/people", [".."]),
            ("", ["\(root)/Specs"]),
        ]
        var results: [[String: Data]] = []
        for (number, run) in runs.enumerated() {
            let arguments = ["generate", "-o", "\(root)/out\(number)"] + run.arguments
            let ended = try await BuiltTool.run(arguments, in: workspace, below: run.folder)
            #expect(ended.status == 0, "\(arguments): \(ended.errors)")
            results.append(try workspace.files(in: "out\(number)"))
        }
        #expect(results[0].count == 3)
        for result in results { #expect(result == results[0]) }
    }

    @Test("The order in which files are named does not matter")
    func order() async throws {
        let workspace = try Workspace(SampleSpec.files)
        let files = ["Specs/api.yaml", "Specs/orders.yaml", "Specs/people/users.yaml"]
        var results: [[String: Data]] = []
        for (number, order) in [[0, 1, 2], [2, 1, 0], [1, 2, 0]].enumerated() {
            let arguments = ["generate", "-o", "out\(number)"] + order.map { files[$0] }
            let run = try await BuiltTool.run(arguments, in: workspace)
            #expect(run.status == 0, "\(run.errors)")
            results.append(try workspace.files(in: "out\(number)"))
        }
        #expect(results[0].count == 3)
        for result in results { #expect(result == results[0]) }
    }
}

import Testing

@testable import EndpointGeneration

@Suite("The dependency file")
struct DependencyFileTests {
    @Test("is one rule, and quotes what Make would take apart")
    func escapes() {
        let file = DependencyFile(
            outputs: ["out/a.swift", "out/b c.swift"],
            inputs: ["Specs/a#1.yaml", "$x", "back\\ y"]
        )
        let expected = [
            #"out/a.swift \"#, #"out/b\ c.swift: \"#, ##"  Specs/a\#1.yaml \"##, #"  $$x \"#, #"  back\\\ y"#, "",
        ].joined(separator: "\n")
        #expect(String(decoding: file.bytes, as: UTF8.self) == expected)
    }

    @Test("is written in one step and only where it differs")
    func writes() throws {
        let folder = try TemporaryFolder()
        let path = folder.path(of: "deep/run.d")
        try DependencyFile(outputs: ["a"], inputs: ["b"]).write(to: path)
        let inode = try folder.inode(of: "deep/run.d")
        try DependencyFile(outputs: ["a"], inputs: ["b"]).write(to: path)
        #expect(try folder.inode(of: "deep/run.d") == inode)
        try DependencyFile(outputs: ["a"], inputs: ["c"]).write(to: path)
        #expect(try folder.text(of: "deep/run.d") == "a: \\\n  c\n")
        #expect(try folder.names() == ["deep"])
    }
}

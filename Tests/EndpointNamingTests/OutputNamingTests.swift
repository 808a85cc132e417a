import EndpointNaming
import Testing

@Suite struct OutputNamingTests {
    @Test(
        "an output's name holds the spec's path, so that folders do not clash",
        arguments: [
            ("a/b/orders.yaml", "a.b.orders.endpoints.swift"), ("api.yml", "api.endpoints.swift"),
            ("main.yaml", "main.endpoints.swift"), ("a.b.yaml", "a.b.endpoints.swift"),
        ]
    )
    func namesOutputs(path: String, output: String) {
        #expect(OutputNaming.outputName(forSpecPath: path) == output)
    }

    @Test(
        "an OpenAPI document has an output for each started 256 KiB, at most 16",
        arguments: [(0, 1), (1, 1), (262_144, 1), (262_145, 2), (100_000_000, 16)]
    )
    func countsOutputs(size: Int, count: Int) {
        let names = OutputNaming.outputNames(forOpenAPIPath: "x/shop.openapi.json", size: size)
        #expect(names.count == count)
        #expect(names.first == "x.shop.openapi.1.endpoints.swift")
        #expect(names.last == "x.shop.openapi.\(count).endpoints.swift")
    }

    @Test(
        "names alone tell what is a spec and which of them is OpenAPI",
        arguments: [
            ("orders.yaml", true, false), ("a/orders.yml", true, false), ("openapi.yaml", true, true),
            ("openapi.json", true, true), ("shop.openapi.json", true, true), ("shop.json", false, false),
            ("notes.md", false, false), (".hidden.yaml", false, false), ("_parts/user.yaml", false, false),
            ("a/_part.openapi.yaml", false, true), ("myopenapi.yaml", true, false),
            ("a.yaml.", false, false), ("openapi.json.", false, false), ("yaml", false, false),
            ("a.openapi..yaml", true, false),
        ]
    )
    func tellsSpecs(path: String, isSpec: Bool, isOpenAPI: Bool) {
        #expect(OutputNaming.isSpecFile(path) == isSpec)
        #expect(OutputNaming.isOpenAPI(path) == isOpenAPI)
    }

    @Test("outputs that agree ignoring case clash")
    func findsClashes() {
        #expect(OutputNaming.clashes(among: ["a.swift", "B.swift", "A.swift"]) == [["a.swift", "A.swift"]])
        #expect(OutputNaming.clashes(among: ["a.swift", "b.swift"]).isEmpty)
    }
}

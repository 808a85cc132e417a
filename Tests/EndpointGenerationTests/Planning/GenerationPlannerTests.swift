import EndpointDiagnostics
import EndpointNaming
import EndpointSpec
import EndpointSpecFixtures
import Testing

@testable import EndpointGeneration

@Suite("The plan of a run")
struct GenerationPlannerTests {
    private func fixture(files: [String]) -> SpecFixture {
        var fixture = SpecFixture()
        fixture.spec.files = files.map { SpecFile(source: SourceFile(path: "Specs/" + $0, text: ""), relativePath: $0) }
        return fixture
    }

    private func plan(_ fixture: SpecFixture) -> (plan: GenerationPlan?, problems: [Diagnostic]) {
        var diagnostics = DiagnosticCollector()
        let plan = GenerationPlanner(names: SwiftNames(fixture.spec)).plan(reportingTo: &diagnostics)
        return (plan, diagnostics.sorted)
    }

    @Test("has one output a spec file, named after its path, and puts each declaration where it is declared")
    func files() throws {
        var fixture = fixture(files: ["a/orders.yaml", "api.yaml", "empty.yaml"])
        fixture.spec.apiFile = 1
        fixture.structure("Order", [.make("id", .string)]) { $0.file = 0 }
        fixture.structure("Page", []) { $0.file = 1 }
        fixture.endpoint("list", module: "Orders") { $0.file = 0 }
        let plan = try #require(plan(fixture).plan)
        #expect(plan.files.map(\.name) == ["a.orders.endpoints.swift", "api.endpoints.swift", "empty.endpoints.swift"])
        #expect(plan.files.map(\.declaresAPI) == [false, true, false])
        #expect(plan.files.map(\.endpoints.count) == [1, 0, 0])
        #expect(plan.files.map(\.models) == [[ModelID(0)], [ModelID(1)], []])
        #expect(plan.files[2].imports.isEmpty)
    }

    @Test("spreads an OpenAPI document over as many outputs as its size asks for, each declaration by its name alone")
    func openAPI() throws {
        var fixture = fixture(files: [])
        let source = SourceFile(path: "Specs/shop.openapi.yaml", bytes: Array(repeating: 0x20, count: 600_000))
        fixture.spec.files = (0..<2).map { number in
            var file = SpecFile(source: source, relativePath: "shop.openapi.yaml")
            file.openAPI = OpenAPIPart(number: number, others: [])
            return file
        }
        for number in 0..<30 { fixture.structure("Model\(number)", []) { $0.file = number % 2 } }
        let files = try #require(plan(fixture).plan).files
        #expect(files.map(\.name) == (1...3).map { "shop.openapi.\($0).endpoints.swift" })
        #expect(files.map(\.declaresAPI) == [true, false, false])
        #expect(files.map(\.models.count) == [9, 11, 10])
        #expect(files[0].models.map { fixture.spec[$0].name.value }.contains("Model7"))
    }

    @Test("refuses two spec files with one output, ignoring case, with both places")
    func clash() {
        let (plan, problems) = plan(fixture(files: ["A.b.yaml", "a/b.yaml", "api.yaml"]))
        #expect(plan == nil)
        #expect(problems.map(\.rule.id) == ["output-name-clash"])
        #expect(problems.first?.range?.file.path == "Specs/a/b.yaml")
        #expect(problems.first?.notes.first?.range?.file.path == "Specs/A.b.yaml")
    }

    @Test(
        "exposes Foundation only where a signature has one of its types",
        arguments: [
            (TypeReference.string, false), (.int64, false), (.json, false), (.day, false), (.decimal, true),
            (.url, true), (.uuid, true), (.data, true), (.iso8601, true), (.list(.map(.url, keys: nil)), true),
            (.map(.string, keys: .uuid), true), (.nullable(.decimal), true),
        ]
    )
    func foundation(type: TypeReference, isExposed: Bool) throws {
        var model = fixture(files: ["api.yaml", "models.yaml"])
        model.structure("Thing", [.make("value", type)]) { $0.file = 1 }
        let ofModel = try #require(plan(model).plan).files[1].imports
        #expect(ofModel.contains(PlannedImport(module: "Foundation", isExposed: true)) == isExposed)

        var endpoint = fixture(files: ["api.yaml", "orders.yaml"])
        endpoint.endpoint("get", module: "Orders") {
            $0.file = 1
            $0.query = [.make("value", type)]
        }
        let ofEndpoint = try #require(plan(endpoint).plan).files[1].imports
        #expect(ofEndpoint.contains(PlannedImport(module: "Foundation", isExposed: true)) == isExposed)
        #expect(ofEndpoint.contains(PlannedImport(module: "EndpointRuntime", isExposed: true)))
    }

    @Test("imports the runtime for a model's code without exposing it where no signature shows it")
    func runtimeOfModels() throws {
        var fixture = fixture(files: ["api.yaml", "models.yaml"])
        fixture.structure("Plain", [.make("name", .string)]) { $0.file = 1 }
        #expect(
            try #require(plan(fixture).plan).files[1].imports
                == [PlannedImport(module: "EndpointRuntime", isExposed: false)]
        )
    }

    @Test("imports the module of a type that the app has")
    func external() throws {
        var fixture = fixture(files: ["api.yaml", "models.yaml"])
        let money = fixture.add("Money", .external("Bank.Money"))
        fixture.structure("Price", [.make("amount", .of(money))]) { $0.file = 1 }
        let imports = try #require(plan(fixture).plan).files[1].imports
        #expect(imports.contains(PlannedImport(module: "Bank", isExposed: true)))
    }

    @Test("imports what the spec asks for into every file with declarations, without exposing it")
    func settings() throws {
        var fixture = fixture(files: ["api.yaml", "models.yaml", "empty.yaml"])
        fixture.spec.swift.imports = ["Bank", "EndpointRuntime"]
        fixture.structure("Price", [.make("amount", .string)]) { $0.file = 1 }
        let files = try #require(plan(fixture).plan).files
        #expect(files[0].imports.contains(PlannedImport(module: "Bank", isExposed: false)))
        let ofModel = [("Bank", false), ("EndpointRuntime", false)].map(PlannedImport.init(module:isExposed:))
        #expect(files[1].imports == ofModel)
        #expect(files[2].imports.isEmpty)
    }
}

import EndpointDiagnostics
import EndpointTestSupport
import EndpointYAML
import Testing

@testable import EndpointSpec

@Suite struct FormatTableTests {
    @Test("A spec can use every key of the format side by side, and no key is unknown to the fixture")
    func everyKeyIsUsed() throws {
        var used: Set<FormatUse> = []
        for (text, role) in [(FormatFixture.api, SpecFileRole.folderAPI), (FormatFixture.module, .module)] {
            let spec = DecodedSpec(text, role: role)
            #expect(spec.lines == [])
            var diagnostics = DiagnosticCollector()
            let document = try #require(YAMLReader().read(spec.source.file, reportingTo: &diagnostics))
            used.formUnion(SpecDecoder().uses(of: document, role: role))
        }
        #expect(Set(FormatUse.all).subtracting(used).sorted() == [])
        #expect(used.isSubset(of: FormatUse.all))
    }

    @Test(
        "No mapping has two keys of one name, and every key says what it means in one sentence",
        arguments: FormatObject.allCases
    )
    func tableIsWellFormed(object: FormatObject) {
        let names = object.keys.map { "\($0.name)" }
        #expect(Set(names).count == names.count)
        for key in object.keys {
            #expect(key.meaning.hasSuffix("."), "\(key.name)")
        }
    }

    @Test("Keys of one file are the ones of api.yaml and of modules together")
    func singleFileHasBothTables() throws {
        let file = SourceFile(path: "a.yaml", text: "name: A\npath: /a\nmodels:\n")
        var diagnostics = DiagnosticCollector()
        let document = try #require(YAMLReader().read(file, reportingTo: &diagnostics))
        let uses = SpecDecoder().uses(of: document, role: .single).sorted()
        let expected = [
            FormatUse(object: .api, key: "models"), FormatUse(object: .api, key: "name"),
            FormatUse(object: .module, key: "path"),
        ]
        #expect(uses == expected)
    }

    @Test("The reference has a heading for every mapping, and a row for every key and every kind of value")
    func referenceIsWhole() {
        let lines = FormatReference.markdown.split(separator: "\n")
        // Beside the mappings: built-in types, with lists and maps, and values.
        #expect(lines.filter { $0.hasPrefix("#### ") }.count == FormatObject.allCases.count + 2)
        let types = ScalarType.allCases.count + 2 + PayloadType.allCases.count
        let values = Set(ValueKind.allCases.map(\.word)).count
        let headers = FormatObject.allCases.count * 2 + 2 + values + 2 + types
        #expect(lines.filter { $0.hasPrefix("|") }.count == FormatUse.all.count + headers)
        #expect(lines.contains("| `jitter` | `none` `full` | `full` | Whether pauses are shortened at random. |"))
        #expect(lines.contains("| `base` | URL | required | The address, with its parts as `{part}`. |"))
    }
}

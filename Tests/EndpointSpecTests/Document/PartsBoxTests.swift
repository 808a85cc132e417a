import EndpointDiagnostics
import Testing

@testable import EndpointSpec

@Suite struct PartsBoxTests {
    private let range = SourceRange(file: SourceFile(path: "api.yaml", text: ""), line: 1, column: 1)

    @Test("A changed copy of an endpoint declaration leaves the original as it was")
    func declarationIsAValue() {
        let original = EndpointDeclaration(name: Located("list", at: range), range: range)
        var copy = original
        copy.name = Located("show", at: range)
        copy.tags.append(Located("new", at: range))
        #expect(original.name.value == "list")
        #expect(original.tags.isEmpty)
        #expect(copy.name.value == "show")
        #expect(copy.tags.map(\.value) == ["new"])
    }

    @Test("A changed copy of a model leaves the original as it was")
    func modelIsAValue() {
        let kind = ModelKind.structure(Structure(fields: []))
        let name = Located("User", at: range)
        let original = Model(id: ModelID(0), name: name, owner: .spec, file: 0, kind: kind, range: range)
        var copy = original
        copy.usage.isSent = true
        #expect(!original.usage.isSent)
        #expect(copy.usage.isSent)
    }

    @Test("A box that one value holds is changed in place, one that two hold is copied first")
    func soleOwnerIsNotCopied() {
        var box = PartsBox([1])
        let before = ObjectIdentifier(box)
        PartsBox.owned(&box).parts.append(2)
        #expect(ObjectIdentifier(box) == before)
        let other = box
        PartsBox.owned(&box).parts.append(3)
        #expect(other.parts == [1, 2])
        #expect(box.parts == [1, 2, 3])
    }
}

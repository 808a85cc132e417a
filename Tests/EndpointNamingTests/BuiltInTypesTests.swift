import EndpointNaming
import EndpointSpec
import Testing

@Suite struct BuiltInTypesTests {
    @Test("The reference names the Swift type that generated code has", arguments: ScalarType.allCases)
    func swift(type: ScalarType) {
        #expect(type.swiftSpelling == type.swiftName.spelling)
        #expect(FormatReference.markdown.contains("| `\(type.rawValue)` | `\(type.swiftSpelling)` | "))
    }
}

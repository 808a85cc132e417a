import EndpointDiagnostics
import Testing

@testable import EndpointSpec

@Suite struct BoxedTests {
    private static let place = SourceRange(file: SourceFile(path: "a.yaml", text: ""), line: 1, column: 1)

    private struct Part: Hashable {
        @Boxed var name: String?
        @Boxed var limits: Limits
        @Boxed var nested: String?? = .some(nil)
    }

    @Test("A part is absent until it is given, and then is a value of its own")
    func values() {
        let empty = Part()
        #expect(empty.name == nil && empty.limits.isEmpty)
        var part = empty
        part.name = "a"
        part.limits.minItems = Located(1, at: Self.place)
        let copy = part
        part.name = nil
        part.limits.minItems = nil
        #expect(copy.name == "a" && copy.limits.minItems?.value == 1)
        #expect(part == empty && part.hashValue == empty.hashValue)
        #expect(copy != empty)
    }

    @Test("Nothing that is given is told from nothing given")
    func givenNothing() {
        var part = Part()
        #expect(part.nested == .some(nil))
        part.nested = nil
        #expect(part.nested == nil)
    }

    @Test("Documentation and limits are given as soon as one part is")
    func givenParts() {
        let text = Located("a", at: Self.place)
        var (summary, description, deprecated) = (Documentation(), Documentation(), Documentation())
        summary.summary = text
        description.description = text
        deprecated.deprecation = Deprecation(range: Self.place)
        #expect(summary.isGiven && description.isGiven && deprecated.isGiven)
        #expect(!Documentation.notGiven.isGiven && !Limits.notGiven.isGiven)
        let number = Located(1, at: Self.place)
        let parts: [(inout Limits) -> Void] = [
            { $0.minimum = text }, { $0.maximum = text }, { $0.minLength = number }, { $0.maxLength = number },
            { $0.pattern = text }, { $0.minItems = number }, { $0.maxItems = number },
        ]
        for give in parts {
            var limits = Limits()
            give(&limits)
            #expect(limits.isGiven)
        }
    }
}

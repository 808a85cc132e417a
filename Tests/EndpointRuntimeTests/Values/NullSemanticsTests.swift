import Foundation
import Testing

@testable import EndpointRuntime

@Suite struct NullSemanticsTests {
    @Test(
        "behaviour 49: absent, null and a value are three things, read and written alike",
        arguments: [
            (#"{"bio":null,"tags":[]}"#, Patch(bio: nil)),
            (
                #"{"bio":"b","name":"n","nickname":null,"tags":[null,"t"]}"#,
                Patch(name: "n", bio: "b", nickname: .clear, tags: [nil, .value("t")])
            ),
            (
                #"{"bio":null,"days":null,"limits":{"a":null,"b":2},"nickname":"x","tags":[]}"#,
                Patch(bio: nil, nickname: .set("x"), days: .clear, limits: ["a": nil, "b": .value(2)])
            ),
            (
                #"{"bio":null,"days":["1970-01-01T00:00:00Z"],"tags":[]}"#,
                Patch(bio: nil, days: .set([Date(timeIntervalSince1970: 0)]))
            ),
        ]
    )
    func patch(_ json: String, _ patch: Patch) throws {
        #expect(try Wire.decode(Patch.self, json) == patch)
        #expect(try Wire.encode(patch) == json)
    }

    @Test("behaviour 49: a default stands for absent and for null")
    func defaults() throws {
        #expect(try Wire.decode(Patch.self, #"{"bio":null,"tags":null}"#).tags == [])
        #expect(try Wire.decode(Patch.self, #"{"bio":null}"#).tags == [])
    }

    @Test("nullable converts to an optional and back")
    func conversions() {
        #expect(Nullable(Optional<Int>.none) == .null)
        #expect(Nullable(1) == .value(1))
        #expect(Nullable<Int>.value(1).optional == 1)
        #expect(Nullable<Int>.null.optional == nil)
        #expect(Change.set(1).value == 1)
        #expect(Change<Int>.clear.value == nil)
    }

    @Test("behaviour 49: null in a list of nullables of a generic parameter is kept")
    func genericNullable() throws {
        let json = #"{"has_more":true,"items":[null,{"name":"a"}]}"#
        let page = try Wire.decode(Page<Nullable<Named>>.self, json)
        #expect(page.items == [.null, .value(Named(name: "a"))])
        #expect(try Wire.encode(page) == json)
    }
}

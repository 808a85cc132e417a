import Foundation
import Testing

@testable import EndpointRuntime

@Suite struct ChoiceTests {
    @Test("behaviour 13: an enum value never seen before is kept and written back")
    func unknownValue() throws {
        #expect(try Wire.decode([OrderStatus].self, #"["paid","refunded"]"#) == [.paid, .unknown("refunded")])
        #expect(try Wire.encode([OrderStatus.created, .unknown("refunded")]) == #"["created","refunded"]"#)
    }

    @Test("an enum of whole numbers reads text of digits and writes numbers")
    func wholeNumbers() throws {
        let read = try Wire.decode([Gender].self, #"[0,"1",7]"#)
        #expect(read == [.unknownValue, .male, .unknown(7)])
        #expect(try Wire.encode(read) == "[0,1,7]")
    }

    @Test("a closed enum refuses a value it does not have, without printing it")
    func closed() {
        let problem = Wire.problem { try Wire.decode([Visibility].self, #"["friends","secret"]"#) }
        #expect(problem == DecodingProblem(path: "1", kind: .invalid))
        #expect(problem.map { "\($0)" }?.contains("secret") == false)
    }

    @Test(
        "behaviour 13: a choice told by a field is read and written back, unknown ones whole",
        arguments: [
            #"{"event":"labeled","id":1}"#, #"{"event":"unlabeled","id":1}"#,
            #"{"event":"moved","to":{"x":[1.5,null]}}"#,
            #"{"id":1}"#, #"[1]"#, #"{"event":7}"#,
        ]
    )
    func tagged(_ json: String) throws {
        #expect(try Wire.encode(Wire.decode(Event.self, json)) == json)
    }

    @Test("a discriminator that the variant has too is written once, and the variant's case decides")
    func writtenOnce() throws {
        let event = Event.unlabeled(LabelEvent(id: 1, event: "labeled"))
        #expect(try Wire.encode(event) == #"{"event":"unlabeled","id":1}"#)
        let builder = RequestBuilder()
        let items = try builder.tree(event, "e").items(named: "e", style: .brackets, nulls: nil)
        #expect(items == [QueryItem("e[id]", "1"), QueryItem("e[event]", "unlabeled")])
    }

    @Test(
        "content beside the tag is read and written back",
        arguments: [
            #"{"kind":"named","payload":{"name":"a"}}"#, #"{"kind":"count","payload":3}"#,
            #"{"kind":"new","payload":[true]}"#,
        ]
    )
    func beside(_ json: String) throws {
        #expect(try Wire.encode(Wire.decode(Content.self, json)) == json)
    }

    @Test("tags may be whole numbers, also in text, and flags")
    func otherTags() throws {
        #expect(try Wire.decode(Message.self, #"{"type":1,"name":"a"}"#) == .text(Named(name: "a")))
        #expect(try Wire.decode(Message.self, #"{"type":"1","name":"a"}"#) == .text(Named(name: "a")))
        #expect(try Wire.decode(Message.self, #"{"type":9}"#) == .unknown(["type": 9]))
        let deleted = try Wire.decode(CustomerOrDeleted.self, #"{"deleted":true,"id":1,"event":"e"}"#)
        #expect(deleted == .deleted(LabelEvent(id: 1, event: "e")))
        #expect(try Wire.decode(CustomerOrDeleted.self, #"{"name":"a"}"#) == .otherwise(Named(name: "a")))
        #expect(
            try Wire.decode(CustomerOrDeleted.self, #"{"deleted":false,"name":"a"}"#) == .otherwise(Named(name: "a"))
        )
    }

    @Test(
        "the kind of JSON is told",
        arguments: [
            ("null", JSONKind.null), ("true", .bool), ("0", .number), ("-1.5e3", .number), ("\"\"", .string),
            ("[]", .array), ("{}", .object),
        ]
    )
    func kinds(_ json: String, _ kind: JSONKind) throws {
        #expect(try JSONKind.of(JSONCoding.document(json, userInfo: [:])) == kind)
    }

    @Test("a tag is written beside a value that is an object, and refused for one that is none")
    func tagWithValue() throws {
        struct Tagged: Encodable {
            let value: JSONValue
            func encode(to encoder: any Encoder) throws { try Tag.write("sdk", "type", with: value, to: encoder) }
        }
        #expect(try Wire.encode(Tagged(value: ["a": 1, "type": "old"])) == #"{"a":1,"type":"sdk"}"#)
        #expect(throws: EncodingError.self) { try Wire.encode(Tagged(value: [1])) }
        #expect(throws: EncodingError.self) { try Wire.encode(Tagged(value: "text")) }
    }

    @Test("generics stand inside generics")
    func genericsInGenerics() throws {
        let json = #"{"has_more":false,"items":["in_1",{"name":"a"},5]}"#
        let page = try Wire.decode(Page<Expandable<Named>>.self, json)
        #expect(page.items == [.id("in_1"), .object(Named(name: "a")), .unknown(5)])
        #expect(try Wire.encode(page) == json)
    }

    @Test("behaviour 13: a generic parameter reads whole numbers from text and dates as the API writes them")
    func genericPolicy() throws {
        let numbers = try Wire.decode(Page<Int64?>.self, #"{"items":["9007199254740993",1,null],"has_more":true}"#)
        #expect(numbers.items == [9_007_199_254_740_993, 1, nil])
        let json = #"{"has_more":true,"items":[[1700000000123]]}"#
        let dates = try Wire.decode(Page<[Date]>.self, json, dates: .epochMilliseconds)
        #expect(dates.items == [[Date(timeIntervalSinceReferenceDate: 721_692_800.123)]])
        #expect(try Wire.encode(dates, dates: .epochMilliseconds) == json)
        #expect(try Wire.encode(dates) == #"{"has_more":true,"items":[["2023-11-14T22:13:20.123Z"]]}"#)
    }

    @Test("a recursive model is boxed")
    func recursive() throws {
        let json = #"{"id":"1","repost":{"id":"2","repost":{"id":"3","text":"c"},"text":"b"},"text":"a"}"#
        let post = try Wire.decode(Post.self, json)
        #expect(post.repost?.repost?.text == "c")
        #expect(try Wire.encode(post) == json)
    }
}

import Foundation
import Testing

@testable import EndpointRuntime

@Suite struct BodyTests {
    private func builder(_ build: (inout RequestBuilder) throws -> Void) throws -> (text: String?, type: String?) {
        var builder = RequestBuilder(dates: .epochMilliseconds)
        try build(&builder)
        let body = try builder.preparedBody()
        guard case .data(let data) = body.content else { return (nil, body.contentType) }
        return (String(decoding: data, as: UTF8.self), body.contentType)
    }

    @Test("behaviour 3: JSON bodies: fields in place, a model, a composed value, nothing")
    func json() throws {
        let inPlace = try builder { request in
            try request.json { object in
                try object.string("url", "a/b")
                try object.stringIfPresent("note", nil)
            }
        }
        #expect(inPlace.text == #"{"url":"a/b"}"#)
        #expect(inPlace.type == "application/json")
        #expect(try builder { try $0.json(Named(name: "a")) }.text == #"{"name":"a"}"#)
        let patch = try builder { try $0.json([Date](), .list(.date(.iso8601)), contentType: "application/x-list") }
        #expect(patch.text == "[]")
        #expect(patch.type == "application/x-list")
        let none = try builder { try $0.json(Optional<Named>.none) }
        #expect(none.text == nil && none.type == nil)
        let page = Page(items: [Date(timeIntervalSince1970: 1)], hasMore: false)
        #expect(try builder { try $0.json(page) }.text == #"{"has_more":false,"items":[1000]}"#)
    }

    @Test("behaviour 2, 3: forms keep the order, encode names and values, and write null as told")
    func form() throws {
        let form = try builder { request in
            try request.form(style: .indices, nulls: "") { object in
                try object.string("z &", "+ =/?#%花")
                try object.value("a", [Named(name: "1")], .list(.value()))
                try object.change("c", .clear, .string)
                try object.change("d", .keep, .string)
                try object.value("j", Named(name: "x"), .jsonString(.value()))
            }
        }
        #expect(
            form.text == "z%20%26=%2B%20%3D%2F%3F%23%25%E8%8A%B1&a%5B0%5D%5Bname%5D=1&c="
                + "&j=%7B%22name%22%3A%22x%22%7D"
        )
        #expect(form.type == "application/x-www-form-urlencoded")
        let typed = try builder { try $0.form(Patch(bio: nil, tags: [.value("a"), nil]), style: .brackets) }
        #expect(typed.text == "tags%5B%5D=a")
        #expect(throws: RequestError.self) { try builder { try $0.form([1]) } }
    }

    @Test("behaviour 2: a field of a form may be written in another style than the rest")
    func formStyles() throws {
        let form = try builder { request in
            try request.form(style: .indices, styles: ["b": .repeat]) { object in
                try object.value("a", ["1", "2"], .list(.string))
                try object.value("b", ["3", "4"], .list(.string))
            }
        }
        #expect(form.text == "a%5B0%5D=1&a%5B1%5D=2&b=3&b=4")
    }

    @Test("behaviour 3: a property list is written")
    func propertyList() throws {
        let body = try builder { try $0.propertyList(Named(name: "a")) }
        let read = try PropertyListDecoder().decode([String: String].self, from: Data((body.text ?? "").utf8))
        #expect(read == ["name": "a"])
        let inPlace = try builder { request in try request.propertyList { try $0.int("n", 1) } }
        #expect(inPlace.text?.contains("<key>n</key>") == true)
    }

    @Test("behaviour 3: text, bytes and files are the body as they are")
    func raw() throws {
        #expect(try builder { $0.text("花", contentType: "text/x-markdown") } == ("花", "text/x-markdown"))
        #expect(try builder { $0.bytes(Data("b".utf8)) } == ("b", "application/octet-stream"))
        #expect(try builder { $0.file(.data(Data("c".utf8)), contentType: "image/png") } == ("c", "image/png"))
        #expect(try builder { $0.text(nil) } == (nil, nil))
    }

    @Test("a file that cannot be read is said before anything is sent")
    func missingFile() {
        #expect(throws: RequestError.self) {
            try builder { $0.file(.file(URL(fileURLWithPath: "/nowhere/at/all"))) }
        }
        #expect(throws: RequestError.self) {
            try builder { request in
                try request.multipart { try $0.file("f", .file(URL(fileURLWithPath: "/nowhere/at/all"))) }
            }
        }
    }

    @Test("values beyond their limits are refused, named but not shown")
    func limits() throws {
        #expect(throws: Never.self) { try Limit.length("a", nil, minimum: 1) }
        #expect(throws: Never.self) { try Limit.length("a", "花子", minimum: 2, maximum: 2) }
        #expect(throws: RequestError.self) { try Limit.length("a", "", minimum: 1) }
        #expect(throws: RequestError.self) { try Limit.length("a", "abc", maximum: 2) }
        #expect(throws: RequestError.self) { try Limit.range("a", 51, minimum: 1, maximum: 50) }
        #expect(throws: RequestError.self) { try Limit.range("a", 0.5, minimum: 1) }
        #expect(throws: Never.self) { try Limit.range("a", 50, minimum: 1, maximum: 50) }
        #expect(throws: RequestError.self) { try Limit.count("a", [1, 2], maximum: 1) }
        #expect(throws: Never.self) { try Limit.count("a", Optional<[Int]>.none, minimum: 1) }
        #expect(throws: Never.self) { try Limit.pattern("a", "jpy", "^[a-z]{3}$") }
        let error = #expect(throws: RequestError.self) { try Limit.pattern("a", "SECRET", "^[a-z]{3}$") }
        #expect(error.map { "\($0)".contains("'a'") && !"\($0)".contains("SECRET") } == true)
    }

    @Test("headers are text; lists are joined; line breaks are refused")
    func headers() throws {
        var builder = RequestBuilder()
        try builder.header("X-Note", Optional<String>.none)
        try builder.header("X-Since", Date(timeIntervalSince1970: 784_111_777), .date(.http))
        try builder.header("X-List", ["a", "b"])
        try builder.header("X-Flag", true)
        #expect(
            builder.headers == ["X-Since": "Sun, 06 Nov 1994 08:49:37 GMT", "X-List": "a, b", "X-Flag": "true"]
        )
        #expect(throws: RequestError.self) { try builder.header("X-Bad", "a\r\nInjected: b") }
        #expect(throws: RequestError.self) { try builder.header("X-Bad", "a\0") }
    }
}

import Foundation
import Testing

@testable import EndpointRuntime

@Suite struct URLAssemblyTests {
    @Test(
        "behaviour 2: base and path are joined with exactly one slash",
        arguments: [
            ("https://a.example", "v1/x", "https://a.example/v1/x"),
            ("https://a.example/", "/v1/x", "https://a.example/v1/x"),
            ("https://a.example//", "//v1/x", "https://a.example/v1/x"),
            ("https://a.example/api/v3", "/x", "https://a.example/api/v3/x"),
            ("https://a.example/api/", "x/", "https://a.example/api/x/"),
            ("https://a.example/api", "", "https://a.example/api"),
            ("https://a.example:8443", "/x", "https://a.example:8443/x"),
            ("https://a.example/api?v=2", "/x", "https://a.example/api/x?v=2"),
            ("https://a.example/api?v=2#top", "/x", "https://a.example/api/x?v=2"),
        ]
    )
    func joining(_ base: String, _ path: String, _ url: String) throws {
        #expect(try URLAssembly.url(base: base, path: path, query: []).absoluteString == url)
    }

    @Test("behaviour 2: the base's query stands first, then parameters in order, each encoded")
    func query() throws {
        let items = [QueryItem("b", "1 2"), QueryItem("a", "+&=/?#%"), QueryItem("花", "子"), QueryItem("e", "")]
        let url = try URLAssembly.url(base: "https://a.example?v=2", path: "x", query: items)
        #expect(
            url.absoluteString
                == "https://a.example/x?v=2&b=1%202&a=%2B%26%3D%2F%3F%23%25&%E8%8A%B1=%E5%AD%90&e="
        )
    }

    @Test(
        "behaviour 2: placeholders are filled, literal parts kept",
        arguments: [
            ("/users/{id}", ["id": "a%2Fb"], "/users/a%2Fb"), ("/{a}/{b}.json", ["a": "1", "b": "2"], "/1/2.json"),
            ("/a b/花", [:], "/a%20b/%E8%8A%B1"), ("/a%20b/:x@y", [:], "/a%20b/:x@y"),
        ]
    )
    func template(_ template: String, _ values: [String: String], _ path: String) throws {
        #expect(try URLAssembly.path(template, values) == path)
    }

    @Test("behaviour 2: a path parameter is one segment, whatever it holds")
    func segment() throws {
        var builder = RequestBuilder()
        try builder.path("a", "x/y?z#w %+;花")
        try builder.path("b", "x/y z/花", style: .segments)
        try builder.path("c", UserID(7))
        try builder.path("d", Date(timeIntervalSince1970: 0), .date(.iso8601))
        #expect(builder.pathValues["a"] == "x%2Fy%3Fz%23w%20%25%2B%3B%E8%8A%B1")
        #expect(builder.pathValues["b"] == "x/y%20z/%E8%8A%B1")
        #expect(builder.pathValues["c"] == "7")
        #expect(builder.pathValues["d"] == "1970-01-01T00%3A00%3A00Z")
    }

    @Test("behaviour 2: an empty segment, one that is missing, and dots that lead elsewhere are refused")
    func dangerousPaths() {
        var builder = RequestBuilder()
        #expect(throws: RequestError.self) { try builder.path("id", "") }
        #expect(throws: RequestError.self) { try URLAssembly.path("/users/{id}", [:]) }
        #expect(throws: RequestError.self) { try URLAssembly.path("/users/{id}/x", ["id": ".."]) }
        #expect(throws: RequestError.self) { try URLAssembly.path("/files/{path}", ["path": "a/../../b"]) }
        #expect(throws: RequestError.self) { try URLAssembly.path("/{id}", ["id": "."]) }
        #expect(throws: Never.self) { try URLAssembly.path("/files/{path}.html", ["path": ".."]) }
        #expect(throws: Never.self) { try URLAssembly.path("/files/{path}", ["path": "..."]) }
    }

    @Test(
        "only HTTP addresses are taken",
        arguments: ["ftp://a.example", "file:///etc/passwd", "a.example", "https://", ""]
    )
    func noHTTP(_ base: String) {
        #expect(throws: RequestError.self) { try URLAssembly.url(base: base, path: "x", query: []) }
    }

    @Test("behaviour 2: an address that is a parameter keeps its own query")
    func target() throws {
        let target = try #require(URL(string: "https://b.example/f%20g?s=a%2Bb#x"))
        let url = try URLAssembly.url(target, query: [QueryItem("t", "1")])
        #expect(url.absoluteString == "https://b.example/f%20g?s=a%2Bb&t=1")
    }
}

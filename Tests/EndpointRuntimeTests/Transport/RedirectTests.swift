import Foundation
import Testing

@testable import EndpointRuntime

@Suite struct RedirectTests {
    private func redirected(
        _ method: HTTPMethod,
        _ status: Int,
        to location: String?,
        from url: String = "https://a.example/x/y?q=1"
    ) throws -> TransportRequest? {
        var request = TransportRequest(method: method, url: try #require(URL(string: url)))
        request.headers = [
            "Authorization": "Bearer t", "X-App-Token": "a", "Cookie": "c", "Content-Type": "text/plain",
            "X-Other": "o",
        ]
        request.body = .data(Data("b".utf8))
        request.credentialHeaders = ["x-app-token"]
        let headers = location.map { HTTPFields([HTTPFields.Field(name: "location", value: $0)]) } ?? [:]
        return request.redirected(by: TransportResponse(status: status, headers: headers))
    }

    @Test(
        "behaviour 46: method and body are kept on 307 and 308, and dropped where RFC 9110 says",
        arguments: [
            (HTTPMethod.post, 307, HTTPMethod.post), (.put, 308, .put), (.post, 301, .get), (.post, 302, .get),
            (.post, 303, .get), (.put, 303, .get), (.put, 301, .put), (.delete, 302, .delete), (.head, 303, .head),
            (.get, 302, .get),
        ]
    )
    func methods(_ method: HTTPMethod, _ status: Int, _ expected: HTTPMethod) throws {
        let next = try #require(try redirected(method, status, to: "/z"))
        #expect(next.method == expected)
        let isKept = method == expected
        #expect((next.body == .data(Data("b".utf8))) == isKept)
        #expect(next.headers.contains("Content-Type") == isKept)
    }

    @Test(
        "behaviour 46: credentials stay behind when host, port or scheme change",
        arguments: [
            ("/z", true), ("z", true), ("https://A.example:443/z", true), ("https://b.example/z", false),
            ("https://a.example:8443/z", false), ("http://a.example/z", false), ("//b.example/z", false),
            ("https://sub.a.example/", false),
        ]
    )
    func credentials(_ location: String, _ areKept: Bool) throws {
        let next = try #require(try redirected(.get, 302, to: location))
        for name in ["Authorization", "X-App-Token", "Cookie"] { #expect(next.headers.contains(name) == areKept) }
        #expect(next.headers["X-Other"] == "o")
    }

    @Test("a relative address is taken from where one was")
    func relative() throws {
        #expect(try redirected(.get, 302, to: "../z?r=2")?.url.absoluteString == "https://a.example/z?r=2")
        #expect(try redirected(.get, 302, to: "花")?.url.absoluteString == "https://a.example/x/%E8%8A%B1")
    }

    @Test("what does not lead to HTTP, or to nowhere, is not followed")
    func notFollowed() throws {
        #expect(try redirected(.get, 302, to: nil)?.url == nil)
        #expect(try redirected(.get, 302, to: "file:///etc/passwd")?.url == nil)
        #expect(try redirected(.get, 304, to: "/z")?.url == nil)
        #expect(try redirected(.get, 200, to: "/z")?.url == nil)
        var request = TransportRequest(method: .get, url: try #require(URL(string: "https://a.example")))
        request.followsRedirects = false
        #expect(request.redirected(by: TransportResponse(status: 302, headers: ["Location": "/z"]))?.url == nil)
    }
}

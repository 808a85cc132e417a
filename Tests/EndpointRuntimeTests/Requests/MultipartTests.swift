import Foundation
import Testing

@testable import EndpointRuntime

@Suite struct MultipartTests {
    @Test("behaviour 3: parts are laid out as RFC 7578 says, names escaped")
    func layout() throws {
        var builder = MultipartBuilder(dates: .iso8601)
        try builder.file("avatar\"\r\n", Data("bytes".utf8), contentType: "image/jpeg", filename: "花\".jpg")
        try builder.json("crop", Named(name: "x"))
        try builder.text("source", OrderStatus.paid)
        try builder.text("at", Date(timeIntervalSince1970: 0), .date(.iso8601))
        try builder.text("none", Optional<String>.none)
        try builder.text("tags", ["a", "b"])
        let body = try MultipartBody(builder.parts, boundary: "B").prepared()
        guard case .data(let data) = body.content else { throw Unexpected.content }
        #expect(body.contentType == "multipart/form-data; boundary=B")
        let expected = [
            "--B", "Content-Disposition: form-data; name=\"avatar%22%0D%0A\"; filename=\"花%22.jpg\"",
            "Content-Type: image/jpeg", "", "bytes",
            "--B", "Content-Disposition: form-data; name=\"crop\"", "Content-Type: application/json", "",
            #"{"name":"x"}"#,
            "--B", "Content-Disposition: form-data; name=\"source\"", "", "paid",
            "--B", "Content-Disposition: form-data; name=\"at\"", "", "1970-01-01T00:00:00Z",
            "--B", "Content-Disposition: form-data; name=\"tags\"", "", "a",
            "--B", "Content-Disposition: form-data; name=\"tags\"", "", "b",
            "--B--", "",
        ]
        #expect(String(decoding: data, as: UTF8.self) == expected.joined(separator: "\r\n"))
    }

    @Test(
        "a quote or line break is escaped whatever combines with it",
        arguments: [
            ("\"\u{301}", "%22\u{301}"), ("a\r\n\u{301}", "a%0D%0A\u{301}"),
            ("\n\u{FE0F}\"\u{200D}", "%0A\u{FE0F}%22\u{200D}"),
        ]
    )
    func combining(name: String, expected: String) throws {
        var builder = MultipartBuilder(dates: .iso8601)
        try builder.file(name, Data(), filename: name)
        let body = try MultipartBody(builder.parts, boundary: "B").prepared()
        guard case .data(let data) = body.content else { throw Unexpected.content }
        let head = Array("form-data; name=\"\(expected)\"; filename=\"\(expected)\"\r\n".utf8)
        #expect(data.range(of: Data(head)) != nil, "\(String(decoding: data, as: UTF8.self))")
    }

    @Test("behaviour 3: files go through a temporary file, under their own names")
    func files() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("multipart-\(UUID().uuidString).bin")
        let content = Data(repeating: 7, count: 300_000)
        try content.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var builder = MultipartBuilder(dates: .iso8601)
        try builder.file("f", UploadSource.file(file))
        let body = try MultipartBody(builder.parts, boundary: "B").prepared()
        guard case .file(let url) = body.content else { throw Unexpected.content }
        let head =
            "--B\r\nContent-Disposition: form-data; name=\"f\"; filename=\"\(file.lastPathComponent)\"\r\n"
            + "Content-Type: application/octet-stream\r\n\r\n"
        #expect(try Data(contentsOf: url) == Data(head.utf8) + content + Data("\r\n--B--\r\n".utf8))
        body.removeTemporaryFile()
        #expect(!FileManager.default.fileExists(atPath: url.path))
    }

    @Test("each body has a boundary of its own")
    func boundary() { #expect(MultipartBody([]).boundary != MultipartBody([]).boundary) }

    @Test("a content type cannot smuggle in a header")
    func contentType() {
        var builder = MultipartBuilder(dates: .iso8601)
        #expect(throws: RequestError.self) {
            try builder.file("f", Data(), contentType: "a/b\r\nX: y")
        }
    }

    private enum Unexpected: Error { case content }
}

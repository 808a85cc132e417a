import Foundation
import Testing

@testable import EndpointRuntime

@Suite struct DownloadPartTests {
    @Test(
        "behaviour 40: a range is read where it is one",
        arguments: [
            ("bytes 5-9/10", "5-9/10"), ("BYTES 0-0/*", "0-0/nil"), ("bytes */10", nil), ("bytes 9-5/10", nil),
            ("bytes 5-9/9", nil), ("bytes 5-9", nil), ("items 5-9/10", nil), ("bytes -5-9/10", nil),
            ("bytes 5-9/10/11", nil), ("bytes a-b/c", nil), ("bytes 5-99999999999999999999/*", nil),
        ] as [(String, String?)]
    )
    func ranges(_ text: String, _ expected: String?) {
        let range = ContentRange(["Content-Range": text])
        #expect(range.map { "\($0.start)-\($0.end)/\($0.total.map { String($0) } ?? "nil")" } == expected)
    }

    private static let now = "Tue, 15 Nov 2011 08:12:31 GMT"

    @Test(
        "behaviour 40: what the rest can be known by",
        arguments: [
            (["ETag": "\"a\"", "Content-Length": "9"], "\"a\""), (["ETag": "W/\"a\""], nil), (["ETag": "\""], nil),
            (["ETag": "\"a\"", "Accept-Ranges": "none"], nil), (["ETag": "\"a\"", "Content-Encoding": "gzip"], nil),
            (["ETag": "\"a\"", "Content-Encoding": "identity"], "\"a\""),
            (["Last-Modified": "Tue, 15 Nov 2011 08:11:31 GMT", "Date": now], "Tue, 15 Nov 2011 08:11:31 GMT"),
            (["Last-Modified": "Tue, 15 Nov 2011 08:12:00 GMT", "Date": now], nil),
            (["Last-Modified": "Tue, 15 Nov 2011 08:11:31 GMT"], nil), ([:], nil),
        ] as [(HTTPFields, String?)]
    )
    func validators(_ headers: HTTPFields, _ expected: String?) {
        #expect(DownloadPart(headers, keepsDates: true)?.validator == expected)
        #expect(DownloadPart(headers, keepsDates: false)?.validator == (expected?.first == "\"" ? expected : nil))
    }

    @Test("behaviour 40: keys are the same in every process, and apart for what is apart")
    func keys() {
        #expect(PartialDownloads.key(["a", "b"]) == "e5d29919042666b2531c2a34bdf46629")
        #expect(PartialDownloads.key(["a", "b"]) != PartialDownloads.key(["ab"]))
    }
}

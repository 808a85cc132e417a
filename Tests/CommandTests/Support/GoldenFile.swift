import EndpointTestSupport
import Foundation
import Testing

/// Compares text with a file of this suite's `Goldens`.
///
/// With `RECORD_GOLDENS=1` the file is written instead, and the test fails so that nobody takes a
/// recording run for a test. A missing file fails too.
func expectGolden(
    _ text: String,
    _ name: String,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let file = PackageRoot.url.appendingPathComponent("Tests/CommandTests/Goldens/\(name).txt")
    if Recording.isOn {
        try Data(text.utf8).write(to: file)
        Issue.record("recorded \(name)", sourceLocation: sourceLocation)
        return
    }
    let data = try? Data(contentsOf: file)
    guard let data else {
        Issue.record("there is no golden file \(name)", sourceLocation: sourceLocation)
        return
    }
    let golden = String(decoding: data, as: UTF8.self)
    guard golden != text else { return }
    let difference = LineDifference(from: golden, to: text).text
    Issue.record("\(name) is not as recorded\n\(difference)", sourceLocation: sourceLocation)
}

enum Recording {
    static let isOn = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1"
}

enum PackageRoot {
    static let url = SharedFolder.packageRoot
}

import Foundation
package import Testing

/// Compares text with a file of the package that a test keeps.
///
/// With `RECORD_GOLDENS=1` the file is written instead, and the test fails so that nobody takes a
/// recording run for a test. A missing file fails too.
///
/// - Parameter path: Below the root of the package.
package func expectGolden(
    _ text: String,
    at path: String,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let file = SharedFolder.packageRoot.appendingPathComponent(path)
    if Recording.isOn {
        try Data(text.utf8).write(to: file)
        Issue.record("recorded \(path)", sourceLocation: sourceLocation)
        return
    }
    let data = try? Data(contentsOf: file)
    guard let data else {
        Issue.record("there is no golden file \(path)", sourceLocation: sourceLocation)
        return
    }
    let golden = String(decoding: data, as: UTF8.self)
    guard golden != text else { return }
    let difference = LineDifference(from: golden, to: text).text
    Issue.record("\(path) is not as recorded\n\(difference)", sourceLocation: sourceLocation)
}

/// Whether golden files are written anew.
package enum Recording {
    package static let isOn = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1"
}

import EndpointTestSupport
import Foundation
import Testing

/// Compares text with a file of this suite's `Goldens`, as all golden files are compared.
func expectGolden(
    _ text: String,
    _ name: String,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    try expectGolden(text, at: "Tests/CommandTests/Goldens/\(name).txt", sourceLocation: sourceLocation)
}

enum PackageRoot {
    static let url = SharedFolder.packageRoot
}

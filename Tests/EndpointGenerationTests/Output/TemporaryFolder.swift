import Foundation

/// A folder for one test, gone when the test is.
final class TemporaryFolder {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("endpointgen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.resolvingSymlinksInPath().path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func path(of name: String) -> String { path + "/" + name }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(of: name)))
    }

    func text(of name: String) throws -> String {
        try String(contentsOfFile: path(of: name), encoding: .utf8)
    }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(of: name)) }

    /// Everything in the folder, hidden files too, sorted.
    func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }

    /// Tells a file that was written anew from one that was left alone.
    func inode(of name: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path(of: name))
        return (attributes[.systemFileNumber] as? NSNumber)?.intValue ?? 0
    }
}

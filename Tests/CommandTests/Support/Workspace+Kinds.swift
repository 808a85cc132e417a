import Foundation

/// Things that are no plain files.
extension Workspace {
    func makeFIFO(_ path: String) throws {
        guard mkfifo(url(path).path, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(at: url(path), withIntermediateDirectories: true)
    }

    /// - Parameter target: As the link is to hold it.
    func link(_ path: String, to target: String) throws {
        let parent = url(path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: url(path).path, withDestinationPath: target)
    }

    func target(ofLink path: String) throws -> String {
        try FileManager.default.destinationOfSymbolicLink(atPath: url(path).path)
    }

    func type(of path: String) throws -> FileAttributeType? {
        try FileManager.default.attributesOfItem(atPath: url(path).path)[.type] as? FileAttributeType
    }
}

extension BuiltTool {
    /// Runs the tool where a fault would let it wait for ever; a signal ends it then.
    static func runGuarded(_ arguments: [String], in workspace: Workspace) async throws -> ToolRun {
        try await run(arguments, in: workspace, shell: #"exec perl -e 'alarm 60; exec @ARGV' "$0" "$@""#)
    }
}

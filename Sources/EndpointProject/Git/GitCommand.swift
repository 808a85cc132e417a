import Foundation

/// Runs git with input, and takes the bytes that it prints.
package struct GitCommand: Sendable {
    /// Where git runs; `nil`: the current folder.
    private let folder: String?

    package init(folder: String? = nil) { self.folder = folder }

    /// Where git runs.
    var place: String { folder ?? FileManager.default.currentDirectoryPath }

    /// - Returns: `nil` where there is no git.
    package func run(_ words: [String], input: [UInt8] = []) -> SystemCommand.Output? {
        SystemCommand.output(of: ["git"] + words, in: folder, input: input)
    }
}

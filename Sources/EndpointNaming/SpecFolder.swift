public import Foundation

// Shared with the plugins by symbolic links: imports Foundation only and declares nothing `package`.

/// What a folder of specs means for a build, found from the names and sizes of its files without reading one.
public struct SpecFolder: Sendable {
    /// The folder's name in a target's folder.
    public static let name = "Specs"

    public let url: URL
    /// All that outputs can be made from, by path: specs, the parts that they may refer to, templates of their own.
    public let inputs: [URL]
    /// The names of the outputs, by the path of their spec; each once, so that where two specs get one output it is
    /// generation that says so.
    public let outputs: [String]

    /// Lists the folder at any depth; names that start with `.`, and links to folders, are left alone.
    ///
    /// - Throws: What the file system reports where it has no such folder, or does not show what is in it.
    public init(_ url: URL) throws {
        let files = try Self.files(in: url, below: "")
        self.url = url
        inputs = files.filter { Self.isInput($0.path) }.map(\.url)
        var names: Set<String> = []
        outputs = try files.flatMap(Self.outputs).filter { names.insert($0).inserted }
    }

    /// The folder of specs among the files of an Xcode target, which has no folder of its own: the one that holds
    /// some of them, else the one where Xcode keeps what belongs to a target of that name.
    public static func url(amongFiles files: [URL], ofTarget target: String, in project: URL) -> URL {
        for file in files {
            var folder = file
            while folder.pathComponents.count > project.pathComponents.count {
                if folder.lastPathComponent == name { return folder }
                folder.deleteLastPathComponent()
            }
        }
        return project.appendingPathComponent(target).appendingPathComponent(name)
    }

    private typealias File = (path: String, url: URL)

    private static func files(in folder: URL, below path: String) throws -> [File] {
        var files: [File] = []
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        where !name.hasPrefix(".") {
            let url = folder.appendingPathComponent(name)
            let filePath = path.isEmpty ? name : path + "/" + name
            if try isFolder(url) {
                files += try Self.files(in: url, below: filePath)
            } else {
                files.append((filePath, url))
            }
        }
        return files
    }

    /// A link to a folder is none, as following it could lead in a circle; generation refuses it.
    private static func isFolder(_ url: URL) throws -> Bool {
        try FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType == .typeDirectory
    }

    private static func outputs(of file: File) throws -> [String] {
        guard OutputNaming.isSpecFile(file.path) else { return [] }
        guard OutputNaming.isOpenAPI(file.path) else { return [OutputNaming.outputName(forSpecPath: file.path)] }
        return OutputNaming.outputNames(forOpenAPIPath: file.path, size: try size(of: file.url))
    }

    private static func isInput(_ path: String) -> Bool {
        [".yaml", ".yml", ".json", ".mustache"].contains { path.hasSuffix($0) }
    }

    /// In bytes; of what a link leads to.
    private static func size(of url: URL) throws -> Int {
        try url.resolvingSymlinksInPath().resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    }
}

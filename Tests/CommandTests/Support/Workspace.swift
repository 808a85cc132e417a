import Foundation

/// A folder of its own for a test, removed with the last reference to it.
final class Workspace: Sendable {
    let folder: URL

    /// - Parameter files: Texts by path; folders are made.
    init(_ files: [String: String] = [:]) throws {
        let name = "endpointgen-\(UUID().uuidString)"
        folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent(name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, to: path) }
    }

    deinit {
        do {
            try FileManager.default.removeItem(at: folder)
        } catch {
            print("left behind: \(folder.path)")
        }
    }

    /// - Parameter path: Below this folder, or absolute.
    func url(_ path: String) -> URL {
        path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path)
    }

    func write(_ text: String, to path: String) throws {
        let place = url(path)
        let parent = place.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: place)
    }

    func text(of path: String) throws -> String {
        String(decoding: try Data(contentsOf: url(path)), as: UTF8.self)
    }

    func handle(writing path: String) throws -> FileHandle {
        try write("", to: path)
        return try FileHandle(forWritingTo: url(path))
    }

    func remove(_ path: String) throws { try FileManager.default.removeItem(at: url(path)) }

    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url(path).path) }

    /// Every file in a folder with its bytes; empty where the folder is missing.
    func files(in path: String) throws -> [String: Data] {
        guard exists(path) else { return [:] }
        let names = try FileManager.default.contentsOfDirectory(atPath: url(path).path)
        return try Dictionary(
            uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: url(path).appendingPathComponent($0))) }
        )
    }

    /// When each file in a folder was last written, and as which file: a rewrite with the same bytes shows.
    func stamps(in path: String) throws -> [String: Stamp] {
        let names = try FileManager.default.contentsOfDirectory(atPath: url(path).path)
        return try Dictionary(
            uniqueKeysWithValues: names.map { name in
                let place = url(path).appendingPathComponent(name).path
                let attributes = try FileManager.default.attributesOfItem(atPath: place)
                let number = attributes[.systemFileNumber] as? NSNumber
                return (name, Stamp(date: attributes[.modificationDate] as? Date, number: number?.uint64Value))
            }
        )
    }

    struct Stamp: Equatable {
        var date: Date?
        var number: UInt64?
    }
}

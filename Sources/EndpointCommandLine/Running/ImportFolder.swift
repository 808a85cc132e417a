import EndpointDiagnostics
import EndpointGeneration
import EndpointSpec
import Foundation

/// The folder that specs are imported into, with what the last import wrote there.
struct ImportFolder {
    private let path: String
    /// Names that begin with a point are left alone by all that reads specs.
    private static let record = ".imported"

    init(path: String) { self.path = path }

    /// The specs that are there, by path below the folder.
    func specs() throws -> [String: SourceFile] { try files(in: path) }

    /// The specs as they were imported last.
    func recorded() throws -> [String: SourceFile] { try files(in: "\(path)/\(Self.record)") }

    private func files(in folder: String) throws -> [String: SourceFile] {
        var files: [String: SourceFile] = [:]
        guard FileManager.default.fileExists(atPath: folder) else { return files }
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder).sorted() {
            guard SpecLoader.isNative(name) else { continue }
            let place = "\(folder)/\(name)"
            files[name] = SourceFile(path: place, bytes: try SpecLoader.bytes(of: place))
        }
        return files
    }

    /// Writes what was merged, then what the next import has to know.
    ///
    /// - Parameter inputs: What was imported, which is not written over.
    func write(
        _ results: [SpecMerge.Result],
        record: [String: [UInt8]],
        reading inputs: [String]
    ) throws -> WriteSummary {
        var summary = WriteSummary()
        let written =
            results.filter { $0.bytes != nil }.map(\.path) + record.keys.sorted().map { "\(Self.record)/\($0)" }
        for name in written { try OutputFile(path: "\(path)/\(name)", inputs: inputs).check() }
        for result in results {
            let place = "\(path)/\(result.path)"
            guard let bytes = result.bytes else {
                try remove(place)
                summary.removed.append(result.path)
                continue
            }
            let isThere = FileManager.default.fileExists(atPath: place)
            try OutputFile(path: place, inputs: inputs).write(bytes)
            if isThere { summary.updated.append(result.path) } else { summary.created.append(result.path) }
        }
        for name in try recorded().keys where record[name] == nil { try remove("\(path)/\(Self.record)/\(name)") }
        for (name, bytes) in record.sorted(by: { $0.key < $1.key }) {
            try OutputFile(path: "\(path)/\(Self.record)/\(name)", inputs: inputs).write(bytes)
        }
        return summary
    }

    private func remove(_ place: String) throws {
        do {
            try FileManager.default.removeItem(atPath: place)
        } catch {
            throw OutputError(.remove, place, .system(EIO))
        }
    }
}

import EndpointGeneration
import Foundation

/// Writes the first files of a project that has no specs yet, and none over one that is there.
package struct ProjectStarter {
    private let folder: String

    /// - Parameter folder: The project's; made where it is missing.
    package init(folder: String) { self.folder = folder }

    /// Where specs are already, only the schema is added: a module more could clash with theirs.
    ///
    /// - Throws: ``ProjectFileError`` where the machine refuses to read or write.
    package func start() throws(ProjectFileError) -> StartReport {
        var report = StartReport(folder: folder)
        report.existing = try specs()
        if let package = SurroundingPackage(around: folder) {
            report.pluginTarget = package.pluginTarget(at: folder)?.name
            if package.isRoot(folder), report.pluginTarget == nil { report.otherTargets = package.pluginTargets }
        }
        let files = report.existing.isEmpty ? StarterFiles.specs + [StarterFiles.schema] : [StarterFiles.schema]
        for file in files {
            if try write(file) { report.written.append(file.path) } else { report.existing.append(file.path) }
        }
        return report
    }

    /// The specs that are there, as paths below the project's folder, sorted.
    private func specs() throws(ProjectFileError) -> [String] {
        let place = path(of: StarterFiles.specFolder)
        guard FileManager.default.fileExists(atPath: place) else { return [] }
        do {
            return try FileManager.default.contentsOfDirectory(atPath: place)
                .filter { !$0.hasPrefix(".") && ($0.hasSuffix(".yaml") || $0.hasSuffix(".yml")) }
                .sorted().map { "\(StarterFiles.specFolder)/\($0)" }
        } catch {
            throw ProjectFileError("read", place, error)
        }
    }

    /// Writes the file whole or not at all, so that what a later run finds there can be relied on.
    ///
    /// - Returns: Whether it was written; `false` where something of that name is there.
    private func write(_ file: StarterFile) throws(ProjectFileError) -> Bool {
        let place = path(of: file.path)
        guard (try? FileManager.default.attributesOfItem(atPath: place)) == nil else { return false }
        do throws(OutputError) {
            return try OutputFile(path: place, inputs: []).write(Array(file.text.utf8))
        } catch {
            throw ProjectFileError(error)
        }
    }

    private func path(of name: String) -> String { StarterFiles.path(of: name, in: folder) }
}

/// The machine refused to read or write a file of the project; exit code 2.
package struct ProjectFileError: Error, CustomStringConvertible {
    package let description: String

    init(_ operation: String, _ path: String, _ error: any Error) {
        description = "cannot \(operation) '\(path)': \(error.localizedDescription)"
    }

    init(_ error: OutputError) { description = error.message }
}

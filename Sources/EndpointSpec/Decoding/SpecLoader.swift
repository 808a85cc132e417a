package import EndpointDiagnostics
package import EndpointYAML
import Foundation

/// Why the machine refused to read specs.
package struct SpecLoadError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The file or folder, as it was given.
    package var path: String
    package var reason: String

    package init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    init(path: String, _ error: any Error) {
        let reason =
            switch (error as? CocoaError)?.code {
            case .fileReadNoSuchFile: "there is no such file"
            case .fileReadNoPermission: "permission to read it is missing"
            default: error.localizedDescription
            }
        self.init(path: path, reason: reason)
    }

    package var description: String { "cannot read '\(path)': \(reason)" }
}

/// What became of one file.
private struct LoadedFile: Sendable {
    var diagnostics = DiagnosticCollector()
    var documents: Result<[SpecDocument], SpecLoadError> = .success([])
}

/// Finds, reads and decodes the files of a spec, several files at once.
package struct SpecLoader: Sendable {
    private let reader: YAMLReader
    private let openAPI: (any OpenAPIFrontEnd)?

    /// - Parameter openAPI: What OpenAPI documents are handed to; without one they are refused.
    package init(reader: YAMLReader = YAMLReader(), openAPI: (any OpenAPIFrontEnd)? = nil) {
        self.reader = reader
        self.openAPI = openAPI
    }

    /// Loads folders, at any depth, and files.
    ///
    /// In folders, names that start with `.` or `_` are left alone, and so is what ends neither in
    /// `.yaml` nor in `.yml` and is no OpenAPI document by its name. The only file of all, whatever its name, has
    /// the keys of `api.yaml` and of a module. Of an OpenAPI document several documents are made.
    ///
    /// - Parameter paths: As the user gave them; messages print them so.
    /// - Returns: Documents by path below SPECS, whatever the order of `paths`. A file with a problem that
    ///   leaves nothing to work on is not among them.
    /// - Throws: ``SpecLoadError`` for the first file or folder that can't be read.
    package func load(
        _ paths: [String],
        reportingTo diagnostics: inout DiagnosticCollector
    ) throws(SpecLoadError) -> [SpecDocument] {
        try decode(find(paths, reportingTo: &diagnostics), reportingTo: &diagnostics)
    }

    /// The files that ``load(_:reportingTo:)`` reads, by path below SPECS.
    ///
    /// - Throws: ``SpecLoadError`` for the first file or folder that isn't there or can't be looked into.
    package func files(
        of paths: [String],
        reportingTo diagnostics: inout DiagnosticCollector
    ) throws(SpecLoadError) -> [String] {
        try find(paths, reportingTo: &diagnostics).map(\.path)
    }

    private func find(
        _ paths: [String],
        reportingTo diagnostics: inout DiagnosticCollector
    ) throws(SpecLoadError) -> [FoundFile] {
        var finder = SpecFileFinder()
        var findings = DiagnosticCollector()
        for path in paths { try finder.add(path, reportingTo: &findings) }
        let files = distinct(finder.files, reportingTo: &findings)
        if files.isEmpty, !findings.hasErrors { findings.report(.noSpecs(paths)) }
        diagnostics.report(contentsOf: findings)
        return files
    }

    /// Each file once, by path below SPECS.
    private func distinct(_ files: [FoundFile], reportingTo diagnostics: inout DiagnosticCollector) -> [FoundFile] {
        var distinct: [FoundFile] = []
        var places: [String: FoundFile] = [:]
        for file in files.sorted(by: { ($0.relativePath, $0.path) < ($1.relativePath, $1.path) }) {
            if let first = places[file.relativePath] {
                if !isSameFile(first.path, file.path) { diagnostics.report(.duplicateFile(file, first: first.path)) }
            } else {
                places[file.relativePath] = file
                distinct.append(file)
            }
        }
        return distinct
    }

    private func isSameFile(_ first: String, _ second: String) -> Bool {
        URL(fileURLWithPath: first).standardizedFileURL.resolvingSymlinksInPath()
            == URL(fileURLWithPath: second).standardizedFileURL.resolvingSymlinksInPath()
    }

    private func decode(
        _ files: [FoundFile],
        reportingTo diagnostics: inout DiagnosticCollector
    ) throws(SpecLoadError) -> [SpecDocument] {
        let apiFiles = files.filter { Self.isAPI($0.relativePath) }
        let isOpenAPI = openAPI != nil && files.contains { $0.isOpenAPI }
        if files.count > 1, apiFiles.isEmpty, !isOpenAPI { diagnostics.report(.missingAPIFile(files)) }
        if let first = apiFiles.first, apiFiles.count > 1 {
            diagnostics.report(.secondAPIFile(apiFiles[1], first: first.path))
        }
        let outcomes = ParallelLoop(count: files.count).map { load(files[$0], isAlone: files.count == 1) }
        var documents: [SpecDocument] = []
        for outcome in outcomes {
            diagnostics.report(contentsOf: outcome.diagnostics)
            documents += try outcome.documents.get()
        }
        return OpenAPIJoining.joined(documents, reportingTo: &diagnostics)
    }

    private func load(_ file: FoundFile, isAlone: Bool) -> LoadedFile {
        var loaded = LoadedFile()
        do throws(SpecLoadError) {
            let source = SourceFile(path: file.path, bytes: try Self.bytes(of: file.path))
            loaded.documents = .success(decode(file, source, isAlone: isAlone, reportingTo: &loaded.diagnostics))
        } catch {
            loaded.documents = .failure(error)
        }
        return loaded
    }

    private func decode(
        _ file: FoundFile,
        _ source: SourceFile,
        isAlone: Bool,
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> [SpecDocument] {
        if file.isOpenAPI, openAPI == nil {
            diagnostics.report(.openAPIUnsupported(file.path))
            return []
        }
        guard let document = reader.read(source, reportingTo: &diagnostics) else { return [] }
        if file.isInFolder ? file.isOpenAPI : isOpenAPI(document) {
            guard let openAPI else {
                diagnostics.report(.openAPIUnsupported(file.path))
                return []
            }
            return openAPI.read(document, at: file.relativePath, in: file.folder, reportingTo: &diagnostics)
        }
        let role: SpecFileRole = isAlone ? .single : Self.isAPI(file.relativePath) ? .folderAPI : .module
        let specFile = SpecFile(source: source, relativePath: file.relativePath)
        return SpecDecoder().decode(document, file: specFile, role: role, reportingTo: &diagnostics).map { [$0] } ?? []
    }

    /// Whether a file below a folder of specs is a native one, by its name (FORMAT section 1).
    package static func isNative(_ relativePath: String) -> Bool {
        let parts = relativePath.split(separator: "/")
        return !parts.contains { $0.hasPrefix(".") || $0.hasPrefix("_") } && SpecFileName(relativePath) == .native
    }

    /// Whether a file below a folder of specs holds what is said of the API as a whole (FORMAT section 1).
    package static func isAPI(_ relativePath: String) -> Bool {
        relativePath == "api.yaml" || relativePath == "api.yml"
    }

    private func isOpenAPI(_ document: YAMLDocument) -> Bool {
        document.root.pairs.contains { $0.key.hasText("openapi") || $0.key.hasText("swagger") }
    }

    /// What a regular file, or one that a link leads to, holds.
    package static func bytes(of path: String) throws(SpecLoadError) -> [UInt8] {
        if let reason = FileKind.obstacle(toReading: path) { throw SpecLoadError(path: path, reason: reason) }
        do {
            return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw SpecLoadError(path: path, error)
        }
    }
}

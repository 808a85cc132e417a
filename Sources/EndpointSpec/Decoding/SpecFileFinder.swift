import EndpointDiagnostics
import Foundation

/// A file among the specs, before it is read.
struct FoundFile: Equatable {
    /// As messages print it: the path that was given, joined with the path below it.
    var path: String
    var relativePath: String
    /// Whether it was found in a folder rather than named.
    var isInFolder: Bool
    /// The folder that ``relativePath`` is below, as messages print it; empty: the current one.
    var folder: String
    /// Whether its name says that it is an OpenAPI document.
    var isOpenAPI: Bool { SpecFileName(relativePath) == .openAPI }
}

/// Finds the spec files at and below the paths that were given.
struct SpecFileFinder {
    private(set) var files: [FoundFile] = []
    /// Files of the folder that are no specs by their names.
    private var passedOver: [String] = []
    private let manager = FileManager.default

    /// Adds a file, or what a folder holds at any depth.
    mutating func add(_ path: String, reportingTo diagnostics: inout DiagnosticCollector) throws(SpecLoadError) {
        var isFolder: ObjCBool = false
        guard manager.fileExists(atPath: path, isDirectory: &isFolder) else {
            let isUsual = path.split(separator: "/").last == "Specs"
            let hint = isUsual ? "; 'endpointgen init' writes first specs" : ""
            let reason = FileKind.obstacle(toReading: path) ?? "there is no such file or folder\(hint)"
            throw SpecLoadError(path: path, reason: reason)
        }
        guard isFolder.boolValue else {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            let folder = String(path.dropLast(path.hasSuffix(name) ? name.count : 0))
            files.append(FoundFile(path: path, relativePath: name, isInFolder: false, folder: folder))
            return
        }
        let root = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        try addFolder(path, relativePath: "", in: path, root: root, reportingTo: &diagnostics)
        reportPassedOver(reportingTo: &diagnostics)
    }

    /// Reports files that somebody may take for specs. Beside an OpenAPI document, JSON may be what that refers to.
    private mutating func reportPassedOver(reportingTo diagnostics: inout DiagnosticCollector) {
        let hasOpenAPI = files.contains { $0.isOpenAPI }
        for path in passedOver {
            let ending = path.split(separator: ".", omittingEmptySubsequences: false).last?.lowercased() ?? ""
            guard ending == "yaml" || ending == "yml" || (ending == "json" && !hasOpenAPI) else { continue }
            diagnostics.report(.unreadFile(path))
        }
        passedOver = []
    }

    private mutating func addFolder(
        _ path: String,
        relativePath: String,
        in folder: String,
        root: String,
        reportingTo diagnostics: inout DiagnosticCollector
    ) throws(SpecLoadError) {
        for name in try names(in: path) where !name.hasPrefix(".") && !name.hasPrefix("_") {
            let file = FoundFile(
                path: path.hasSuffix("/") ? path + name : "\(path)/\(name)",
                relativePath: relativePath.isEmpty ? name : "\(relativePath)/\(name)",
                isInFolder: true,
                folder: folder
            )
            switch kind(of: file, root: root) {
            case .folder:
                try addFolder(
                    file.path,
                    relativePath: file.relativePath,
                    in: folder,
                    root: root,
                    reportingTo: &diagnostics
                )
            case .spec: files.append(file)
            case .linkOutside: diagnostics.report(.linkLeavesFolder(file.path))
            case .other: passedOver.append(file.path)
            }
        }
    }

    private func names(in folder: String) throws(SpecLoadError) -> [String] {
        do {
            return try manager.contentsOfDirectory(atPath: folder).sorted()
        } catch {
            throw SpecLoadError(path: folder, error)
        }
    }

    private enum Kind {
        case folder, spec, linkOutside, other

        init(_ name: SpecFileName) {
            self =
                switch name {
                case .native, .openAPI: .spec
                case .other: .other
                }
        }
    }

    private func kind(of file: FoundFile, root: String) -> Kind {
        let isLink = (try? manager.destinationOfSymbolicLink(atPath: file.path)) != nil
        var isFolder: ObjCBool = false
        let exists = manager.fileExists(atPath: file.path, isDirectory: &isFolder)
        if isFolder.boolValue { return isLink ? .linkOutside : .folder }
        let kind = Kind(SpecFileName(file.relativePath))
        guard isLink, exists, kind != .other else { return kind }
        let target = URL(fileURLWithPath: file.path).resolvingSymlinksInPath().path
        return target.hasPrefix(root == "/" ? root : root + "/") ? kind : .linkOutside
    }
}

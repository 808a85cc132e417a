import EndpointDiagnostics
import EndpointGeneration
import EndpointSpec
import Foundation

/// Where a run's own templates are: what the command line says, else what the spec does.
struct TemplateFolder {
    /// `nil`: there are none.
    let path: String?

    init(path: String?) { self.path = path }

    /// - Parameter override: The command line's.
    /// - Returns: `nil` where the spec names a folder that is not among its own; that was reported.
    init?(for spec: ResolvedSpec, override: String?, reportingTo diagnostics: inout DiagnosticCollector) {
        guard override == nil, let setting = spec.swift.templates else {
            path = override
            return
        }
        let parts = setting.value.split(separator: "/", omittingEmptySubsequences: false)
        guard !setting.value.hasPrefix("/"), !parts.contains("..") else {
            diagnostics.report(.templatesLeaveFolder(setting))
            return nil
        }
        let api = spec.files[spec.apiFile].source.path
        let folder = api.lastIndex(of: "/").map { String(api[...$0]) } ?? ""
        path = folder + setting.value
        if leads(outOf: folder.isEmpty ? "." : folder) {
            diagnostics.report(.templatesLeaveFolder(setting))
            return nil
        }
    }

    /// Whether it is, or has a template that is, a link out of a folder.
    private func leads(outOf folder: String) -> Bool {
        func resolved(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
        let root = resolved(folder)
        let places = (path.map { [$0] } ?? []) + ((try? files()) ?? [])
        return !places.map(resolved).allSatisfy { $0 == root || $0.hasPrefix(root == "/" ? root : root + "/") }
    }

    /// The templates' paths, sorted.
    func files() throws -> [String] {
        guard let path else { return [] }
        let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        let folder = path.hasSuffix("/") ? path : path + "/"
        return names.filter { $0.hasSuffix(".mustache") && !$0.hasPrefix(".") }.map { folder + $0 }
    }
}

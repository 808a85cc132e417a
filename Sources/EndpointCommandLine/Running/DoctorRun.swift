import EndpointDiagnostics
import EndpointOpenAPI
package import EndpointProject
import EndpointSpec
import Foundation

/// Looks at this machine and the project in the current folder.
package struct DoctorRun {
    private let arguments: DoctorArguments

    package init(_ arguments: DoctorArguments) { self.arguments = arguments }

    package func run() -> [CheckedFinding] {
        var setUp = SetUp()
        #if os(macOS)
            setUp.isMacOS = true
        #endif
        setUp.variables = ProcessInfo.processInfo.environment
        setUp.specPaths = arguments.specs
        setUp.specs = specs()
        setUp.base = arguments.base
        setUp.files = ProjectFiles.paths(in: ".")
        setUp.text = { path in (try? SpecLoader.bytes(of: path)).map { String(decoding: $0, as: UTF8.self) } }
        setUp.surroundingTarget = PluginTarget.here
        setUp.run = SystemCommand.run
        setUp.staleness = { [arguments] folder, access in
            var generation = GenerateArguments()
            generation.specs = arguments.specs
            generation.output = folder
            generation.access = access
            generation.isCheck = true
            var diagnostics = DiagnosticCollector()
            do {
                _ = try GenerationRun(generation, cacheFolder: nil).run(reportingTo: &diagnostics)
            } catch {
                return ["\(error)"]
            }
            return diagnostics.sorted.filter { $0.severity == .error }.map(\.message)
        }
        return Doctor.findings(in: setUp)
    }

    private func specs() -> SetUp.Specs {
        guard arguments.specs.contains(where: { FileManager.default.fileExists(atPath: $0) }) else { return .missing }
        var diagnostics = DiagnosticCollector()
        do {
            let documents = try SpecLoader(openAPI: OpenAPIReader()).load(arguments.specs, reportingTo: &diagnostics)
            if !diagnostics.hasErrors, let spec = SpecResolver().resolve(documents, reportingTo: &diagnostics) {
                return .loaded(LoadedSpecs(documents: documents, spec: spec, warnings: diagnostics.sorted))
            }
        } catch {
            return .broken("\(error)")
        }
        let errors = diagnostics.sorted.filter { $0.severity == .error }
        if errors.contains(where: { $0.rule.id == "no-specs" }) { return .missing }
        return .broken("the specs have \(errors.count) error\(errors.count == 1 ? "" : "s")")
    }
}

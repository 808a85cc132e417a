import EndpointDiagnostics
package import EndpointGeneration
import EndpointSpec
package import Foundation

/// Remembers, for each folder of outputs, the state in which `generate` found nothing to do.
///
/// A state is the digest of the tool, the arguments, and all bytes that the outputs are made from and consist of. As
/// long as it is the same, a run would change nothing and say nothing, and is spared. What is remembered can be
/// deleted at any time; where it cannot be read or written, nothing is remembered.
package struct GenerationCache {
    /// What a run left.
    private struct Entry: Codable {
        var state: String
        /// The folder of templates, which the spec may name; listed without reading the spec.
        var templates: String?
        /// The files that an OpenAPI document refers to.
        var parts: [String]?
        var outputs: [String]
    }

    private let arguments: GenerateArguments
    private let file: URL
    /// Without the outputs; `nil` where the specs can't be found without a problem.
    private let specs: ContentDigest?

    /// - Parameter folder: Where entries lie; made with the first.
    package init(for arguments: GenerateArguments, in folder: URL) {
        self.arguments = arguments
        var place = ContentDigest()
        place.add(URL(fileURLWithPath: arguments.output).standardizedFileURL.path)
        file = folder.appendingPathComponent("\(place.text).json")
        specs = Self.digest(ofSpecsOf: arguments)
    }

    /// Below `XDG_CACHE_HOME` or `~/.cache`, on Apple's systems `~/Library/Caches`.
    package static var defaultFolder: URL? {
        FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?.appendingPathComponent(
            "endpointgen"
        )
    }

    /// What a run would tell, where everything is as the last one left it; else `nil`.
    package var unchanged: WriteSummary? {
        guard let data = try? Data(contentsOf: file), let entry = try? JSONDecoder().decode(Entry.self, from: data),
            entry.state == state(templates: entry.templates, parts: entry.parts ?? [])
        else { return nil }
        var summary = WriteSummary()
        summary.unchanged = entry.outputs
        return summary
    }

    /// Remembers the state after a run that reported nothing.
    ///
    /// - Parameters:
    ///   - outputs: The names of all files that the run made sure of.
    ///   - templates: The folder of templates that it used.
    ///   - parts: Files that it read beside those that were named or found.
    func remember(_ outputs: [String], templates: String?, parts: [String]) {
        // Specs that changed meanwhile may not be those that the run read.
        guard specs == Self.digest(ofSpecsOf: arguments), let state = state(templates: templates, parts: parts)
        else { return }
        let entry = Entry(state: state, templates: templates, parts: parts, outputs: outputs.sorted())
        guard let data = try? JSONEncoder().encode(entry) else { return }
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try? data.write(to: file, options: .atomic)
    }

    // MARK: States

    private static func digest(ofSpecsOf arguments: GenerateArguments) -> ContentDigest? {
        var digest = ContentDigest()
        var problems = DiagnosticCollector()
        guard let files = try? SpecLoader().files(of: arguments.specs, reportingTo: &problems), problems.isEmpty
        else { return nil }
        let words = arguments.specs + [FileManager.default.currentDirectoryPath, arguments.output]
        let settings = [arguments.templates, arguments.access.map { "\($0)" }, arguments.depfile]
        let selection = arguments.selection
        for word in words { digest.add(word) }
        for values in [selection.tags, selection.operations, selection.paths] {
            digest.add(values.count)
            for value in values { digest.add(value) }
        }
        for setting in settings { digest.add(setting.map { "=" + $0 } ?? "") }
        do {
            for file in files {
                digest.add(file)
                try digest.add(file: file)
            }
            return digest
        } catch {
            return nil
        }
    }

    private func state(templates: String?, parts: [String]) -> String? {
        guard var digest = specs, Self.add(toolTo: &digest) else { return nil }
        do {
            for template in try TemplateFolder(path: templates).files() {
                digest.add(template)
                try digest.add(file: template)
            }
            for part in parts {
                digest.add(part)
                try digest.add(file: part)
            }
            try digest.add(outputsIn: arguments.output)
            if let depfile = arguments.depfile { try digest.add(file: depfile) }
            return digest.text
        } catch {
            return nil
        }
    }

    /// The tool as it was built, since tools of one version can differ while they are worked on.
    private static func add(toolTo digest: inout ContentDigest) -> Bool {
        guard let path = Bundle.main.executablePath,
            let attributes = try? FileManager.default.attributesOfItem(atPath: path),
            let size = attributes[.size] as? Int, let date = attributes[.modificationDate] as? Date
        else { return false }
        digest.add(ToolVersion.current)
        digest.add(size)
        digest.add(date.timeIntervalSinceReferenceDate.description)
        return true
    }
}

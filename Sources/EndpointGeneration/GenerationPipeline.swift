package import EndpointDiagnostics
import EndpointNaming
package import EndpointSpec
package import EndpointTemplating
import EndpointText

/// From a checked spec to files in memory: names, plan, rendering.
package struct GenerationPipeline: Sendable {
    private let templates: TemplateSet
    private let access: AccessLevel?

    /// - Parameter access: What the command line asks for; `nil`: the spec's own setting.
    package init(templates: TemplateSet, access: AccessLevel? = nil) {
        self.templates = templates
        self.access = access
    }

    /// Renders every output of a spec, in the order of its files.
    ///
    /// - Returns: `nil` where a problem was reported.
    package func generate(
        _ spec: ResolvedSpec,
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> [RenderedFile]? {
        let names = SwiftNames(spec)
        let facts = ModelFacts(spec)
        var problems = DiagnosticCollector()
        let plan = GenerationPlanner(names: names, facts: facts, access: access).plan(reportingTo: &problems)
        diagnostics.report(contentsOf: problems)
        guard let plan, !problems.hasErrors else { return nil }
        let renderer = PieceRenderer(names: names, facts: facts, access: plan.access, templates: templates)
        return render(plan, with: renderer, reportingTo: &diagnostics)
    }

    /// Renders a plan, its pieces side by side; the result does not depend on which is done first.
    private func render(
        _ plan: GenerationPlan,
        with renderer: PieceRenderer,
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> [RenderedFile]? {
        let pieces = plan.files.enumerated().flatMap { index, file in FilePiece.pieces(of: file, number: index) }
        let results = ParallelMap.map(pieces.indices) { index in
            let output = TextBuffer()
            let problems = renderer.render(pieces[index], with: Draft(), into: output)
            return RenderedPiece(bytes: output.array, problems: problems)
        }
        var reported: Set<String> = []
        var isWhole = true
        for result in results where !result.problems.isEmpty {
            for problem in result.problems.sorted where reported.insert(problem.identity).inserted {
                diagnostics.report(problem)
            }
            isWhole = isWhole && !result.problems.hasErrors
        }
        return isWhole ? join(results, of: pieces, to: plan.files) : nil
    }

    private func join(_ results: [RenderedPiece], of pieces: [FilePiece], to files: [PlannedFile]) -> [RenderedFile] {
        var parts = Array(repeating: [Int](), count: files.count)
        for index in pieces.indices { parts[pieces[index].file].append(index) }
        return ParallelMap.map(files.indices) { [parts] file in
            var bytes: [UInt8] = []
            bytes.reserveCapacity(parts[file].reduce(0) { $0 + results[$1].bytes.count })
            for part in parts[file] { bytes += results[part].bytes }
            return RenderedFile(name: files[file].name, bytes: bytes)
        }
    }
}

extension Diagnostic {
    /// What two reports of one problem share: a faulty template fails alike for every endpoint.
    fileprivate var identity: String {
        let place = range.map { "\($0.file.path):\($0.start.line):\($0.start.column)" } ?? ""
        return "\(place) \(rule.id) \(message)"
    }
}

package import EndpointDiagnostics
import EndpointNaming
package import EndpointSpec
package import EndpointTemplating

/// From a checked spec to rendered files: names, plan, rendering.
package struct GenerationPipeline: Sendable {
    private let templates: TemplateSet
    private let access: AccessLevel?

    /// - Parameter access: What the command line asks for; `nil`: the spec's own setting.
    package init(templates: TemplateSet, access: AccessLevel? = nil) {
        self.templates = templates
        self.access = access
    }

    /// Renders every output of a spec to a stage, which is left to be committed or discarded.
    ///
    /// - Returns: Whether all went well; what did not was reported.
    package func generate(
        _ spec: ResolvedSpec,
        into stage: OutputStage,
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> Bool {
        run(spec, reportingTo: &diagnostics) { names in
            stage.begin(names)
            return stage
        } != nil
    }

    /// Renders every output of a spec, in the order of its files.
    ///
    /// - Returns: `nil` where a problem was reported.
    package func generate(
        _ spec: ResolvedSpec,
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> [RenderedFile]? {
        run(spec, reportingTo: &diagnostics, into: RenderedFiles.init)?.all
    }

    private func run<Target: RenderingTarget>(
        _ spec: ResolvedSpec,
        reportingTo diagnostics: inout DiagnosticCollector,
        into makeTarget: ([String]) -> Target
    ) -> Target? {
        let names = SwiftNames(spec)
        let facts = ModelFacts(spec)
        var problems = DiagnosticCollector()
        let plan = GenerationPlanner(names: names, facts: facts, access: access).plan(reportingTo: &problems)
        diagnostics.report(contentsOf: problems)
        guard let plan, !problems.hasErrors else { return nil }
        let renderer = PieceRenderer(names: names, facts: facts, access: plan.access, templates: templates)
        let target = makeTarget(plan.files.map(\.name))
        return render(plan, with: renderer, to: target, reportingTo: &diagnostics) ? target : nil
    }

    /// Renders a plan, its pieces side by side; the result does not depend on which is done first.
    private func render(
        _ plan: GenerationPlan,
        with renderer: PieceRenderer,
        to target: some RenderingTarget,
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> Bool {
        let run = PieceRun(
            FilePiece.pieces(of: plan.files),
            files: plan.files.count,
            renderer: renderer,
            target: target
        )
        var reported: Set<String> = []
        var isWhole = true
        for found in run.run() {
            for problem in found.sorted where reported.insert(problem.identity).inserted {
                diagnostics.report(problem)
            }
            isWhole = isWhole && !found.hasErrors
        }
        return isWhole
    }
}

extension Diagnostic {
    /// What two reports of one problem share: a faulty template fails alike for every endpoint.
    fileprivate var identity: String {
        let place = range.map { "\($0.file.path):\($0.start.line):\($0.start.column)" } ?? ""
        return "\(place) \(rule.id) \(message)"
    }
}

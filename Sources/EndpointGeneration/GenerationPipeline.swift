import Dispatch
package import EndpointDiagnostics
package import EndpointNaming
package import EndpointSpec
package import EndpointTemplating

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
        var problems = DiagnosticCollector()
        let plan = GenerationPlanner(names: names, access: access).plan(reportingTo: &problems)
        diagnostics.report(contentsOf: problems)
        guard let plan, !problems.hasErrors else { return nil }
        return render(plan, names: names, reportingTo: &diagnostics)
    }

    /// Renders a plan, its pieces side by side; the result does not depend on which is done first.
    package func render(
        _ plan: GenerationPlan,
        names: SwiftNames,
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> [RenderedFile]? {
        let renderer = PieceRenderer(names: names, access: plan.access, templates: templates)
        let pieces = plan.files.enumerated().flatMap { index, file in FilePiece.pieces(of: file, number: index) }
        let slots = ResultSlots(count: pieces.count)
        DispatchQueue.concurrentPerform(iterations: pieces.count) { index in
            slots[index] = renderer.render(pieces[index])
        }
        var files = plan.files.map { RenderedFile(name: $0.name, bytes: []) }
        var reported: Set<String> = []
        var isWhole = true
        let results = slots.results
        var sizes = Array(repeating: 0, count: files.count)
        for (piece, result) in zip(pieces, results) { sizes[piece.file] += result.bytes.count }
        for index in files.indices { files[index].bytes.reserveCapacity(sizes[index]) }
        for (piece, result) in zip(pieces, results) {
            for problem in result.problems.sorted where reported.insert(problem.identity).inserted {
                diagnostics.report(problem)
            }
            isWhole = isWhole && !result.problems.hasErrors
            files[piece.file].bytes += result.bytes
        }
        return isWhole ? files : nil
    }
}

extension Diagnostic {
    /// What two reports of one problem share: a faulty template fails alike for every endpoint.
    fileprivate var identity: String {
        let place = range.map { "\($0.file.path):\($0.start.line):\($0.start.column)" } ?? ""
        return "\(place) \(rule.id) \(message)"
    }
}

/// Where rendered pieces wait for each other.
///
/// Unchecked: `stored` is only touched while `lock` is held.
private final class ResultSlots: @unchecked Sendable {
    private let lock = DispatchSemaphore(value: 1)
    private var stored: [RenderedPiece?]

    init(count: Int) { stored = Array(repeating: nil, count: count) }

    subscript(index: Int) -> RenderedPiece? {
        get {
            lock.wait()
            defer { lock.signal() }
            return stored[index]
        }
        set {
            lock.wait()
            defer { lock.signal() }
            stored[index] = newValue
        }
    }

    var results: [RenderedPiece] {
        lock.wait()
        defer { lock.signal() }
        return stored.compactMap(\.self)
    }
}

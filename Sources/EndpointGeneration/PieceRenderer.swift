import EndpointDiagnostics
import EndpointNaming
import EndpointSpec
import EndpointTemplating
import EndpointText
import Foundation

/// A part of an output that is rendered by itself, so that one large file keeps every core busy.
struct FilePiece: Sendable {
    enum Content: Sendable {
        case head
        case api
        /// All endpoints of a file, methods and types.
        case endpoints([EndpointID])
        /// Where they are too many for one piece, the methods, and runs of the types.
        case requests([EndpointID])
        case types([EndpointID])
        case models([ModelID])
    }

    /// Index into ``GenerationPlan/files``.
    var file: Int
    /// Its place among the pieces of the file.
    var number: Int
    var plan: PlannedFile
    var content: Content

    /// Endpoints or models that are rendered together.
    fileprivate static let batch = 64
    /// So many files keep every core busy by themselves.
    private static let manyFiles = 4 * ProcessInfo.processInfo.activeProcessorCount

    /// In the order in which they follow each other in the files; the bytes of all are the same however files
    /// are taken apart.
    static func pieces(of files: [PlannedFile]) -> [FilePiece] {
        let isSplit = files.count { !$0.endpoints.isEmpty } < manyFiles
        return files.enumerated().flatMap { pieces(of: $1, number: $0, isSplit: isSplit) }
    }

    private static func pieces(of plan: PlannedFile, number: Int, isSplit: Bool) -> [FilePiece] {
        var contents: [Content] = [.head]
        if plan.declaresAPI { contents.append(.api) }
        if plan.endpoints.count > batch && isSplit {
            contents.append(.requests(plan.endpoints))
            contents += plan.endpoints.batches(of: batch).map(Content.types)
        } else if !plan.endpoints.isEmpty {
            contents.append(.endpoints(plan.endpoints))
        }
        contents += plan.models.batches(of: batch).map(Content.models)
        return contents.enumerated().map { FilePiece(file: number, number: $0, plan: plan, content: $1) }
    }
}

/// Makes contexts and prints them.
struct PieceRenderer: Sendable {
    /// The rendering of one piece.
    private struct Run {
        let draft: Draft
        let output: TextBuffer
        var problems = DiagnosticCollector()
    }

    private let names: SwiftNames
    private let templates: TemplateSet
    private let access: AccessLevel
    private let endpoints: EndpointContexts
    private let requests: RequestsContexts
    private let apis: APIContexts
    private let modules: ModuleContexts
    private let models: ModelRenderer

    init(names: SwiftNames, facts: ModelFacts, access: AccessLevel, templates: TemplateSet) {
        self.names = names
        self.templates = templates
        self.access = access
        let contexts = ModelContexts(names: names, facts: facts, access: access)
        endpoints = EndpointContexts(names: names, access: access, models: contexts)
        requests = RequestsContexts(names: names, access: access)
        apis = APIContexts(names: names, access: access)
        modules = ModuleContexts(names: names, access: access)
        models = ModelRenderer(contexts: contexts, templates: templates)
    }

    /// - Parameter output: Gets the piece's bytes; empty before.
    func render(_ piece: FilePiece, with draft: Draft, into output: TextBuffer) -> DiagnosticCollector {
        var run = Run(draft: draft, output: output)
        switch piece.content {
        case .head:
            print("file", FileContext(piece.plan, access: access), in: &run)
            checkHeader(of: piece.plan, in: &run)
        case .api:
            print("api", apis.api, in: &run)
            for context in modules.contexts { print("module", context, in: &run) }
        case .endpoints(let ids):
            let facts = facts(of: ids, in: draft)
            printRequests(facts, in: &run)
            for batch in facts.batches(of: FilePiece.batch) {
                let mark = draft.text.count
                printTypes(batch, in: &run)
                draft.text.removeAll(from: mark)
            }
        case .requests(let ids): printRequests(facts(of: ids, in: draft), in: &run)
        case .types(let ids): printTypes(facts(of: ids, in: draft), in: &run)
        case .models(let ids):
            _ = models.render(models: ids, in: draft, into: output, reportingTo: &run.problems)
        }
        draft.removeAll()
        return run.problems
    }

    private func facts(of ids: [EndpointID], in draft: Draft) -> [EndpointFacts] {
        ids.map { EndpointFacts(names.spec[$0], names: names, in: draft) }
    }

    private func printRequests(_ facts: [EndpointFacts], in run: inout Run) {
        for context in requests.contexts(for: facts) { print("requests", context, in: &run) }
    }

    private func printTypes(_ facts: [EndpointFacts], in run: inout Run) {
        print("endpoints", EndpointsContext(endpoints: facts.map(endpoints.context)), in: &run)
    }

    private func print(_ template: String, _ context: some TemplateContext, in run: inout Run) {
        _ = templates.render(
            template,
            with: context,
            in: run.draft.text,
            into: run.output,
            reportingTo: &run.problems
        )
    }

    /// A team's own template could leave out what the next run knows its files by.
    private func checkHeader(of plan: PlannedFile, in run: inout Run) {
        guard !run.problems.hasErrors, OutputHeader(startOf: run.output.array) != plan.header else { return }
        let start = templates.file(of: "file").map { SourceRange(file: $0, line: 1, column: 1) }
        run.problems.report(
            Diagnostic(.missingHeader, "template 'file' does not begin with '{{header}}'", at: start)
        )
    }
}

extension Array {
    /// Runs of at most so many elements.
    fileprivate func batches(of size: Int) -> [[Element]] {
        stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
    }
}

import EndpointDiagnostics
import EndpointNaming
import EndpointSpec
import EndpointTemplating

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
    var plan: PlannedFile
    var content: Content

    private static let batch = 64

    /// About what it will take, so that bytes are seldom moved while it grows.
    var expectedSize: Int {
        switch content {
        case .head: 256
        case .api: 65_536
        case .endpoints(let ids): ids.count * 2560
        case .requests(let ids): ids.count * 512
        case .types(let ids): ids.count * 2048
        case .models(let ids): ids.count * 2048
        }
    }

    /// In the order in which they follow each other in the file.
    static func pieces(of plan: PlannedFile, number: Int) -> [FilePiece] {
        var contents: [Content] = [.head]
        if plan.declaresAPI { contents.append(.api) }
        if plan.endpoints.count > batch {
            contents.append(.requests(plan.endpoints))
            contents += plan.endpoints.batches(of: batch).map(Content.types)
        } else if !plan.endpoints.isEmpty {
            contents.append(.endpoints(plan.endpoints))
        }
        contents += plan.models.batches(of: batch).map(Content.models)
        return contents.map { FilePiece(file: number, plan: plan, content: $0) }
    }
}

/// Bytes of a piece, and what went wrong on the way.
struct RenderedPiece: Sendable {
    var bytes: [UInt8] = []
    var problems = DiagnosticCollector()
}

/// Makes contexts and prints them.
struct PieceRenderer: Sendable {
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

    func render(_ piece: FilePiece) -> RenderedPiece {
        var result = RenderedPiece()
        result.bytes.reserveCapacity(piece.expectedSize)
        switch piece.content {
        case .head:
            print("file", FileContext(piece.plan, access: access), into: &result)
            checkHeader(of: piece.plan, in: &result)
        case .api:
            print("api", apis.api, into: &result)
            for context in modules.contexts { print("module", context, into: &result) }
        case .endpoints(let ids):
            let facts = self.facts(of: ids)
            printRequests(facts, into: &result)
            printTypes(facts, into: &result)
        case .requests(let ids): printRequests(facts(of: ids), into: &result)
        case .types(let ids): printTypes(facts(of: ids), into: &result)
        case .models(let ids):
            _ = models.render(models: ids, into: &result.bytes, reportingTo: &result.problems)
        }
        return result
    }

    private func facts(of ids: [EndpointID]) -> [EndpointFacts] {
        ids.map { EndpointFacts(names.spec[$0], names: names) }
    }

    private func printRequests(_ facts: [EndpointFacts], into result: inout RenderedPiece) {
        for context in requests.contexts(for: facts) { print("requests", context, into: &result) }
    }

    private func printTypes(_ facts: [EndpointFacts], into result: inout RenderedPiece) {
        print("endpoints", EndpointsContext(endpoints: facts.map(endpoints.context)), into: &result)
    }

    private func print(_ template: String, _ context: some TemplateContext, into result: inout RenderedPiece) {
        _ = templates.render(template, with: context, into: &result.bytes, reportingTo: &result.problems)
    }

    /// A team's own template could leave out what the next run knows its files by.
    private func checkHeader(of plan: PlannedFile, in result: inout RenderedPiece) {
        guard !result.problems.hasErrors, OutputHeader(startOf: result.bytes) != plan.header else { return }
        result.problems.report(
            Diagnostic(.missingHeader, "template 'file' does not begin with '{{header}}'", at: nil)
        )
    }
}

extension Array {
    /// Runs of at most so many elements.
    fileprivate func batches(of size: Int) -> [[Element]] {
        stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
    }
}

import EndpointDiagnostics

/// A spec while its names are being looked up: what is known, what is resolved so far, what is wrong.
///
/// Extensions resolve one kind of thing each. Models come first, all of them; endpoints may then ask any model
/// anything.
struct Resolution: Sendable {
    let catalog: SpecCatalog
    let policyTable: PolicyTable
    /// Work smaller than this is done sooner than it is given out.
    let smallestShare: Int
    var diagnostics: DiagnosticCollector

    /// Grows in the order that ``ResolvedSpec/models`` promises.
    var models = ModelTable()
    /// Fields of models whose default, fixed value, example and limits wait until all types are known.
    var pendingFields: [PendingField] = []
    /// Models whose variants or includes wait for the same.
    var pendingUnions: [ModelID] = []
    var pendingIncludes: [ModelID] = []
    /// Where each include of a model is written.
    var includePlaces: [ModelID: [SourceRange]] = [:]
    /// Key types of maps, which only some types can be.
    var pendingKeys: [Located<TypeReference>] = []

    var servers: [Server] = []
    /// What may be logged of every call.
    var commonLog = LogLists()
    /// Retries that name `timeout` among their conditions.
    var timeoutRetries: Set<String> = []
    var commonErrors = ErrorTable()
    var commonFailures = FailureTable()

    /// Of each endpoint, in order.
    var facts: [EndpointFacts] = []
    /// Parameters of modules that some path mentions, as `index.name`.
    var usedPathParameters: Set<String> = []
    /// Names of policies, presets and credentials that something refers to.
    var usedNames: [NameKind: Set<String>] = [:]

    /// A field of a structure and what was written for it.
    struct PendingField {
        var model: ModelID
        var index: Int
        var declaration: FieldDeclaration
    }

    enum NameKind { case timeout, retry, preset, credential }

    init(_ catalog: SpecCatalog, diagnostics: DiagnosticCollector, smallestShare: Int) {
        self.catalog = catalog
        self.smallestShare = smallestShare
        self.diagnostics = diagnostics
        policyTable = PolicyTable(catalog.api)
    }

    mutating func report(_ diagnostic: Diagnostic) { diagnostics.report(diagnostic) }

    func json(of scope: TypeScope) -> JSONSettings { catalog.json[scope.file] }
}

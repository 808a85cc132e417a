import EndpointDiagnostics
package import EndpointNaming
package import EndpointSpec
import EndpointText

/// Makes the contexts of models: what each declares, at the place where it will stand.
///
/// A class, because every writer of a model holds it.
package final class ModelContexts: Sendable {
    let names: SwiftNames
    let facts: ModelFacts
    let access: String

    package convenience init(names: SwiftNames, access: AccessLevel) {
        self.init(names: names, facts: ModelFacts(names.spec), access: access)
    }

    /// - Parameter facts: Those of the names' spec, where they have been found before.
    init(names: SwiftNames, facts: ModelFacts, access: AccessLevel) {
        self.names = names
        self.access = AccessModifier(access).prefix
        self.facts = facts
    }

    /// A model with what is nested in it.
    ///
    /// - Parameters:
    ///   - id: No external one, for which nothing is declared.
    ///   - indentation: Columns before its declaration; 0 at file scope, 4 in an endpoint's type.
    ///   - draft: Gets what the context refers to.
    package func context(for id: ModelID, indentation: Int = 0, in draft: Draft) -> ModelContext {
        var nested = names.nestedModels(of: .model(id)).map {
            self.context(for: $0, indentation: indentation + 4, in: draft)
        }
        let conditional = nested.flatMap { $0.extensions }
        for index in nested.indices { nested[index].extensions = [] }
        var model = ModelWriter(contexts: self, id: id, indentation: indentation, draft: draft).context(nesting: nested)
        model.extensions += conditional
        return model
    }
}

/// Writes one model's declaration.
struct ModelWriter {
    let contexts: ModelContexts
    let model: Model
    let indentation: Int
    let draft: Draft
    let types: TypeWriter
    /// Parameters of the generic types around and of the model itself.
    let genericParameters: [String]

    var names: SwiftNames { contexts.names }
    var facts: ModelFacts { contexts.facts }
    var access: String { contexts.access }
    var words: Vocabulary { types.words }
    var isDecodable: Bool { contexts.facts.isDecodable[model.id.index] }
    var isEncodable: Bool { contexts.facts.isEncodable[model.id.index] }

    init(contexts: ModelContexts, id: ModelID, indentation: Int, draft: Draft) {
        self.contexts = contexts
        self.draft = draft
        let names = contexts.names
        model = names.spec.models[id.index]
        self.indentation = indentation
        let scope = SwiftScope.model(id)
        types = TypeWriter(
            names: names,
            words: names.vocabulary(in: scope),
            scope: scope,
            isSent: names.isSent(id)
        )
        genericParameters = names.genericParameters(in: id)
    }

    func context(nesting nested: [ModelContext]) -> ModelContext {
        var context = ModelContext()
        switch model.kind {
        case .structure(let structure): write(structure, nested, into: &context)
        case .newtype(let newtype): context.newtype = self.context(of: newtype)
        case .enumeration(let enumeration): context.enumeration = self.context(of: enumeration)
        case .union(let union): write(union, nested, into: &context)
        case .external: break
        }
        if model.owner == .spec { context.aliases = aliases }
        return context
    }

    // MARK: Pieces of every kind

    var documentation: BufferedLines { documentation(model.boxedDocumentation, indentation: indentation) }

    /// With a note for what is deprecated, where an attribute cannot stand.
    func documentation(_ documentation: Boxed<Documentation>, indentation: Int) -> BufferedLines {
        guard documentation.isGiven else { return BufferedLines.none }
        let note = DeprecationAttribute.note(documentation.wrappedValue.deprecation)
        let start = draft.text.count
        DocComment(indentation: indentation).add(documentation, notes: note.map { [$0] } ?? [], to: draft)
        return draft.text.lines(from: start)
    }

    /// `public nonisolated struct Page`.
    func declaration(_ keyword: String) -> String {
        SwiftText.joined([access, "nonisolated ", keyword, " ", names.declaredName(of: model.id)])
    }

    private var sendableParameters: [String] {
        model.genericParameters.map { "\(NamingRules.identifier($0).declaration): \(words[.sendable])" }
    }

    func header(_ keyword: String, _ conformances: [StandardName], raw: String? = nil) -> BufferedLines {
        let inherited = (raw.map { [$0] } ?? []) + conformances.map { words[$0] }
        var builder = LineBuilder(in: draft, indentation: indentation)
        let declaration = declaration(keyword)
        let parameters = sendableParameters
        builder.add(declaration)
        if !parameters.isEmpty { builder.add("<\(parameters.joined(separator: ", "))>") }
        for index in inherited.indices {
            builder.add(index == 0 ? ": " : ", ")
            builder.add(inherited[index])
        }
        builder.add(" {")
        if !builder.endLine() {
            builder.append(
                SignatureLayout.header(
                    declaration,
                    parameters: parameters,
                    inheriting: inherited,
                    indentation: indentation
                )
            )
        }
        return builder.lines
    }

    /// `Codable`, or the half of it that is needed.
    var codable: [StandardName] {
        switch (isDecodable, isEncodable) {
        case (true, true): [.codable]
        case (true, false): [.decodable]
        case (false, true): [.encodable]
        case (false, false): []
        }
    }

    func decoding(_ lines: BufferedLines) -> CodingContext {
        CodingContext(access: access, coder: words[.decoder], lines: lines)
    }

    func encoding(_ lines: BufferedLines) -> CodingContext {
        CodingContext(access: access, coder: words[.encoder], lines: lines)
    }

    // MARK: Conditional conformances

    /// Moves what a generic type does only if its arguments do into extensions.
    func makeConditional(_ declaration: inout DeclarationContext, into context: inout ModelContext) {
        if let decoding = declaration.decoding {
            context.extensions.append(
                ConformanceContext(header: conditional(.decodable), decoding: decoding)
            )
        }
        if let encoding = declaration.encoding {
            context.extensions.append(
                ConformanceContext(header: conditional(.encodable), encoding: encoding)
            )
        }
        if facts.isHashed[model.id.index] {
            context.extensions.append(ConformanceContext(header: conditional(.equatable, .hashable).closingBraces))
        }
        declaration.decoding = nil
        declaration.encoding = nil
    }

    /// The last of the conformances is what the arguments must have.
    private func conditional(_ conformances: StandardName...) -> [String] {
        let required = conformances.last.map { words[$0] } ?? ""
        let clauses = genericParameters.map { "\(NamingRules.identifier($0).declaration): \(required)" }
        return SignatureLayout.header(
            "nonisolated extension \(names.reference(to: model.id, in: .file))",
            inheriting: conformances.map { words[$0] },
            where: clauses,
            indentation: 0
        )
    }

    // MARK: Other names

    private var aliases: [AliasContext] {
        var aliases: [AliasContext] = []
        let parameters = model.genericParameters.map { NamingRules.identifier($0).declaration }
        let arguments = parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
        let constraints = parameters.map { "\($0): \(words[.sendable])" }
        let list = parameters.isEmpty ? "" : "<\(constraints.joined(separator: ", "))>"
        let name = names.declaredName(of: model.id)
        if let alias = names.alias(of: model.id) {
            aliases.append(
                AliasContext(
                    documentation: ["/// ``\(model.name.value)`` by a name that nothing hides inside other types."],
                    attributes: [],
                    declaration: SignatureLayout.assignment(
                        "\(access)typealias \(alias)\(list)",
                        name + arguments,
                        indentation: 0
                    )
                )
            )
        }
        for former in model.renamedFrom {
            let formerName = NamingRules.identifier(names.spec.swift.typePrefix + former.value).declaration
            aliases.append(
                AliasContext(
                    documentation: [],
                    attributes: DeprecationAttribute.lines(renamedTo: name, indentation: 0),
                    declaration: SignatureLayout.assignment(
                        "\(access)typealias \(formerName)\(list)",
                        name + arguments,
                        indentation: 0
                    )
                )
            )
        }
        return aliases
    }
}

extension [String] {
    /// The head of a type with nothing in its braces.
    fileprivate var closingBraces: [String] {
        guard let last else { return self }
        return dropLast() + [last + "}"]
    }
}

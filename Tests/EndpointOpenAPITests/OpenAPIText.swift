import EndpointDiagnostics
import EndpointOpenAPI
import EndpointSpec
import EndpointTestSupport
import EndpointYAML
import Foundation
import Testing

/// An OpenAPI document, read, with what was reported.
struct OpenAPIText {
    let source: MarkedSource
    let documents: [SpecDocument]
    let losses: LossReport
    var diagnostics = DiagnosticCollector()

    /// A whole document.
    init(_ text: String, path: String = "test.yaml", in folder: String = "") {
        source = MarkedSource(text, path: path)
        guard let document = YAMLReader().read(source.file, reportingTo: &diagnostics) else {
            (documents, losses) = ([], LossReport())
            return
        }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let reading = OpenAPIReader().decode(document, at: name, in: folder, reportingTo: &diagnostics)
        (documents, losses) = (reading.documents, reading.losses)
    }

    /// Schemas under `components`, each a line or several of flow style; the first is answered by an operation.
    init(schemas: String, version: String = "3.1.0") {
        let indented = schemas.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
        self.init(
            """
            openapi: \(version)
            info: { title: Test, version: "1" }
            paths: {}
            components:
              schemas:
            \(indented.joined(separator: "\n"))
            """
        )
    }

    /// What stands under `paths`.
    init(paths: String, version: String = "3.1.0", more: String = "") {
        let indented = paths.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
        self.init(
            """
            openapi: \(version)
            info: { title: Test, version: "1" }
            \(more)
            paths:
            \(indented.joined(separator: "\n"))
            """
        )
    }

    /// The spec, checked by all rules.
    func resolved() -> (spec: ResolvedSpec?, diagnostics: DiagnosticCollector) {
        var found = diagnostics
        guard !found.hasErrors else { return (nil, found) }
        let spec = SpecResolver().resolve(documents, reportingTo: &found)
        return (spec, found)
    }

    /// Every problem as `severity id line`.
    var reports: [String] {
        diagnostics.sorted.map { "\($0.severity) \($0.rule.id) \($0.range?.start.line ?? 0)" }
    }

    /// Errors of reading and of all rules.
    var errors: [String] {
        resolved().diagnostics.sorted.filter { $0.severity == .error }
            .map { "\($0.range.map { "\($0.file.path):\($0.start.line)" } ?? "") \($0.message) [\($0.rule.id)]" }
    }

    var models: [String] {
        documents.flatMap { ($0.api?.models ?? []) + ($0.module?.models ?? []) }.map(Outline.text)
    }

    var endpoints: [String] {
        documents.compactMap(\.module).flatMap { module in
            module.endpoints.map { "\(module.name?.value ?? "").\(Outline.text(of: $0))" }
        }
    }
}

/// Declarations in one line each.
enum Outline {
    static func text(of model: ModelDeclaration) -> String { "\(model.name.value) \(body(of: model))" }

    private static func body(of model: ModelDeclaration) -> String {
        switch model.kind {
        case .structure(let fields):
            let includes = model.includes.map { "+" + text(of: $0.value) }
            return "{ \((includes + fields.map(text)).joined(separator: ", ")) }"
        case .newtype(let type, _, let limits): return "= \(text(of: type.value))\(text(of: limits))"
        case .enumeration(let enumeration):
            let values = enumeration.values.map { $0.wire.value + ($0.name.map { ":" + $0.value } ?? "") }
            return "[\(values.joined(separator: ", "))]\(enumeration.isOpen ? "" : "!")"
        case .union(let union):
            let variants = union.variants.map { variant in
                let name = variant.name.map { ":" + $0.value } ?? ""
                return "\(variant.key.value)\(name) \(text(of: variant.type))"
            }
            return "<\(union.discriminator.map { $0.value + "| " } ?? "")\(variants.joined(separator: ", "))>"
        case .external(let type): return type.value
        }
    }

    static func text(of field: FieldDeclaration) -> String {
        var text = field.name.map { "\(field.key.value)/\($0.value)" } ?? field.key.value
        if let wire = field.wire { text += "=\(wire.value)" }
        text += ": \(self.text(of: field.type))"
        if field.isOptional?.value == true { text += "?" }
        if field.isNullable?.value == true { text += " nullable" }
        if case .scalar(let value, _) = field.defaultValue?.value { text += " = \(value)" }
        if case .scalar(let value, _) = field.fixedValue?.value { text += " is \(value)" }
        if let format = field.format { text += " \(format.value)" }
        if let style = field.style { text += " \(style.value.rawValue)" }
        if field.isReadOnly { text += " readOnly" }
        if field.isWriteOnly { text += " writeOnly" }
        return text + self.text(of: field.limits)
    }

    private static func text(of limits: Limits) -> String {
        let numbers = [("min", limits.minimum?.value), ("max", limits.maximum?.value), ("~", limits.pattern?.value)]
        let counts = [
            ("minLength", limits.minLength?.value), ("maxLength", limits.maxLength?.value),
            ("minItems", limits.minItems?.value), ("maxItems", limits.maxItems?.value),
        ]
        let all =
            numbers.compactMap { name, value in value.map { "\(name) \($0)" } }
            + counts.compactMap { name, value in value.map { "\(name) \($0)" } }
        return all.isEmpty ? "" : " (\(all.joined(separator: ", ")))"
    }

    static func text(of type: FieldTypeDeclaration) -> String {
        switch type {
        case .expression(let expression): text(of: expression.value)
        case .inPlace(let model): body(of: model)
        case .fixedString: "fixed"
        case .omitted: "omit"
        }
    }

    static func text(of type: TypeExpression) -> String {
        switch type {
        case .scalar(let scalar): scalar.rawValue
        case .payload(let payload): payload.rawValue
        case .list(let inner): "list<\(text(of: inner))>"
        case .map(let inner): "map<\(text(of: inner))>"
        case .named(let name, _): name
        case .optional(let inner): text(of: inner) + "?"
        case .doubleOptional(let inner): text(of: inner) + "??"
        }
    }

    static func text(of endpoint: EndpointDeclaration) -> String {
        var parts = ["\(endpoint.name.value) \(endpoint.method?.value.rawValue ?? "") \(endpoint.path?.value ?? "")"]
        func add(_ word: String, _ fields: [FieldDeclaration]) {
            if !fields.isEmpty { parts.append("\(word)(\(fields.map(text).joined(separator: ", ")))") }
        }
        add("path", endpoint.pathParameters)
        add("query", endpoint.query)
        add("headers", endpoint.headers)
        if let body = endpoint.body {
            let encoding = body.encoding.map { " \($0.value.rawValue)" } ?? ""
            let type = body.contentType.map { " as \($0.value)" } ?? ""
            parts.append("body(\(text(of: body.type))\(body.isOptional ? "?" : "")\(encoding)\(type))")
        }
        if let multipart = endpoint.multipart { add("parts", multipart.value) }
        parts.append("-> \(text(of: endpoint.response))")
        let errors = endpoint.statusErrors?.definitions ?? []
        if !errors.isEmpty {
            let words = errors.map {
                "\($0.code.value):\($0.name.value)\($0.data.map { " \(text(of: $0.value))" } ?? "")"
            }
            parts.append("errors(\(words.joined(separator: ", ")))")
        }
        if let auth = endpoint.policies.auth { parts.append("auth \(auth.value)") }
        if let server = endpoint.policies.server { parts.append("server \(server.value)") }
        if let original = endpoint.variantOf { parts.append("variantOf \(original.value)") }
        return parts.joined(separator: " ")
    }

    private static func text(of response: ResponseDeclaration?) -> String {
        switch response {
        case nil: return "nothing"
        case .payload(let payload): return text(of: payload)
        case .outcomes(let outcomes, _):
            let words = outcomes.map { outcome in
                switch outcome.value {
                case .flag(let flag): "\(outcome.status.value.text): \(flag)"
                case .payload(let payload): "\(outcome.status.value.text): \(text(of: payload))"
                }
            }
            return "{ \(words.joined(separator: ", ")) }"
        }
    }

    private static func text(of payload: PayloadDeclaration) -> String {
        var words = text(of: payload.type)
        if payload.isNullable?.value == true { words += "?" }
        if let header = payload.header { words += " from \(header.value)" }
        if !payload.headers.isEmpty { words += " with(\(payload.headers.map(text).joined(separator: ", ")))" }
        return words
    }
}

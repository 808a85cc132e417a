import EndpointDiagnostics
import EndpointNaming

@testable import EndpointDiff
@testable import EndpointSpec

/// Code that uses what a spec generates as an app would: calls with and without what may be left out, results read by
/// their types, values to send made, every case named.
///
/// Values that are only received are not made, and switches are not exhaustive: what breaks those is a risk.
struct CallSite {
    private let spec: ResolvedSpec
    private let names: SwiftNames
    private var lines: [String] = []

    /// - Parameter number: Makes the names of functions its own.
    init(_ spec: ResolvedSpec, number: Int) {
        self.spec = spec
        names = SwiftNames(spec)
        var body: [String] = []
        for module in spec.modules { for endpoint in module.endpoints { body += call(endpoint) } }
        for model in spec.models where !model.isExternal { body += use(model) }
        body += failures + environments
        lines =
            ["import EndpointRuntime", "import Foundation", "", "enum CallSite\(number) {"] + body.map { "    " + $0 }
            + ["}"]
    }

    var text: String { lines.joined(separator: "\n") + "\n" }

    /// What call sites share.
    static let support = """
        import EndpointRuntime
        import Foundation

        func make<Value>() -> Value { fatalError() }
        func decodes<Value: Decodable>(_: Value.Type) {}
        func encodes<Value: Encodable>(_: Value.Type) {}
        func hashes<Value: Hashable>(_: Value.Type) {}
        func identifies<Value: Identifiable>(_: Value.Type) {}
        func replays<Value: Replayable>(_: Value.Type) {}
        public enum ShopKit {
            public struct Tape: Codable, Hashable, Sendable {}
            public struct Reel: Codable, Hashable, Sendable {}
        }

        """

    // MARK: Endpoints

    private func call(_ endpoint: Endpoint) -> [String] {
        let module = names.moduleProperty(endpoint.id.module).member
        let method = "client.\(module).\(NamingRules.identifier(endpoint.name.value).member)"
        let arguments = arguments(of: endpoint)
        let type = names.endpointType(endpoint.id)
        var lines = [
            "static func \(module)_\(endpoint.name.value)(_ client: EndpointClient<\(names.apiType)>) async throws {"
        ]
        for isWhole in [true, false] {
            let list = arguments.filter { isWhole || !$0.hasDefault }.map(\.text).joined(separator: ", ")
            let call = "try await \(method)(\(list))"
            let name = isWhole ? "all" : "short"
            lines.append(result(of: endpoint).map { "    let \(name): \($0) = \(call); _ = \(name)" } ?? "    \(call)")
            if endpoint.paging != nil { lines.append("    _ = \(method)Pages(\(list))") }
        }
        if endpoint.isReplayable { lines.append("    replays(\(type).self)") }
        return lines + cases(of: endpoint) + headers(of: endpoint) + ["}"]
    }

    private struct Argument {
        var text: String
        var hasDefault: Bool
    }

    private func arguments(of endpoint: Endpoint) -> [Argument] {
        var fields = endpoint.pathParameters
        if case .url(let field) = endpoint.target { fields.append(field) }
        fields += endpoint.headers.map(\.field) + endpoint.query
        var whole: [Argument] = []
        if let body = endpoint.body {
            switch body.content {
            case .fields(let inPlace), .multipart(let inPlace): fields += inPlace
            case .value(let type):
                let text = names.type(type, in: .file, isSent: true) + (body.isOptional ? "?" : "")
                whole.append(Argument(text: "body: make() as \(text)", hasDefault: body.isOptional))
            case .payload(let payload):
                let text = ["text": "String", "bytes": "Data", "file": "UploadSource"][payload.rawValue] ?? "Void"
                whole.append(Argument(text: "body: make() as \(text)", hasDefault: body.isOptional))
            }
        }
        return fields.filter { $0.isDeclared && !$0.isReadOnly }.map { argument($0, in: .file, isSent: true) } + whole
    }

    private func argument(_ field: Field, in scope: SwiftScope, isSent: Bool) -> Argument {
        let label = NamingRules.identifier(field.name.value).argumentLabel
        let type = type(of: field, isSent: isSent)
        let hasDefault = names.defaultArgument(of: field, in: scope, isSent: isSent) != nil
        return Argument(text: "\(label): make() as \(type)", hasDefault: hasDefault)
    }

    private func type(of field: Field, isSent: Bool) -> String {
        guard let payload = field.payload else { return names.type(of: field, in: .file, isSent: isSent) }
        let text = ["text": "String", "bytes": "Data", "file": "UploadSource"][payload.rawValue] ?? "Void"
        return text + (field.presence == .required ? "" : "?")
    }

    /// `nil` for nothing.
    private func result(of endpoint: Endpoint) -> String? {
        if let batch = endpoint.batch {
            let isKeyed = batch.isMap || batch.key != nil
            let types = [batch.idType, batch.itemType].map { names.type($0, in: .file, isSent: false) }
            return "\(isKeyed ? "BatchResult" : "BatchItems")<\(types.joined(separator: ", "))>"
        }
        switch endpoint.response.content {
        case .payload(let payload): return payload == .empty ? nil : text(of: payload)
        case .outcomes(let outcomes):
            let payloads = outcomes.compactMap { outcome -> Payload? in
                if case .payload(let payload) = outcome.value, payload != .empty { payload } else { nil }
            }
            if outcomes.allSatisfy(\.isFlagged) { return "Bool" }
            if payloads.count == 1, outcomes.allSatisfy({ !$0.isNamed && !$0.isFlagged }) {
                return text(of: payloads[0]) + "?"
            }
            return names.endpointType(endpoint.id) + ".Response"
        }
    }

    private func text(of payload: Payload) -> String {
        switch payload {
        case .empty: "Void"
        case .text: "String"
        case .bytes: "Data"
        case .file: "URL"
        case .value(let type, let isOptional), .header(_, let type, let isOptional):
            names.type(type, in: .file, isSent: false) + (isOptional ? "?" : "")
        }
    }

    private func cases(of endpoint: Endpoint) -> [String] {
        guard case .outcomes(let outcomes) = endpoint.response.content,
            result(of: endpoint)?.hasSuffix(".Response") == true
        else { return [] }
        return outcomes.map { "    if case .\(NamingRules.identifier($0.name).member) = all {}" }
    }

    private func headers(of endpoint: Endpoint) -> [String] {
        let own = endpoint.response.headers
        let server = spec.servers[endpoint.server].responseHeaders
        guard !own.isEmpty || !server.isEmpty else { return [] }
        let known = Set(own.map(\.name.value))
        let fields = server.filter { !known.contains($0.name.value) } + own
        let lines = fields.map { field in
            read(names.type(of: field, in: .file, isSent: false), field, of: "headers")
        }
        return ["    let headers: \(names.endpointType(endpoint.id)).Headers = make()"] + lines
    }

    /// Reads a property by its type; what is optional is unwrapped.
    private func read(_ type: String, _ field: Field, of value: String) -> String {
        let property = "\(value).\(NamingRules.identifier(field.name.value).member)"
        return type.hasSuffix("?")
            ? "    if let part = \(property) { let _: \(type.dropLast()) = part }" : "    let _: \(type) = \(property)"
    }

    // MARK: Models

    private func use(_ model: Model) -> [String] {
        let generics = names.genericParameters(in: model.id)
        let list = generics.isEmpty ? "" : "<" + generics.map { "\($0): Sendable" }.joined(separator: ", ") + ">"
        let arguments = generics.isEmpty ? "" : "<" + generics.joined(separator: ", ") + ">"
        let isOwnGeneric = !model.genericParameters.isEmpty
        guard generics.isEmpty || isOwnGeneric else { return [] }
        let type = names.reference(to: model.id, in: .file) + arguments
        var lines = ["static func model\(model.id.index)\(list)(_ value: \(type)) {"]
        switch model.kind {
        case .structure(let structure): lines += use(structure, of: model, type)
        case .newtype(let newtype):
            lines.append(
                "    let _: \(names.type(newtype.type, in: .file, isSent: model.usage.isSent)) = value.rawValue"
            )
        case .enumeration(let enumeration):
            lines += enumeration.values.map { "    _ = \(type).\(NamingRules.identifier($0.name).member)" }
            if enumeration.isOpen {
                let raw = enumeration.isInteger ? "Int64" : "String"
                lines.append("    if case .unknown(let raw) = value { let _: \(raw) = raw }")
            }
        case .union(let union):
            lines += union.variants.map { variant in
                "    if case .\(NamingRules.identifier(variant.name).member)\(payload(of: variant, model)) = value {}"
            }
            if union.otherwise != nil {
                lines.append("    if case .otherwise = value {}")
            } else if union.isOpen {
                lines.append("    if case .unknown = value {}")
            }
        case .external: break
        }
        if generics.isEmpty { lines += conformances(of: model, type) }
        return lines + ["}"]
    }

    private func payload(of variant: Variant, _ model: Model) -> String {
        variant.type.map { "(let part as \(names.type($0, in: .file, isSent: model.usage.isSent)))" } ?? ""
    }

    private func use(_ structure: Structure, of model: Model, _ type: String) -> [String] {
        let conformances = GeneratedConformances(model, in: spec)
        let fields = structure.fields.filter { $0.isDeclared && conformances.has($0) }
        var lines: [String] = []
        if model.usage.isReceived || !model.usage.isSent {
            lines += fields.map { field in
                let isMissing = field.isWriteOnly && field.presence == .required && field.defaultValue == nil
                let text = self.type(of: field, isSent: model.usage.isSent) + (isMissing ? "?" : "")
                return read(text, field, of: "value")
            }
        }
        guard model.usage.isSent, model.genericParameters.isEmpty else { return lines }
        let arguments = fields.map { argument($0, in: .model(model.id), isSent: true) }
        for isWhole in [true, false] {
            let list = arguments.filter { isWhole || !$0.hasDefault }.map(\.text).joined(separator: ", ")
            lines.append("    _ = \(type)(\(list))")
        }
        return lines
    }

    private func conformances(of model: Model, _ type: String) -> [String] {
        let functions = [
            "Decodable": "decodes", "Encodable": "encodes", "Hashable": "hashes", "Identifiable": "identifies",
        ]
        return GeneratedConformances(model, in: spec).list.map { "    \(functions[$0] ?? "")(\(type).self)" }
    }

    // MARK: The rest

    private var failures: [String] {
        spec.modules.indices.flatMap { index -> [String] in
            let module = spec.modules[index]
            guard !module.endpoints.isEmpty else { return [] }
            let lines = module.failures.flatMap { failure -> [String] in
                let name = NamingRules.identifier(failure.name.value).member
                let data = failure.data.map { data in
                    "    let _: \(names.type(data, in: .file, isSent: false))? = try value.\(failure.name.value)Data"
                }
                return ["    if case .\(name) = value {}"] + (data.map { [$0] } ?? [])
            }
            return ["static func failures\(index)(_ value: \(names.failureType(index))) throws {"] + lines + ["}"]
        }
    }

    private var environments: [String] {
        let all = spec.servers.flatMap(\.environments)
        let lines = all.map { environment in
            let values = environment.variables.map { variable in
                let type = variable.type == .int ? "Int" : "String"
                return "\(variable.name): make() as \(type)"
            }
            let list = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
            return "    _ = \(names.apiType).Environment.\(NamingRules.identifier(environment.name).member)\(list)"
        }
        let gate = spec.configGate == nil ? [] : ["    _ = \(names.apiType).Configuration.self"]
        return ["static func api() {"] + lines + gate + ["}"]
    }
}

extension Outcome {
    fileprivate var isFlagged: Bool { if case .flag = value { true } else { false } }
}

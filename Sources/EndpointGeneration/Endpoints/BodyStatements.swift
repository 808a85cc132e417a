import EndpointDiagnostics
import EndpointNaming
import EndpointSpec

/// Writes the statement that gives a request its body.
struct BodyStatements {
    let types: TypeWriter
    /// Of what stands in closures, whose parameters hide names beside the function's own.
    let coding: FieldCoding

    private static let column = 8
    private static let innerColumn = 12
    private static let locals = ["object", "parts", "request"]

    init(types: TypeWriter) {
        self.types = types
        coding = FieldCoding(types: types, locals: Self.locals)
    }

    /// A content type that is a header parameter is set as any header is, and goes before what is said here.
    func add(_ body: Body, to builder: inout LineBuilder) {
        switch body.content {
        case .fields(let fields): add(fields, of: body, to: &builder)
        case .value(let type): builder.append(valueLines(type, of: body))
        case .payload(let payload): builder.append(payloadLines(payload, of: body))
        case .multipart(let parts):
            builder.append(closure("request.multipart", [], "parts", PartStatements(self).lines(for: parts)))
        }
    }

    private func add(_ fields: [Field], of body: Body, to builder: inout LineBuilder) {
        let arguments =
            formArguments(of: body) + styleOverrides(of: fields, in: body) + contentTypeArgument(body)
        let function = "request." + method(of: body.encoding)
        guard fields.indices.contains(where: { !fields[$0].isReadOnly }) else {
            return builder.append(closure(function, arguments, "object", []))
        }
        builder.append(["try \(head(function, arguments)) { object in"])
        builder.margin = "    "
        // By index, because walking the fields would copy each of them.
        for index in fields.indices { coding.encode(fields[index], indentation: Self.innerColumn, into: &builder) }
        builder.margin = ""
        builder.append(["}"])
    }

    private func valueLines(_ type: TypeReference, of body: Body) -> [String] {
        var arguments: [CodeExpression.Argument] = [.init(nil, .code("body"))]
        if !type.isPlain || body.isJSONString {
            let wire = WireExpression(isSent: true).expression(type)
            arguments.append(.init(nil, .code(body.isJSONString ? ".jsonString(\(wire))" : wire)))
        }
        arguments += formArguments(of: body) + contentTypeArgument(body)
        let isRaw = body.encoding == .text || body.encoding == .bytes
        return call("request." + method(of: body.encoding), arguments, throwing: !isRaw)
    }

    private func payloadLines(_ payload: PayloadType, of body: Body) -> [String] {
        let arguments = [CodeExpression.Argument(nil, .code("body"))] + contentTypeArgument(body)
        switch payload {
        case .text: return call("request.text", arguments, throwing: false)
        case .bytes: return call("request.bytes", arguments, throwing: false)
        case .file: return call("request.file", arguments, throwing: false)
        case .empty: return []
        }
    }

    private func method(of encoding: BodyEncoding) -> String {
        switch encoding {
        case .json: "json"
        case .form: "form"
        case .plist: "propertyList"
        case .text: "text"
        case .bytes: "bytes"
        }
    }

    private func formArguments(of body: Body) -> [CodeExpression.Argument] {
        guard body.encoding == .form else { return [] }
        var arguments: [CodeExpression.Argument] = []
        if body.style != .brackets { arguments.append(.init("style", .code("." + body.style.rawValue))) }
        body.nulls.map { arguments.append(.init("nulls", .string($0))) }
        return arguments
    }

    /// Fields of a form that are written in another style than the rest.
    private func styleOverrides(of fields: [Field], in body: Body) -> [CodeExpression.Argument] {
        guard body.encoding == .form else { return [] }
        let entries = fields.compactMap { field in
            field.style.flatMap { style in
                style == body.style
                    ? nil
                    : CodeExpression.Entry(key: SwiftLiteral.string(field.wire), value: .code("." + style.rawValue))
            }
        }
        return entries.isEmpty ? [] : [.init("styles", .dictionary(entries))]
    }

    private func contentTypeArgument(_ body: Body) -> [CodeExpression.Argument] {
        body.contentType.map { [.init("contentType", .string($0))] } ?? []
    }

    private func head(_ function: String, _ arguments: [CodeExpression.Argument]) -> String {
        arguments.isEmpty ? function : CodeExpression.call(function, arguments).line
    }

    func call(_ function: String, _ arguments: [CodeExpression.Argument], throwing: Bool = true) -> [String] {
        CodeExpression.call(function, arguments).lines(after: throwing ? "try " : "", column: Self.column)
    }

    private func closure(
        _ function: String,
        _ arguments: [CodeExpression.Argument],
        _ parameter: String,
        _ lines: [String]
    ) -> [String] {
        let head = self.head(function, arguments)
        if lines.isEmpty { return ["try \(head) { _ in }"] }
        return ["try \(head) { \(parameter) in"] + lines.indented + ["}"]
    }
}

/// Writes the statements that add parts to a multipart body.
struct PartStatements {
    let body: BodyStatements

    private static let column = 12

    init(_ body: BodyStatements) { self.body = body }

    func lines(for parts: [Field]) -> [String] {
        parts.filter { !$0.isReadOnly }.flatMap(lines)
    }

    private func lines(for part: Field) -> [String] {
        let name = CodeExpression.Argument(nil, .string(part.wire))
        if let fixed = part.fixedValue {
            return call("text", [name, .init(nil, .string(fixed.text(as: part.type)))])
        }
        let property = CodeExpression.Argument(nil, .code(body.coding.expression(part)))
        switch part.payload {
        case .file: return call("file", [name, property] + fileArguments(of: part))
        case .bytes: return call("bytes", [name, property] + fileArguments(of: part))
        case .text, .empty: return call("text", [name, property] + contentType(of: part))
        case nil:
            let writer = part.writer.map { [CodeExpression.Argument(nil, .code($0))] } ?? []
            let method = isText(part) ? "text" : "json"
            return call(method, [name, property] + writer + contentType(of: part))
        }
    }

    /// Scalars, and models that are one on the wire, are text; the rest is JSON.
    private func isText(_ part: Field) -> Bool {
        if part.isJSONString { return true }
        switch part.type {
        case .scalar(let scalar, format: _): return scalar != .json
        case .model(let id, arguments: _):
            switch body.types.names.spec.models[id.index].kind {
            case .enumeration: return true
            case .newtype(let newtype):
                if case .scalar(let scalar, format: _) = newtype.type { return scalar != .json }
                return false
            case .structure, .union, .external: return false
            }
        case .list, .map, .parameter, .nullable: return false
        }
    }

    private func fileArguments(of part: Field) -> [CodeExpression.Argument] {
        contentType(of: part) + (part.filename.map { [.init("filename", .string($0))] } ?? [])
    }

    private func contentType(of part: Field) -> [CodeExpression.Argument] {
        part.contentType.map { [.init("contentType", .string($0))] } ?? []
    }

    private func call(_ method: String, _ arguments: [CodeExpression.Argument]) -> [String] {
        CodeExpression.call("parts." + method, arguments).lines(after: "try ", column: Self.column)
    }
}

import EndpointNaming
import EndpointSpec

/// Writes the statements that put path, header and query parameters into a request.
struct ParameterStatements {
    let coding: FieldCoding

    private static let column = 8

    /// Statements for path, address, headers and query, in the order of ``EndpointParameters``.
    func lines(for endpoint: Endpoint) -> [String] {
        var lines: [String] = []
        for field in endpoint.pathParameters { lines += statement("path", field) }
        if case .url(let field) = endpoint.target {
            lines.append("request.url(\(coding.expression(field)))")
        }
        for header in endpoint.omittedHeaders { lines.append("request.omitHeader(\(SwiftLiteral.string(header)))") }
        for header in endpoint.headers { lines += statement("header", header.field) }
        for field in endpoint.query { lines += statement("query", field) }
        return lines
    }

    private func statement(_ method: String, _ field: Field) -> [String] {
        if field.isReadOnly { return [] }
        var arguments: [CodeExpression.Argument] = [.init(nil, .string(field.wire))]
        if let fixed = field.fixedValue {
            arguments.append(.init(nil, .string(fixed.text(as: field.type))))
        } else {
            arguments.append(.init(nil, .code(coding.expression(field))))
            field.writer.map { arguments.append(.init(nil, .code($0))) }
            if method != "header", let style = field.style, style != .repeat {
                arguments.append(.init("style", .code("." + style.rawValue)))
            }
        }
        return CodeExpression.call("request." + method, arguments).lines(after: "try ", column: Self.column)
    }
}

extension Field {
    /// The runtime's writer, where the wire form is not that of the type's own `Encodable`.
    var writer: String? {
        if !isJSONString && type.isPlain { return nil }
        return WireExpression(isSent: true).expression(of: self)
    }
}

extension TypeReference {
    /// Whether a value's own `Encodable` writes its wire form.
    var isPlain: Bool {
        switch self {
        case .scalar(let scalar, let format):
            switch scalar {
            case .string, .bool, .int, .int32, .int64, .float, .double, .uuid, .json: format == nil
            case .decimal, .date, .dateTime, .url, .base64: false
            }
        case .list(let element): element.isPlain
        case .map(let value, let keys): value.isPlain && keys == nil
        case .model, .parameter: true
        case .nullable: false
        }
    }
}

extension LiteralValue {
    /// The text that stands for a fixed value outside JSON.
    func text(as type: TypeReference) -> String {
        switch self {
        case .null: ""
        case .text(let text): text
        case .bool(let flag):
            if case .scalar(_, format: .number) = type { flag ? "1" : "0" } else { flag ? "true" : "false" }
        case .integer(let digits), .number(let digits): digits
        case .enumValue(_, let wire): wire
        case .newtype(_, let value): value.text(as: type)
        case .emptyList, .emptyMap: ""
        }
    }
}

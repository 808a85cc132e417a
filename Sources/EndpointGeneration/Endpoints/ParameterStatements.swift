import EndpointNaming
import EndpointSpec

/// Writes the statements that put path, header and query parameters into a request.
struct ParameterStatements {
    let coding: FieldCoding

    private static let column = 8

    /// Variables of `encode(to:)`.
    static let locals = ["request"]

    /// Appends statements for path, address, headers and query, in the order of ``EndpointParameters``.
    func add(_ endpoint: Endpoint, to builder: inout LineBuilder) {
        // Lists stand in paths with commas.
        add(endpoint.pathParameters, "request.path", usually: .csv, to: &builder)
        if case .url(let field) = endpoint.target {
            builder.append(["request.url(\(coding.expression(field)))"])
        }
        for header in endpoint.omittedHeaders {
            builder.append(["request.omitHeader(\(SwiftLiteral.string(header)))"])
        }
        let headers = endpoint.headers
        for index in headers.indices { add(headers[index].field, "request.header", to: &builder) }
        add(endpoint.query, "request.query", usually: .repeat, to: &builder)
    }

    /// By index, because walking the fields would copy each of them.
    private func add(
        _ fields: [Field],
        _ method: String,
        usually style: ParameterStyle,
        to builder: inout LineBuilder
    ) {
        for index in fields.indices { add(fields[index], method, usually: style, to: &builder) }
    }

    /// - Parameter usual: The style that the runtime writes where none is named; `nil` where it knows but one.
    private func add(
        _ field: Field,
        _ method: String,
        usually usual: ParameterStyle? = nil,
        to builder: inout LineBuilder
    ) {
        if field.isReadOnly { return }
        let call = ExpressionText(in: builder.draft)
        call.openCall(method)
        call.next(literal: field.wire)
        if let fixed = field.fixedValue {
            call.next(literal: fixed.text(as: field.type))
        } else {
            call.next(code: coding.expression(field))
            if let writer = field.writer { call.next(code: writer) }
            if let usual, let style = field.style, style != usual {
                call.next("style", code: "." + style.rawValue)
            }
        }
        call.closeCall()
        builder.append(call, after: "try ", column: Self.column)
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

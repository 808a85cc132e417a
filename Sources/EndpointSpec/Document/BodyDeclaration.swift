package import EndpointDiagnostics

package enum BodyEncoding: String, Sendable, Hashable, CaseIterable { case json, form, plist, text, bytes }

/// `body` or `form`, short or long.
package struct BodyDeclaration: Sendable {
    /// A type, or fields in place that become parameters of their own.
    package var type: FieldTypeDeclaration
    @Boxed package var format: Located<String>?
    @Boxed package var keys: Located<TypeExpression>?
    /// `nil`: as the server's `bodies` says; `form` where the key was `form`.
    package var encoding: Located<BodyEncoding>?
    package var style: Located<ParameterStyle>?
    @Boxed package var contentType: Located<String>?
    package var isOptional = false
    @Boxed package var documentation: Documentation
    package var range: SourceRange

    package init(type: FieldTypeDeclaration, range: SourceRange) {
        self.type = type
        self.range = range
    }
}

/// `response`: one payload, or outcomes by status.
package enum ResponseDeclaration: Sendable {
    case payload(PayloadDeclaration)
    case outcomes([OutcomeDeclaration], SourceRange)
}

/// The answer's type with what else may be said of it.
package struct PayloadDeclaration: Sendable {
    package var type: FieldTypeDeclaration
    @Boxed package var isOptional: Located<Bool>?
    @Boxed package var isNullable: Located<Bool>?
    @Boxed package var format: Located<String>?
    @Boxed package var keys: Located<TypeExpression>?
    /// Statuses that are success, `2xx` style ranges among them; empty: any 2xx.
    package var status: [Located<StatusPattern>] = []
    package var headers: [FieldDeclaration] = []
    /// The header that is the value.
    @Boxed package var header: Located<String>?
    @Boxed package var documentation: Documentation
    package var range: SourceRange

    package init(type: FieldTypeDeclaration, range: SourceRange) {
        self.type = type
        self.range = range
    }
}

package struct OutcomeDeclaration: Sendable {
    package enum Value: Sendable {
        case flag(Bool)
        case payload(PayloadDeclaration)
    }

    package var status: Located<StatusPattern>
    package var value: Value
    package var name: Located<String>?
    package var range: SourceRange

    package init(status: Located<StatusPattern>, value: Value, name: Located<String>?, range: SourceRange) {
        self.status = status
        self.value = value
        self.name = name
        self.range = range
    }
}

/// One status (`200`) or a hundred of them (`2xx`).
package enum StatusPattern: Sendable, Hashable {
    case exact(Int)
    /// The hundreds digit.
    case range(Int)

    /// As it is written: `200`, `2xx`.
    package var text: String {
        switch self {
        case .exact(let status): "\(status)"
        case .range(let hundreds): "\(hundreds)xx"
        }
    }
}

/// `errors` or `statusErrors`: definitions, or (for `errors`) a list of names declared further out.
package struct ErrorsDeclaration: Sendable {
    package var definitions: [ErrorDeclaration] = []
    package var references: [Located<String>] = []
    package var range: SourceRange

    package init(range: SourceRange) { self.range = range }
}

package struct ErrorDeclaration: Sendable {
    /// A business code, or digits of an HTTP status.
    package var code: Located<String>
    package var name: Located<String>
    package var data: Located<TypeExpression>?
    @Boxed package var documentation: Documentation

    package init(code: Located<String>, name: Located<String>) {
        self.code = code
        self.name = name
    }
}

package enum PagingStyle: String, Sendable, Hashable, CaseIterable { case page, offset, cursor, link }

/// `paging`; every key optional here, since mappings merge by key over presets.
package struct PagingDeclaration: Sendable {
    package var style: Located<PagingStyle>?
    package var parameter: Located<String>?
    package var size: Located<String>?
    package var items: Located<String>?
    package var more: Located<String>?
    package var total: Located<String>?
    package var next: Located<String>?
    package var first: Located<Int>?
    package var range: SourceRange
    package init(range: SourceRange) { self.range = range }
}

package struct BatchDeclaration: Sendable {
    package var parameter: Located<String>?
    package var size: Located<Int>?
    package var concurrency: Located<Int>?
    package var timeout: Located<SpecDuration>?
    package var items: Located<String>?
    package var key: Located<String>?
    package var range: SourceRange
    package init(range: SourceRange) { self.range = range }
}

package struct ExampleDeclaration: Sendable {
    package var name: Located<String>
    package var request: Located<LiteralExpression>?
    package var status: Located<Int>?
    package var response: Located<LiteralExpression>?
    package init(name: Located<String>) { self.name = name }
}

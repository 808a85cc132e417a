import EndpointSpec

/// What a parameter's value is, as far as its form on the wire depends on it.
enum ParameterForm {
    case text, list
    case object(ObjectShape)
    case other
}

extension OpenAPIDecoder {
    mutating func form(of shaped: ShapedSchema) -> ParameterForm {
        switch final(shaped).shape {
        case .object(let object): return .object(object)
        case .list(let items, _):
            for item in items {
                guard case .text = form(of: shape(of: item)) else { return .other }
            }
            return .list
        case .union(let union):
            for variant in union.variants {
                guard case .text = form(of: variant.content) else { return .other }
            }
            return .text
        case .any, .scalar, .enumeration, .constant, .narrowed: return .text
        case .map, .null, .reference: return .other
        }
    }
}

/// Names of headers.
enum HeaderName {
    /// Whether the text is a token (RFC 9110, section 5.6.2).
    static func isValid(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { NameWords.isAlphanumeric($0) || "!#$%&'*+-.^_`|~".utf8.contains($0) }
    }

    /// The parameter for a header, by the rule for headers where that gives a name.
    static func swiftName(_ header: String, given: String?) -> String {
        if let given, NameWords.isName(given, isUpper: false) { return given }
        if let name = DerivedNames.parameterName(forHeader: header), NameWords.isName(name, isUpper: false) {
            return name
        }
        return NameWords.lowerCamel(NameWords.words(of: header)) ?? "header"
    }
}

import EndpointDiagnostics
import EndpointNaming
import EndpointSpec

/// Writes how a oneOf is read and written.
struct UnionCoding {
    let union: Union
    let types: TypeWriter
    let wire: WireExpression
    let kinds: JSONKinds
    /// Columns before the body's lines.
    let indentation: Int

    var words: Vocabulary { types.words }

    init(union: Union, types: TypeWriter, indentation: Int) {
        self.union = union
        self.types = types
        self.indentation = indentation
        wire = WireExpression(isSent: types.isSent)
        kinds = JSONKinds(spec: types.names.spec)
    }

    var decodeLines: [String] {
        switch union.tagging {
        case .untagged: untaggedDecodeLines
        case .tagged(let discriminator, let kind, let content):
            taggedDecodeLines(discriminator, kind, content: content)
        }
    }

    var encodeLines: [String] {
        var lines = ["switch self {"]
        for variant in union.variants { lines += encodeLines(variant) }
        if let otherwise = union.otherwise {
            lines += caseLines("case .otherwise(let value):", [write("value", as: otherwise)])
        } else if union.isOpen {
            lines += caseLines("case .unknown(let value):", ["try value.encode(to: encoder)"])
        }
        return lines + ["}"]
    }

    // MARK: Pieces

    /// Reads the value of a type from `decoder`, as an argument of a case.
    func read(_ type: TypeReference) -> String {
        if case .model = type { return "try \(types.type(type))(from: decoder)" }
        return "try \(words[.wireReader])\(wire.expression(type)).read(from: decoder)"
    }

    /// Reads the rest: what no variant is.
    var unknownLine: String {
        if let otherwise = union.otherwise { return "self = .otherwise(\(read(otherwise)))" }
        if union.isOpen { return "self = .unknown(try \(words[.jsonValue])(from: decoder))" }
        return "throw \(words[.tag]).unknown(in: decoder)"
    }

    func assignment(_ variant: Variant, _ value: String?) -> (callee: String, arguments: [String])? {
        value.map { ("self = .\(NamingRules.identifier(variant.name).member)", [$0]) }
    }

    func statement(_ variant: Variant) -> String {
        let member = NamingRules.identifier(variant.name).member
        return variant.type.map { "self = .\(member)(\(read($0)))" } ?? "self = .\(member)"
    }

    /// The statement, broken in its parentheses where it is too long.
    func statementLines(_ variant: Variant, indentation: Int) -> [String] {
        guard let type = variant.type else { return [statement(variant)] }
        return SignatureLayout.call(
            "self = .\(NamingRules.identifier(variant.name).member)",
            [read(type)],
            indentation: indentation
        )
    }

    func caseLines(_ label: String, _ statements: [String]) -> [String] {
        if statements.count == 1 { return SignatureLayout.caseLine(label, statements[0], indentation: indentation) }
        return [label] + statements.map { "    " + $0 }
    }

    private func write(_ value: String, as type: TypeReference) -> String {
        if case .model = type { return "try \(value).encode(to: encoder)" }
        return "try \(words[.wireWriter])\(wire.expression(type)).write(\(value), to: encoder)"
    }

    private func encodeLines(_ variant: Variant) -> [String] {
        let member = NamingRules.identifier(variant.name).member
        guard let type = variant.type else {
            let text = SwiftLiteral.string(variant.fixedText ?? variant.tag.value)
            return caseLines("case .\(member):", ["try \(words[.wireWriter]).string.write(\(text), to: encoder)"])
        }
        let label = "case .\(member)(let value):"
        guard case .tagged(let discriminator, let kind, let content) = union.tagging, !variant.isToldByKind else {
            return caseLines(label, [write("value", as: type)])
        }
        let tag = tagLiteral(variant.tag.value, kind)
        let key = SwiftLiteral.string(discriminator)
        if let content {
            return caseLines(
                label,
                [
                    "var object = try \(words[.objectEncoder])(encoder)",
                    "try object.\(tagHelper(kind))(\(key), \(tag))",
                    contentWriting(type, content),
                ]
            )
        }
        if variant.carriesDiscriminator { return caseLines(label, [write("value", as: type)]) }
        let write = "try \(words[.tag]).write"
        if isStructure(type) {
            return caseLines(label, ["\(write)(\(tag), \(key), to: encoder)", self.write("value", as: type)])
        }
        return caseLines(label, ["\(write)(\(tag), \(key), with: value, to: encoder)"])
    }

    /// Whether its values are objects for certain: Foundation's encoders trap on a field beside anything else.
    private func isStructure(_ type: TypeReference) -> Bool {
        if case .model(let id, _) = type, case .structure = types.names.spec.models[id.index].kind {
            true
        } else {
            false
        }
    }

    private func contentWriting(_ type: TypeReference, _ content: String) -> String {
        let key = SwiftLiteral.string(content)
        switch wire.codec(of: type) {
        case .plain, .numbers: return "try object.value(\(key), value)"
        case .composed(let expression): return "try object.value(\(key), value, \(expression))"
        case .scalar(let helper, let argument):
            return "try object.\(helper)(\(key), value\(argument.map { ", " + $0 } ?? ""))"
        }
    }

    func tagLiteral(_ tag: String, _ kind: TagKind) -> String {
        kind == .text ? SwiftLiteral.string(tag) : tag
    }

    private func tagHelper(_ kind: TagKind) -> String {
        switch kind {
        case .text: "string"
        case .integer: "int64"
        case .flag: "bool"
        }
    }
}

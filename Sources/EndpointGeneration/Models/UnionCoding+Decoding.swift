import EndpointDiagnostics
import EndpointNaming
import EndpointSpec

extension UnionCoding {
    // MARK: Tagged

    func taggedDecodeLines(_ discriminator: String, _ kind: TagKind, content: String?) -> [String] {
        var lines: [String] = []
        for variant in union.variants where variant.isToldByKind { lines += toldByKindLines(variant) }
        if content != nil { lines.append("let object = try \(words[.objectDecoder])(decoder)") }
        let reader =
            switch kind {
            case .text: "text"
            case .integer: "integer"
            case .flag: "flag"
            }
        lines.append("switch try \(words[.tag]).\(reader)(\(SwiftLiteral.string(discriminator)), from: decoder) {")
        for variant in union.variants where !variant.isToldByKind {
            let label = "case \(tagLiteral(variant.tag.value, kind)):"
            guard let type = variant.type else {
                lines += caseLines(label, [statement(variant)])
                continue
            }
            let value = content.map { contentReading(type, $0) } ?? read(type)
            lines += SignatureLayout.caseCall(
                label,
                "self = .\(NamingRules.identifier(variant.name).member)",
                [value],
                indentation: indentation
            )
        }
        return lines + caseLines("default:", [unknownLine]) + ["}"]
    }

    private func toldByKindLines(_ variant: Variant) -> [String] {
        let kinds = variant.type.flatMap { self.kinds.kinds(of: $0) } ?? []
        guard let kind = WireKind.allCases.first(where: kinds.contains) else { return [] }
        return ["if try \(words[.jsonKind]).of(decoder) == .\(kind.rawValue) {"]
            + statementLines(variant, indentation: indentation + 4).map { "    " + $0 } + ["    return", "}"]
    }

    private func contentReading(_ type: TypeReference, _ content: String) -> String {
        let key = SwiftLiteral.string(content)
        switch wire.codec(of: type) {
        case .plain: return "try object.value(\(key))"
        case .numbers: return "try object.numbers(\(key))"
        case .composed(let expression): return "try object.value(\(key), \(expression))"
        case .scalar(let helper, let argument):
            return "try object.\(helper)(\(key)\(argument.map { ", " + $0 } ?? ""))"
        }
    }

    // MARK: Untagged

    var untaggedDecodeLines: [String] {
        var lines = ["switch try \(words[.jsonKind]).of(decoder) {"]
        for kind in WireKind.allCases {
            let variants = union.variants.filter { variant in
                variant.type.map { kinds.kinds(of: $0)?.contains(kind) ?? false } ?? (kind == .string)
            }
            if !variants.isEmpty { lines += self.lines(for: variants, of: kind) }
        }
        return lines + caseLines("default:", [restLine]) + ["}"]
    }

    /// The variant of any kind, if one takes what the others leave.
    private var catchAll: Variant? {
        union.variants.first { variant in variant.type.map { kinds.kinds(of: $0) == nil } ?? false }
    }

    private var restLine: String { catchAll.map(statement) ?? unknownLine }

    private func lines(for variants: [Variant], of kind: WireKind) -> [String] {
        let label = "case .\(kind.rawValue):"
        let body =
            switch kind {
            case .string: stringLines(variants)
            case .object: objectLines(variants)
            default: statementLines(variants[0], indentation: indentation + 4)
            }
        if body.count == 1 { return SignatureLayout.caseLine(label, body[0], indentation: indentation) }
        return [label] + body.map { "    " + $0 }
    }

    /// Fixed texts first, then the one variant that takes any text.
    private func stringLines(_ variants: [Variant]) -> [String] {
        let rest = variants.first { $0.type != nil }
        let fixed = variants.filter { $0.type == nil }
        if fixed.isEmpty { return rest.map { statementLines($0, indentation: indentation + 4) } ?? [restLine] }
        var lines = ["switch try \(words[.wireReader]).string.read(from: decoder) {"]
        for variant in fixed {
            lines += caseLines(
                "case \(SwiftLiteral.string(variant.fixedText ?? variant.tag.value)):",
                [statement(variant)]
            )
        }
        return lines + caseLines("default:", [rest.map(statement) ?? restLine]) + ["}"]
    }

    /// The first variant whose required fields are all there, after those that an earlier one would hide but for a
    /// field that only they have. Where nothing else can take an object, the only one is read anyway, so that the
    /// failure says which field is missing.
    private func objectLines(_ variants: [Variant]) -> [String] {
        let takesOthers = union.isOpen || union.otherwise != nil || catchAll != nil
        if variants.count == 1, !takesOthers { return statementLines(variants[0], indentation: indentation + 4) }
        var lines = ["let object = try \(words[.objectDecoder])(decoder)"]
        var keyword = "if"
        for (variant, own) in hidden(variants) {
            let keys = variant.type.map { kinds.requiredKeys(of: $0) } ?? []
            lines += condition(keyword, keys, any: own)
            lines += statementLines(variant, indentation: indentation + 8).map { "    " + $0 }
            keyword = "} else if"
        }
        for variant in variants {
            let statements = statementLines(variant, indentation: indentation + 8).map { "    " + $0 }
            let keys = variant.type.map { kinds.requiredKeys(of: $0) } ?? []
            guard !keys.isEmpty else {
                return keyword == "if"
                    ? statementLines(variant, indentation: indentation + 4)
                    : lines + ["} else {"] + statements + ["}"]
            }
            lines += condition(keyword, keys) + statements
            keyword = "} else if"
        }
        return lines + ["} else {", "    " + restLine, "}"]
    }

    /// Variants that fit wherever they would be read an earlier one fits, with the names of fields that no earlier
    /// one has: where one of those is there, the earlier one would lose it.
    private func hidden(_ variants: [Variant]) -> [(variant: Variant, own: [String])] {
        var seen: [(required: Set<String>, known: Set<String>)] = []
        var hidden: [(variant: Variant, own: [String])] = []
        for variant in variants {
            guard let type = variant.type, let known = kinds.knownKeys(of: type) else { continue }
            let required = Set(kinds.requiredKeys(of: type))
            if seen.contains(where: { $0.required.isSubset(of: required) }) {
                let own = known.filter { key in !seen.contains { $0.known.contains(key) } }
                if !own.isEmpty { hidden.append((variant, own)) }
            }
            seen.append((required, Set(known)))
        }
        return hidden
    }

    /// - Parameter own: Fields one of which must be there too.
    private func condition(_ keyword: String, _ keys: [String], any own: [String] = []) -> [String] {
        let calls = [("contains", keys), ("containsAny", own)].filter { !$0.1.isEmpty }.map { name, keys in
            (callee: "object.\(name)([", literals: keys.map(SwiftLiteral.string))
        }
        let parts = calls.map { $0.callee + $0.literals.joined(separator: ", ") + "])" }
        let line = "\(keyword) \(parts.joined(separator: ", ")) {"
        if SignatureLayout.fits(line, at: indentation + 4) { return [line] }
        let first = "\(keyword) \(parts[0]),"
        guard calls.count == 2, SignatureLayout.fits(first, at: indentation + 4) else {
            let list = broken(calls[0].literals, at: indentation + 4)
            let rest = "])" + parts.dropFirst().map { ", " + $0 }.joined()
            return ["\(keyword) \(calls[0].callee)"] + list + [rest + " {"]
        }
        if SignatureLayout.fits("    " + parts[1], at: indentation + 4) { return [first, "    " + parts[1], "{"] }
        let list = broken(calls[1].literals, at: indentation + 8)
        return [first] + ([calls[1].callee] + list + ["])"]).map { "    " + $0 } + ["{"]
    }

    private func broken(_ literals: [String], at indentation: Int) -> [String] {
        SignatureLayout.filled(literals, first: "    ", indentation: indentation, isClosed: true)
    }
}

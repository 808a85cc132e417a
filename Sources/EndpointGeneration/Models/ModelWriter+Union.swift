import EndpointDiagnostics
import EndpointNaming
import EndpointSpec
import EndpointTemplating
import EndpointText

extension ModelWriter {
    func write(_ union: Union, _ nested: [ModelContext], into context: inout ModelContext) {
        let coding = UnionCoding(union: union, types: types, indentation: indentation + 8)
        var conformances = genericParameters.isEmpty ? codable : []
        if genericParameters.isEmpty && facts.isHashed[model.id.index] { conformances.append(.hashable) }
        var declaration = DeclarationContext(
            access: access,
            documentation: documentation,
            header: header(union.isIndirect ? "indirect enum" : "enum", conformances + [.sendable]),
            nested: nested
        )
        if isDecodable { declaration.decoding = decoding(draft.text.lines(coding.decodeLines)) }
        if isEncodable { declaration.encoding = encoding(draft.text.lines(coding.encodeLines)) }
        if !genericParameters.isEmpty { makeConditional(&declaration, into: &context) }
        context.union = UnionContext(declaration: .context(declaration), cases: cases(of: union))
    }

    private func cases(of union: Union) -> [CaseContext] {
        var cases = union.variants.map { variant in
            CaseContext(
                documentation: documentation(variant.$documentation, indentation: indentation + 4),
                declaration: NamingRules.identifier(variant.name).declaration
                    + (variant.type.map { "(\(types.type($0)))" } ?? "")
            )
        }
        if let otherwise = union.otherwise {
            cases.append(
                CaseContext(
                    documentation: draft.text.lines(["/// Every other kind."]),
                    declaration: "otherwise(\(types.type(otherwise)))"
                )
            )
        } else if union.isOpen {
            cases.append(
                CaseContext(
                    documentation: draft.text.lines([
                        "/// A kind that this version of the app does not know, kept as it was sent."
                    ]),
                    declaration: "unknown(\(words[.jsonValue]))"
                )
            )
        }
        return cases
    }
}

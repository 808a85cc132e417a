import EndpointDiagnostics
import EndpointSpec

/// Types that parameters, headers, bodies and answers have which several operations refer to.
extension OpenAPIDecoder {
    /// The type of a shared declaration, one for all that refer to it.
    ///
    /// - Parameter suffix: What the name of its type ends in, where it is declared for that.
    mutating func sharedType(
        of id: ReferenceID,
        _ shaped: ShapedSchema,
        suffix: String,
        at range: SourceRange
    ) -> MappedType {
        if let known = sharedTypes[id] {
            guard let expression = known.expression else { return known }
            var moved = known
            moved.type = .expression(Located(expression, at: range))
            return moved
        }
        let wanted = wantedName(of: id)
        let name = wanted.hasSuffix(suffix) ? wanted : wanted + suffix
        let mapped = type(of: shaped, at: TypePlace(name: name, nested: nil, range: range))
        sharedTypes[id] = mapped
        return mapped
    }
}

import EndpointNaming
import EndpointSpec

/// Writes how an endpoint's list continues.
struct PagingDeclarations {
    /// Inside the endpoint's braces.
    let itemType: String
    private let rule: CodeExpression
    /// Lines of the private function that finds the next cursor, where that takes one.
    let cursorFunction: [String]
    private let isDeprecated: Bool

    /// `nil` where there is no paging, or closures of one expression cannot follow it.
    init?(_ facts: EndpointFacts, names: SwiftNames) {
        guard let paging = facts.endpoint.paging else { return nil }
        let words = facts.types.words
        let lists = ListExpressions(names.spec, words: words)
        guard let items = lists.collection(paging.items, of: facts.endpoint),
            let movement = Self.movement(of: paging, facts, lists)
        else { return nil }
        func closure(_ path: ValuePath?, _ write: (ListExpressions.Value) -> String?) -> CodeExpression? {
            guard let path, let value = lists.value(path, of: facts.endpoint) else { return nil }
            return write(value).map(CodeExpression.code)
        }
        let more = closure(paging.more) { "{ \($0.code) }" }
        let total = closure(paging.total) { lists.integer($0) }
        // What is asked for and cannot be said would end lists too early, or never.
        if paging.more != nil && more == nil || paging.total != nil && total == nil { return nil }
        var cursorFunction: [String] = []
        var arguments = movement
        arguments.append(.init("items", .code(items)))
        if let more { arguments.append(.init("more", more)) }
        if let total, paging.style == .page || paging.style == .offset { arguments.append(.init("total", total)) }
        if let next = paging.next, paging.style == .cursor {
            if let value = lists.value(next, of: facts.endpoint) {
                arguments.append(.init("next", .code("{ \(value.code) }")))
            } else {
                let name = "pagingCursor"
                guard let function = UnionFieldFunction(name, next, of: facts.endpoint, names: names, words: words)
                else { return nil }
                arguments.append(.init("next", .code("{ \(name)(in: $0) }")))
                cursorFunction = function.lines
            }
        }
        self.cursorFunction = cursorFunction
        isDeprecated =
            [paging.items, paging.more, paging.total, paging.next].contains { $0?.isDeprecated == true }
            || [paging.parameter, paging.size].contains { $0?.isDeprecated == true }
        itemType = TypeWriter(names: names, words: words, scope: facts.types.scope, isSent: false).type(paging.itemType)
        rule = .call("\(words[.pagingRule])<Self, \(itemType)>.\(paging.style.rawValue)", arguments)
    }

    /// The arguments before `items`.
    private static func movement(
        of paging: Paging,
        _ facts: EndpointFacts,
        _ lists: ListExpressions
    ) -> [CodeExpression.Argument]? {
        guard paging.style != .link else { return [] }
        let counts = paging.style != .cursor
        guard let path = paging.parameter, let parameter = lists.parameter(path, of: facts, storage: true),
            let setter = lists.setter(of: parameter, integers: counts, types: facts.types)
        else { return nil }
        let plain = lists.unwrapped(parameter)
        guard let getter = counts ? lists.integer(plain) : "{ \(plain.code) }" else { return nil }
        let standard = paging.style == .offset ? 0 : 1
        var arguments: [CodeExpression.Argument] = []
        if counts && paging.first != standard {
            arguments.append(.init("first", .code(SwiftLiteral.integer(paging.first))))
        }
        arguments += [.init("position", .code(getter)), .init("move", .code(setter))]
        if counts, let size = paging.size.flatMap({ lists.parameter($0, of: facts, storage: true) }),
            let closure = lists.integer(lists.unwrapped(size))
        {
            arguments.append(.init("size", .code(closure)))
        }
        return arguments
    }

    /// Lines of the endpoint's member. A use of what is deprecated does not warn in what is deprecated itself, nor does
    /// meeting the protocol's requirement with it.
    ///
    /// - Parameter access: With its space, or nothing.
    func lines(access: String, indentation: Int) -> [String] {
        (isDeprecated ? [DeprecationAttribute.plain] : [])
            + rule.lines(after: "\(access)static let paging = ", column: indentation)
    }
}

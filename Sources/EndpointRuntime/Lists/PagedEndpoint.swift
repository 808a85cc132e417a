/// An endpoint whose list continues over several answers; generated from `paging`.
public protocol PagedEndpoint: Endpoint {
    associatedtype PagingItem: Sendable

    /// How the next page is found.
    static var paging: PagingRule<Self, PagingItem> { get }
}

/// Finds items in an answer, and the request for the next page.
///
/// Whether there is one: what the answer says of that decides; else whether it names a next page; else whether its count
/// of all items has been reached; else a page that is shorter than was asked for, or empty, is the last. A request that
/// would be the same as the one before is never made.
public struct PagingRule<E: Endpoint, Item: Sendable>: Sendable {
    let items: @Sendable (E.Response) -> [Item]
    let more: (@Sendable (E.Response) -> Bool?)?
    let total: (@Sendable (E.Response) -> Int?)?
    let size: (@Sendable (E) -> Int?)?
    let movement: Movement

    enum Movement: Sendable {
        /// Pages are counted.
        case page(first: Int, position: @Sendable (E) -> Int?, move: @Sendable (inout E, Int) -> Void)
        /// Items are counted.
        case offset(first: Int, position: @Sendable (E) -> Int?, move: @Sendable (inout E, Int) -> Void)
        /// - Returns: False where there is no next page, or it is the same one.
        case cursor(@Sendable (inout E, E.Response) -> Bool)
        /// The answer's `Link` header names the next page.
        case link
    }
}

extension PagingRule {
    /// Pages are counted: 1, 2, 3 …
    ///
    /// - Parameters:
    ///   - first: The number of the first page.
    ///   - position: The page a request asks for; `nil`: the first.
    ///   - move: Makes a request ask for a page.
    ///   - size: How many items it asks for.
    ///   - items: Finds the items in an answer.
    ///   - more: Whether the answer says that a page follows.
    ///   - total: How many items there are in all, as the answer says.
    public static func page(
        first: Int = 1,
        position: @escaping @Sendable (E) -> Int?,
        move: @escaping @Sendable (inout E, Int) -> Void,
        size: (@Sendable (E) -> Int?)? = nil,
        items: @escaping @Sendable (E.Response) -> [Item],
        more: (@Sendable (E.Response) -> Bool?)? = nil,
        total: (@Sendable (E.Response) -> Int?)? = nil
    ) -> PagingRule {
        let movement = Movement.page(first: first, position: position, move: move)
        return PagingRule(items: items, more: more, total: total, size: size, movement: movement)
    }

    /// Items are counted: those before the page. Otherwise as ``page(first:position:move:size:items:more:total:)``.
    public static func offset(
        first: Int = 0,
        position: @escaping @Sendable (E) -> Int?,
        move: @escaping @Sendable (inout E, Int) -> Void,
        size: (@Sendable (E) -> Int?)? = nil,
        items: @escaping @Sendable (E.Response) -> [Item],
        more: (@Sendable (E.Response) -> Bool?)? = nil,
        total: (@Sendable (E.Response) -> Int?)? = nil
    ) -> PagingRule {
        let movement = Movement.offset(first: first, position: position, move: move)
        return PagingRule(items: items, more: more, total: total, size: size, movement: movement)
    }

    /// Each answer says where the next page begins; nothing, or an empty text, where there is none.
    ///
    /// - Parameters:
    ///   - position: The cursor a request has.
    ///   - move: Gives a request a cursor.
    ///   - items: Finds the items in an answer.
    ///   - more: Whether the answer says that a page follows.
    ///   - next: The cursor of the next page.
    public static func cursor<Cursor: Sendable & Equatable>(
        position: @escaping @Sendable (E) -> Cursor?,
        move: @escaping @Sendable (inout E, Cursor) -> Void,
        items: @escaping @Sendable (E.Response) -> [Item],
        more: (@Sendable (E.Response) -> Bool?)? = nil,
        next: @escaping @Sendable (E.Response) -> Cursor?
    ) -> PagingRule {
        let movement = Movement.cursor { request, response in
            guard let cursor = next(response), (cursor as? String)?.isEmpty != true, cursor != position(request) else {
                return false
            }
            move(&request, cursor)
            return true
        }
        return PagingRule(items: items, more: more, total: nil, size: nil, movement: movement)
    }

    /// The `Link` header of each answer names the next page; RFC 8288.
    ///
    /// - Parameters:
    ///   - items: Finds the items in an answer.
    ///   - more: Whether the answer says that a page follows.
    public static func link(
        items: @escaping @Sendable (E.Response) -> [Item],
        more: (@Sendable (E.Response) -> Bool?)? = nil
    ) -> PagingRule {
        PagingRule(items: items, more: more, total: nil, size: nil, movement: .link)
    }
}

/// How an endpoint's lists continue. Paths are Swift names joined by dots, as in the spec.
public struct PagingDescriptor: Hashable, Sendable {
    /// What moves from page to page.
    public enum Style: String, Hashable, Sendable {
        case page, offset, cursor, link
    }

    public var style: Style
    /// The parameter that moves; none for `link`.
    public var parameter: String?
    /// The parameter that says how many; a shorter page is then the last.
    public var size: String?
    /// `nil`: the response is the list.
    public var items: String?
    /// A bool: whether more follows.
    public var more: String?
    /// A count of all items.
    public var total: String?
    /// The next value of a cursor.
    public var next: String?
    /// The first page or offset.
    public var first: Int

    /// `first` is 1 for pages and 0 for offsets unless given.
    public init(
        style: Style,
        parameter: String? = nil,
        size: String? = nil,
        items: String? = nil,
        more: String? = nil,
        total: String? = nil,
        next: String? = nil,
        first: Int? = nil
    ) {
        self.style = style
        self.parameter = parameter
        self.size = size
        self.items = items
        self.more = more
        self.total = total
        self.next = next
        self.first = first ?? (style == .page ? 1 : 0)
    }
}

/// How many identifiers an endpoint takes at once. Paths are Swift names joined by dots.
public struct BatchDescriptor: Hashable, Sendable {
    /// The list of identifiers.
    public var parameter: String
    public var size: Int
    public var concurrency: Int
    /// For all of it.
    public var timeout: Duration
    /// `nil`: the response is the list or map.
    public var items: String?
    /// The field of an item that is its identifier.
    public var key: String?

    public init(
        parameter: String,
        size: Int,
        concurrency: Int = 2,
        timeout: Duration = .seconds(10),
        items: String? = nil,
        key: String? = nil
    ) {
        self.parameter = parameter
        self.size = size
        self.concurrency = concurrency
        self.timeout = timeout
        self.items = items
        self.key = key
    }
}

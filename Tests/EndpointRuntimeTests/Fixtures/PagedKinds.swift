import Foundation

@testable import EndpointRuntime

/// Names, and what an answer says of those that follow.
struct NamePage: Decodable, Hashable, Sendable {
    var items: [String]
    var more: Bool?
    var total: Int?
    var next: String?
}

protocol PagedKind: Sendable {
    static var style: PagingDescriptor.Style { get }
    static var rule: PagingRule<Paged<Self>, String> { get }
}

/// An endpoint whose list continues as `P` says.
struct Paged<P: PagedKind>: PagedEndpoint {
    typealias API = SampleApp
    typealias Response = NamePage

    static var descriptor: EndpointDescriptor {
        EndpointDescriptor(
            "paged.\(P.self)",
            .get,
            "/list",
            server: P.style == .link ? SampleApp.Servers.api : SampleApp.Servers.cdn,
            auth: P.style == .link ? .session : .none,
            envelope: .none,
            paging: PagingDescriptor(style: P.style)
        )
    }

    static var paging: PagingRule<Paged, String> { P.rule }

    var position: Int?
    var cursor: String?
    var size: Int?

    func encode(to request: inout RequestBuilder) throws {
        try request.query("position", position)
        try request.query("cursor", cursor)
        try request.query("size", size)
    }
}

enum ByPage: PagedKind {
    static let style = PagingDescriptor.Style.page
    static let rule = PagingRule<Paged<Self>, String>.page(
        position: { $0.position },
        move: { $0.position = $1 },
        size: { $0.size },
        items: { $0.items },
        more: { $0.more },
        total: { $0.total }
    )
}

/// Nothing but the items says where the list ends.
enum ByPageFromZero: PagedKind {
    static let style = PagingDescriptor.Style.page
    static let rule = PagingRule<Paged<Self>, String>.page(
        first: 0,
        position: { $0.position },
        move: { $0.position = $1 },
        items: { $0.items }
    )
}

enum ByOffset: PagedKind {
    static let style = PagingDescriptor.Style.offset
    static let rule = PagingRule<Paged<Self>, String>.offset(
        position: { $0.position },
        move: { $0.position = $1 },
        size: { $0.size },
        items: { $0.items },
        more: { $0.more },
        total: { $0.total }
    )
}

enum ByCursor: PagedKind {
    static let style = PagingDescriptor.Style.cursor
    static let rule = PagingRule<Paged<Self>, String>.cursor(
        position: { $0.cursor },
        move: { $0.cursor = $1 },
        items: { $0.items },
        more: { $0.more },
        next: { $0.next }
    )
}

enum ByLink: PagedKind {
    static let style = PagingDescriptor.Style.link
    static let rule = PagingRule<Paged<Self>, String>.link(items: { $0.items })
}

extension TransportResponse {
    static func page(_ text: String, headers: HTTPFields = HTTPFields()) -> TransportResponse {
        TransportResponse(status: 200, headers: headers, body: .data(Data(text.utf8)))
    }
}

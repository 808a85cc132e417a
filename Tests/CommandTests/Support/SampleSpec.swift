/// A small spec of three files that uses a bit of everything a generator must handle.
enum SampleSpec {
    static let files = ["Specs/api.yaml": api, "Specs/orders.yaml": orders, "Specs/people/users.yaml": users]

    static let api = """
        spec: 1
        name: Sample
        servers:
          api:
            environments: { production: https://api.example.com }
            envelope: { code: code, message: msg, data: data, success: [0] }
        errors:
          20001: { name: rateLimited, description: Too many calls. }
        models:
          Page: { generic: [Item], fields: { items: list<Item>, hasMore: bool } }

        """

    static let orders = """
        module: Orders
        path: /v1/orders
        errors: { 30001: outOfStock }
        endpoints:
          list:
            summary: The newest first.
            method: GET
            query: { page: int = 1, status: OrderStatus? }
            response: Page<Order>
            retry: transient
          place:
            method: POST
            body: { fields: { item: string, count: int = 1 } }
            response: Order
            idempotency: key
        models:
          Order: { fields: { id: string, createdAt: dateTime, status: OrderStatus, buyer: User? } }
          OrderStatus: { enum: [created, paid, shipped] }

        """

    static let users = """
        module: Users
        endpoints:
          me: { method: GET, path: /v1/me, response: User }
        models:
          User: { fields: { id: int64, name: string, likes: list<User>? } }

        """

    /// The names of its output.
    static let outputs = ["api.endpoints.swift", "orders.endpoints.swift", "people.users.endpoints.swift"]
}

extension SampleSpec {
    /// The same with something that lint warns of: a retry after a timeout that never has time left.
    static let withWarning = files.merging([
        "Specs/orders.yaml": orders.replacing(
            "retry: transient",
            with: "timeout: { total: 3s }\n    retry: { when: [timeout] }"
        )
    ]) { $1 }

    /// The same with one misspelt key, at 6:5 of `orders.yaml`.
    static let faulty = files.merging([
        "Specs/orders.yaml": """
        module: Orders
        endpoints:
          list:
            method: GET
            path: /orders
            timout: fast
            response: json

        """
    ]) { $1 }
}

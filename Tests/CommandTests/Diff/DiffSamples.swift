/// Two specs and approvals for tests of `diff`.
enum DiffSamples {
    static let base = """
        module: Orders
        endpoints:
          list:
            method: GET
            path: /orders
            query: { state: State? }
            response: list<Order>
            timeout: bulk
          pay: { method: POST, path: /payments, body: Payment, idempotency: key, retry: transient }
          old: { method: GET, path: /old }
        models:
          State: { enum: [open, "closed <now>"] }
          Order: { fields: { id: string, note: string, total: int32 } }
          Payment: { fields: { amount: decimal } }

        """

    static let head = """
        module: Orders
        endpoints:
          list:
            method: GET
            path: /orders
            query: { state: State? }
            response: list<Order>
            timeout: fast
            summary: All orders.
          pay: { method: POST, path: /payments, body: Payment }
        models:
          State: { enum: [open, done] }
          Order: { fields: { id: string, total: int64 } }
          Payment: { fields: { amount: decimal, note: string? } }

        """

    static let approvals = """
        - { rule: field-removed, at: Order.note, by: Ada, reason: Nobody reads it., until: 2027-12-31 }
        - { rule: field-removed, at: Order.id, by: Ada, reason: A mistake., until: 2027-12-31 }

        """

    static let files = ["base.yaml": base, "head.yaml": head]
}

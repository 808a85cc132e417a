import EndpointSpec

/// A file that a new project gets.
struct StarterFile {
    /// Below the project's folder.
    var path: String
    var text: String
}

/// What `init` writes: the least that shows a server, a module, an endpoint and models.
enum StarterFiles {
    static let specFolder = "Specs"
    static let schemaName = ".spec.schema.json"

    /// The schema that the first line of each spec names; its own name begins with a dot, so that it is no spec.
    static let schema = StarterFile(path: "\(specFolder)/\(schemaName)", text: FormatSchema.json)

    static let specs = [
        StarterFile(path: "\(specFolder)/api.yaml", text: api),
        StarterFile(path: "\(specFolder)/orders.yaml", text: orders),
    ]

    /// Where a file of a project is, without `./` before it.
    static func path(of name: String, in folder: String) -> String { folder == "." ? name : "\(folder)/\(name)" }

    static let modeline = "# yaml-language-server: $schema=\(schemaName)\n"

    private static let api =
        modeline + """
            # What all endpoints share. Each further file beside this one is a module.
            spec: 1
            name: API
            servers:
              api:
                environments:
                  production: https://api.example.com
                  test: https://test.example.com

            """

    private static let orders =
        modeline + """
            module: Orders
            path: /v1/orders
            endpoints:
              list:
                summary: The signed-in user's orders, newest first.
                method: GET
                query:
                  page: int = 1
                  status: OrderStatus?
                response: list<Order>
            models:
              Order:
                fields:
                  id: string
                  createdAt: dateTime
                  status: OrderStatus
              OrderStatus:
                enum: [created, paid, shipped]

            """
}

import EndpointDiagnostics
import EndpointTestSupport
import EndpointYAML
import Foundation
import Testing

@testable import EndpointSpec

@Suite struct SpecFilterTests {
    private static let files = [
        (
            "api.yaml",
            """
            session: { refresh: account.refresh, signIn: [account.signIn] }
            timeouts: { slow: { attempt: 20s }, fast: { attempt: 1s } }
            retries: { eager: { max: 5 } }
            credentials: { partner: { header: X-Partner } }
            presets:
              page: { query: { sort: Sort? }, retry: eager }
              other: { timeout: slow, query: { filter: Filter? } }
            errors: { 1: { name: gone, data: Reason } }
            review: { a-rule: { level: safe, endpoints: [orders.list, users.all] }, b-rule: { level: safe, endpoints: [users.all] } }
            models:
              Sort: { enum: [up, down] }
              Filter: { fields: { text: string } }
              Reason: { fields: { text: string } }
              Page: { generic: [Item], fields: { items: list<Item> } }
              Unused: { fields: { a: int } }
            """
        ),
        (
            "account.yaml",
            """
            path: /account
            endpoints:
              refresh: { method: POST, path: /refresh, body: { fields: { refreshToken: string } }, response: Tokens, idempotency: idempotent }
              signIn: { method: POST, path: /in, response: Tokens }
              other: { method: GET, path: /other, auth: partner, response: Account }
            models:
              Tokens: { fields: { token: string, refreshToken: string } }
              Account: { fields: { id: int } }
            """
        ),
        (
            "orders.yaml",
            """
            path: /orders
            pathParameters: { id: OrderID }
            endpoints:
              list: { method: GET, use: page, response: Page<Order>, tags: [shop, read], deprecated: { replacedBy: users.all } }
              one: { method: GET, path: "/{id}", response: Order, tags: [read] }
              link: { method: GET, path: "/{id}", variantOf: orders.one, response: empty }
            models:
              OrderID: { newtype: string }
              Order: { includes: [Base], fields: { user: User?, form: { oneOf: { a: Kind, b: string } } } }
              Base: { fields: { at: dateTime } }
              Kind: { fields: { a: int } }
            """
        ),
        (
            "users.yaml",
            """
            endpoints:
              all: { method: GET, path: /users, use: other, response: list<User> }
            models:
              User: { fields: { id: int, friend: "User?" } }
              Extra: { fields: { id: int } }
            """
        ),
    ]

    private static func filter(_ change: (inout SpecSelection) -> Void) -> ([SpecDocument], DiagnosticCollector) {
        var diagnostics = DiagnosticCollector()
        let documents = files.compactMap { path, text in
            let source = SourceFile(path: path, text: text)
            let file = SpecFile(source: source, relativePath: path)
            return YAMLReader().read(source, reportingTo: &diagnostics).flatMap {
                SpecDecoder().decode(
                    $0,
                    file: file,
                    role: path == "api.yaml" ? .folderAPI : .module,
                    reportingTo: &diagnostics
                )
            }
        }
        var selection = SpecSelection()
        change(&selection)
        return (SpecFilter(selection).filter(documents, reportingTo: &diagnostics), diagnostics)
    }

    private static func endpoints(of documents: [SpecDocument]) -> [String] {
        documents.flatMap { document in
            (document.module?.endpoints ?? []).map {
                "\(DerivedNames.lowerCamel(document.moduleName)).\($0.name.value)"
            }
        }
    }

    private static let needed = ["account.refresh", "account.signIn"]

    @Test(
        "Endpoints are picked out by tag, name and path, the client's own beside them",
        arguments: [
            (["shop"], [], [], ["orders.list"]), (["read"], [], [], ["orders.list", "orders.one"]),
            (["Users"], [], [], ["users.all"]), (["users"], [], [], ["users.all"]),
            ([], ["orders.list"], [], ["orders.list"]), ([], ["all"], [], ["users.all"]),
            ([], ["A-L-L"], [], ["users.all"]), ([], ["link"], [], ["orders.one", "orders.link"]),
            ([], [], ["/orders"], ["orders.list"]),
            ([], [], ["/orders/{number}"], ["orders.one", "orders.link"]),
            ([], [], ["/orders/*"], ["orders.one", "orders.link"]),
            (["shop"], ["all"], [], ["orders.list", "users.all"]),
        ] as [([String], [String], [String], [String])]
    )
    func selection(tags: [String], operations: [String], paths: [String], expected: [String]) {
        let (documents, diagnostics) = Self.filter {
            $0.tags = tags
            $0.operations = operations
            $0.paths = paths
        }
        #expect(diagnostics.sorted.map(\.message) == [])
        #expect(Self.endpoints(of: documents) == Self.needed + expected)
    }

    @Test("What is kept resolves without a warning, and nothing is kept that it does not reach")
    func closure() throws {
        var (documents, diagnostics) = Self.filter { $0.operations = ["orders.list"] }
        let resolved = SpecResolver().resolve(documents, reportingTo: &diagnostics)
        #expect(diagnostics.sorted.map(\.message) == [])
        let spec = try #require(resolved)
        let named = spec.models.filter { $0.owner == .spec }.map(\.name.value)
        #expect(named == ["Tokens", "Sort", "Reason", "Page", "Order", "Base", "Kind", "User"])
        let api = try #require(documents.first?.api)
        #expect(api.presets.map(\.name.value) == ["page"])
        #expect(api.timeouts.map(\.name.value) == ["fast"])
        #expect(api.retries.map(\.name.value) == ["eager"])
        #expect(api.credentials.isEmpty)
        #expect(api.review.map(\.rule.value) == ["a-rule"])
        #expect(documents.map(\.file.relativePath) == ["api.yaml", "account.yaml", "orders.yaml", "users.yaml"])
        #expect(try spec.endpoint("orders.list").documentation.deprecation?.replacedBy == nil)
    }

    @Test("A file of which nothing is reached is left out")
    func files() {
        let (documents, _) = Self.filter { $0.tags = ["Users"] }
        #expect(documents.map(\.file.relativePath) == ["api.yaml", "account.yaml", "users.yaml"])
    }

    @Test(
        "A value that matches nothing is an error that names it",
        arguments: [
            ("tags", "shopp", "nothing matches '--tags shopp'; did you mean 'shop'?"),
            ("operations", "orders.ona", "nothing matches '--operations orders.ona'; did you mean 'orders.one'?"),
            ("paths", "/none", "nothing matches '--paths /none'"),
            ("paths", "/none/*", "nothing matches '--paths /none/*'"),
        ]
    )
    func nothing(option: String, value: String, message: String) {
        let (_, diagnostics) = Self.filter { selection in
            if option == "tags" { selection.tags = ["read", value] }
            if option == "operations" { selection.operations = [value] }
            if option == "paths" { selection.paths = [value] }
        }
        #expect(diagnostics.sorted.map(\.message) == [message])
        #expect(diagnostics.hasErrors)
    }

    @Test("Each endpoint of the shared specs can be had by itself, and lints")
    func shared() throws {
        for name in ["social", "github", "stripe"] where SharedFolder.exists("specs/\(name)") {
            var found = DiagnosticCollector()
            let documents = try SpecLoader().load([SharedFolder.url("specs/\(name)").path], reportingTo: &found)
            let whole = SpecResolver().resolve(documents, reportingTo: &found)
            let known = Set(found.sorted.map(\.message))
            for reference in Self.endpoints(of: documents) {
                var diagnostics = DiagnosticCollector()
                var selection = SpecSelection()
                selection.operations = [reference]
                let part = SpecFilter(selection).filter(documents, reportingTo: &diagnostics)
                let spec = SpecResolver().resolve(part, reportingTo: &diagnostics)
                #expect((spec == nil) == (whole == nil) || spec != nil, "\(reference)")
                #expect(Set(diagnostics.sorted.map(\.message)).subtracting(known) == [], "\(reference)")
            }
        }
    }
}

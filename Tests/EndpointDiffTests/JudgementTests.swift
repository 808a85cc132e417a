import EndpointDiagnostics
import Testing

@testable import EndpointDiff
@testable import EndpointSpec

@Suite struct JudgementTests {
    private static let base = """
        module: Shop
        endpoints:
          get: { method: GET, path: /a, stability: beta, response: Order }
          old: { method: GET, path: /b, deprecated: { removeAfter: 2027-01-30 } }
        models: { Order: { fields: { id: string, note: string } } }
        """
    private static func head(_ review: String = "") -> String {
        """
        \(review)
        module: Shop
        endpoints: { get: { method: GET, path: /a, stability: beta, response: Order } }
        models: { Order: { fields: { id: string } } }
        """
    }

    private static func changes(_ review: String = "") throws -> [Change] {
        DiffFixture.changes(try DiffFixture.spec(base), try DiffFixture.spec(head(review)))
    }

    @Test("An endpoint that goes after its announced day is a risk, on that day still a break")
    func removal() throws {
        let base = try DiffFixture.spec(Self.base)
        let head = try DiffFixture.spec(Self.head())
        func level(_ today: String) -> ChangeLevel? {
            SpecComparison(today: today).compare(base, head).first { $0.rule.id == "endpoint-removed" }?.level(
                in: .wire
            )
        }
        #expect(level("2027-01-30") == .breaking)
        #expect(level("2027-01-31") == .risky)
    }

    @Test(
        "A review setting sets the level of its rule, within its endpoints and stabilities",
        arguments: [
            ("", ChangeLevel.breaking),
            ("review: { field-removed: safe }", .safe),
            ("review: { field-removed: risky }", .risky),
            ("review: { field-removed: { level: safe, endpoints: [shop.get] } }", .safe),
            ("review: { field-removed: { level: safe, stability: [beta] } }", .safe),
            ("review: { field-removed: { level: safe, stability: [stable] } }", .breaking),
            ("review: { field-added: safe }", .breaking),
        ]
    )
    func review(setting: String, level: ChangeLevel) throws {
        let change = try #require(try Self.changes(setting).first { $0.rule.id == "field-removed" })
        #expect(change.level == level)
    }

    @Test("A review setting for no kind of change is reported with the nearest")
    func unknownRule() throws {
        let spec = try DiffFixture.spec(Self.head("review: { field-remved: safe }"))
        var diagnostics = DiagnosticCollector()
        DiffRules.checkReview(of: spec, reportingTo: &diagnostics)
        #expect(
            diagnostics.sorted.map(\.message) == [
                "no kind of change is called 'field-remved'; did you mean 'field-removed'?"
            ]
        )
        #expect(diagnostics.sorted.first?.range?.start == SourcePosition(line: 1, column: 11))
    }

    @Test(
        "'--fail-on' names categories, with levels",
        arguments: [
            ("wire", true), ("source", true), ("behavior", false), ("behavior:safe", false), ("docs", false),
            ("any", true), ("any:safe", true), ("docs,wire:risky", true),
        ]
    )
    func failOn(text: String, fails: Bool) throws {
        let condition = try #require(FailureCondition(text))
        #expect(try Self.changes().contains { condition.isMet(by: $0) } == fails)
    }

    @Test(
        "'--fail-on' takes no other words",
        arguments: ["", "wires", "wire:bad", "wire:", "wire:safe:risky", "wire,"]
    )
    func badFailOn(text: String) { #expect(FailureCondition(text) == nil) }

    @Test("An approval accepts its change until its day; others are reported")
    func approvals() throws {
        func entry(_ rule: String, _ at: String, until: String) -> ApprovalEntry {
            let range = SourceRange(file: SourceFile(path: "a.yaml", text: ""), line: 1, column: 1)
            return ApprovalEntry(
                rule: Located(rule, at: range),
                at: Located(at, at: range),
                approval: ChangeApproval(by: "Ada", reason: "Nobody reads it.", until: until),
                range: range
            )
        }
        let entries = [
            entry("field-removed", "Order.note", until: "2027-01-31"),
            entry("field-removed", "Order.id", until: "2028-01-01"),
            entry("endpoint-removed", "shop.old", until: "2027-01-30"),
            entry("field-remved", "Order.note", until: "2028-01-01"),
        ]
        var diagnostics = DiagnosticCollector()
        let changes = Approvals(entries, today: DiffFixture.today).applied(
            to: try Self.changes(),
            reportingTo: &diagnostics
        )
        #expect(changes.filter { $0.approval != nil }.map(\.id) == ["field-removed@Order.note"])
        #expect(
            diagnostics.sorted.map(\.rule.id).sorted() == [
                "expired-approval", "unknown-change-rule", "unused-approval",
            ]
        )
        let condition = try #require(FailureCondition("source"))
        #expect(changes.filter { condition.isMet(by: $0) }.map(\.id) == ["endpoint-removed@shop.old"])
    }

    @Test("The next version follows from the heaviest change")
    func bump() throws {
        let spec = try DiffFixture.spec(Self.head())
        let worded = try DiffFixture.spec(Self.head().replacing("method: GET", with: "summary: All., method: GET"))
        let grown = try DiffFixture.spec(Self.head().replacing("id: string", with: "id: string, more: int?"))
        #expect(VersionBump(for: try Self.changes()) == .major)
        #expect(VersionBump(for: DiffFixture.changes(spec, grown)) == .minor)
        #expect(VersionBump(for: DiffFixture.changes(spec, worded)) == .patch)
        #expect(VersionBump(for: DiffFixture.changes(spec, spec)) == VersionBump.none)
    }
}

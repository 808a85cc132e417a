import EndpointDiagnostics
import EndpointOpenAPI
import Foundation
import Testing

@Suite struct LossReportTests {
    private static let text = OpenAPIText(
        """
        openapi: 3.1.0
        info: { title: Test, version: "1" }
        paths:
          /a:
            get:
              operationId: a
              parameters: [{ name: sid, in: cookie, schema: { type: string } }]
              responses: { "204": { description: d } }
        components:
          schemas:
            T: { type: object, properties: { a: { type: array, items: {}, uniqueItems: true } } }
        """
    )

    @Test("Every loss has its construct, place and reason, and is a warning")
    func entries() {
        let losses = Self.text.losses
        #expect(losses.entries.map { "\($0.construct) \($0.line):\($0.column)" } == ["uniqueItems 11:67", "sid 7:28"])
        #expect(losses.entries.allSatisfy { !$0.reason.isEmpty && $0.file == "test.yaml" && $0.isLeftOut })
        #expect(Self.text.reports == ["warning openapi-loss 7", "warning openapi-loss 11"])
    }

    @Test("What is kept is counted, and a table sums all up with the reasons")
    func summary() {
        #expect(
            Self.text.losses.summary == """
                operations       kept      1  each is an endpoint
                parameters       kept      1  each is a parameter of its endpoint
                answers          kept      1  each is a response, an outcome or a failure of its endpoint
                models           kept      1  each is a struct, enum or oneOf
                servers          kept      0  each is a server with its environments
                cookieParameter  left out  1  cookies are kept by the transport
                keyword          left out  1  the keyword only checks values and changes no type

                """
        )
    }

    @Test("The report is JSON")
    func json() throws {
        let data = try JSONEncoder().encode(Self.text.losses)
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect((object["mapped"] as? [String: Int])?["operations"] == 1)
        let entry = try #require((object["entries"] as? [[String: Any]])?.last)
        #expect(entry["loss"] as? String == "cookieParameter")
        #expect(entry["line"] as? Int == 7)
    }

    @Test("'--strict' makes errors of losses")
    func strict() {
        var diagnostics = Self.text.diagnostics
        #expect(!diagnostics.hasErrors)
        diagnostics.escalateWarnings()
        #expect(diagnostics.hasErrors)
    }

    @Test("Every loss has a reason of its own", arguments: Loss.allCases)
    func reasons(loss: Loss) {
        #expect(!loss.reason.isEmpty)
        #expect(Loss.allCases.filter { $0.reason == loss.reason } == [loss])
    }
}

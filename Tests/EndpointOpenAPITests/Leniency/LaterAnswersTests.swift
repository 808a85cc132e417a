import EndpointDiagnostics
import EndpointGeneration
import EndpointSpec
import Foundation
import Testing

/// Answers of a backend that has moved on since the app was built, read by what is generated from the older document.
@Suite struct LaterAnswersTests {
    private static let document = """
        openapi: 3.1.0
        info: { title: Later, version: "1" }
        paths:
          /things: { get: { operationId: thing, responses: { "200": { description: d, content: { application/json: { schema: { $ref: "#/components/schemas/Thing" } } } } } } }
          /pets: { get: { operationId: pet, responses: { "200": { description: d, content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } } } } }
          /shapes: { get: { operationId: shape, responses: { "200": { description: d, content: { application/json: { schema: { $ref: "#/components/schemas/Shape" } } } } } } }
        components:
          schemas:
            Thing:
              type: object
              required: [state, narrowed]
              additionalProperties: false
              properties:
                state: { $ref: "#/components/schemas/State" }
                states: { type: array, items: { $ref: "#/components/schemas/State" } }
                stateByName: { type: object, additionalProperties: { $ref: "#/components/schemas/State" } }
                inPlace: { type: string, enum: [one] }
                level: { type: integer, enum: [1, 2] }
                narrowed: { allOf: [{ $ref: "#/components/schemas/State" }], enum: [ready] }
                mixed: { enum: [a, 1, null] }
                words: { type: string }
                count: { type: integer }
                small: { type: integer, format: int32 }
                big: { type: integer, format: int64 }
                ratio: { type: number }
                single: { type: number, format: float }
                exact: { type: number, format: decimal }
                flag: { type: boolean }
                day: { type: string, format: date }
                time: { type: string, format: date-time }
                uuid: { type: string, format: uuid }
                link: { type: string, format: uri }
                bytes: { type: string, contentEncoding: base64 }
                list: { type: array, items: { type: string } }
                map: { type: object, additionalProperties: { type: integer } }
                free: { type: object }
                anything: {}
                inner: { type: object, required: [a], properties: { a: { type: string } } }
                owner: { $ref: "#/components/schemas/Owner" }
                pet: { $ref: "#/components/schemas/Pet" }
                constant: { const: now }
                number: { type: integer, default: 7 }
                choice: { oneOf: [{ type: string }, { type: integer }] }
                nullableItems: { type: array, items: { type: [string, "null"] } }
                setByServer: { type: string, readOnly: true }
            State: { type: string, enum: [ready, done] }
            Owner: { type: object, required: [name], properties: { name: { type: string } } }
            Pet:
              oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }]
              discriminator: { propertyName: kind }
            Cat: { type: object, required: [kind], properties: { kind: { type: string }, lives: { type: integer } } }
            Dog: { type: object, required: [kind], properties: { kind: { type: string }, breed: { type: string } } }
            Shape:
              oneOf:
                - { title: Circle, type: object, required: [radius], properties: { radius: { type: number } } }
                - { title: Square, type: object, required: [side], properties: { side: { type: number } } }
        """

    /// Reads each answer, and prints what Swift has of it.
    private static let main = """
        import Foundation

        struct Received: Decodable { var type, text: String }

        func value(of received: Received) throws -> Any {
            let data = Data(received.text.utf8)
            return switch received.type {
            case "Thing": try JSONDecoder().decode(Thing.self, from: data)
            case "Pet": try JSONDecoder().decode(Pet.self, from: data)
            default: try JSONDecoder().decode(Shape.self, from: data)
            }
        }

        let file = URL(fileURLWithPath: CommandLine.arguments[1])
        for received in try JSONDecoder().decode([Received].self, from: Data(contentsOf: file)) {
            do {
                print("\\(try value(of: received))".replacingOccurrences(of: "\\n", with: " "))
            } catch {
                print("failed: \\(error)")
            }
        }
        """

    private struct Later: Encodable {
        var type: String
        var text: String
        /// A part of what Swift has of it.
        var holds: String

        init(_ type: String, _ text: String, holds: String) {
            (self.type, self.text, self.holds) = (type, text, holds)
        }

        /// A thing with a field more.
        init(field: String, _ value: String, holds: String) {
            self.init("Thing", "{\"state\": \"done\", \"\(field)\": \(value)}", holds: holds)
        }

        private enum CodingKeys: String, CodingKey { case type, text }
    }

    private static let laters: [Later] = [
        Later("Thing", #"{"state": "new"}"#, holds: #"State.unknown("new")"#),
        Later("Thing", #"{"state": "done", "more": {"a": [1]}}"#, holds: "State.done"),
        Later(field: "states", #"["ready", "new"]"#, holds: #"State.ready, Program.State.unknown("new")"#),
        Later(field: "stateByName", #"{"a": "new"}"#, holds: #"State.unknown("new")"#),
        Later(field: "inPlace", #""two""#, holds: #"InPlace.unknown("two")"#),
        Later(field: "level", "3", holds: "Level.unknown(3)"),
        Later(field: "narrowed", #""done""#, holds: "narrowed: Program.State.done"),
        Later(field: "narrowed", #""new""#, holds: #"State.unknown("new")"#),
        Later(field: "mixed", #""b""#, holds: #"unknown("b")"#), Later(field: "mixed", "2", holds: "unknown(2)"),
        Later(field: "mixed", "true", holds: "unknown(EndpointRuntime.JSONValue.bool(true))"),
        Later(field: "choice", #"{"a": 1}"#, holds: "Choice.unknown(EndpointRuntime.JSONValue.object("),
        Later(field: "inner", #"{"a": "b", "more": null}"#, holds: #"Inner(a: "b")"#),
        Later(field: "owner", #"{"name": "n", "more": 1}"#, holds: #"Owner(name: "n")"#),
        Later(field: "pet", #"{"kind": "Fish", "fins": 2}"#, holds: "Pet.unknown(EndpointRuntime.JSONValue.object("),
        Later(field: "nullableItems", #"["a", null]"#, holds: #"[Optional("a"), nil]"#),
        Later("Pet", #"{"kind": "Cat", "lives": 9, "more": 1}"#, holds: "cat("),
        Later("Pet", #"{"kind": "Cat", "lives": null}"#, holds: "cat("),
        Later("Pet", #"{"kind": "Fish"}"#, holds: "unknown("), Later("Pet", "{}", holds: "unknown("),
        Later("Pet", #"{"kind": 1}"#, holds: "unknown("), Later("Pet", #"{"kind": null}"#, holds: "unknown("),
        Later("Pet", #""Fish""#, holds: "unknown("),
        Later("Shape", #"{"radius": 1, "more": 2}"#, holds: "circle("),
        Later("Shape", #"{"corners": 3}"#, holds: "unknown("), Later("Shape", "[1]", holds: "unknown("),
    ]

    @Test("a new enum value, an unknown variant, a field more and a null where one may be absent never fail a decode")
    func decode() throws {
        let text = OpenAPIText(Self.document)
        let (spec, _) = text.resolved()
        var diagnostics = DiagnosticCollector()
        let templates = try #require(try TemplateLibrary.load(overridesIn: nil, reportingTo: &diagnostics))
        let files = GenerationPipeline(templates: templates)
            .generate(try #require(spec, "\(text.errors)"), reportingTo: &diagnostics)
        let program = try GeneratedProgram(
            try #require(files, "\(diagnostics.sorted.map(\.message))"),
            with: ["main.swift": Self.main]
        )
        let laters = Self.laters + (try nulls(text))
        let lines = try program.lines(input: String(decoding: JSONEncoder().encode(laters), as: UTF8.self))
        #expect(lines.count == laters.count)
        for (later, line) in zip(laters, lines) {
            #expect(!line.hasPrefix("failed") && line.contains(later.holds), "\(later.type) \(later.text): \(line)")
        }
    }

    /// Null in place of each field of the thing that may be absent, one after the other.
    private func nulls(_ text: OpenAPIText) throws -> [Later] {
        let models = text.documents.flatMap { ($0.api?.models ?? []) + ($0.module?.models ?? []) }
        let thing = try #require(models.first { $0.name.value == "Thing" })
        guard case .structure(let fields) = thing.kind else { return [] }
        #expect(fields.count == 32)
        return fields.map(\.key.value).filter { $0 != "state" }.map { name in
            Later(field: name, "null", holds: "State.done")
        }
    }
}

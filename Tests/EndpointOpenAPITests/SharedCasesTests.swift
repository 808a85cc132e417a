import EndpointDiagnostics
import EndpointOpenAPI
import EndpointTestSupport
import Testing

/// The small inputs that lie beside the package, each with the right behaviour in its first comment.
@Suite(.enabled(if: SharedFolder.exists("cases"))) struct SharedCasesTests {
    private func document(_ name: String) throws -> SharedDocument { try SharedDocument("cases/\(name).yaml") }

    @Test("15: a status that is given twice, once quoted, is an error")
    func statusTwice() throws {
        let errors = try document("15-status-key-types").errors
        #expect(errors.count == 1)
        #expect(errors.first?.contains("200") == true)
    }

    @Test("20: a nullable reference keeps all properties")
    func nullableReference() throws {
        let document = try document("20-nullable-ref")
        #expect(document.errors == [])
        #expect(
            document.models == [
                "Nested { name: string }", "Thing { a: Nested nullable, b: Nested nullable, c: string nullable }",
            ]
        )
    }

    @Test("21: one 'operationId' for two operations is an error with both places")
    func duplicateOperation() throws {
        let document = try document("21-duplicate-operation-id")
        let error = try #require(document.diagnostics.sorted.first)
        #expect(document.errors.count == 1)
        #expect(error.rule.id == "openapi-duplicate-operation")
        #expect(error.range?.start.line == 20)
        #expect(error.notes.first?.range?.start.line == 10)
    }

    @Test("23: schemas that are named like types of Swift, Foundation and the runtime keep their names")
    func shadowedTypes() throws {
        let document = try document("23-schema-shadows-types")
        #expect(document.errors == [])
        #expect(document.models.count == 17)
        for name in ["Locale", "Date", "Data", "URL", "Error", "Response", "Type", "Self", "Protocol", "Any", "Never"] {
            #expect(document.models.contains { $0.hasPrefix(name + " ") })
        }
    }

    @Test("25: recursive schemas end")
    func recursion() throws {
        let document = try document("25-recursive-schema")
        #expect(document.errors == [])
        #expect(document.models.contains("Node { parent: Node?, children: list<Node>?, byName: map<Node>? }"))
    }

    @Test("26: references inside the folder resolve, those to the network or out of the folder are refused")
    func references() throws {
        let document = try document("26-external-ref")
        #expect(
            document.diagnostics.sorted.map(\.rule.id) == ["openapi-remote-reference", "openapi-outside-reference"]
        )
        #expect(document.diagnostics.sorted.compactMap(\.range?.start.line) == [9, 11])
        #expect(document.endpoints == ["Docs.listDocs GET /docs -> empty"])
    }

    @Test("28: parameters of a path are inherited and replaced")
    func inheritedParameters() throws {
        let document = try document("28-path-level-parameters")
        #expect(document.errors == [])
        #expect(
            document.endpoints == [
                "Users.getUser GET /users/{id} path(id: string) query(verbose: bool?) -> empty",
                "Users.deleteUser DELETE /users/{id} path(id: uuid) -> empty",
            ]
        )
    }

    @Test("30: enums and choices are open")
    func openEnums() throws {
        let document = try document("30-open-enum")
        #expect(document.errors == [])
        #expect(document.models.first == "Job { state: [QUEUED, RUNNING, DONE], kind: <t| Mail Mail, Push Push> }")
    }

    @Test("33: unknown types are errors at their places that say what was meant")
    func unknownTypes() throws {
        #expect(
            try document("33-invalid-type-names").errors == [
                "22 unknown type 'int'; did you mean integer?",
                "22 unknown type 'double'; did you mean number, format double?",
            ]
        )
    }

    @Test("35: a type in place does not replace a schema of the name that it could have")
    func inPlaceNames() throws {
        let document = try document("35-inline-name-clash")
        #expect(document.errors == [])
        #expect(document.models.sorted() == ["Content { body: { html: string? }? }", "ContentBody { length: int? }"])
    }

    @Test(
        "what is no error compiles without a warning in Swift 6",
        arguments: [
            "20-nullable-ref", "23-schema-shadows-types", "25-recursive-schema", "28-path-level-parameters",
            "30-open-enum", "35-inline-name-clash",
        ]
    )
    func compiles(name: String) throws {
        #expect(try GeneratedSources(try document(name).generated()).problems() == "")
    }
}

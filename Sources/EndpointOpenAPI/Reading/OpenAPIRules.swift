package import EndpointDiagnostics

/// What is refused in OpenAPI documents, and how what a spec cannot say is reported.
package enum OpenAPIRules {
    /// Every rule of this target, by identifier.
    package static let all: [DiagnosticRule] = [
        deadReference, duplicateOperation, endlessReference, loss, outsideReference, remoteReference, unknownType,
        unreadVersion, wrongShape,
    ]

    static let unreadVersion = DiagnosticRule(
        "openapi-version",
        summary: "A document is of a version of OpenAPI that is not read.",
        reason: "Its keys mean something else; Swagger 2.0 has other places for bodies, servers and models.",
        wayOut:
            "Convert Swagger 2.0 to OpenAPI 3, for example with 'npx swagger2openapi -o openapi.yaml swagger.yaml', "
            + "and write 3.0 or 3.1 documents."
    )
    static let deadReference = DiagnosticRule(
        "openapi-dead-reference",
        summary: "A '$ref' leads to nothing.",
        reason: "What stands there would be dropped in silence.",
        wayOut: "Correct the path or the pointer; parts of it are separated by '/', and a '/' inside of a name is '~1'."
    )
    static let remoteReference = DiagnosticRule(
        "openapi-remote-reference",
        summary: "A '$ref' leads to the network.",
        reason:
            "What is generated would depend on what a server answers, and a document could have any address called.",
        wayOut: "Download the file into the folder of the document, and refer to it there."
    )
    static let outsideReference = DiagnosticRule(
        "openapi-outside-reference",
        summary: "A '$ref' leads out of the folder of the document.",
        reason: "A document could have any file of the machine read.",
        wayOut: "Move the file into the folder, or name a document further out."
    )
    static let endlessReference = DiagnosticRule(
        "openapi-endless-reference",
        summary: "References or 'allOf' lead back to where they come from, with nothing in between.",
        reason: "There is no value that could be meant.",
        wayOut: "Give one of the schemas a type of its own."
    )
    static let unknownType = DiagnosticRule(
        "openapi-unknown-type",
        summary: "A 'type' is none of JSON Schema's.",
        reason: "It would have no effect.",
        wayOut: "Use 'string', 'number', 'integer', 'boolean', 'array', 'object' or (in 3.1) 'null', with a 'format'."
    )
    static let duplicateOperation = DiagnosticRule(
        "openapi-duplicate-operation",
        summary: "Two operations have one 'operationId'.",
        reason: "They would get one Swift name, and which of them a caller means nobody could tell.",
        wayOut: "Give each operation an 'operationId' of its own."
    )
    static let wrongShape = DiagnosticRule(
        "openapi-shape",
        summary:
            "A mapping, list or text of an OpenAPI document stands where another of the three belongs, or is missing.",
        reason: "What was meant cannot be told.",
        wayOut: "Correct it as OpenAPI's specification says."
    )
    package static let loss = DiagnosticRule(
        "openapi-loss",
        .warning,
        summary: "A spec cannot say what an OpenAPI document says there.",
        reason: "What is left out, or kept in a simpler form, is named, so that nothing is lost in silence.",
        wayOut: "Nothing, where the app does not need it; '--strict' makes it an error."
    )
}

/// A text from a file in quotes, short and on one line, so that it can stand in a message.
func quoted(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars.prefix(60) {
        line += scalar.properties.generalCategory == .control ? scalar.escaped(asASCII: false) : String(scalar)
    }
    return text.unicodeScalars.count > 60 ? "'\(line)…'" : "'\(line)'"
}

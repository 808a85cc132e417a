package import EndpointDiagnostics

/// What is refused while documents are decoded: keys, kinds of values, names and texts.
package enum DecodingRules {
    /// Every rule of this stage, by identifier.
    package static let all: [DiagnosticRule] = keyRules + valueRules + textRules + fileRules

    private static let keyRules = [
        conflictingKeys, cutText, misplacedKey, missingKey, unknownKey,
    ]
    private static let valueRules = [
        duplicateValue, emptyCollection, invalidBoolean, invalidDate, invalidDuration, invalidNumber, invalidStatus,
        invalidType, misplacedPayload, nullValue, unknownType, unknownWord, unsupportedVersion, wrongKind,
    ]
    private static let textRules = [
        baseURLVariable, invalidBaseURL, invalidHeader, invalidName, invalidPath, invalidPattern, invalidReference,
        reservedName, unsafeText,
    ]
    private static let fileRules = [
        duplicateFile, foreignFormat, linkLeavesFolder, missingAPIFile, noSpecs, unreadFile, openAPIUnsupported,
    ]
}

/// Keys.
extension DecodingRules {
    static let unknownKey = DiagnosticRule(
        "unknown-key",
        summary: "A mapping has a key that the format does not define at this place.",
        reason: "It would have no effect, and a misspelt policy that has no effect is noticed too late.",
        wayOut: "Correct the spelling, remove the key, or let it begin with 'x-' if it is a note for other tools."
    )
    static let misplacedKey = DiagnosticRule(
        "misplaced-key",
        summary: "A key of the format stands at a place where it has no meaning.",
        reason: "It would have no effect there.",
        wayOut: "Move the key to where the message says, or remove it."
    )
    static let missingKey = DiagnosticRule(
        "missing-key",
        summary: "A mapping lacks keys that it must have.",
        reason: "There is no default that could stand in for them.",
        wayOut: "Add the keys that the message names."
    )
    static let conflictingKeys = DiagnosticRule(
        "conflicting-keys",
        summary: "Keys stand side by side of which only one can hold.",
        reason: "One of them would be dropped in silence.",
        wayOut: "Keep one of the keys."
    )
    static let cutText = DiagnosticRule(
        "cut-text",
        summary: "A text inside '{ }' is cut at a comma or at ' #'.",
        reason: "Inside brackets a comma ends a text, and ' #' begins a comment everywhere.",
        wayOut: "Quote the whole text."
    )
}

/// Values.
extension DecodingRules {
    static let wrongKind = DiagnosticRule(
        "wrong-kind",
        summary: "A text, list or mapping stands where another of the three belongs.",
        reason: "The value cannot be read as what the key asks for.",
        wayOut: "Write the value in one of the forms that the format's reference lists for the key."
    )
    static let nullValue = DiagnosticRule(
        "null-value",
        summary: "A key has no value, or null, where a value must stand.",
        reason: "An empty value is mostly a line that was forgotten or indented wrongly.",
        wayOut: "Give a value, or remove the key."
    )
    static let invalidBoolean = DiagnosticRule(
        "invalid-boolean",
        summary: "A value that must be 'true' or 'false' is something else.",
        reason: "YAML tools disagree on words such as 'yes' and 'on', so only the two are read.",
        wayOut: "Write 'true' or 'false'."
    )
    static let invalidNumber = DiagnosticRule(
        "invalid-number",
        summary: "A value is not a number, or not one that the key allows.",
        reason: "Only decimal digits are read, so that the same text is the same number to every tool.",
        wayOut: "Write the number in digits, within the limits that the message names."
    )
    static let invalidDuration = DiagnosticRule(
        "invalid-duration",
        summary: "A value is not a length of time.",
        reason: "A number without a unit has been read as seconds by some and as milliseconds by others.",
        wayOut: "Write digits and one of 'ms', 's', 'm', 'h', 'd', without a space, such as '800ms' or '1.5s'."
    )
    static let invalidDate = DiagnosticRule(
        "invalid-date",
        summary: "A value is not a day of the calendar written as 'yyyy-MM-dd'.",
        reason: "Other forms are read differently in different countries.",
        wayOut: "Write year, month and day, such as '2027-03-31'."
    )
    static let invalidStatus = DiagnosticRule(
        "invalid-status",
        summary: "A value or key is not an HTTP status.",
        reason: "No answer could ever have it.",
        wayOut: "Write three digits from 100 to 599; '2xx' stands for a hundred of them where outcomes are told apart."
    )
    static let unknownWord = DiagnosticRule(
        "unknown-word",
        summary: "A value is none of the words that the key allows.",
        reason: "It would have no effect.",
        wayOut: "Write one of the words that the message names."
    )
    static let unsupportedVersion = DiagnosticRule(
        "unsupported-version",
        summary: "The spec is written in another version of the format.",
        reason: "Its keys may mean something else.",
        wayOut: "Write 'spec: 1', or use a version of the tool that reads the format."
    )
    static let invalidType = DiagnosticRule(
        "invalid-type",
        summary: "A type is not well-formed.",
        reason: "It cannot be told what Swift type is meant.",
        wayOut: "Close every '<', give 'list' and 'map' one type, and put '?' only at the end of a type."
    )
    static let unknownType = DiagnosticRule(
        "unknown-type",
        summary: "A lower-case type is none of the built-in ones.",
        reason: "Models begin with a capital, so no spec can declare it.",
        wayOut: "Use a built-in type (\(BuiltInTypes.names.joined(separator: ", "))), "
            + "or the model's name with its capital."
    )
    static let misplacedPayload = DiagnosticRule(
        "misplaced-payload",
        summary: "'empty', 'text', 'bytes' or 'file' stands where a value belongs.",
        reason: "They stand for a whole body, which cannot be part of another.",
        wayOut: "Use 'string' or 'base64' inside of values, and the four only as bodies, answers, outcomes and parts."
    )
    static let emptyCollection = DiagnosticRule(
        "empty-collection",
        summary: "An enum, oneOf or outcomes mapping has nothing in it.",
        reason: "There is no value that it could hold.",
        wayOut: "Add an entry, or remove the declaration."
    )
    static let duplicateValue = DiagnosticRule(
        "duplicate-value",
        summary: "A list names the same value twice.",
        reason: "The second could never be told from the first.",
        wayOut: "Remove one of the two."
    )
}

/// Names and texts.
extension DecodingRules {
    static let invalidName = DiagnosticRule(
        "invalid-name",
        summary: "A name has characters that names cannot have.",
        reason: "Names become Swift names; characters outside of ASCII letters and digits make them ambiguous.",
        wayOut:
            "Write 'lowerCamelCase' (models and modules 'UpperCamelCase') and give another name on the wire with 'wire:'."
    )
    static let reservedName = DiagnosticRule(
        "reserved-name",
        summary: "A name is one that generated code needs for itself.",
        reason: "Two Swift declarations would have one name.",
        wayOut: "Choose another name."
    )
    static let invalidReference = DiagnosticRule(
        "invalid-reference",
        summary: "A reference or path is not names joined by dots.",
        reason: "It cannot be looked up.",
        wayOut: "Write 'module.endpoint' for an endpoint, and names joined by dots for a place in a value."
    )
    static let invalidHeader = DiagnosticRule(
        "invalid-header",
        summary: "A header's name has characters that HTTP does not allow in it.",
        reason: "Line breaks and colons in a name would forge further headers (RFC 9110, section 5.1).",
        wayOut: "Use letters, digits and '-'."
    )
    static let unsafeText = DiagnosticRule(
        "unsafe-text",
        summary: "A text that is sent in a header, or names a file, has characters that cannot be there.",
        reason: "A line break in a header's value would forge further headers.",
        wayOut: "Remove control characters and line breaks; file names cannot have quotes either."
    )
    static let invalidPath = DiagnosticRule(
        "invalid-path",
        summary: "A path is not one that a URL can have.",
        reason: "It would be cut or refused when a request is built, or mean another address.",
        wayOut: "Begin with '/', write parameters as '{name}', and put what follows '?' under 'query'."
    )
    static let invalidBaseURL = DiagnosticRule(
        "invalid-base-url",
        summary: "The address of a server is not an http or https URL with a host.",
        reason: "No request could be sent to it.",
        wayOut: "Write an address such as 'https://api.example.com/v1', without query, fragment or credentials."
    )
    static let baseURLVariable = DiagnosticRule(
        "base-url-variable",
        summary: "A variable of a server's address is not declared, or declared and not used.",
        reason: "The address could not be completed, or the value would have no effect.",
        wayOut: "Declare each '{variable}' of 'base' with its type beside it, and no others."
    )
    static let invalidPattern = DiagnosticRule(
        "invalid-pattern",
        summary: "A pattern is not a regular expression.",
        reason: "Checking a value against it would fail at run time.",
        wayOut: "Correct the pattern; in YAML single quotes keep backslashes as they are."
    )
}

/// Files.
extension DecodingRules {
    static let openAPIUnsupported = DiagnosticRule(
        "openapi-unsupported",
        summary: "A file is an OpenAPI document where only native specs are read.",
        reason: "It would be taken for a spec with keys that are unknown.",
        wayOut: "Leave the file out, for example by a name that starts with '_'."
    )
    static let foreignFormat = DiagnosticRule(
        "foreign-format",
        summary: "A file that is to be formatted is JSON or an OpenAPI document.",
        reason: "The order of its keys, and its form, are for another tool to decide.",
        wayOut: "Name native specs only, or the folder, where such files are passed over."
    )
    static let missingAPIFile = DiagnosticRule(
        "missing-api-file",
        summary: "Several spec files are given and none is 'api.yaml'.",
        reason: "It would be unclear which of them speaks for the whole API.",
        wayOut: "Put what holds for the whole API into a file 'api.yaml' at the top of the folder."
    )
    static let duplicateFile = DiagnosticRule(
        "duplicate-file",
        summary: "Two spec files have one path below the specs, or both are the file or the OpenAPI document for the "
            + "whole API.",
        reason: "Generated files are named after the path, so one would replace the other.",
        wayOut: "Rename or remove one of the files."
    )
    static let linkLeavesFolder = DiagnosticRule(
        "link-leaves-folder",
        summary: "A link among the specs leads to a folder, or out of the folder of specs.",
        reason: "What is generated would depend on files that the folder does not hold.",
        wayOut: "Replace the link by the file."
    )
    static let unreadFile = DiagnosticRule(
        "unread-file",
        .warning,
        summary: "A file among the specs looks like one and is not read.",
        reason: "Specs are known by names that end in '.yaml' or '.yml', in small letters; others are left alone.",
        wayOut: "Rename the file, or let its name begin with '_' where it is no spec."
    )
    static let noSpecs = DiagnosticRule(
        "no-specs",
        summary: "There is no spec file where specs are looked for.",
        reason: "There is nothing to do.",
        wayOut: "Add a file such as 'api.yaml', or name the folder that holds the specs."
    )
}

/// What a spec cannot say, with the reason that reports give.
package enum Loss: String, Sendable, CaseIterable, Encodable {
    // Documents
    case webhook, callback, link, trace, pathFragment, serverVariable, relativeServer, externalDocument
    case editedFiles
    // Security
    case securityAlternative, securityCombination, securityPlace, anonymousUse, securityScheme
    // Parameters
    case cookieParameter, parameterStyle, parameterType, emptyValue, reservedCharacters, undeclaredParameter
    case unusedParameter, sameRequest
    // Bodies and answers
    case mediaAlternative, mediaType, bodyOfRead, optionalMultipart, repeatedFile, statusRange, defaultAnswer
    case answerHeader, redirect, errorBody
    // Schemas
    case keyword, limit, pattern, additionalProperties, declaredKeys, mixedTypes, enumeration, constant, anyOf,
        indistinct
    case overlappingChoice, conflictingAllOf, requiredName, renamed, vendorKey, neverSchema

    /// Whether what was there is left out; else it is kept in a simpler form.
    package var isLeftOut: Bool {
        switch self {
        case .webhook, .callback, .link, .trace, .externalDocument, .cookieParameter, .bodyOfRead, .keyword, .limit,
            .pattern, .answerHeader, .unusedParameter, .vendorKey, .emptyValue, .reservedCharacters, .errorBody,
            .defaultAnswer, .securityPlace, .statusRange, .editedFiles:
            true
        default: false
        }
    }

    /// Why, in one clause.
    package var reason: String {
        switch self {
        case .webhook: "requests that the server makes are not generated"
        case .callback: "requests that the server makes in return are not generated"
        case .link: "which answer's value fits which parameter is not expressed in types"
        case .trace: "a client does not send TRACE"
        case .pathFragment: "the part behind '#' is not sent"
        case .serverVariable: "the default of a variable is written into the address"
        case .relativeServer: "an address without a host is left to the app"
        case .externalDocument: "addresses of documentation are not kept"
        case .editedFiles: "the document was changed since its export; what it says by itself is read"
        case .securityAlternative: "an endpoint has one credential; the first that can be sent is used"
        case .securityCombination: "an endpoint has one credential; the first of several that belong together is used"
        case .securityPlace: "credentials are sent in headers"
        case .anonymousUse: "a credential other than the session's is sent always"
        case .securityScheme: "the scheme is sent as a bearer token"
        case .cookieParameter: "cookies are kept by the transport"
        case .parameterStyle: "the style is not written by the runtime; the parameter is a text that the caller writes"
        case .parameterType: "such a value has no form there; the parameter is a text that the caller writes"
        case .emptyValue: "a parameter without a value is not sent"
        case .reservedCharacters: "reserved characters are escaped"
        case .undeclaredParameter: "the path names a parameter that is not declared; it is a text"
        case .unusedParameter: "the path does not name the parameter"
        case .sameRequest: "the two send the same request; the later is a variant of the earlier"
        case .mediaAlternative: "one media type is sent or read; the others are left out"
        case .mediaType: "the media type is not decoded; the body is kept as it is"
        case .bodyOfRead: "GET and HEAD have no body"
        case .optionalMultipart: "a body of parts is sent always"
        case .repeatedFile: "a part is sent once"
        case .statusRange: "failures are told apart by exact status"
        case .defaultAnswer: "a server has one kind of failure body, the most frequent one"
        case .answerHeader: "headers are typed where an endpoint has one answer"
        case .redirect: "the redirect is given as its address"
        case .errorBody: "a failure body that is no JSON is not decoded"
        case .keyword: "the keyword only checks values and changes no type"
        case .limit: "the limit has no place at the type"
        case .pattern: "the pattern is no regular expression that the runtime reads"
        case .additionalProperties: "fields beside the declared ones are skipped"
        case .declaredKeys: "others of their type may stand beside them: they are keys of a map"
        case .mixedTypes: "values of these types have no common one but JSON"
        case .enumeration: "these values make no enum; the type is that of the values"
        case .constant: "the value is given by the caller"
        case .anyOf: "of several schemas that fit, the first is read"
        case .indistinct: "nothing tells the variants apart; the first that fits is read"
        case .overlappingChoice: "the fields of all variants are in one type, as optional ones"
        case .conflictingAllOf: "the schemas have no common type"
        case .requiredName: "a required field that is not declared has no type"
        case .renamed: "another name gives the same Swift name; this one is numbered"
        case .vendorKey: "the key has no meaning for a spec"
        case .neverSchema: "no value fits; the type is JSON"
        }
    }
}

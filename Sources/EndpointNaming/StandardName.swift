/// Every name of Swift, Foundation and the runtime that generated code mentions.
///
/// What is missing here cannot be qualified where a model has the same name, so templates and code
/// print these and no literal type names.
package enum StandardName: String, Sendable, Hashable, CaseIterable {
    // Swift
    case bool = "Bool"
    case caseIterable = "CaseIterable"
    case codable = "Codable"
    case decodable = "Decodable"
    case decoder = "Decoder"
    case decodingError = "DecodingError"
    case double = "Double"
    case duration = "Duration"
    case encodable = "Encodable"
    case encoder = "Encoder"
    case equatable = "Equatable"
    case error = "Error"
    case float = "Float"
    case hashable = "Hashable"
    case identifiable = "Identifiable"
    case int = "Int"
    case int32 = "Int32"
    case int64 = "Int64"
    case never = "Never"
    case rawRepresentable = "RawRepresentable"
    case sendable = "Sendable"
    case string = "String"
    case void = "Void"

    // Foundation
    case data = "Data"
    case date = "Date"
    case decimal = "Decimal"
    case url = "URL"
    case uuid = "UUID"

    // EndpointRuntime: values
    case calendarDate = "CalendarDate"
    case change = "Change"
    case indirect = "Indirect"
    case jsonKind = "JSONKind"
    case jsonValue = "JSONValue"
    case limit = "Limit"
    case mapKey = "MapKey"
    case nullable = "Nullable"
    case objectDecoder = "ObjectDecoder"
    case objectEncoder = "ObjectEncoder"
    case tag = "Tag"
    case wholeNumberEnum = "WholeNumberEnum"
    case wireReader = "WireReader"
    case wireWriter = "WireWriter"

    // EndpointRuntime: endpoints
    case answer = "Answer"
    case authentication = "Authentication"
    case batchDescriptor = "BatchDescriptor"
    case cachePolicy = "CachePolicy"
    case endpoint = "Endpoint"
    case endpointDescriptor = "EndpointDescriptor"
    case endpointResponse = "EndpointResponse"
    case headerReader = "HeaderReader"
    case logPolicy = "LogPolicy"
    case noHeaders = "NoHeaders"
    case pagingDescriptor = "PagingDescriptor"
    case progressHandler = "ProgressHandler"
    case replayable = "Replayable"
    case requestBuilder = "RequestBuilder"
    case requestOptions = "RequestOptions"
    case responseHeaders = "ResponseHeaders"
    case uploadSource = "UploadSource"

    // EndpointRuntime: the API type
    case apiDefinition = "APIDefinition"
    case apiDescriptor = "APIDescriptor"
    case apiEnvironment = "APIEnvironment"
    case commonHeader = "CommonHeader"
    case commonQuery = "CommonQuery"
    case configGateDescriptor = "ConfigGateDescriptor"
    case credentialDescriptor = "CredentialDescriptor"
    case endpointClient = "EndpointClient"
    case endpointRuntimeVersion = "EndpointRuntimeVersion1"
    case envelopeDescriptor = "EnvelopeDescriptor"
    case failureDescriptor = "FailureDescriptor"
    case failureNames = "FailureNames"
    case moduleFailure = "ModuleFailure"
    case refusal = "Refusal"
    case retryPolicy = "RetryPolicy"
    case serverDescriptor = "ServerDescriptor"
    case sessionDescriptor = "SessionDescriptor"
    case timeoutPolicy = "TimeoutPolicy"

    /// The module that declares it.
    package var module: String {
        switch self {
        case .bool, .caseIterable, .codable, .decodable, .decoder, .decodingError, .double, .duration, .encodable,
            .encoder, .equatable, .error, .float, .hashable, .identifiable, .int, .int32, .int64, .never,
            .rawRepresentable,
            .sendable, .string, .void:
            "Swift"
        case .data, .date, .decimal, .url, .uuid:
            "Foundation"
        default:
            "EndpointRuntime"
        }
    }

    /// With its module before it.
    package var qualified: String { "\(module).\(rawValue)" }
}

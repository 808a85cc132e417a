/// Every name of Swift, Foundation and the runtime that generated code mentions.
///
/// Numbered, so that a vocabulary finds its word without hashing. What is missing here cannot be qualified where a model has the same name, so templates and code
/// print these and no literal type names.
package enum StandardName: Int, Sendable, Hashable, CaseIterable {
    // Swift
    case bool
    case caseIterable
    case codable
    case decodable
    case decoder
    case decodingError
    case double
    case duration
    case encodable
    case encoder
    case equatable
    case error
    case float
    case hashable
    case identifiable
    case int
    case int32
    case int64
    case never
    case rawRepresentable
    case sendable
    case string
    case void

    // Foundation
    case data
    case date
    case decimal
    case url
    case uuid

    // EndpointRuntime: values
    case calendarDate
    case change
    case indirect
    case jsonKind
    case jsonValue
    case limit
    case mapKey
    case nullable
    case objectDecoder
    case objectEncoder
    case tag
    case wholeNumberEnum
    case wireReader
    case wireWriter

    // EndpointRuntime: endpoints
    case answer
    case authentication
    case batchDescriptor
    case batchItems
    case batchLookup
    case batchResult
    case cachePolicy
    case cacheUse
    case endpoint
    case endpointDescriptor
    case endpointResponse
    case headerReader
    case logPolicy
    case noHeaders
    case pagedEndpoint
    case pageSequence
    case pagingDescriptor
    case pagingRule
    case progressHandler
    case replayable
    case requestBuilder
    case requestOptions
    case responseHeaders
    case uploadSource

    // EndpointRuntime: the API type
    case apiDefinition
    case apiDescriptor
    case apiEnvironment
    case commonHeader
    case commonQuery
    case configGateDescriptor
    case configurationSource
    case credentialDescriptor
    case endpointClient
    case endpointRuntimeVersion
    case envelopeDescriptor
    case failureDescriptor
    case failureNames
    case moduleFailure
    case refusal
    case retryPolicy
    case serverDescriptor
    case sessionCredential
    case sessionDescriptor
    case sessionRefresh
    case timeoutPolicy

    /// The name, without its module.
    package var spelling: String {
        switch self {
        case .bool: "Bool"
        case .caseIterable: "CaseIterable"
        case .codable: "Codable"
        case .decodable: "Decodable"
        case .decoder: "Decoder"
        case .decodingError: "DecodingError"
        case .double: "Double"
        case .duration: "Duration"
        case .encodable: "Encodable"
        case .encoder: "Encoder"
        case .equatable: "Equatable"
        case .error: "Error"
        case .float: "Float"
        case .hashable: "Hashable"
        case .identifiable: "Identifiable"
        case .int: "Int"
        case .int32: "Int32"
        case .int64: "Int64"
        case .never: "Never"
        case .rawRepresentable: "RawRepresentable"
        case .sendable: "Sendable"
        case .string: "String"
        case .void: "Void"
        case .data: "Data"
        case .date: "Date"
        case .decimal: "Decimal"
        case .url: "URL"
        case .uuid: "UUID"
        case .calendarDate: "CalendarDate"
        case .change: "Change"
        case .indirect: "Indirect"
        case .jsonKind: "JSONKind"
        case .jsonValue: "JSONValue"
        case .limit: "Limit"
        case .mapKey: "MapKey"
        case .nullable: "Nullable"
        case .objectDecoder: "ObjectDecoder"
        case .objectEncoder: "ObjectEncoder"
        case .tag: "Tag"
        case .wholeNumberEnum: "WholeNumberEnum"
        case .wireReader: "WireReader"
        case .wireWriter: "WireWriter"
        case .answer: "Answer"
        case .authentication: "Authentication"
        case .batchDescriptor: "BatchDescriptor"
        case .batchItems: "BatchItems"
        case .batchLookup: "BatchLookup"
        case .batchResult: "BatchResult"
        case .cachePolicy: "CachePolicy"
        case .cacheUse: "CacheUse"
        case .endpoint: "Endpoint"
        case .endpointDescriptor: "EndpointDescriptor"
        case .endpointResponse: "EndpointResponse"
        case .headerReader: "HeaderReader"
        case .logPolicy: "LogPolicy"
        case .noHeaders: "NoHeaders"
        case .pagedEndpoint: "PagedEndpoint"
        case .pageSequence: "PageSequence"
        case .pagingDescriptor: "PagingDescriptor"
        case .pagingRule: "PagingRule"
        case .progressHandler: "ProgressHandler"
        case .replayable: "Replayable"
        case .requestBuilder: "RequestBuilder"
        case .requestOptions: "RequestOptions"
        case .responseHeaders: "ResponseHeaders"
        case .uploadSource: "UploadSource"
        case .apiDefinition: "APIDefinition"
        case .apiDescriptor: "APIDescriptor"
        case .apiEnvironment: "APIEnvironment"
        case .commonHeader: "CommonHeader"
        case .commonQuery: "CommonQuery"
        case .configGateDescriptor: "ConfigGateDescriptor"
        case .configurationSource: "ConfigurationSource"
        case .credentialDescriptor: "CredentialDescriptor"
        case .endpointClient: "EndpointClient"
        case .endpointRuntimeVersion: "EndpointRuntimeVersion1"
        case .envelopeDescriptor: "EnvelopeDescriptor"
        case .failureDescriptor: "FailureDescriptor"
        case .failureNames: "FailureNames"
        case .moduleFailure: "ModuleFailure"
        case .refusal: "Refusal"
        case .retryPolicy: "RetryPolicy"
        case .serverDescriptor: "ServerDescriptor"
        case .sessionCredential: "SessionCredential"
        case .sessionDescriptor: "SessionDescriptor"
        case .sessionRefresh: "SessionRefresh"
        case .timeoutPolicy: "TimeoutPolicy"
        }
    }

    /// The name of a spelling, or `nil` where generated code does not use it.
    package init?(spelling: String) {
        guard let name = Self.bySpelling[spelling] else { return nil }
        self = name
    }

    private static let bySpelling = Dictionary(uniqueKeysWithValues: allCases.map { ($0.spelling, $0) })

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
    package var qualified: String { "\(module).\(spelling)" }
}

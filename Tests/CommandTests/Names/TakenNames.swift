import EndpointTestSupport
import Foundation

/// Names that mean something already: to Swift, to Foundation, to the runtime, or in the code that is generated.
enum TakenNames {
    /// What Swift reads otherwise than as a name, anywhere or in one place.
    static let keywords = words(
        """
        associatedtype borrowing class consuming deinit enum extension fileprivate func import init inout internal let
        nonisolated open operator precedencegroup private protocol public rethrows static struct subscript typealias var
        break case catch continue default defer do else fallthrough for guard if in repeat return switch throw where while
        any as await false is nil self super throws true try async get set willSet didSet some actor macro package
        convenience dynamic final indirect infix isolated lazy left mutating none nonmutating optional override postfix
        precedence prefix required right sending unowned unsafe weak yield each repeat then discard copy consume move
        assignment associativity higherThan lowerThan of swift exit
        """
    )

    /// Members, parameters and variables of generated code and of what it inherits.
    static let members = words(
        """
        allCases answer api app base bases body bytes cases client code codes coder codingKeys codingPath container
        content context cookie custom data date debugDescription decode decoder description descriptor encode encoder
        endpoint environment errorDescription failure failureReason fields file flow form format hash hasher header headers
        helpAnchor id idempotencyKey index isUnreachable json key keys kind knownCases knownValue list map members message
        method model name names newValue object oldValue options otherwise other page part parts path payload print
        progress query random rawValue reader recoverySuggestion refusal request requestID response result retry
        send server servers session shared signers size some stage status statuses system tag text timeout token
        traffic transport type types unknown unknownValue url username value values version wire writer zone
        """
    )

    /// Types of Swift and Foundation that people name models after, and all that generated code mentions.
    static let standardTypes = words(
        """
        Any AnyObject AnyClass Array ArraySlice AsyncSequence AsyncStream Bool CaseIterable Character Clock Codable
        CodingKey CodingUserInfoKey Collection Comparable ContiguousArray CustomStringConvertible Decodable Decoder
        DecodingError Dictionary Double Duration Encodable Encoder EncodingError Equatable Error ExpressibleByIntegerLiteral
        ExpressibleByStringLiteral Float Float16 Hashable Hasher Identifiable InstantProtocol Int Int8 Int16 Int32 Int64
        IteratorProtocol KeyPath KeyedDecodingContainer LosslessStringConvertible MainActor Mirror Never Optional OptionSet
        Protocol Range RawRepresentable Regex Result Self Sendable Sequence Set SetAlgebra SingleValueDecodingContainer
        StaticString StringProtocol String Substring Swift Task TaskGroup Type UInt UInt8 UInt64 Unicode
        UnkeyedDecodingContainer Unmanaged UnsafePointer Void Zip2Sequence
        Bundle Calendar CharacterSet Data Date DateComponents DateFormatter DateInterval Decimal Dimension FileHandle
        FileManager Foundation HTTPCookie HTTPURLResponse IndexPath IndexSet InputStream ISO8601DateFormatter JSONDecoder
        JSONEncoder JSONSerialization Locale LocalizedError Measurement Notification NotificationCenter NSError NSNumber
        NSObject NSString Operation OperationQueue Process Progress Scanner Stream Thread TimeInterval Timer TimeZone URL
        URLComponents URLError URLQueryItem URLRequest URLResponse URLSession UUID UserDefaults
        """
    )

    /// What apps and other code generators call things.
    static let commonTypes = words(
        """
        API Client Configuration Content Context Environment Failure Headers Item Key List Map Model Module Namespace
        Object Order Page Request Response Retries Servers State Status Timeouts Credentials User Value View
        """
    )

    /// Public types of the runtime, from its sources.
    static let runtimeTypes: [String] = {
        let files = (try? SampleTexts.files(in: "Sources/EndpointRuntime", ext: "swift")) ?? []
        let names = files.flatMap { file in
            String(decoding: file.bytes, as: UTF8.self)
                .matches(
                    of: /(?m)^public (?:final )?(?:struct|class|enum|actor|protocol|typealias) ([A-Z][A-Za-z0-9]*)/
                )
                .map { String($0.output.1) }
        }
        return Set(names).sorted() + ["EndpointRuntime"]
    }()

    /// Each word as specs may write it where a name begins with a small letter.
    static let lower: [String] = unique(keywords + members)

    /// Each as specs may write it where a name begins with a capital.
    static let upper: [String] = unique(standardTypes + commonTypes + runtimeTypes + keywords.map(capitalized))

    static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
    static func uncapitalized(_ word: String) -> String { word.prefix(1).lowercased() + word.dropFirst() }

    private static func words(_ text: String) -> [String] { text.split { $0.isWhitespace }.map(String.init) }

    private static func unique(_ words: [String]) -> [String] {
        var seen: Set<String> = []
        return words.filter { seen.insert($0).inserted }
    }
}

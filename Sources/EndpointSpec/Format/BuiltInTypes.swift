/// What the reference says of the built-in types (FORMAT section 2).
extension ScalarType {
    /// The words that `format` may be.
    var formats: [String] {
        switch self {
        case .bool: ["number"]
        case .int, .int32, .int64, .decimal: ["string"]
        case .dateTime: DateFormats.words + ["a pattern"]
        case .base64: ["base64url"]
        case .string, .float, .double, .date, .uuid, .url, .json: []
        }
    }

    /// The Swift type of a value, as generated code spells it.
    package var swiftSpelling: String {
        switch self {
        case .string: "String"
        case .bool: "Bool"
        case .int: "Int"
        case .int32: "Int32"
        case .int64: "Int64"
        case .float: "Float"
        case .double: "Double"
        case .decimal: "Decimal"
        case .date: "CalendarDate"
        case .dateTime: "Date"
        case .uuid: "UUID"
        case .url: "URL"
        case .base64: "Data"
        case .json: "JSONValue"
        }
    }

    /// What a value is on the wire without a `format`.
    var wireForm: String {
        switch self {
        case .string: "a JSON string"
        case .bool: "`true` or `false`"
        case .int, .int32, .int64: "a whole number; text of digits is read too"
        case .float, .double: "a number"
        case .decimal: "a number, of which all digits are kept; text of digits is read too"
        case .date: "text, `yyyy-MM-dd`; a day without a time zone"
        case .dateTime: "as `json: { dates: … }` says, `iso8601` unless it does"
        case .uuid, .url: "text"
        case .base64: "text in base64 (RFC 4648); line breaks inside are skipped"
        case .json: "any JSON value"
        }
    }
}

extension PayloadType {
    fileprivate var row: [String] {
        switch self {
        case .empty: ["no value", "no body, or one that is skipped"]
        case .text: ["`String`", "the body itself, as UTF-8"]
        case .bytes: ["`Data`", "the body itself"]
        case .file: ["`URL` received, `UploadSource` sent", "the body itself, never in memory as a whole"]
        }
    }
}

/// The section on types of ``FormatReference``.
enum BuiltInTypes {
    /// All words that are types, in the order of the reference.
    static let names = ScalarType.allCases.map(\.rawValue) + ["list", "map"] + PayloadType.allCases.map(\.rawValue)

    static var markdown: String {
        """
        #### Built-in types

        What begins with a small letter. The last four stand for a whole body, answer or part, not for a value in one.

        | type | Swift | on the wire | `format` |
        |---|---|---|---|
        \(rows.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n"))

        """
    }

    private static var rows: [[String]] {
        ScalarType.allCases.map { ["`\($0.rawValue)`", "`\($0.swiftSpelling)`", $0.wireForm, words($0.formats)] }
            + [
                ["`list<T>`", "`[T]`", "an array", "that of `T`"],
                ["`map<T>`", "`[String: T]`; other keys with `keys:`", "an object", "that of `T`"],
            ]
            + PayloadType.allCases.map { ["`\($0.rawValue)`"] + $0.row + [""] }
    }

    private static func words(_ formats: [String]) -> String {
        formats.map { $0.contains(" ") ? $0 : "`\($0)`" }.joined(separator: ", ")
    }
}

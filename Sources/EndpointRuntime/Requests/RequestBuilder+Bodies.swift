public import Foundation

/// A body before it is laid out for the transport.
enum BodyContent: Hashable, Sendable {
    case none
    case data(Data)
    case file(URL)
    case multipart([MultipartPart])
}

extension RequestBuilder {
    /// A JSON body; `nil` sends none.
    public mutating func json<T: Encodable>(_ body: T?, contentType: String = "application/json") throws {
        guard let body else { return }
        setBody(try JSONCoding.data(body, userInfo: JSONCoding.userInfo(dates: dates)), contentType)
    }

    /// A JSON body, as the writer makes it; `nil` sends none.
    public mutating func json<T>(
        _ body: T?,
        _ writer: WireWriter<T>,
        contentType: String = "application/json"
    ) throws {
        guard let body else { return }
        try json(Written(value: body, writer: writer), contentType: contentType)
    }

    /// A JSON object of the fields that the closure writes.
    public mutating func json(
        contentType: String = "application/json",
        _ fields: (inout ObjectEncoder) throws -> Void
    ) throws {
        let data = try withoutActuallyEscaping(fields) { fields in
            try JSONCoding.data(FieldsInPlace(fields: fields), userInfo: JSONCoding.userInfo(dates: dates))
        }
        setBody(data, contentType)
    }

    /// A form (`application/x-www-form-urlencoded`); `nil` sends none.
    ///
    /// - Parameters:
    ///   - body: Encodes to an object, whose members are the form's fields.
    ///   - style: How lists and objects inside are written.
    ///   - nulls: What null is written as; `nil` leaves it out.
    ///   - contentType: The body's.
    public mutating func form<T: Encodable>(
        _ body: T?,
        style: ParameterStyle = .brackets,
        nulls: String? = nil,
        contentType: String = "application/x-www-form-urlencoded"
    ) throws {
        guard let body else { return }
        try form(body, style: style, nulls: nulls, styles: [:], contentType: contentType)
    }

    private mutating func form(
        _ body: some Encodable,
        style: ParameterStyle,
        nulls: String?,
        styles: [String: ParameterStyle],
        contentType: String
    ) throws {
        let node = try tree(body, "")
        guard case .object = node.content else {
            throw RequestError.invalidRequest("a form is made of fields", .build)
        }
        let items = try node.members(below: "", style: style, styles: styles, nulls: nulls)
        setBody(Data(items.map(\.encoded).joined(separator: "&").utf8), contentType)
    }

    /// A form, as the writer makes it; `nil` sends none.
    public mutating func form<T>(
        _ body: T?,
        _ writer: WireWriter<T>,
        style: ParameterStyle = .brackets,
        nulls: String? = nil,
        contentType: String = "application/x-www-form-urlencoded"
    ) throws {
        guard let body else { return }
        let written = Written(value: body, writer: writer)
        try form(written, style: style, nulls: nulls, contentType: contentType)
    }

    /// A form of the fields that the closure writes, in its order.
    ///
    /// - Parameters:
    ///   - style: How lists and objects inside are written.
    ///   - nulls: What null is written as; `nil` leaves it out.
    ///   - styles: By field, where it is another one than `style`.
    ///   - contentType: The body's.
    ///   - fields: Writes the fields.
    public mutating func form(
        style: ParameterStyle = .brackets,
        nulls: String? = nil,
        styles: [String: ParameterStyle] = [:],
        contentType: String = "application/x-www-form-urlencoded",
        _ fields: (inout ObjectEncoder) throws -> Void
    ) throws {
        try withoutActuallyEscaping(fields) { fields in
            let body = FieldsInPlace(fields: fields)
            try form(body, style: style, nulls: nulls, styles: styles, contentType: contentType)
        }
    }

    private mutating func setBody(_ data: Data, _ contentType: String) {
        body = .data(data)
        self.contentType = contentType
    }
}

extension RequestBuilder {
    /// An XML property list; `nil` sends none.
    public mutating func propertyList<T: Encodable>(_ body: T?, contentType: String = "application/x-plist") throws {
        guard let body else { return }
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        if let key = CodingUserInfoKey.dates { encoder.userInfo[key] = dates }
        setBody(try encoder.encode(body), contentType)
    }

    /// A property list, as the writer makes it; `nil` sends none.
    public mutating func propertyList<T>(
        _ body: T?,
        _ writer: WireWriter<T>,
        contentType: String = "application/x-plist"
    ) throws {
        guard let body else { return }
        try propertyList(Written(value: body, writer: writer), contentType: contentType)
    }

    /// A property list of the fields that the closure writes.
    public mutating func propertyList(
        contentType: String = "application/x-plist",
        _ fields: (inout ObjectEncoder) throws -> Void
    ) throws {
        try withoutActuallyEscaping(fields) { fields in
            try propertyList(FieldsInPlace(fields: fields), contentType: contentType)
        }
    }

    /// Text in UTF-8; `nil` sends none.
    public mutating func text(_ body: String?, contentType: String = "text/plain; charset=utf-8") {
        guard let body else { return }
        setBody(Data(body.utf8), contentType)
    }

    /// Bytes as they are; `nil` sends none.
    public mutating func bytes(_ body: Data?, contentType: String = "application/octet-stream") {
        guard let body else { return }
        setBody(body, contentType)
    }

    /// A file, read in pieces while it is sent; `nil` sends none.
    public mutating func file(_ body: UploadSource?, contentType: String = "application/octet-stream") {
        switch body {
        case nil: return
        case .data(let data): self.body = .data(data)
        case .file(let url): self.body = .file(url)
        }
        self.contentType = contentType
    }

    /// `multipart/form-data` of the parts that the closure adds, in its order; RFC 7578.
    public mutating func multipart(_ parts: (inout MultipartBuilder) throws -> Void) throws {
        var builder = MultipartBuilder(dates: dates)
        try parts(&builder)
        body = .multipart(builder.parts)
    }
}

/// Fields written by a closure, for any encoder.
struct FieldsInPlace: Encodable {
    let fields: (inout ObjectEncoder) throws -> Void

    func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try fields(&object)
    }
}

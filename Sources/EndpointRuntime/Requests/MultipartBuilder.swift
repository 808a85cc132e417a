public import Foundation

/// One part of a multipart body.
struct MultipartPart: Hashable, Sendable {
    var name: String
    var filename: String?
    var contentType: String?
    var content: UploadSource
}

/// Collects the parts of a multipart body. `nil` leaves a part out.
public struct MultipartBuilder: Sendable {
    private(set) var parts: [MultipartPart] = []
    let dates: DateFormat

    init(dates: DateFormat) { self.dates = dates }

    /// A file, read in pieces while it is sent.
    ///
    /// - Parameters:
    ///   - name: The part's.
    ///   - source: `nil` leaves the part out.
    ///   - contentType: The part's.
    ///   - filename: `nil`: the file's own name, or the part's where it has none.
    public mutating func file(
        _ name: String,
        _ source: UploadSource?,
        contentType: String = "application/octet-stream",
        filename: String? = nil
    ) throws {
        guard let source else { return }
        try add(name, source, contentType: contentType, filename: filename ?? source.filename ?? name)
    }

    /// Bytes, sent as a file.
    public mutating func file(
        _ name: String,
        _ bytes: Data?,
        contentType: String = "application/octet-stream",
        filename: String? = nil
    ) throws {
        try file(name, bytes.map(UploadSource.data), contentType: contentType, filename: filename)
    }

    /// Bytes; without a file name unless one is given.
    public mutating func bytes(
        _ name: String,
        _ bytes: Data?,
        contentType: String = "application/octet-stream",
        filename: String? = nil
    ) throws {
        guard let bytes else { return }
        try add(name, .data(bytes), contentType: contentType, filename: filename)
    }

    /// A model as JSON.
    public mutating func json<T: Encodable>(
        _ name: String,
        _ value: T?,
        contentType: String = "application/json",
        filename: String? = nil
    ) throws {
        guard let value else { return }
        let data = try JSONCoding.data(value, userInfo: JSONCoding.userInfo(dates: dates))
        try add(name, .data(data), contentType: contentType, filename: filename)
    }

    /// A value as JSON, as the writer makes it.
    public mutating func json<T>(
        _ name: String,
        _ value: T?,
        _ writer: WireWriter<T>,
        contentType: String = "application/json",
        filename: String? = nil
    ) throws {
        guard let value else { return }
        try json(name, Written(value: value, writer: writer), contentType: contentType, filename: filename)
    }

    /// A scalar as text. A list gives a part for each element.
    public mutating func text<T: Encodable>(
        _ name: String,
        _ value: T?,
        contentType: String? = nil,
        filename: String? = nil
    ) throws {
        guard let value else { return }
        let items = try TreeEncoder.tree(value, named: name, dates: dates)
            .items(named: name, style: .repeat, nulls: nil)
        for item in items {
            try add(item.name, .data(Data(item.value.utf8)), contentType: contentType, filename: filename)
        }
    }

    /// A scalar as text, as the writer makes it.
    public mutating func text<T>(
        _ name: String,
        _ value: T?,
        _ writer: WireWriter<T>,
        contentType: String? = nil,
        filename: String? = nil
    ) throws {
        guard let value else { return }
        try text(name, Written(value: value, writer: writer), contentType: contentType, filename: filename)
    }

    private mutating func add(_ name: String, _ content: UploadSource, contentType: String?, filename: String?) throws {
        if let contentType { try HeaderText.check("Content-Type", contentType) }
        parts.append(MultipartPart(name: name, filename: filename, contentType: contentType, content: content))
    }
}

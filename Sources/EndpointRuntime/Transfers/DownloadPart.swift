import Foundation

/// What a kept beginning is the beginning of.
struct DownloadPart: Codable, Sendable {
    /// A strong entity tag, quotes included, or a date; as `If-Range` has it.
    var validator: String
    /// Of the whole, in bytes; `nil` where nobody said.
    var total: Int64?

    /// - Returns: `nil` where the rest could not be known again.
    /// - Parameter keepsDates: Whether a date is enough.
    init?(_ headers: HTTPFields, keepsDates: Bool) {
        guard headers["Accept-Ranges"]?.lowercased() != "none", !headers.isEncoded,
            let validator = headers.strongTag ?? (keepsDates ? headers.strongDate : nil)
        else { return nil }
        self.validator = validator
        total = Self.length(headers)
    }

    /// The length of a body that comes as it is.
    static func length(_ headers: HTTPFields) -> Int64? {
        headers.isEncoded ? nil : headers["Content-Length"].flatMap { Int64($0) }
    }
}

extension PartialDownload.Resumption {
    /// Whether a part that came is the rest, of the same whole. RFC 9110 section 15.3.7: a header that names the whole
    /// may be absent, since `If-Range` has been heeded; one that is there must agree.
    func isContinued(by range: ContentRange, _ headers: HTTPFields) -> Bool {
        guard range.start == offset, !headers.isEncoded else { return false }
        if let total = part.total, let said = range.total, total != said { return false }
        let named = part.validator.hasPrefix("\"") ? headers["ETag"] : headers["Last-Modified"]
        return named == nil || named == part.validator
    }
}

/// `Content-Range` of one part, RFC 9110 section 14.4.
struct ContentRange {
    let start: Int64
    /// The last byte's place.
    let end: Int64
    /// `nil`: unknown.
    let total: Int64?

    /// `nil` for what is absent, no range of bytes, or impossible.
    init?(_ headers: HTTPFields) {
        guard let text = headers["Content-Range"], text.lowercased().hasPrefix("bytes ") else { return nil }
        let parts = text.dropFirst(6).split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        let ends = parts[0].split(separator: "-", omittingEmptySubsequences: false).map { Int64($0) }
        guard ends.count == 2, let start = ends[0], let end = ends[1], start >= 0, start <= end else { return nil }
        total = Int64(parts[1])
        guard parts[1] == "*" || total.map({ $0 > end }) == true else { return nil }
        (self.start, self.end) = (start, end)
    }
}

extension HTTPFields {
    /// Bytes that are not those of the file: places in it cannot be named.
    fileprivate var isEncoded: Bool { self["Content-Encoding"].map { $0.lowercased() != "identity" } ?? false }

    /// RFC 9110 section 8.8.3: weak tags begin with `W/`.
    fileprivate var strongTag: String? {
        self["ETag"].flatMap { $0.hasPrefix("\"") && $0.hasSuffix("\"") && $0.utf8.count > 2 ? $0 : nil }
    }

    /// RFC 9110 section 8.8.2.2: strong where the answer is clearly younger than its last change.
    fileprivate var strongDate: String? {
        guard let text = self["Last-Modified"], let changed = HTTPDateText.date(from: text),
            let sent = self["Date"].flatMap({ HTTPDateText.date(from: $0) }), sent.timeIntervalSince(changed) >= 60
        else { return nil }
        return text
    }
}

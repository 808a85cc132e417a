/// Collects lines, each put together in the same bytes, so that a line costs one allocation.
struct LineBuilder {
    private(set) var lines: [String] = []
    private var bytes: [UInt8] = []
    private let width: Int

    /// - Parameter indentation: Columns before every line.
    init(indentation: Int) {
        width = SignatureLayout.columns - indentation
        bytes.reserveCapacity(256)
    }

    /// Appends to the line that is being put together.
    mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    /// Ends the line.
    ///
    /// - Returns: `false` where it is too long: it is dropped then, to be broken in another way.
    mutating func endLine() -> Bool {
        let line = take()
        guard line.utf8.count <= width || line.count <= width else { return false }
        lines.append(line)
        return true
    }

    /// What was added since the last line, which is not kept.
    mutating func take() -> String {
        defer { bytes.removeAll(keepingCapacity: true) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends whole lines.
    mutating func append(_ more: [String]) { lines += more }
}

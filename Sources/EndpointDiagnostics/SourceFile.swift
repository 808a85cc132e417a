/// A file that a user wrote, as it was read: the name it prints under and its bytes.
///
/// Every ``SourceRange`` refers to its file by reference, so that a model value carries its
/// place for the price of one pointer. Immutable after creation.
package final class SourceFile: Sendable {
    /// The path that messages print, as the user gave it.
    package let path: String
    /// The file's bytes, untouched.
    package let bytes: [UInt8]

    /// - Parameters:
    ///   - path: What messages print before `:line:column`.
    ///   - bytes: The content, in whatever encoding it was found.
    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// Makes a file from text, encoded as UTF-8.
    package convenience init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The text of one line without its line break, or `nil` where there is no such line.
    ///
    /// - Parameter number: Counted from 1.
    package func line(_ number: Int) -> String? {
        var current = 1
        var start = bytes.startIndex
        while current < number {
            guard let lineBreak = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = lineBreak + 1
            current += 1
        }
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
        var line = bytes[start..<end]
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return String(decoding: line, as: UTF8.self)
    }
}

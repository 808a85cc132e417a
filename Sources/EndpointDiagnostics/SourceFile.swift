/// A file that a user wrote, as it was read: the name it prints under and its bytes.
///
/// Every ``SourceRange`` refers to its file by reference, so that a model value carries its
/// place for the price of one pointer. Immutable after creation, and never freed: a run reads each of its few files
/// once, and places that outlive whatever read them must still be printable.
@usableFromInline
package final class SourceFile: Sendable {
    /// The path that messages print, as the user gave it.
    package let path: String
    /// The file's bytes, untouched.
    package let bytes: [UInt8]
    let positions = PositionTable()

    /// - Parameters:
    ///   - path: What messages print before `:line:column`.
    ///   - bytes: The content, in whatever encoding it was found.
    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        _ = Unmanaged.passRetained(self)
    }

    /// Makes a file from text, encoded as UTF-8.
    package convenience init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }
}

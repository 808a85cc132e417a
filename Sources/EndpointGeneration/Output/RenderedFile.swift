/// An output file in memory: its name in the output folder and its bytes.
package struct RenderedFile: Sendable, Equatable {
    /// A plain file name; outputs lie side by side in one folder.
    package var name: String
    package var bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    /// The content as text, for tests and messages.
    package var text: String { String(decoding: bytes, as: UTF8.self) }
}

package import EndpointDiagnostics

/// A file of a test whose interesting places are marked in its text: `⟦1⟧methd: GET`.
///
/// The markers are stripped before the file is made, so that the code under test does not see them.
package struct MarkedSource: Sendable {
    /// The file without markers.
    package let file: SourceFile
    private let positions: [Int: SourcePosition]

    /// - Parameter text: Lines end in `\n`; each marker's number is used once.
    package init(_ text: String, path: String = "test.yaml") {
        var plain = String.UnicodeScalarView()
        var positions: [Int: SourcePosition] = [:]
        var line = 1
        var column = 1
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar == "⟦", let end = rest.firstIndex(of: "⟧"), let number = Int(String(rest[..<end])) {
                precondition(positions[number] == nil, "marker \(number) is used once")
                positions[number] = SourcePosition(line: line, column: column)
                rest = rest[rest.index(after: end)...]
                continue
            }
            plain.append(scalar)
            (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
        }
        file = SourceFile(path: path, text: String(plain))
        self.positions = positions
    }

    /// Marks up text that is already a file, whose places are told by number from the outside.
    package init(file: SourceFile, positions: [Int: SourcePosition]) {
        self.file = file
        self.positions = positions
    }

    /// The text without markers.
    package var text: String { String(decoding: file.bytes, as: UTF8.self) }

    /// Where a marker stood, or `nil` where the text has none of that number.
    package func position(of marker: Int) -> SourcePosition? { positions[marker] }

    /// The marker at a position, or `nil`.
    package func marker(at position: SourcePosition) -> Int? {
        positions.first { $0.value == position }?.key
    }
}

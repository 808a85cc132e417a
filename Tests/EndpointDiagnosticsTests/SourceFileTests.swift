import EndpointDiagnostics
import Testing

@Suite struct SourceFileTests {
    @Test("Lines end at LF, CRLF, CR and the breaks that YAML knows besides")
    func lines() {
        let file = SourceFile(path: "a.yaml", text: "a\nb\r\nc\rd\u{85}e\u{2028}f\u{2029}é⟦\n")
        #expect(file.lines == ["a", "b", "c", "d", "e", "f", "é⟦", ""])
        #expect(file.line(2) == "b")
        #expect(file.line(9) == nil)
        #expect(file.line(0) == nil)
    }

    @Test("JSON lines do not end at Unicode's breaks")
    func jsonLines() {
        #expect(SourceFile(path: "a.json", text: "a\u{2028}b\nc").lines == ["a\u{2028}b", "c"])
    }

    @Test("A byte's place counts Unicode scalars and leaves a byte order mark out")
    func position() {
        let file = SourceFile(path: "a.yaml", text: "\u{FEFF}é:\r\n  值x")
        #expect(file.position(ofByte: 0) == SourcePosition(line: 1, column: 1))
        #expect(file.position(ofByte: 3) == SourcePosition(line: 1, column: 1))
        #expect(file.position(ofByte: 5) == SourcePosition(line: 1, column: 2))
        #expect(file.position(ofByte: file.bytes.count - 1) == SourcePosition(line: 2, column: 4))
    }

    @Test("Places are right in any order in a file of many kilobytes", arguments: ["a.yaml", "a.json"])
    func positions(path: String) {
        let part = "\u{FEFF}é: x\r\n值\ry\n\n😀\u{85}z\u{2028}\r\n"
        let file = SourceFile(path: path, text: String(repeating: part, count: 700))
        var expected: [SourcePosition] = []
        var (line, column) = (1, 1)
        let scalars = Array(String(decoding: file.bytes, as: UTF8.self).unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            expected += Array(repeating: SourcePosition(line: line, column: column), count: 1)
            expected += Array(repeating: SourcePosition(line: line, column: column + 1), count: scalar.utf8.count - 1)
            let isUnicodeBreak = scalar == "\u{85}" || scalar == "\u{2028}"
            let isBreak = scalar == "\r" || scalar == "\n" || (!file.isJSON && isUnicodeBreak)
            if scalar == "\n", index > 0, scalars[index - 1] == "\r" { line -= 1 }
            (line, column) = isBreak ? (line + 1, 1) : (line, column + 1)
        }
        // The mark at the very start has no column of its own.
        for offset in stride(from: 3, to: file.bytes.count, by: 7).reversed() {
            var wanted = expected[offset]
            if wanted.line == 1 { wanted.column -= 1 }
            #expect(file.position(ofByte: offset) == wanted, "\(offset)")
        }
    }

    @Test("UTF-16 in either order gives lines and places", arguments: [false, true])
    func utf16(isBigEndian: Bool) {
        let units = Array("\u{FEFF}a\n😀b".utf16)
        let bytes = units.flatMap { unit in
            let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
            return isBigEndian ? [high, low] : [low, high]
        }
        let file = SourceFile(path: "a.yaml", bytes: bytes)
        #expect(file.lines == ["a", "😀b"])
        #expect(file.position(ofByte: bytes.count - 2) == SourcePosition(line: 2, column: 2))
    }
}

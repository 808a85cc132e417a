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

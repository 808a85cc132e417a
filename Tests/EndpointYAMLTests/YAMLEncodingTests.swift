import EndpointDiagnostics
import EndpointTestSupport
import EndpointYAML
import Testing

@Suite struct YAMLEncodingTests {
    private func expect(
        _ bytes: [UInt8],
        path: String = "test.yaml",
        line: Int,
        column: Int,
        _ id: String,
        _ message: String,
        _ location: SourceLocation = #_sourceLocation
    ) {
        let file = SourceFile(path: path, bytes: bytes)
        let source = MarkedSource(file: file, positions: [1: SourcePosition(line: line, column: column)])
        var diagnostics = DiagnosticCollector()
        #expect(YAMLReader().read(file, reportingTo: &diagnostics) == nil, sourceLocation: location)
        expectDiagnostics(diagnostics, in: source, [.error(id, message, at: 1)], sourceLocation: location)
    }

    @Test("A control character is named at its own line, however long the file is")
    func controlCharacter() {
        let message = "control character U+0001 cannot stand here; remove it, or write \\x01 inside double quotes"
        expect(Array("a: 1\nb:\n  é: \"x\u{1}y\"\n".utf8), line: 3, column: 8, "control-character", message)
        let long =
            String(repeating: "key: value # é\n", count: 1).utf8 + Array(repeating: UInt8(ascii: "\n"), count: 40_000)
        expect(Array(long) + Array(" \u{1}".utf8), line: 40_002, column: 2, "control-character", message)
    }

    @Test("A control character that takes two bytes is named too")
    func wideControlCharacter() {
        let message = "control character U+FFFE cannot stand here; remove it, or write \\uFFFE inside double quotes"
        expect(Array("a: \u{FFFE}".utf8), line: 1, column: 4, "control-character", message)
    }

    @Test(
        "Bytes that are no UTF-8 are an error at their place",
        arguments: [
            ([0xFF], "byte 0xFF is no UTF-8; save the file as UTF-8"),
            ([0xC3, 0x28], "byte 0xC3 is no UTF-8; save the file as UTF-8"),
            ([0xC3], "byte 0xC3 is no UTF-8; save the file as UTF-8"),
        ] as [([UInt8], String)]
    )
    func invalidUTF8(bytes: [UInt8], message: String) {
        expect(Array("a: é\nb: ".utf8) + bytes, line: 2, column: 4, "invalid-encoding", message)
    }

    @Test("Latin-1 is refused as no UTF-8 in JSON too")
    func invalidJSON() {
        let bytes = Array("{\"é\":\n \"".utf8) + [0xE9] + Array("\"}".utf8)
        let message = "byte 0xE9 is no UTF-8; save the file as UTF-8"
        expect(bytes, path: "a.json", line: 2, column: 3, "invalid-encoding", message)
    }

    @Test("UTF-16 without a byte order mark is named as what it is", arguments: [false, true])
    func unmarkedUTF16(isBigEndian: Bool) {
        let bytes = utf16Bytes("a: 1", isBigEndian: isBigEndian)
        let message = "the file looks like UTF-16 without a byte order mark; save it as UTF-8"
        expect(bytes, line: 1, column: isBigEndian ? 1 : 2, "invalid-encoding", message)
    }

    @Test("Half of a surrogate pair in UTF-16 is an error at its place")
    func invalidUTF16() {
        let bytes = utf16Bytes("\u{FEFF}a: 1\nb: ", isBigEndian: true) + [0xD8, 0x3D, 0x00, 0x41]
        let message = "this is no well-formed text (expected low surrogate area); save the file as UTF-8"
        expect(bytes, line: 2, column: 4, "invalid-encoding", message)
    }

    @Test("A place in UTF-16 is right behind characters of four bytes")
    func utf16ControlCharacter() {
        let bytes = utf16Bytes("\u{FEFF}a: 1\n😀: \u{1}", isBigEndian: false)
        let message = "control character U+0001 cannot stand here; remove it, or write \\x01 inside double quotes"
        expect(bytes, line: 2, column: 4, "control-character", message)
    }
}

import EndpointText
import Testing

@Suite struct TextBufferTests {
    private let text = TextBuffer(capacity: 16)

    @Test("What is added follows what was there, however often the buffer grows")
    func appends() {
        var expected = ""
        for number in 0..<200 {
            text.add(number)
            text.add(", ")
            expected += "\(number), "
        }
        text.add([0xE8, 0x8A, 0xB1])
        text.add(UInt8(ascii: "!"))
        #expect(text.string(text.text(from: 0)) == expected + "花!")
        #expect(text.array == Array((expected + "花!").utf8))
    }

    @Test("A stretch can be added once more, also where the buffer grows for it")
    func addsItself() {
        let word = text.stored("0123456789")
        for _ in 0..<10 { text.add(word) }
        #expect(text.string(text.text(from: 0)) == String(repeating: "0123456789", count: 11))
    }

    @Test("A stretch of another buffer is copied")
    func addsOther() {
        let other = TextBuffer()
        other.add("a")
        let word = other.stored("word")
        text.add(word, of: other)
        #expect(text.string(text.text(from: 0)) == "word")
    }

    @Test(
        "A line is kept if it is no wider than asked in characters, else taken back",
        arguments: [("abc", 3, true), ("abcd", 3, false), ("花花花", 3, true), ("花花花花", 3, false), ("", 0, true)]
    )
    func endsLines(line: String, width: Int, isKept: Bool) {
        text.addLine("before")
        let start = text.count
        text.add(line)
        #expect(text.endLine(from: start, width: width) == isKept)
        #expect(text.strings(text.lines(from: 0)) == (isKept ? ["before", line] : ["before"]))
    }

    @Test("Lines come back as they were, empty ones too")
    func readsLines() {
        text.addLine("before")
        let lines = text.lines(["a", "", "c"])
        text.addLine("behind")
        #expect(text.strings(lines) == ["a", "", "c"])
        #expect(text.strings(.none).isEmpty)
        let first = text.line(from: lines.start, in: lines)
        #expect(text.string(first) == "a")
        #expect(text.line(from: first.end + 1, in: lines).isEmpty)
    }

    @Test("What is taken back leaves the rest")
    func removes() {
        text.add("abc")
        text.removeAll(from: 1)
        #expect(text.string(text.text(from: 0)) == "a")
        text.removeAll(from: 5)
        #expect(text.count == 1)
        text.removeAll()
        #expect(text.array.isEmpty)
    }
}

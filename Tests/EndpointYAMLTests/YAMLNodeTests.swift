import EndpointDiagnostics
import EndpointTestSupport
import EndpointYAML
import Testing

@Suite struct YAMLNodeTests {
    private func read(_ source: MarkedSource) throws -> YAMLNode {
        var diagnostics = DiagnosticCollector()
        let document = YAMLReader().read(source.file, reportingTo: &diagnostics)
        expectDiagnostics(diagnostics, in: source, [])
        return try #require(document).root
    }

    private func expect(
        _ node: YAMLNode?,
        in source: MarkedSource,
        from start: Int,
        to end: Int,
        _ location: SourceLocation = #_sourceLocation
    ) {
        #expect(node?.range.start == source.position(of: start), sourceLocation: location)
        #expect(node?.range.end == source.position(of: end), sourceLocation: location)
    }

    @Test("Every node knows where it starts and ends")
    func ranges() throws {
        let source = MarkedSource(
            """
            # comment
            ⟦1⟧é⟦2⟧: ⟦3⟧plain text⟦4⟧   # comment
            b: ⟦5⟧[⟦6⟧'x'⟦7⟧, {}]⟦8⟧
            c:
              ⟦9⟧- ⟦10⟧one
                two⟦11⟧

            d: ⟦12⟧
            ⟦13⟧
            """
        )
        let root = try read(source)
        #expect(root.range.start == source.position(of: 1))
        #expect(
            root.range.end
                == source.position(of: 12).map { SourcePosition(line: Int($0.line), column: Int($0.column) - 1) }
        )
        expect(root.pairs.first?.key, in: source, from: 1, to: 2)
        expect(root.pairs.first?.value, in: source, from: 3, to: 4)
        expect(root.value(forKey: "b"), in: source, from: 5, to: 8)
        expect(root.value(forKey: "b")?.items.first, in: source, from: 6, to: 7)
        expect(root.value(forKey: "c"), in: source, from: 9, to: 11)
        expect(root.value(forKey: "c")?.items.first, in: source, from: 10, to: 11)
    }

    @Test(
        "A node at the end of a file without a last line break ends there",
        arguments: ["⟦1⟧- ?⟦2⟧", "⟦1⟧? a⟦2⟧", "⟦1⟧a:\n- ?⟦2⟧", "⟦1⟧- a\n- ? é⟦2⟧"]
    )
    func lastNode(text: String) throws {
        let source = MarkedSource(text)
        let root = try read(source)
        expect(root, in: source, from: 1, to: 2)
        let last = try #require((root.items.last ?? root).pairs.last ?? root.value(forKey: "a")?.items.last?.pairs.last)
        #expect(last.value.range.end == source.position(of: 2))
    }

    @Test("An alias stands where it is written, its parts where the anchor is")
    func aliasRange() throws {
        let source = MarkedSource("a: ⟦1⟧&x [⟦2⟧one⟦3⟧]⟦4⟧\nb: ⟦5⟧*x⟦6⟧\nc: &y ⟦7⟧two\nd: ⟦8⟧*y⟦9⟧")
        let root = try read(source)
        expect(root.value(forKey: "a"), in: source, from: 1, to: 4)
        expect(root.value(forKey: "b"), in: source, from: 5, to: 6)
        expect(root.value(forKey: "b")?.items.first, in: source, from: 2, to: 3)
        expect(root.value(forKey: "d"), in: source, from: 8, to: 9)
        #expect(root.value(forKey: "d")?.text == "two")
    }

    @Test("Merged pairs stand where they were written")
    func mergedRange() throws {
        let source = MarkedSource("a: &x {⟦1⟧k⟦2⟧: ⟦3⟧v⟦4⟧}\nb: {<<: *x}")
        let pair = try #require(try read(source).value(forKey: "b")?.pairs.first)
        expect(pair.key, in: source, from: 1, to: 2)
        expect(pair.value, in: source, from: 3, to: 4)
    }

    @Test("A byte order mark is no column", arguments: ["test.yaml", "test.json"])
    func byteOrderMark(path: String) throws {
        let file = SourceFile(path: path, text: "\u{FEFF}{\"a\": \"b\"}")
        let root = try read(MarkedSource(file: file, positions: [:]))
        #expect(root.range.start == SourcePosition(line: 1, column: 1))
        #expect(root.pairs.first?.value.range.start == SourcePosition(line: 1, column: 7))
    }

    @Test("Lines are counted at every kind of break", arguments: ["\n", "\r\n", "\r", "\u{85}", "\u{2028}"])
    func lineBreaks(lineBreak: String) throws {
        let text = ["a: 1", "# c", "bb: 2"].joined(separator: lineBreak)
        let root = try read(MarkedSource(text))
        #expect(root.pairs.last?.value.range.start == SourcePosition(line: 3, column: 5))
    }

    @Test("UTF-16 with a byte order mark is read, and its columns count characters", arguments: [false, true])
    func utf16(isBigEndian: Bool) throws {
        let bytes = utf16Bytes("\u{FEFF}a: 1\n😀é: 值", isBigEndian: isBigEndian)
        let root = try read(MarkedSource(file: SourceFile(path: "a.yaml", bytes: bytes), positions: [:]))
        #expect(outline(root) == "{a: 1, 😀é: 值}")
        #expect(root.pairs.last?.value.range.start == SourcePosition(line: 2, column: 5))
    }

    @Test("A scalar tells how it was written")
    func scalarFacts() throws {
        let root = try read(MarkedSource("[plain, 'q', \"\", ~, null, 'null', ]"))
        #expect(root.items.map(\.isPlain) == [true, false, false, true, true, false])
        #expect(root.items.map(\.isNull) == [false, false, false, true, true, false])
        let block = try read(MarkedSource("a: |\n  null\nb:\nc: >-\n  x"))
        #expect(block.pairs.map(\.value.isPlain) == [false, true, false])
        #expect(block.pairs.map(\.value.isNull) == [false, true, false])
        #expect(block.pairs.map(\.value.isAbsent) == [false, true, false])
        #expect(!root.isPlain && !root.isNull && !root.isAbsent)
    }

    @Test("Text of length three keeps the NUL in its middle")
    func nul() throws {
        let root = try read(MarkedSource(#""x\0y""#))
        #expect(Array(root.text.utf8) == [0x78, 0, 0x79])
    }

    @Test("Text is compared without quotes, and only that of scalars")
    func comparison() throws {
        let root = try read(MarkedSource("{'200': a, list: [x], map: {y: z}}"))
        #expect(root.value(forKey: "200")?.hasText("a") == true)
        #expect(root.value(forKey: "200")?.hasText("ab") == false)
        #expect(root.value(forKey: "none") == nil)
        #expect(root.value(forKey: "list")?.hasText("") == true)
        #expect(root.value(forKey: "list")?.value(forKey: "x") == nil)
        #expect(root.value(forKey: "list")?.pairs.isEmpty == true)
        #expect(root.value(forKey: "map")?.items.isEmpty == true)
        #expect(root.value(forKey: "map")?.text == "")
    }

    @Test("Two scalars are of one text however they are written, and collections are of none")
    func sameText() throws {
        let items = try read(MarkedSource("[abc, 'abc', abd, ab, [], {}, '']")).items
        #expect(items.map { items[0].hasSameText(as: $0) } == [true, true, false, false, false, false, false])
        #expect(!items[6].hasSameText(as: items[4]) && !items[4].hasSameText(as: items[5]))
    }

    @Test("A pair is found by its key among those that count")
    func pairByKey() throws {
        let pairs = try read(MarkedSource("{a: 0, ab: 1, 'b': 2, abc: 3}")).pairs
        #expect(pairs.pair(forKey: "ab", among: 0b1111)?.value.text == "1")
        #expect(pairs.pair(forKey: "b", among: 0b0100)?.value.text == "2")
        #expect(pairs.pair(forKey: "b", among: 0b1011) == nil)
        #expect(pairs.pair(forKey: "abd", among: 0b1111) == nil)
        #expect(pairs.pair(forKey: "a", among: 0) == nil)
    }

    @Test("Children can be reached by number in any order")
    func randomAccess() throws {
        let root = try read(MarkedSource("{a: [0, 1, 2, 3], b: 1, c: 2}"))
        let items = try #require(root.value(forKey: "a")?.items)
        #expect(items.count == 4)
        #expect(items[3].text == "3")
        #expect(items.reversed().map(\.text) == ["3", "2", "1", "0"])
        #expect(root.pairs[2].key.text == "c")
        #expect(root.pairs.suffix(2).map(\.key.text) == ["b", "c"])
    }

    @Test("A collection tells whether it is in brackets")
    func flow() throws {
        let root = try read(MarkedSource("a: [x]\nb:\n  - {}\nc: &x {y: 1}\nd: *x\ne: x"))
        #expect(root.pairs.map(\.value.isFlow) == [true, false, true, true, false])
        #expect(!root.isFlow)
        #expect(root.value(forKey: "b")?.items.first?.isFlow == true)
    }

    @Test("A plain scalar in brackets tells whether a comment ends it")
    func followedByComment() throws {
        let text = """
            block: text # comment
            flow:
              { é: é cut # here
              , b: [not # but
              ],
              c: "quoted" # comment
              , d: x#y
              , e: last
                # a line of its own
              }
            """
        let root = try read(MarkedSource(text))
        #expect(root.value(forKey: "block")?.isFollowedByComment == false)
        let flow = try #require(root.value(forKey: "flow"))
        let cut = flow.pairs.filter { $0.value.isFollowedByComment }.map(\.key.text)
        #expect(cut == ["é"])
        #expect(flow.value(forKey: "b")?.items.first?.isFollowedByComment == true)
    }
}

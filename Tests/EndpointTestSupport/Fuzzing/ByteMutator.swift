/// Damages texts at random, the way people and tools do and the way nobody does.
package struct ByteMutator: Sendable {
    private let corpus: [[UInt8]]
    private let tokens: [[UInt8]]
    private let words: [[UInt8]]

    /// No text grows beyond this by much, so that damage upon damage stays affordable.
    private static let largest = 256 * 1024

    /// - Parameters:
    ///   - corpus: What pieces of other texts come from.
    ///   - tokens: What a grammar gives a meaning to, to be inserted anywhere.
    package init(corpus: [[UInt8]], tokens: [String]) {
        self.corpus = corpus
        self.tokens = tokens.map { Array($0.utf8) }
        words = Set(corpus.flatMap { Self.words(of: $0) }.map { Array($0) }).sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// A text with one to four changes, one half of the time: what is damaged more is rarely whole enough for what
    /// looks at it last.
    package func mutated(_ text: [UInt8], using random: inout RandomNumbers) -> [UInt8] {
        var text = text
        for _ in 0...(random.chance(2) ? 0 : random.below(4)) { change(&text, &random) }
        return text
    }

    private func change(_ text: inout [UInt8], _ random: inout RandomNumbers) {
        guard !text.isEmpty, text.count < Self.largest else {
            text = Array(text.prefix(Self.largest / 2)) + random.element(of: tokens)
            return
        }
        switch random.below(16) {
        case 0: text[random.below(text.count)] ^= 1 << UInt8(random.below(8))
        case 1: text[random.below(text.count)] = UInt8(random.below(256))
        case 2: text.removeSubrange(piece(of: text, &random))
        case 3: text.insert(contentsOf: text[piece(of: text, &random)], at: random.below(text.count))
        case 4: splice(&text, &random)
        case 5, 6: text.insert(contentsOf: random.element(of: tokens), at: random.below(text.count + 1))
        case 7, 8, 9: replaceWord(&text, &random)
        case 10: indent(&text, &random)
        case 11: swapLines(&text, &random)
        case 12: text.removeSubrange(line(of: text, &random))
        case 13: insertLine(&text, &random)
        case 14: text.removeSubrange(random.below(text.count)...)
        default: nest(&text, &random)
        }
    }

    // MARK: Bytes

    /// Mostly a few bytes, at times up to all.
    private func piece(of text: [UInt8], _ random: inout RandomNumbers) -> Range<Int> {
        let start = random.below(text.count)
        let longest = random.chance(8) ? text.count : 8
        return start..<min(text.count, start + 1 + random.below(longest))
    }

    /// The beginning of the text and the end of another one, cut at lines half of the time.
    private func splice(_ text: inout [UInt8], _ random: inout RandomNumbers) {
        let other = random.element(of: corpus)
        guard !other.isEmpty else { return }
        let isByLine = random.chance(2)
        let end = isByLine ? line(of: text, &random).lowerBound : random.below(text.count)
        let start = isByLine ? line(of: other, &random).lowerBound : random.below(other.count)
        text = Array(text[..<end] + other[start...])
    }

    /// Brackets or short keys inside each other, some times deeper than any limit.
    private func nest(_ text: inout [UInt8], _ random: inout RandomNumbers) {
        let openings = ["[", "{", "{a: ", "- ", "? ", "list<", "{{#a}}", "(", "a: {", "[["]
        let closings = ["]", "}", "}", "", "", ">", "{{/a}}", ")", "}", "]]"]
        let kind = random.below(openings.count)
        let depth = 1 + random.below(random.chance(4) ? 300 : 8)
        let opening = Array(String(repeating: openings[kind], count: depth).utf8)
        let closing = random.chance(4) ? [] : Array(String(repeating: closings[kind], count: depth).utf8)
        let place = piece(of: text, &random)
        text.replaceSubrange(place, with: opening + text[place] + closing)
    }

    // MARK: Words

    private static func isWord(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte >= 0x80
    }

    private static func words(of text: [UInt8]) -> [ArraySlice<UInt8>] { text.split { !isWord($0) } }

    /// One word that the corpus has in place of another one, which keeps more of a text's meaning than other damage.
    private func replaceWord(_ text: inout [UInt8], _ random: inout RandomNumbers) {
        let place = random.below(text.count)
        guard let start = text[place...].firstIndex(where: Self.isWord), !words.isEmpty else { return }
        let first = text[..<start].lastIndex { !Self.isWord($0) }.map { $0 + 1 } ?? 0
        let end = text[start...].firstIndex { !Self.isWord($0) } ?? text.count
        // From the text itself half of the time: names that are declared there.
        let word = random.chance(2) ? random.element(of: Self.words(of: text)) : random.element(of: words)[...]
        text.replaceSubrange(first..<end, with: word)
    }

    // MARK: Lines

    /// A line with its break.
    private func line(of text: [UInt8], _ random: inout RandomNumbers) -> Range<Int> {
        let place = random.below(text.count)
        let start = text[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let end = text[place...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
        return start..<end
    }

    private func indent(_ text: inout [UInt8], _ random: inout RandomNumbers) {
        let start = line(of: text, &random).lowerBound
        let spaces = text[start...].prefix { $0 == UInt8(ascii: " ") }.count
        let indentation = random.chance(8) ? [UInt8(ascii: "\t")] : Array(repeating: 0x20, count: random.below(9))
        text.replaceSubrange(start..<start + spaces, with: indentation)
    }

    private func swapLines(_ text: inout [UInt8], _ random: inout RandomNumbers) {
        let (one, other) = (line(of: text, &random), line(of: text, &random))
        let (first, second) = one.lowerBound < other.lowerBound ? (one, other) : (other, one)
        guard first.upperBound <= second.lowerBound else { return }
        text = Array(
            text[..<first.lowerBound] + text[second] + text[first.upperBound..<second.lowerBound] + text[first]
                + text[second.upperBound...]
        )
    }

    /// A line of the text or of another one, with the indentation that it has there.
    private func insertLine(_ text: inout [UInt8], _ random: inout RandomNumbers) {
        let other = random.chance(2) ? text : random.element(of: corpus)
        guard !other.isEmpty else { return }
        let inserted = other[line(of: other, &random)]
        text.insert(contentsOf: inserted, at: line(of: text, &random).lowerBound)
    }
}

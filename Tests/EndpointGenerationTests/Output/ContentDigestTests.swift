import Testing

@testable import EndpointGeneration

@Suite("Digests of content")
struct ContentDigestTests {
    private func digest(_ parts: [String]) -> String {
        var digest = ContentDigest()
        for part in parts { digest.add(part) }
        return digest.text
    }

    @Test("are the same in every run and on every machine")
    func constant() {
        #expect(digest([]) == "9e3779b97f4a7c15c2b2ae3d27d4eb4f")
        #expect(digest(["a spec of more than sixteen bytes"]) == "3b36973a6fd629a8a98233b6e31924f3")
    }

    @Test("differ by order, by where parts end, by length and by every bit")
    func differ() {
        var texts: [[String]] = [[], [""], ["", ""], ["ab", "c"], ["a", "bc"], ["abc"], ["c", "ab"], ["abc", ""]]
        texts += (1...40).map { [String(repeating: "\0", count: $0)] }
        let base = Array("0123456789abcdef0123456789abcdef01234".utf8)
        for index in base.indices {
            for bit in 0..<7 {
                var changed = base
                changed[index] ^= 1 << bit
                texts.append([String(decoding: changed, as: UTF8.self)])
            }
        }
        #expect(Set(texts.map(digest)).count == texts.count)
    }
}

import EndpointCommandLine
import Foundation
import Testing

@Suite struct ProcessWordsTests {
    /// Hands the words over as a process gets them.
    private func words(_ bytes: [[UInt8]]) throws -> [String] {
        let vector = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: bytes.count + 1)
        for (index, word) in bytes.enumerated() {
            let copy = UnsafeMutablePointer<CChar>.allocate(capacity: word.count + 1)
            for (place, byte) in (word + [0]).enumerated() { copy[place] = CChar(bitPattern: byte) }
            vector[index] = copy
        }
        vector[bytes.count] = nil
        defer {
            for index in bytes.indices { vector[index]?.deallocate() }
            vector.deallocate()
        }
        return try ProcessWords.words(of: vector)
    }

    @Test("Words are those behind the name of the tool")
    func words() throws {
        #expect(try words([Array("tool".utf8), Array("lint".utf8), Array("é".utf8)]) == ["lint", "é"])
        #expect(try words([Array("tool".utf8)]) == [])
        #expect(try words([]) == [])
    }

    @Test("A word that is no UTF-8 is refused, as it would name another file")
    func encoding() throws {
        let error = #expect(throws: UsageError.self) {
            try words([Array("tool".utf8), Array("--output".utf8), [0x6F, 0xFF]])
        }
        #expect(error?.message == "word 2 is not UTF-8: 'o\u{FFFD}'")
    }
}

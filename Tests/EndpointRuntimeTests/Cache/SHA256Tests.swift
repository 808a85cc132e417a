import Foundation
import Testing

@testable import EndpointRuntime

@Suite struct SHA256Tests {
    private func text(_ digest: [UInt8]) -> String {
        digest.map { String(format: "%02x", Int($0)) }.joined()
    }

    @Test(
        "Digests are those of the standard's examples",
        arguments: [
            ("", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (
                "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
                1, "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
            ),
            ("a", 1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
        ]
    )
    func vectors(_ part: String, _ count: Int, _ expected: String) {
        #expect(text(SHA256.digest(of: String(repeating: part, count: count).utf8)) == expected)
    }

    @Test("Bytes that come in pieces have the digest of the whole, wherever they were cut")
    func pieces() {
        let bytes = (0..<200).map { UInt8($0) }
        let whole = SHA256.digest(of: bytes)
        for cut in bytes.indices {
            var hash = SHA256()
            hash.add(bytes[..<cut])
            hash.add(bytes[cut...])
            #expect(hash.finished() == whole, "\(cut)")
        }
    }
}

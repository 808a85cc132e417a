import EndpointSpec
import Foundation

/// The files that an upstream can consist of, and their digests.
enum UpstreamFiles {
    /// What specs, and what they refer to, are written in; the rest of a folder changes nothing.
    static func isInput(_ path: String) -> Bool {
        guard !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else { return false }
        return ["yaml", "yml", "json"].contains(URL(fileURLWithPath: path).pathExtension)
    }

    /// Paths below a folder, sorted by their bytes.
    static func names(below folder: String) throws -> [String] {
        do {
            return try FileManager.default.subpathsOfDirectory(atPath: folder).filter(isInput)
                .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        } catch {
            throw UpstreamError(path: folder, reason: error.localizedDescription)
        }
    }

    static func bytes(of path: String) throws -> [UInt8] {
        if let reason = FileKind.obstacle(toReading: path) { throw UpstreamError(path: path, reason: reason) }
        do {
            return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw UpstreamError(path: path, reason: error.localizedDescription)
        }
    }

    /// Whether a `$ref` leads out of the file; one that only looks so costs nothing but a wider digest.
    static func refersToOthers(_ bytes: [UInt8]) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.firstMatch(of: /\$ref["']?\s*:\s*["']?[^#"'\s]/) != nil
    }

    /// SHA-256 in hexadecimal.
    static func digest(of bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        let text = SHA256.digest(of: bytes).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        return String(decoding: text, as: UTF8.self)
    }
}

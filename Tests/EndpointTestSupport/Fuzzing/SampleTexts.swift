import Foundation

/// Texts of this project to begin from: files, and what tests hold between triple quotes.
package enum SampleTexts {
    /// Files below a folder of the package, or of what lies beside it where that is there, by path below it, sorted.
    package static func files(in folder: String, ext: String = "yaml") throws -> [(path: String, bytes: [UInt8])] {
        let own = SharedFolder.packageRoot.appendingPathComponent(folder)
        let url = FileManager.default.fileExists(atPath: own.path) ? own : SharedFolder.url(folder)
        guard FileManager.default.fileExists(atPath: url.path) else { return [] }
        return try FileManager.default.subpathsOfDirectory(atPath: url.path)
            .filter { $0.hasSuffix(".\(ext)") }.sorted()
            .map { ($0, [UInt8](try Data(contentsOf: url.appendingPathComponent($0)))) }
    }

    /// What stands between triple quotes in the Swift files below a folder, without markers of places.
    package static func literals(in folder: String) throws -> [[UInt8]] {
        try files(in: folder, ext: "swift").flatMap { file in
            literals(of: String(decoding: file.bytes, as: UTF8.self)).map { Array($0.utf8) }
        }
    }

    private static func literals(of source: String) -> [String] {
        var literals: [String] = []
        var lines: [Substring]?
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            guard let open = lines else {
                if line.hasSuffix("\"\"\"") { lines = [] }
                continue
            }
            let text = line.drop { $0 == " " }
            if text.hasPrefix("\"\"\"") {
                let indentation = line.count - text.count
                literals.append(open.map { $0.dropFirst(indentation) + "\n" }.joined().replacing(/⟦\d+⟧/, with: ""))
                lines = nil
            } else {
                lines = open + [line]
            }
        }
        return literals
    }
}

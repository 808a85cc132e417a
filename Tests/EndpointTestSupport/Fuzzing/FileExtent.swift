package import EndpointDiagnostics

/// The lines of a file, to tell which places lie in it.
package struct FileExtent {
    private let file: SourceFile
    /// Characters of each line, without its break.
    private let lengths: [Int]

    package init(_ file: SourceFile) {
        self.file = file
        lengths = file.lines.map { $0.unicodeScalars.count }
    }

    /// Whether a range begins before it ends, both in the file or directly behind a line of it.
    package func contains(from start: SourcePosition, to end: SourcePosition) -> Bool {
        start <= end && contains(start) && contains(end)
    }

    private func contains(_ position: SourcePosition) -> Bool {
        let (line, column) = (Int(position.line), Int(position.column))
        return line >= 1 && line <= lengths.count && column >= 1 && column <= lengths[line - 1] + 1
    }

    private func contains(_ range: SourceRange) -> Bool {
        range.file === file && contains(from: range.start, to: range.end)
    }

    /// What is wrong with where diagnostics say that they are: out of every file, or out of order.
    package static func faults(of diagnostics: [Diagnostic], in files: [SourceFile]) -> [String] {
        let extents = files.map(FileExtent.init)
        func isInside(_ range: SourceRange?) -> Bool {
            range.map { place in extents.contains { $0.contains(place) } } ?? true
        }
        var faults: [String] = []
        for diagnostic in diagnostics {
            for place in [diagnostic.range] + diagnostic.notes.map(\.range) where !isInside(place) {
                faults.append(
                    "\(diagnostic.rule.id) stands outside of its file: \(text(of: place)) \(diagnostic.message)"
                )
            }
        }
        for (one, other) in zip(diagnostics, diagnostics.dropFirst()) {
            guard let first = one.range, let second = other.range else { continue }
            if (first.file.path, first.start) > (second.file.path, second.start) {
                faults.append("\(other.rule.id) at \(text(of: second)) comes after \(text(of: first))")
            }
        }
        return faults
    }

    private static func text(of range: SourceRange?) -> String {
        range.map { "\($0.file.path):\($0.start.line):\($0.start.column)-\($0.end.line):\($0.end.column)" } ?? ""
    }
}

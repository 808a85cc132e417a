/// A dependency file as Make and Ninja read it: which outputs depend on which inputs.
package struct DependencyFile: Sendable {
    package var outputs: [String]
    package var inputs: [String]

    /// Paths as the build system knows them; both lists are written in the order given.
    package init(outputs: [String], inputs: [String]) {
        self.outputs = outputs
        self.inputs = inputs
    }

    /// One rule, one path a line.
    package var bytes: [UInt8] {
        let targets = outputs.map(Self.escaped).joined(separator: " \\\n")
        let dependencies = inputs.map { " \\\n  " + Self.escaped($0) }.joined()
        return Array("\(targets):\(dependencies)\n".utf8)
    }

    /// Finds out whether the file may be written to a path, before anything else is written.
    ///
    /// - Throws: ``OutputError`` where the path is that of an input or output, or holds what is no such file.
    package func check(_ path: String) throws(OutputError) {
        guard !outputs.contains(path) else { throw OutputError(.write, path, .isForeign(Self.name)) }
        try file(at: path).check()
    }

    /// Writes the file in one step, and only where its bytes differ.
    ///
    /// - Throws: ``OutputError`` where the machine refuses, or the path holds something else.
    package func write(to path: String) throws(OutputError) { try file(at: path).write(bytes) }

    private static let name = "dependency file of endpointgen"

    /// Replaced only where it is empty or one of these.
    private func file(at path: String) -> OutputFile {
        let replaced = OutputFile.Content(name: Self.name) { $0.isEmpty || Self.isOne($0) }
        return OutputFile(path: path, inputs: inputs, replacing: replaced)
    }

    /// Whether a file is one rule as ``bytes`` has it: the colon and all prerequisites but the last go on in a next line.
    private static func isOne(_ bytes: [UInt8]) -> Bool {
        guard bytes.last == UInt8(ascii: "\n") else { return false }
        let lines = bytes.dropLast().split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let (continued, end) = (Array(" \\".utf8), Array(": \\".utf8))
        guard let last = lines.last, lines.dropLast().allSatisfy({ $0.suffix(2).elementsEqual(continued) }),
            let colon = lines.firstIndex(where: { $0.suffix(3).elementsEqual(end) })
        else { return false }
        let inputs = lines[(colon + 1)...]
        return !last.suffix(2).elementsEqual(continued) && !inputs.isEmpty
            && inputs.allSatisfy { $0.starts(with: Array("  ".utf8)) }
    }

    /// A backslash before blanks, `#` and `:` (and doubled before those, as Make counts them), `$` doubled.
    ///
    /// Make knows no way to write `;`, `|` and `=`, and none to write a tab in a target.
    private static func escaped(_ path: String) -> String {
        var escaped = ""
        var backslashes = 0
        for character in path.unicodeScalars {
            switch character {
            case " ", "\t", "#", ":":
                escaped += String(repeating: "\\", count: backslashes + 1)
                escaped.unicodeScalars.append(character)
            case "$": escaped += "$$"
            default: escaped.unicodeScalars.append(character)
            }
            backslashes = character == "\\" ? backslashes + 1 : 0
        }
        return escaped
    }
}

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

    /// Writes the file in one step, and only where its bytes differ.
    ///
    /// - Throws: ``OutputError`` where the machine refuses.
    package func write(to path: String) throws(OutputError) {
        try OutputFile(path: path).write(bytes)
    }

    /// A backslash before spaces and `#` (and doubled before those, as Make counts them), `$` doubled.
    private static func escaped(_ path: String) -> String {
        var escaped = ""
        var backslashes = 0
        for character in path {
            switch character {
            case " ", "#":
                escaped += String(repeating: "\\", count: backslashes + 1)
                escaped.append(character)
            case "$": escaped += "$$"
            default: escaped.append(character)
            }
            backslashes = character == "\\" ? backslashes + 1 : 0
        }
        return escaped
    }
}

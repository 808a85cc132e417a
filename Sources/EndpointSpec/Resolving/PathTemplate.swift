import EndpointDiagnostics

/// A path with `{name}` placeholders, taken apart.
struct PathTemplate {
    /// Names of the placeholders, in order.
    let names: [String]
    /// The path with every placeholder's name left out, by which two templates are compared.
    let shape: String

    init(_ text: String) {
        guard text.utf8.contains(UInt8(ascii: "{")) else {
            names = []
            shape = text
            return
        }
        var names: [String] = []
        var shape = ""
        let bytes = text.utf8
        var rest = bytes.startIndex
        while let open = bytes[rest...].firstIndex(of: UInt8(ascii: "{")),
            let close = bytes[open...].firstIndex(of: UInt8(ascii: "}"))
        {
            names.append(String(text[bytes.index(after: open)..<close]))
            shape += text[rest..<open]
            shape += "{}"
            rest = bytes.index(after: close)
        }
        self.names = names
        self.shape = shape + text[rest...]
    }

    /// A prefix and a path with exactly one slash between them.
    static func join(_ prefix: String, _ path: String) -> String {
        if prefix.isEmpty || prefix == "/" { return path.hasPrefix("/") ? path : "/" + path }
        if path.isEmpty { return prefix.hasPrefix("/") ? prefix : "/" + prefix }
        let trimmed = prefix.hasSuffix("/") ? String(prefix.dropLast()) : prefix
        return (trimmed.hasPrefix("/") ? trimmed : "/" + trimmed) + (path.hasPrefix("/") ? path : "/" + path)
    }
}

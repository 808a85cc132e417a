import EndpointYAML

/// The types of a document that were read lately, by their texts; most are written again and again.
///
/// Each text has one place of few, and the last text to take it keeps it: nothing grows.
struct TypeCache {
    private struct Known {
        var node: YAMLNode
        var bytes: Int
        var type: TypeExpression
    }

    private var places: [Known?] = Array(repeating: nil, count: 256)

    /// Reads a type, or finds that it was read.
    ///
    /// - Parameters:
    ///   - node: A scalar; all are of one document.
    ///   - bytes: How many bytes of it the type takes; `nil`: all.
    mutating func type(of node: YAMLNode, bytes: Int?) throws(TypeSyntaxError) -> TypeExpression {
        let result = node.withTextBytes { text in
            Result { () throws(TypeSyntaxError) in
                try type(UnsafeBufferPointer(rebasing: text[..<(bytes ?? text.count)]), of: node)
            }
        }
        return try result.get()
    }

    private mutating func type(
        _ text: UnsafeBufferPointer<UInt8>,
        of node: YAMLNode
    ) throws(TypeSyntaxError) -> TypeExpression {
        let place = Self.place(of: text)
        if let known = places[place], known.bytes == text.count, Self.begins(known.node, with: text) {
            return known.type
        }
        let type = try TypeParser.parse(text)
        places[place] = Known(node: node, bytes: text.count, type: type)
        return type
    }

    private static func place(of text: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt32 = 0
        for byte in text { hash = hash &* 31 &+ UInt32(byte) }
        return Int((hash ^ hash >> 8) & 255)
    }

    private static func begins(_ node: YAMLNode, with text: UnsafeBufferPointer<UInt8>) -> Bool {
        node.withTextBytes { other in
            for index in 0..<text.count where other[index] != text[index] { return false }
            return true
        }
    }
}

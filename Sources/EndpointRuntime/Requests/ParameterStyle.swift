/// How lists and objects are written in queries and forms.
public enum ParameterStyle: String, Hashable, Sendable {
    /// `a=1&a=2`; members of objects as `a[k]=v`.
    case `repeat`
    /// `a=1,2`, commas inside elements encoded; lists of anything but scalars as `repeat`.
    case csv
    /// `a[]=1&a[]=2`, `a[k]=v`.
    case brackets
    /// `a[0]=1&a[1]=2`, `a[0][k]=v`.
    case indices
}

/// How a path parameter stands in its path.
public enum PathStyle: String, Hashable, Sendable {
    /// As one segment: slashes are encoded.
    case segment
    /// As several: slashes stay.
    case segments

    /// Between the elements of a list.
    var separator: String { self == .segments ? "/" : "," }
}

/// A name and its value in a query or form, neither encoded.
public struct QueryItem: Hashable, Sendable {
    public var name: String
    /// The parts between literal commas; almost always one.
    var parts: [String]

    public init(_ name: String, _ value: String) {
        self.name = name
        parts = [value]
    }

    init(_ name: String, parts: [String]) {
        self.name = name
        self.parts = parts
    }

    public var value: String { parts.joined(separator: ",") }

    /// `name=value`, percent-encoded.
    public var encoded: String {
        var text = PercentEncoding.component(name)
        var separator = "="
        for part in parts {
            text += separator
            text += PercentEncoding.component(part)
            separator = ","
        }
        return text
    }
}

extension TreeNode {
    /// Flattens into items.
    ///
    /// - Parameter nulls: What null is written as; `nil` leaves it out.
    func items(named name: String, style: ParameterStyle, nulls: String?) throws -> [QueryItem] {
        switch content {
        case .nothing: return []
        case .null: return nulls.map { [QueryItem(name, $0)] } ?? []
        case .text(let text): return [QueryItem(name, text)]
        case .list(let nodes): return try items(of: nodes, named: name, style: style, nulls: nulls)
        case .object: return try members(below: name, style: style, nulls: nulls)
        case .conflict: throw RequestError.invalidRequest("'\(name)' is written as two kinds at once", .build)
        }
    }

    private func items(
        of nodes: [TreeNode],
        named name: String,
        style: ParameterStyle,
        nulls: String?
    ) throws -> [QueryItem] {
        if style == .csv, let parts = nodes.texts { return parts.isEmpty ? [] : [QueryItem(name, parts: parts)] }
        return try nodes.enumerated().flatMap { index, node in
            let place =
                switch style {
                case .repeat, .csv: name
                case .brackets: "\(name)[]"
                case .indices: "\(name)[\(index)]"
                }
            return try node.items(named: place, style: style, nulls: nulls)
        }
    }

    /// The members of an object; without a name they stand at the top.
    ///
    /// - Parameter styles: By member, where it is another one.
    func members(
        below name: String,
        style: ParameterStyle,
        styles: [String: ParameterStyle] = [:],
        nulls: String?
    ) throws -> [QueryItem] {
        guard case .object(let members) = content else { return [] }
        return try members.entries.flatMap { entry in
            let place = name.isEmpty ? entry.name : "\(name)[\(entry.name)]"
            return try entry.node.items(named: place, style: styles[entry.name] ?? style, nulls: nulls)
        }
    }

    /// A scalar's text, or a list's joined; `nil` for null and nothing.
    func scalar(named name: String, separator: String) throws -> String? {
        switch content {
        case .nothing, .null: return nil
        case .text(let text): return text
        case .list(let nodes):
            if let texts = nodes.texts { return texts.joined(separator: separator) }
        case .object, .conflict: break
        }
        throw RequestError.invalidRequest("'\(name)' is no single value", .build)
    }
}

extension [TreeNode] {
    /// All of them, if all are scalars.
    fileprivate var texts: [String]? {
        var texts: [String] = []
        for node in self {
            guard case .text(let text) = node.content else { return nil }
            texts.append(text)
        }
        return texts
    }
}

extension FailureContext {
    /// Nothing was sent; the client adds the endpoint.
    static let build = FailureContext(stage: .build)
}

import EndpointDiagnostics
import EndpointYAML
import Foundation

/// The number of something that references lead to: however they are written, one place has one number.
struct ReferenceID: Hashable {
    let index: Int
}

/// What a reference leads to.
struct ReferenceTarget {
    let node: OpenAPINode
    /// The parts of the JSON pointer, unescaped (RFC 6901); empty where the whole file is meant.
    let pointer: [String]
}

/// The files of an OpenAPI description, read as references lead to them, and what references mean.
///
/// Nothing outside of the input's folder is read, and nothing from the network.
struct DocumentSet {
    private struct Key: Hashable {
        var file: Int
        var text: String
    }

    /// The first is the one that was given.
    private(set) var files: [OpenAPIFile]
    /// By ``ReferenceID/index``.
    private(set) var targets: [ReferenceTarget] = []
    private let folder: ReferenceFolder
    private var fileNumbers: [[String]: Int]
    private var known: [Key: ReferenceID] = [:]
    private var ids: [[String]: ReferenceID] = [:]
    /// The values of large mappings by key, by where the mapping is.
    private var children: [[String]: [String: YAMLNode]] = [:]

    /// - Parameters:
    ///   - entry: The file that was given, read.
    ///   - path: Where it lies below the folder.
    ///   - folder: The folder that references stay in, as messages print it; empty: the current one.
    init(entry: YAMLDocument, at path: String, in folder: String) {
        let parts = path.split(separator: "/").map(String.init)
        files = [OpenAPIFile(entry, at: parts)]
        fileNumbers = [parts: 0]
        self.folder = ReferenceFolder(folder)
    }

    var root: OpenAPINode { OpenAPINode(files[0].document.root, in: 0) }

    subscript(id: ReferenceID) -> ReferenceTarget { targets[id.index] }

    /// Looks up what a `$ref` leads to; what leads nowhere, or where nothing may be read, is reported.
    mutating func resolve(
        _ reference: YAMLNode,
        from file: Int,
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> ReferenceID? {
        let text = reference.text
        let key = Key(file: file, text: text)
        if let id = known[key] { return id }
        guard let id = find(text, reference, from: file, reportingTo: &diagnostics) else { return nil }
        known[key] = id
        return id
    }

    /// The number of a place in the file that was given.
    mutating func id(of pointer: [String], _ node: OpenAPINode) -> ReferenceID {
        let canonical = ["\(node.file)"] + pointer
        if let id = ids[canonical] { return id }
        let id = ReferenceID(index: targets.count)
        targets.append(ReferenceTarget(node: node, pointer: pointer))
        ids[canonical] = id
        return id
    }

    private mutating func find(
        _ text: String,
        _ reference: YAMLNode,
        from file: Int,
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> ReferenceID? {
        let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts.first.map(String.init) ?? ""
        var target = file
        if !path.isEmpty {
            guard let opened = open(path, reference, from: file, reportingTo: &diagnostics) else { return nil }
            target = opened
        }
        guard let pointer = Self.pointer(parts.count > 1 ? String(parts[1]) : ""),
            let node = walk(pointer, in: target, reportingTo: &diagnostics)
        else {
            diagnostics.report(.deadReference(reference))
            return nil
        }
        return id(of: pointer, node)
    }

    /// The parts of a JSON pointer in a fragment; `nil` for an anchor.
    private static func pointer(_ fragment: String) -> [String]? {
        guard !fragment.isEmpty else { return [] }
        guard fragment.hasPrefix("/") else { return nil }
        return fragment.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map { part in
            let text = part.removingPercentEncoding ?? String(part)
            guard text.contains("~") else { return text }
            return text.replacingOccurrences(of: "~1", with: "/").replacingOccurrences(of: "~0", with: "~")
        }
    }

    private mutating func walk(
        _ pointer: [String],
        in file: Int,
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> OpenAPINode? {
        var node = OpenAPINode(files[file].document.root, in: file)
        for (depth, part) in pointer.enumerated() {
            var steps = 0
            while node.isMapping, child(part, of: node, at: pointer[..<depth]) == nil, let reference = node["$ref"],
                steps < 32
            {
                guard let id = resolve(reference.node, from: node.file, reportingTo: &diagnostics) else { return nil }
                node = self[id].node
                steps += 1
            }
            guard let next = child(part, of: node, at: pointer[..<depth]) else { return nil }
            node = next
        }
        return node
    }

    private mutating func child(_ part: String, of node: OpenAPINode, at pointer: ArraySlice<String>) -> OpenAPINode? {
        switch node.node.kind {
        case .scalar: return nil
        case .sequence:
            guard let index = Int(part), node.node.items.indices.contains(index) else { return nil }
            return node.with(node.node.items[index])
        case .mapping:
            guard node.pairs.count > 16 else { return node.node.value(forKey: part).map { node.with($0) } }
            let place = ["\(node.file)", "\(node.range.start.line)", "\(node.range.start.column)"] + pointer
            if children[place] == nil {
                children[place] = Dictionary(
                    node.pairs.map { ($0.key.text, $0.value) },
                    uniquingKeysWith: { first, _ in first }
                )
            }
            return children[place]?[part].map { node.with($0) }
        }
    }

    // MARK: Files

    private mutating func open(
        _ path: String,
        _ reference: YAMLNode,
        from file: Int,
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> Int? {
        let address = path.removingPercentEncoding ?? path
        guard !ReferenceFolder.isURL(address) else {
            diagnostics.report(.remoteReference(reference))
            return nil
        }
        guard let parts = ReferenceFolder.join(files[file].folder, address) else {
            diagnostics.report(.referenceLeavesFolder(reference))
            return nil
        }
        if let number = fileNumbers[parts] { return number }
        switch folder.read(parts) {
        case .outside:
            diagnostics.report(.referenceLeavesFolder(reference))
            return nil
        case .unreadable(let reason):
            diagnostics.report(.unreadableReference(reference, reason))
            return nil
        case .source(let source):
            guard let document = YAMLReader().read(source, reportingTo: &diagnostics) else { return nil }
            files.append(OpenAPIFile(document, at: parts))
            fileNumbers[parts] = files.count - 1
            return files.count - 1
        }
    }
}

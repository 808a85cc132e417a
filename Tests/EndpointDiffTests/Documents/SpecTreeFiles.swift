import EndpointTestSupport
import Foundation
import Testing

@testable import EndpointSpec

/// Files of a spec, changed and loaded from a folder of their own.
struct SpecTreeFiles {
    /// By path below the folder.
    var trees: [String: SpecTree]
    /// The file to load; `nil`: the folder.
    var root: String?

    /// One of the shared specs has two types in place that hide a model, which are given names.
    static func bytes(_ path: String) throws -> [UInt8] {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        return Array(text.replacing("sort: { enum:", with: "sort: { name: sortBy, enum:").utf8)
    }

    /// - Parameter path: A folder of native specs, or a document.
    init(_ path: String) throws {
        var isFolder: ObjCBool = false
        try #require(FileManager.default.fileExists(atPath: path, isDirectory: &isFolder))
        guard isFolder.boolValue else {
            let name = "document.yaml"
            trees = [name: try SpecTree(reading: path)]
            root = name
            return
        }
        let names = try FileManager.default.subpathsOfDirectory(atPath: path).filter { $0.hasSuffix(".yaml") }
        trees = try Dictionary(uniqueKeysWithValues: names.map { ($0, try SpecTree(reading: "\(path)/\($0)")) })
    }

    func spec() throws -> ResolvedSpec {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("no-change-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, tree) in trees {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(tree.yaml.utf8).write(to: file)
        }
        return try DocumentFixture.spec(root.map { folder.appendingPathComponent($0).path } ?? folder.path)
    }

    func mapTrees(_ change: (SpecTree) -> SpecTree) -> SpecTreeFiles {
        var files = self
        files.trees = trees.mapValues(change)
        return files
    }

    // MARK: One file in three

    /// With the models of each file in two files beside it; `nil` where none has two models.
    var split: SpecTreeFiles? {
        root == nil ? splitModules : splitDocument
    }

    private var splitModules: SpecTreeFiles? {
        var files = self
        var number = 0
        for (name, tree) in trees.sorted(by: { $0.key < $1.key }) {
            let models = tree["models"]?.pairs ?? []
            guard models.count > 1, name != "api.yaml" else { continue }
            files.trees[name]?["models"] = nil
            for part in [models[..<(models.count / 2)], models[(models.count / 2)...]] {
                number += 1
                var module = SpecTree.map([])
                module["module"] = .text("Parts\(number)")
                module["json"] = tree["json"]
                module["models"] = .map(Array(part))
                files.trees["parts/part-\(number).yaml"] = module
            }
        }
        return number == 0 ? nil : files
    }

    private static let schemas = "#/components/schemas/"

    private var splitDocument: SpecTreeFiles? {
        guard let root, var document = trees[root], var components = document["components"],
            let schemas = components["schemas"]?.pairs, schemas.count > 1
        else { return nil }
        let halves = [Array(schemas[..<(schemas.count / 2)]), Array(schemas[(schemas.count / 2)...])]
        var places: [String: String] = [:]
        for (number, half) in halves.enumerated() {
            for pair in half { places[Self.schemas + pair.name] = "_part-\(number).yaml" + Self.schemas + pair.name }
        }
        func moved(_ tree: SpecTree) -> SpecTree { tree.mapText { places[$0] ?? $0 } }
        components["schemas"] = nil
        document["components"] = components
        var files = self
        files.trees[root] = moved(document)
        for (number, half) in halves.enumerated() {
            let schemas = SpecTree.map([.init(key: .text("schemas"), value: .map(half))])
            files.trees["_part-\(number).yaml"] = moved(.map([.init(key: .text("components"), value: schemas)]))
        }
        return files
    }

    // MARK: Types in place

    /// With types in place of models' fields moved out, each under a name of its own; `nil` where there are none.
    var extracted: SpecTreeFiles? {
        var files = self
        var number = 0
        for name in trees.keys.sorted() {
            if root == nil {
                files.trees[name] = files.trees[name]?.withModelsOut(&number)
            } else {
                files.trees[name] = files.trees[name]?.withSchemasOut(&number)
            }
        }
        return number == 0 ? nil : files
    }
}

extension SpecTree {
    private static let shapeKeys = [
        "fields", "includes", "enum", "oneOf", "discriminator", "content", "otherwise", "open",
    ]

    fileprivate func withModelsOut(_ number: inout Int) -> SpecTree {
        guard let models = self["models"]?.pairs else { return self }
        var kept: [Pair] = []
        var out: [Pair] = []
        for model in models {
            var model = model
            if let fields = model.value["fields"]?.pairs, model.value["generic"] == nil {
                model.value["fields"] = .map(
                    fields.map { field in
                        var field = field
                        guard ["fields", "enum", "oneOf"].contains(where: { field.value[$0] != nil }) else {
                            return field
                        }
                        number += 1
                        let shape = field.value.pairs.filter { Self.shapeKeys.contains($0.name) }
                        out.append(Pair(key: .text("MovedOut\(number)"), value: .map(shape)))
                        for pair in shape { field.value[pair.name] = nil }
                        field.value["type"] = .text("MovedOut\(number)")
                        return field
                    }
                )
            }
            kept.append(model)
        }
        var tree = self
        tree["models"] = .map(kept + out)
        return tree
    }

    /// Keys that say nothing but what values there are.
    private static let movableKeys: Set = [
        "type", "properties", "required", "enum", "title", "description", "additionalProperties", "items", "format",
    ]

    fileprivate func withSchemasOut(_ number: inout Int) -> SpecTree {
        guard let components = self["components"], let schemas = components["schemas"]?.pairs else { return self }
        var kept: [Pair] = []
        var out: [Pair] = []
        for schema in schemas {
            var schema = schema
            if let properties = schema.value["properties"]?.pairs {
                schema.value["properties"] = .map(
                    properties.map { property in
                        var property = property
                        let keys = Set(property.value.pairs.map(\.name))
                        let isObject = property.value["type"]?.text == "object" && keys.contains("properties")
                        let isEnum = property.value["type"]?.text == "string" && keys.contains("enum")
                        guard isObject || isEnum, keys.isSubset(of: Self.movableKeys) else { return property }
                        number += 1
                        out.append(Pair(key: .text("MovedOut\(number)"), value: property.value))
                        property.value = .map([
                            Pair(key: .text("$ref"), value: .text("#/components/schemas/MovedOut\(number)"))
                        ])
                        return property
                    }
                )
            }
            kept.append(schema)
        }
        var tree = self
        tree["components"]?["schemas"] = .map(kept + out)
        return tree
    }
}

package import EndpointDiagnostics
package import EndpointSpec

/// Builds resolved specs by hand, for tests of what only reads them.
package struct SpecFixture: Sendable {
    package var spec: ResolvedSpec

    /// An API with one file and no modules.
    package init(name: String = "Shop", file: String = "api.yaml") {
        let source = SourceFile(path: file, text: "")
        spec = ResolvedSpec(
            name: Located(name, at: Self.range),
            files: [SpecFile(source: source, relativePath: file)],
            apiFile: 0,
            idempotencyHeader: "Idempotency-Key"
        )
        spec.servers = [
            Server(
                name: Located("api", at: Self.range),
                environments: [],
                idempotencyHeader: "Idempotency-Key",
                concurrency: 4
            )
        ]
    }

    /// A place for what has none.
    package static let range = SourceRange(file: SourceFile(path: "api.yaml", text: ""), line: 1, column: 1)

    /// Adds a model; received and nothing else unless `configure` says otherwise.
    @discardableResult
    package mutating func add(
        _ name: String,
        _ kind: ModelKind,
        in owner: ModelOwner = .spec,
        configure: (inout Model) -> Void = { _ in }
    ) -> ModelID {
        let id = ModelID(spec.models.count)
        var model = Model(
            id: id,
            name: Located(name, at: Self.range),
            owner: owner,
            file: 0,
            kind: kind,
            range: Self.range
        )
        model.usage.isReceived = true
        configure(&model)
        spec.models.append(model)
        return id
    }

    /// Adds a struct.
    @discardableResult
    package mutating func structure(
        _ name: String,
        _ fields: [Field],
        in owner: ModelOwner = .spec,
        configure: (inout Model) -> Void = { _ in }
    ) -> ModelID {
        add(name, .structure(Structure(fields: fields)), in: owner, configure: configure)
    }

    /// Adds an enum; pairs of wire value and Swift name.
    @discardableResult
    package mutating func enumeration(
        _ name: String,
        _ values: [(String, String)],
        isOpen: Bool = true,
        isInteger: Bool = false,
        in owner: ModelOwner = .spec,
        configure: (inout Model) -> Void = { _ in }
    ) -> ModelID {
        let values = values.map { EnumerationValue(wire: Located($0.0, at: Self.range), name: $0.1) }
        let enumeration = Enumeration(values: values, isOpen: isOpen, isInteger: isInteger)
        return add(name, .enumeration(enumeration), in: owner, configure: configure)
    }

    /// Adds an endpoint to a module, which is added where it is new.
    @discardableResult
    package mutating func endpoint(
        _ name: String,
        module: String,
        answer: Payload = .empty,
        configure: (inout Endpoint) -> Void = { _ in }
    ) -> EndpointID {
        if !spec.modules.contains(where: { $0.name.value == module }) {
            spec.modules.append(
                Module(name: Located(module, at: Self.range), file: 0, endpoints: [], failures: [])
            )
        }
        let index = spec.modules.firstIndex { $0.name.value == module } ?? 0
        let id = EndpointID(module: index, index: spec.modules[index].endpoints.count)
        var endpoint = Endpoint(
            id: id,
            name: Located(name, at: Self.range),
            file: 0,
            method: .get,
            target: .path(Located("/", at: Self.range)),
            response: Response(content: .payload(answer), status: [], range: Self.range),
            server: 0,
            policies: Policies(idempotencyHeader: "Idempotency-Key"),
            range: Self.range
        )
        configure(&endpoint)
        spec.modules[index].endpoints.append(endpoint)
        return id
    }
}

extension Field {
    /// A field, whose wire name is its own unless given.
    package static func make(
        _ name: String,
        _ type: TypeReference,
        _ presence: Presence = .required,
        wire: String? = nil,
        configure: (inout Field) -> Void = { _ in }
    ) -> Field {
        var field = Field(
            name: Located(name, at: SpecFixture.range),
            wire: wire ?? name,
            type: type,
            presence: presence,
            range: SpecFixture.range
        )
        configure(&field)
        return field
    }
}

extension Variant {
    /// A variant of a oneOf, its case named by its tag unless given.
    package static func make(
        _ tag: String,
        _ type: TypeReference?,
        name: String? = nil,
        configure: (inout Variant) -> Void = { _ in }
    ) -> Variant {
        var variant = Variant(
            tag: Located(tag, at: SpecFixture.range),
            name: name ?? tag,
            type: type,
            range: SpecFixture.range
        )
        configure(&variant)
        return variant
    }
}

extension Documentation {
    /// A description.
    package static func text(_ text: String) -> Documentation {
        var documentation = Documentation()
        documentation.description = Located(text, at: SpecFixture.range)
        return documentation
    }

    /// A deprecation with a message.
    package static func deprecated(_ message: String?) -> Documentation {
        var documentation = Documentation()
        var deprecation = Deprecation(range: SpecFixture.range)
        deprecation.message = message
        documentation.deprecation = deprecation
        return documentation
    }
}

extension TypeReference {
    package static let string = TypeReference.scalar(.string, format: nil)
    package static let bool = TypeReference.scalar(.bool, format: nil)
    package static let int = TypeReference.scalar(.int, format: nil)
    package static let int64 = TypeReference.scalar(.int64, format: nil)
    package static let double = TypeReference.scalar(.double, format: nil)
    package static let decimal = TypeReference.scalar(.decimal, format: nil)
    package static let url = TypeReference.scalar(.url, format: nil)
    package static let uuid = TypeReference.scalar(.uuid, format: nil)
    package static let day = TypeReference.scalar(.date, format: nil)
    package static let json = TypeReference.scalar(.json, format: nil)
    package static let data = TypeReference.scalar(.base64, format: nil)
    package static let milliseconds = TypeReference.scalar(.dateTime, format: .epochMilliseconds)
    package static let iso8601 = TypeReference.scalar(.dateTime, format: .iso8601)

    /// A model without arguments.
    package static func of(_ id: ModelID) -> TypeReference { .model(id, arguments: []) }
}

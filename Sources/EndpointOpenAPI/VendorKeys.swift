/// The keys by which an OpenAPI document says what only the native format can, for writing and reading alike.
///
/// `x-endpoint-KEY` holds what `KEY` holds in the native format, in the same form: `x-endpoint-retry: transient`.
package enum VendorKeys {
    package static let prefix = "x-endpoint-"

    /// The key in an OpenAPI document.
    package static func name(_ key: String) -> String { prefix + key }

    /// The native key, or `nil` for what is not one of these.
    package static func key(of name: String) -> String? {
        name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : nil
    }

    /// Keys of `api.yaml` that stand at the root of the document.
    package static let document = [
        "name", "json", "servers", "headers", "query", "timeouts", "retries", "idempotencyHeader", "configGate",
        "session", "credentials", "log", "defaults", "presets", "errors", "statusErrors", "review", "upstream", "swift",
    ]

    /// At the root: native models that no schema can describe, generic ones and those that the app has.
    package static let models = name("models")
    /// At the root: the native files as texts, by path.
    package static let files = name("files")
    /// At the root: what the document said when it was written, by which a change to it is noticed.
    package static let digest = name("digest")
    /// At the root: operations whose whole address is a parameter.
    package static let addresses = name("addresses")

    /// Keys of a module that stand in its tag.
    package static let tag = ["defaults", "json", "errors", "statusErrors"]
    /// In a tag: the path of the native file.
    package static let file = name("file")

    /// Keys of an endpoint that stand in its operation, policies first.
    package static let operation = [
        "use", "url", "server", "auth", "timeout", "retry", "idempotency", "inFlight", "cache", "configGate", "paging",
        "batch", "priority", "progress", "log", "sign", "envelope", "errors", "statusErrors", "examples", "since",
        "stability", "renamedFrom", "variantOf",
    ]
    /// In an operation: its path where another one of the same form gave the path item its parameters' names.
    package static let path = name("path")
    /// In an operation without a path item: its method.
    package static let method = name("method")
    /// In an operation: further operations of its method and path.
    package static let variants = name("variants")
    /// In an operation: common headers that it drops.
    package static let omit = name("omit")

    // MARK: Schemas, parameters and responses

    /// The Swift name of an operation, parameter, field, variant or outcome, where it is not the one on the wire.
    package static let swiftName = name("name")
    /// The native type of a schema that would else be read as another.
    package static let type = name("type")
    package static let format = name("format")
    /// The type of a map's keys.
    package static let keys = name("keys")
    package static let style = name("style")
    package static let filename = name("filename")
    /// `false` for an enum or oneOf that takes no unknown values.
    package static let open = name("open")
    /// Of an enum: names and words by wire value.
    package static let enumeration = name("enum")
    /// Of a variant: its wire value.
    package static let tagValue = name("tag")
    /// Of a oneOf: the field that tells its variants apart.
    package static let discriminator = name("discriminator")
    /// Of a oneOf: the field that holds the value.
    package static let content = name("content")
    /// Of a variant: that it stands for what the tag does not name.
    package static let otherwise = name("otherwise")
    /// Of a component: that it is a type of its own over its scalar, list or map.
    package static let newtype = name("newtype")
    package static let includes = name("includes")
    package static let conformances = name("conformances")
    package static let renamedFrom = name("renamedFrom")
    /// Of a component: the module in whose file the model stands; without it in `api.yaml`.
    package static let module = name("module")
    /// Of a component: the generic type that it is a case of, such as `Page<Order>`.
    package static let instance = name("instance")
    /// Beside `deprecated: true`: what more is said of it.
    package static let deprecated = name("deprecated")
    /// Of a schema of an answer: the path to what the envelope holds.
    package static let data = name("data")
    /// Of a response: the header that is the value.
    package static let header = name("header")
    /// Of a response: the truth value that its status stands for.
    package static let value = name("value")
    /// Of a response: the name of the refusal that it is.
    package static let error = name("error")
}

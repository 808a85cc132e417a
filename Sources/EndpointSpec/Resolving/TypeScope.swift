import EndpointDiagnostics

/// What the words of a type mean at one place.
struct TypeScope {
    /// Index of the file whose `json` counts.
    var file: Int
    /// Generic parameters of the model around, by name.
    var parameters: [String] = []
    /// How many types in place the place is inside of.
    var depth = 0

    /// The arguments with which a model in place refers to the parameters of the model around it.
    var arguments: [TypeReference] { parameters.map(TypeReference.parameter) }
}

extension TypeReference {
    /// Stands where a type could not be told and that was reported; nothing more is said about it.
    static let unresolved = TypeReference.parameter("")

    /// Whether some part could not be told.
    var isUnresolved: Bool {
        switch self {
        case .parameter(let name): name.isEmpty
        case .scalar: false
        case .list(let element), .nullable(let element): element.isUnresolved
        case .map(let value, let keys): value.isUnresolved || keys?.isUnresolved == true
        case .model(_, let arguments): arguments.contains(where: \.isUnresolved)
        }
    }

    /// The type with generic parameters replaced by what they stand for.
    func substituting(_ parameters: [String], with arguments: [TypeReference]) -> TypeReference {
        guard !arguments.isEmpty else { return self }
        switch self {
        case .scalar: return self
        case .parameter(let name):
            guard let index = parameters.firstIndex(of: name), index < arguments.count else { return self }
            return arguments[index]
        case .list(let element): return .list(element.substituting(parameters, with: arguments))
        case .nullable(let element): return .nullable(element.substituting(parameters, with: arguments))
        case .map(let value, let keys):
            return .map(
                value.substituting(parameters, with: arguments),
                keys: keys?.substituting(parameters, with: arguments)
            )
        case .model(let id, let own):
            return .model(id, arguments: own.map { $0.substituting(parameters, with: arguments) })
        }
    }

    /// The type whose formats are not looked at: what decides whether two Swift types are one.
    var withoutFormats: TypeReference {
        switch self {
        case .scalar(let scalar, _): .scalar(scalar, format: nil)
        case .parameter: self
        case .list(let element): .list(element.withoutFormats)
        case .nullable(let element): .nullable(element.withoutFormats)
        case .map(let value, let keys): .map(value.withoutFormats, keys: keys?.withoutFormats)
        case .model(let id, let arguments): .model(id, arguments: arguments.map(\.withoutFormats))
        }
    }
}

import EndpointYAML

/// The order of keys, made from the same tables that decoding goes by.
///
/// Mappings whose keys are fixed follow their table, but for a few keys that people write and read first. Those whose keys the author chooses (endpoints, models, fields,
/// parameters, values of an enum …) keep their order, since it decides over the order of arguments and cases.
struct FormatKeyOrder {
    private(set) var order = YAMLKeyOrder()
    private var objects: [FormatObject: Int] = [:]
    /// Places that take over the keys of an object once those are known.
    private var borrowers: [(place: Int, object: Int)] = []

    static let shared = FormatKeyOrder()
    /// A folder's `api.yaml`, a module, and a file that is both.
    let api: Int
    let module: Int
    private(set) var single = 0

    private init() {
        api = 0
        module = 1
        order.places = [YAMLKeyOrder.Place(), YAMLKeyOrder.Place()]
        objects = [.api: 0, .module: 1]
        addKeys(of: .api, to: api)
        addKeys(of: .module, to: module)
        single = order.places.count
        order.places.append(YAMLKeyOrder.Place(keys: singleKeys))
        for (place, object) in borrowers { order.places[place].keys = order.places[object].keys }
    }

    /// What holds for the API first, then what a module has too.
    private var singleKeys: [YAMLKeyOrder.Key] {
        let shared = order.places[module].keys
        let names = Set(shared.map { "\($0.name)" })
        return order.places[api].keys.filter { !names.contains("\($0.name)") } + shared
    }

    /// What stands before the other keys: words about the whole, and what a model's fields build on.
    private static func leadingKeys(of object: FormatObject) -> [String] {
        switch object {
        case .endpoint, .preset: ["summary", "description"]
        case .server: ["description"]
        case .model: ["description", "generic", "includes"]
        case .field, .inPlaceType, .body, .response, .outcome, .variant: ["includes"]
        default: []
        }
    }

    private mutating func addKeys(of object: FormatObject, to place: Int) {
        let leading = Self.leadingKeys(of: object).compactMap(object.key(named:))
        let rest = object.keys.filter { key in !leading.contains { "\($0.name)" == "\(key.name)" } }
        for key in leading + rest {
            let value = number(for: key.form)
            order.places[place].keys.append(YAMLKeyOrder.Key(key.name, value: value))
        }
    }

    private mutating func number(for object: FormatObject) -> Int {
        if let known = objects[object] { return known }
        let number = add(YAMLKeyOrder.Place())
        objects[object] = number
        addKeys(of: object, to: number)
        return number
    }

    private mutating func number(for form: ValueForm) -> Int? {
        switch form {
        case .object(let object): return number(for: object)
        case .field: return number(for: .object(.field))
        case .nonEmpty(let form): return number(for: form)
        case .map(_, let form): return number(for: form).map { add(YAMLKeyOrder.Place(others: $0)) }
        case .list(let form): return number(for: form).map { add(YAMLKeyOrder.Place(items: $0)) }
        case .anyOf(let forms): return number(forAnyOf: forms.compactMap { number(for: $0) })
        case .text, .filledText, .remark, .bool, .integer, .number, .duration, .date, .words, .name, .typeName, .type,
            .payload, .typeWithDefault, .reference, .dottedPath, .header, .mediaType, .template, .baseURL, .pattern,
            .status, .statusPattern, .swiftModule, .swiftType, .literal, .scalar, .json:
            return nil
        }
    }

    /// One place for several forms, of which the mapping that stands there shows which it is.
    private mutating func number(forAnyOf places: [Int]) -> Int? {
        guard places.count > 1 else { return places.first }
        var merged = YAMLKeyOrder.Place()
        for place in places {
            merged.others = merged.others ?? order.places[place].others
            merged.items = merged.items ?? order.places[place].items
        }
        let number = add(merged)
        let object = places.first { objects.values.contains($0) }
        if let object { borrowers.append((number, object)) }
        return number
    }

    private mutating func add(_ place: YAMLKeyOrder.Place) -> Int {
        order.places.append(place)
        return order.places.count - 1
    }

    /// What a document is by its keys alone, so that a file is laid out alike whatever is named beside it.
    func place(of document: YAMLDocument) -> Int {
        let pairs = document.root.pairs
        func hasKey(of object: FormatObject, butNotOf other: FormatObject) -> Bool {
            pairs.contains { object.table.index(of: $0.key) != nil && other.table.index(of: $0.key) == nil }
        }
        guard hasKey(of: .module, butNotOf: .api) else { return api }
        return hasKey(of: .api, butNotOf: .module) ? single : module
    }
}

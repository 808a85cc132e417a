import EndpointSpec

/// The Swift names of a spec's top level, each given once, and names made before.
struct NameTable {
    private var types: Set<String> = []
    private var lowerNames: [String: String] = [:]

    func isTaken(_ type: String) -> Bool { types.contains(type) }

    /// Takes a name for a type, numbered where it is taken.
    ///
    /// - Parameter isFree: What else the name has to keep clear of.
    mutating func takeType(_ wanted: String, isFree: (String) -> Bool = { _ in true }) -> String {
        let name = Self.unique(wanted) { !types.contains($0) && isFree($0) }
        types.insert(name)
        return name
    }

    /// The name of a field or parameter by its name on the wire, without a look at those beside it.
    mutating func lowerName(_ wire: String) -> String {
        if let name = lowerNames[wire] { return name }
        let name = NameWords.isName(wire, isUpper: false) ? wire : NameWords.lowerCamel(NameWords.words(of: wire))
        lowerNames[wire] = name ?? "field"
        return name ?? "field"
    }

    /// The name, or with the first number from 2 that makes it free.
    static func unique(_ wanted: String, isFree: (String) -> Bool) -> String {
        if isFree(wanted) { return wanted }
        var number = 2
        while !isFree("\(wanted)\(number)") { number += 1 }
        return "\(wanted)\(number)"
    }
}

/// Names that are taken among the fields of a model or the parameters of an endpoint.
struct MemberNames {
    private var taken: Set<String>

    init(reserved: Set<String> = []) { taken = reserved }

    /// Frees names that turn out not to be needed.
    mutating func release(_ names: Set<String>) { taken.subtract(names) }

    mutating func take(_ wanted: String) -> String {
        let name = NameTable.unique(wanted) { !taken.contains($0) }
        taken.insert(name)
        return name
    }
}

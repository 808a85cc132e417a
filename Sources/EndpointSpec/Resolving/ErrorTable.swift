import EndpointDiagnostics

/// The errors that are in force at one place: those declared there and further out.
struct ErrorTable {
    struct Entry {
        var name: Located<String>
        var code: Located<String>
    }

    /// Name of each business code.
    private(set) var codes: [String: Entry] = [:]
    /// Name of each status; the innermost wins.
    private(set) var statuses: [String: Entry] = [:]
    /// Statuses in the order they were first declared.
    private(set) var statusOrder: [String] = []
    /// Codes of each name, business codes and statuses alike, in order.
    private(set) var codesByName: [String: [String]] = [:]

    /// Adds a business code, and gives its former entry where that has another name.
    mutating func addCode(_ declaration: ErrorDeclaration) -> Entry? {
        let code = declaration.code.value
        if let entry = codes[code] { return entry.name.value == declaration.name.value ? nil : entry }
        codes[code] = Entry(name: declaration.name, code: declaration.code)
        codesByName[declaration.name.value, default: []].append(code)
        return nil
    }

    mutating func addStatus(_ declaration: ErrorDeclaration) {
        let status = declaration.code.value
        if statuses[status] == nil { statusOrder.append(status) }
        statuses[status] = Entry(name: declaration.name, code: declaration.code)
        codesByName[declaration.name.value, default: []].append(status)
    }
}

/// What a module's `…Failure` can be, while it is gathered.
struct FailureTable {
    private(set) var failures: [Failure] = []
    private var indices: [String: Int] = [:]

    /// Adds one code or status; gives the failure whose `data` is of another type.
    mutating func add(_ declaration: ErrorDeclaration, data: TypeReference?, isStatus: Bool) -> Failure? {
        let name = declaration.name.value
        guard let index = indices[name] else {
            indices[name] = failures.count
            failures.append(Failure(name: declaration.name, codes: [], statuses: []))
            return add(declaration, data: data, isStatus: isStatus)
        }
        let code = declaration.code.value
        if isStatus, let status = Int(code), !failures[index].statuses.contains(status) {
            failures[index].statuses.append(status)
        } else if !isStatus, !failures[index].codes.contains(code) {
            failures[index].codes.append(code)
        }
        let former = failures[index]
        if former.documentation == Documentation() { failures[index].documentation = declaration.documentation }
        failures[index].data = former.data ?? data
        guard let data, let known = former.data, known != data, !known.isUnresolved, !data.isUnresolved else {
            return nil
        }
        return former
    }
}

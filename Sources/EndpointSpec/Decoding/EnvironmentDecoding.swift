import EndpointDiagnostics
import EndpointYAML
import Foundation

/// Environments: addresses of servers, with variables or without.
extension DocumentDecoder {
    mutating func environment(_ entry: Entry) -> EnvironmentDeclaration? {
        guard entry.value.kind == .mapping else {
            guard let base = baseURL(entry) else { return nil }
            checkVariables([], usedIn: base, entry)
            return EnvironmentDeclaration(name: entry.locatedKey, base: base)
        }
        guard let keys = keys(of: entry, as: .environment, named: entry.key) else { return nil }
        let declared = entry.value.pairs.filter { !$0.key.hasText("base") && !$0.key.text.hasPrefix("x-") }
        let variables = declared.compactMap { variable(Entry($0)) }
        guard let baseEntry = keys["base"], let base = baseURL(baseEntry) else { return nil }
        checkVariables(declared.map(\.key), usedIn: base, baseEntry)
        var environment = EnvironmentDeclaration(name: entry.locatedKey, base: base)
        environment.variables = variables
        return environment
    }

    private mutating func variable(_ entry: Entry) -> Named<Located<TypeExpression>>? {
        let isNamed = checkName(entry.key, .lower)
        guard let type = type(entry), isNamed else { return nil }
        return Named(name: entry.locatedKey, declaration: type)
    }

    private mutating func baseURL(_ entry: Entry) -> Located<String>? {
        guard isScalar(entry, "a URL") else { return nil }
        let text = entry.locatedText
        if let problem = BaseURLCheck(text.value).problem {
            report(.invalidBaseURL(entry, problem))
            return nil
        }
        return text
    }

    private mutating func checkVariables(_ declared: [YAMLNode], usedIn base: Located<String>, _ entry: Entry) {
        let used = BaseURLCheck(base.value).variables
        for name in used where !declared.contains(where: { $0.text == name }) {
            report(.undeclaredVariable(name, entry))
        }
        for key in declared where !used.contains(key.text) {
            report(.unusedVariable(key))
        }
    }
}

/// Looks at an address as if its variables had values.
struct BaseURLCheck {
    /// What keeps the text from being an address.
    private(set) var problem: String?
    /// The names in braces, each once, in order.
    private(set) var variables: [String] = []

    init(_ text: String) {
        guard let sample = sample(of: text) else {
            problem = "a brace is not closed, not opened, or does not hold a name"
            return
        }
        problem = Self.problem(of: sample)
    }

    private static func problem(of text: String) -> String? {
        guard text.hasPrefix("https://") || text.hasPrefix("http://") else {
            return "it must begin with 'https://' or 'http://'"
        }
        guard
            !text.unicodeScalars.contains(where: {
                isControl($0) || isSpace($0) || "\"\\<>^`|".unicodeScalars.contains($0)
            })
        else { return "it has characters that URLs cannot have" }
        guard !text.contains("?"), !text.contains("#") else { return "it cannot have a query or a fragment" }
        guard let components = URLComponents(string: text), let host = components.host, !host.isEmpty else {
            return "it has no valid host"
        }
        guard components.user == nil, components.password == nil else { return "it cannot have credentials" }
        return nil
    }

    /// The text with `1` for each variable, which can stand for a host, a port and a path.
    private mutating func sample(of text: String) -> String? {
        var sample = ""
        var open: String?
        for scalar in text.unicodeScalars {
            switch (scalar, open) {
            case ("{", nil): open = ""
            case ("}", let name?):
                guard NameStyle.lower.allows(name) else { return nil }
                if !variables.contains(name) { variables.append(name) }
                sample += "1"
                open = nil
            case ("{", _), ("}", _): return nil
            case (_, nil): sample.unicodeScalars.append(scalar)
            default: open?.unicodeScalars.append(scalar)
            }
        }
        return open == nil ? sample : nil
    }
}

extension Diagnostic {
    static func invalidBaseURL(_ entry: Entry, _ problem: String) -> Diagnostic {
        Diagnostic(
            DecodingRules.invalidBaseURL,
            "\(quoted(entry.value.text)) cannot be the address of a server: \(problem)",
            at: entry.value.range
        )
    }

    static func undeclaredVariable(_ name: String, _ entry: Entry) -> Diagnostic {
        Diagnostic(
            DecodingRules.baseURLVariable,
            "'{\(name)}' is not declared; write '{ base: …, \(name): string }'",
            at: entry.value.range
        )
    }

    static func unusedVariable(_ key: YAMLNode) -> Diagnostic {
        Diagnostic(DecodingRules.baseURLVariable, "\(quoted(key.text)) is not used in 'base'", at: key.range)
    }
}

import EndpointDiagnostics
import EndpointNaming
import EndpointSpec

/// Writes the enum of environments: one case for each name that any server has, and one for the app's own.
struct EnvironmentDeclarations {
    private let spec: ResolvedSpec
    private let words: Vocabulary
    private let environments: [Merged]

    /// An environment with the variables that any server's base has in it.
    private struct Merged {
        var name: String
        var variables: [Server.Variable]
    }

    init(_ spec: ResolvedSpec, words: Vocabulary) {
        self.spec = spec
        self.words = words
        environments = Self.merged(spec.servers)
    }

    var context: EnvironmentContext {
        EnvironmentContext(cases: cases, names: nameLines, bases: baseLines)
    }

    private static func merged(_ servers: [Server]) -> [Merged] {
        var merged: [Merged] = []
        for environment in servers.flatMap(\.environments) {
            guard let index = merged.firstIndex(where: { $0.name == environment.name }) else {
                merged.append(Merged(name: environment.name, variables: environment.variables))
                continue
            }
            let known = Set(merged[index].variables.map(\.name))
            merged[index].variables += environment.variables.filter { !known.contains($0.name) }
        }
        return merged
    }

    private var cases: [String] {
        environments.map { environment in
            let variables = environment.variables.map { variable in
                "\(NamingRules.identifier(variable.name).label): \(words[variable.type.swiftName])"
            }
            let values = variables.isEmpty ? "" : "(" + variables.joined(separator: ", ") + ")"
            return "case \(identifier(environment.name).declaration)\(values)"
        }
    }

    private var nameLines: [String] {
        environments.map { environment in
            "case .\(identifier(environment.name).member): \(SwiftLiteral.string(environment.name))"
        }
    }

    private var baseLines: [String] {
        let custom = "case .custom(_, let bases): bases[server]"
        if environments.isEmpty { return ["switch self {", custom, "}"] }
        var lines = ["switch (server, self) {"]
        for server in spec.servers {
            for environment in server.environments {
                let pattern = "(\(SwiftLiteral.string(server.name.value)), \(pattern(of: environment)))"
                lines += SignatureLayout.caseLine("case \(pattern):", base(of: environment), indentation: 12)
            }
        }
        return lines + ["case (_, .custom(_, let bases)): bases[server]", "default: nil", "}"]
    }

    /// `.enterprise(let host)`, with `_` for what this server's base does not use.
    private func pattern(of environment: Server.Environment) -> String {
        let merged = environments.first { $0.name == environment.name }
        let used = Set(environment.variables.map(\.name))
        let bindings = (merged?.variables ?? []).map { variable in
            used.contains(variable.name) ? "let \(NamingRules.identifier(variable.name).declaration)" : "_"
        }
        let name = "." + identifier(environment.name).member
        return bindings.isEmpty || used.isEmpty ? name : "\(name)(\(bindings.joined(separator: ", ")))"
    }

    /// The base as a literal, with variables interpolated.
    private func base(of environment: Server.Environment) -> String {
        var literal = SwiftLiteral.string(environment.base)
        for variable in environment.variables {
            let name = NamingRules.identifier(variable.name).declaration
            literal = literal.replacing("{\(variable.name)}", with: "\\(\(name))")
        }
        return literal
    }

    /// An environment called as the case for the app's own gets another name, as enum values do.
    private func identifier(_ name: String) -> SwiftIdentifier {
        let taken: Set<String> = ["custom", "name", "base", "none", "some"]
        return NamingRules.identifier(taken.contains(name) ? name + "Value" : name)
    }
}

extension String {
    /// Every place of a text replaced.
    fileprivate func replacing(_ text: String, with replacement: String) -> String {
        let wanted = Array(text.utf8)
        var result: [UInt8] = []
        var rest = Array(utf8)[...]
        while !rest.isEmpty {
            if rest.starts(with: wanted) {
                result += replacement.utf8
                rest = rest.dropFirst(wanted.count)
            } else {
                result.append(rest.removeFirst())
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}

import EndpointDiagnostics
import EndpointSpec
import EndpointYAML
import Foundation

/// Servers by the addresses they are reached at.
struct ServerTable {
    private(set) var servers: [ServerDeclaration] = []
    private var names: [[String]: String] = [:]
    private var taken: Set<String> = []

    /// The name of the server with these environments; the first is called `api`.
    mutating func name(of environments: [EnvironmentDeclaration], at range: SourceRange) -> Located<String> {
        let addresses = environments.map(\.base.value)
        if let name = names[addresses] { return Located(name, at: range) }
        let host = addresses.first.flatMap { URLComponents(string: $0)?.host }?.split(separator: ".").first
        let wanted = servers.isEmpty ? "api" : host.flatMap { NameWords.lowerCamel(NameWords.words(of: String($0))) }
        let name = NameTable.unique(wanted ?? "server") { !taken.contains($0) }
        taken.insert(name)
        names[addresses] = name
        var server = ServerDeclaration(name: Located(name, at: range), range: range)
        server.environments = environments
        servers.append(server)
        return Located(name, at: range)
    }

    mutating func setFailure(_ failure: FailureDeclaration) {
        for index in servers.indices { servers[index].failure = failure }
    }
}

extension OpenAPIDecoder {
    /// Reads the servers of the document, which all operations have that name none.
    mutating func readServers() {
        let list = documents.root["servers"]
        _ = servers.name(of: environments(list), at: list?.range ?? documents.root.range.beginning)
        losses.count(.servers, servers.servers[0].environments.count)
    }

    /// The server of a path or an operation; `nil` where it is the document's.
    mutating func server(of list: OpenAPINode) -> Located<String>? {
        let environments = environments(list)
        guard !environments.isEmpty else { return nil }
        let name = servers.name(of: environments, at: list.range)
        return name.value == "api" ? nil : name
    }

    private mutating func environments(_ list: OpenAPINode?) -> [EnvironmentDeclaration] {
        guard let list, list.node.kind == .sequence else { return [] }
        var environments: [EnvironmentDeclaration] = []
        var members = MemberNames()
        for node in list.items {
            guard let url = node["url"]?.located else { continue }
            guard let base = address(url, node) else { continue }
            let isKnown = environments.contains { $0.base.value == base }
            if isKnown { continue }
            let name = members.take(environmentName(node, base, isFirst: environments.isEmpty))
            environments.append(
                EnvironmentDeclaration(name: Located(name, at: url.range), base: Located(base, at: url.range))
            )
        }
        return environments
    }

    /// The address with the defaults of its variables; `nil` where it has no host.
    private mutating func address(_ url: Located<String>, _ node: OpenAPINode) -> String? {
        var text = url.value
        for pair in node["variables"].map({ Array($0.pairs) }) ?? [] {
            guard let value = pair.value.value(forKey: "default"), value.kind == .scalar else { continue }
            text = text.replacingOccurrences(of: "{\(pair.key.text)}", with: value.text)
            lose(.serverVariable, "{\(pair.key.text)}", at: pair.key.range)
        }
        while text.hasSuffix("/") { text.removeLast() }
        let components = URLComponents(string: text)
        let isWhole =
            (text.hasPrefix("https://") || text.hasPrefix("http://")) && !text.contains("{")
            && components?.host?.isEmpty == false && components?.query == nil && components?.fragment == nil
            && components?.user == nil
        if isWhole { return text }
        // '/' alone says no more than that there is a server.
        if !text.isEmpty { lose(.relativeServer, url.value, at: url.range) }
        return nil
    }

    private func environmentName(_ node: OpenAPINode, _ base: String, isFirst: Bool) -> String {
        let words = NameWords.words(of: node["x-endpoint-name"]?.text ?? node["description"]?.text ?? "")
        if (1...3).contains(words.count), let name = NameWords.lowerCamel(words) { return name }
        if isFirst { return "production" }
        let host = URLComponents(string: base)?.host?.split(separator: ".").first
        return host.flatMap { NameWords.lowerCamel(NameWords.words(of: String($0))) } ?? "other"
    }
}

import Foundation

extension Call {
    /// The key of the answer to this call: environment, endpoint, address, parameters, whose session it is, and what
    /// else the policy says. What every request carries, such as timestamps, is not in it, nor is a signature.
    ///
    /// - Returns: `nil` for a body that is a file or has parts.
    /// - Throws: What building the request throws.
    func cacheKey(_ policy: CachePolicy) async throws -> CacheKey? {
        let builder = try written()
        var key = CacheKeyBuilder()
        var draft = Draft(
            builder: builder,
            headers: builder.headers,
            query: builder.queryItems.filter { !policy.ignores($0.name) }.sortedByName,
            body: PreparedBody(content: .none)
        )
        for part in [api.name, entry?.place.environment.name ?? "", descriptor.server.name, descriptor.id] {
            key.add(part)
        }
        key.add(descriptor.method.rawValue)
        key.add(try url(of: draft).absoluteString)
        key.add(policy, draft.headers)
        switch builder.body {
        case .none: key.add("none")
        case .data(let data):
            key.add("data")
            key.add(builder.contentType ?? "")
            key.add(policy.significant(data, contentType: builder.contentType))
        case .file, .multipart: return nil
        }
        key.add(policy.versionText(app: client.app))
        key.add(policy.varyBy.contains(.locale) ? client.app.locale() : "")
        // Also where the policy does not say so: who may not see something must not be given it by a cache.
        let isPersonal = try await addIdentity(to: &key, &draft)
        return key.key(isPersonal: isPersonal)
    }

    /// - Returns: Whether it is the session's.
    private func addIdentity(to key: inout CacheKeyBuilder, _ draft: inout Draft) async throws -> Bool {
        let before = draft.headers.fields.count
        try await addCredential(to: &draft)
        if let sent = sentSession?.withLock({ $0 }) {
            key.add("session")
            key.add(client.sessionKeeper.identity(of: sent.credential.token))
            return true
        }
        for field in draft.headers.fields[before...] {
            key.add(field.name)
            key.add(field.value)
        }
        return false
    }
}

extension CacheKeyBuilder {
    /// Headers that choose an answer; conditions only say whether it must be sent.
    fileprivate mutating func add(_ policy: CachePolicy, _ headers: HTTPFields) {
        let conditions = ["if-none-match", "if-modified-since"]
        let fields = headers.fields.map { (name: $0.name.lowercased(), value: $0.value) }
            .filter { !conditions.contains($0.name) && !policy.ignores($0.name) }
            .sorted { ($0.name, $0.value) < ($1.name, $1.value) }
        add(count: fields.count)
        for field in fields {
            add(field.name)
            add(field.value)
        }
    }
}

extension CachePolicy {
    /// Whether a parameter, or what it is a part of (`filter` of `filter[name]`), makes no other entry.
    fileprivate func ignores(_ name: String) -> Bool {
        if ignore.isEmpty { return false }
        let whole = name.prefix { $0 != "[" }
        return ignore.contains { $0.equalsIgnoringCase(name) || $0 == whole }
    }

    /// The body without the fields that make no other entry.
    fileprivate func significant(_ body: Data, contentType: String?) -> Data {
        guard !ignore.isEmpty, let contentType else { return body }
        if contentType.hasPrefix("application/x-www-form-urlencoded") {
            let items = body.split(separator: UInt8(ascii: "&"))
            return Data(items.filter { !ignores(formItem: $0) }.joined(separator: [UInt8(ascii: "&")]))
        }
        guard var value = try? JSONDecoder().decode(JSONValue.self, from: body), let members = value.objectValue,
            members.keys.contains(where: ignore.contains)
        else { return body }
        for name in ignore where members[name] != nil { value[name] = nil }
        return (try? JSONCoding.data(value, userInfo: [:])) ?? body
    }

    private func ignores(formItem item: Data) -> Bool {
        let name = String(decoding: item.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
        return ignores(name.removingPercentEncoding ?? name)
    }

    fileprivate func versionText(app: AppValues) -> String {
        switch version {
        case .number(let number): String(number)
        case .app: "app \(app.clientVersion)"
        }
    }
}

import Foundation

/// An event as one line of JSON, which no value can break out of.
enum LogLine {
    static func of(_ event: RequestEvent) -> Data {
        var line: [String: JSONValue] = [
            "call": .string(event.call.uuidString),
            "endpoint": .string(event.endpoint),
            "attempt": .number(JSONNumber(Int64(event.attempt))),
            "date": date(event.date),
        ]
        line["requestID"] = event.requestID.map { .string($0) }
        for (name, value) in members(of: event.kind) { line[name] = value }
        return data(line)
    }

    /// Stands where events were lost.
    static func dropped(_ count: Int, at date: Date) -> Data {
        data(["date": self.date(date), "dropped": .number(JSONNumber(Int64(count)))])
    }

    private static func members(of kind: RequestEvent.Kind) -> [String: JSONValue] {
        switch kind {
        case .willSend(let request): request.members
        case .retrying(let reason, let pause):
            ["event": "retrying", "reason": .string(reason.text), "after": .seconds(pause)]
        case .received(let answer): answer.members
        case .failed(let failure): failure.members
        case .cancelled: ["event": "cancelled"]
        }
    }

    private static func date(_ date: Date) -> JSONValue { .string(ISO8601Text.text(from: date) ?? "") }

    private static func data(_ line: [String: JSONValue]) -> Data {
        let json = try? JSONCoding.data(JSONValue.object(line), userInfo: [:])
        return (json ?? Data()) + Data("\n".utf8)
    }
}

extension SentRequest {
    fileprivate var members: [String: JSONValue] {
        [
            "event": "willSend",
            "method": .string(method.rawValue),
            "server": .string(server),
            "environment": .string(environment),
            "path": .string(path),
            "query": .fields(query),
            "headers": .fields(headers),
            "body": .fields(body),
            "bytes": .count(bytes),
        ].withoutNulls
    }
}

extension ReceivedAnswer {
    fileprivate var members: [String: JSONValue] {
        let durations = durations.map { ($0.key.rawValue, JSONValue.seconds($0.value)) }
        return [
            "event": "received",
            "status": .count(Int64(status)),
            "bytes": .count(bytes),
            "headers": .fields(headers),
            "response": .fields(response),
            "durations": .object(Dictionary(durations) { one, _ in one }),
        ].withoutNulls
    }
}

extension FailedCall {
    fileprivate var members: [String: JSONValue] {
        [
            "event": "failed",
            "stage": .string(stage.rawValue),
            "kind": .string(kind.rawValue),
            "code": .string(code),
            "status": .count(status.map { Int64($0) }),
            "unreachable": unreachable.map { .string($0.rawValue) } ?? .null,
        ].withoutNulls
    }
}

extension RetryReason {
    fileprivate var text: String {
        switch self {
        case .failure(let condition): condition.rawValue
        case .sessionRenewed: "sessionRenewed"
        case .downloadStartedOver: "downloadStartedOver"
        }
    }
}

extension JSONValue {
    /// To a microsecond.
    fileprivate static func seconds(_ duration: Duration) -> JSONValue {
        JSONNumber((duration.seconds * 1e6).rounded() / 1e6).map { .number($0) } ?? .null
    }

    fileprivate static func count(_ count: Int64?) -> JSONValue { count.map { .number(JSONNumber($0)) } ?? .null }

    /// A list of pairs, since a name may come more than once; null where there is none.
    fileprivate static func fields(_ fields: [LoggedField]) -> JSONValue {
        fields.isEmpty ? .null : .array(fields.map { [.string($0.name), .string($0.value)] })
    }
}

extension [String: JSONValue] {
    fileprivate var withoutNulls: [String: JSONValue] { filter { $0.value != .null } }
}

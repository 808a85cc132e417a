import Foundation

/// A place in a JSON document that is being read, and whether anything stands there.
struct JSONPlace {
    let decoder: any Decoder

    init(_ decoder: any Decoder) { self.decoder = decoder }

    /// The place below, by names of members; `nil` where one is absent or null, or stands in no object.
    func descending(_ path: [String]) -> JSONPlace? {
        var place = self
        for name in path {
            let key = FieldKey(name)
            guard let container = try? place.decoder.container(keyedBy: FieldKey.self), container.contains(key),
                let next = try? container.superDecoder(forKey: key)
            else { return nil }
            place = JSONPlace(next)
        }
        return place.isNull ? nil : place
    }

    var isNull: Bool { (try? decoder.singleValueContainer().decodeNil()) ?? false }

    var isObject: Bool { (try? decoder.container(keyedBy: FieldKey.self)) != nil }

    func readIfPresent<T>(_ reader: WireReader<T>) throws -> T? { isNull ? nil : try reader.read(from: decoder) }

    /// A scalar as text: `0`, `"0000"` and `true` give `0`, `0000` and `true`; `nil` for anything else.
    var scalarText: String? {
        guard let container = try? decoder.singleValueContainer(), !container.decodeNil() else { return nil }
        if let whole = try? container.decode(Int64.self) { return String(whole) }
        if let text = try? container.decode(String.self) { return text }
        if let flag = try? container.decode(Bool.self) { return String(flag) }
        if let decimal = try? container.decode(Decimal.self) { return "\(decimal)" }
        return nil
    }
}

extension String {
    /// A path of wire names: dots between the steps.
    var wirePath: [String] { split(separator: ".").map(String.init) }
}

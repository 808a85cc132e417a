/// One key of a mapping whose keys are fixed: a row of the format's reference.
package struct FormatKey: Sendable {
    package let name: StaticString
    package let form: ValueForm
    /// What holds where the key is not given, as the reference prints it; empty: nothing.
    package let defaultText: String
    /// One sentence, in the words of the reference.
    package let meaning: String
    package let isRequired: Bool
    /// Whether nothing, `~` and `null` may stand for "nothing here".
    package let allowsNull: Bool
    /// The kinds of fields that may have the key; only the long form of fields limits it.
    package let places: FieldPlaces

    init(
        _ name: StaticString,
        _ form: ValueForm,
        default defaultText: String = "",
        required isRequired: Bool = false,
        null allowsNull: Bool = false,
        in places: FieldPlaces = .all,
        _ meaning: String
    ) {
        self.name = name
        self.form = form
        self.defaultText = defaultText
        self.meaning = meaning
        self.isRequired = isRequired
        self.allowsNull = allowsNull
        self.places = places
    }
}

/// The keys of one mapping, with what is worked out from them once.
///
/// A class, so that decoding can hold on to a table for the price of one reference; the words of bits
/// and the names spare it from copying keys.
final class FormatTable: Sendable {
    let noun: String
    /// One sentence on what the mapping says.
    let summary: String
    let keys: [FormatKey]
    let names: [StaticString]
    /// The first key of each slot, by the slot's number; -1 where there is none.
    let firstInSlot: [Int8]
    /// The next key of the same slot, by the key's index; -1 after the last.
    let nextInSlot: [Int8]
    let places: [FieldPlaces]
    /// A bit for each key that must be there.
    let required: UInt64
    /// A bit for each key that may be null.
    let nullable: UInt64
    /// A bit for each key whose value is any text.
    let texts: UInt64

    init(_ noun: String, _ summary: String, _ keys: [FormatKey]) {
        precondition(keys.count <= 64, "a mapping's keys fit the bits of one word")
        self.noun = noun
        self.summary = summary
        self.keys = keys
        names = keys.map(\.name)
        (firstInSlot, nextInSlot) = Self.chains(of: names)
        places = keys.map(\.places)
        required = Self.bits(of: keys) { $0.isRequired }
        nullable = Self.bits(of: keys) { $0.allowsNull }
        texts = Self.bits(of: keys) { $0.form.isAnyText }
    }

    private static func chains(of names: [StaticString]) -> (first: [Int8], next: [Int8]) {
        var first = [Int8](repeating: -1, count: 64)
        var next = [Int8](repeating: -1, count: names.count)
        for index in names.indices.reversed() {
            let slot = KeySlot(names[index]).number
            next[index] = first[slot]
            first[slot] = Int8(index)
        }
        return (first, next)
    }

    private static func bits(of keys: [FormatKey], where isSet: (FormatKey) -> Bool) -> UInt64 {
        keys.indices.reduce(0) { isSet(keys[$1]) ? $0 | 1 << UInt64($1) : $0 }
    }
}

/// A number below 64 that few names of a mapping share.
struct KeySlot {
    let number: Int

    /// Folds to a constant where the name is a literal.
    @inline(__always)
    init(_ name: StaticString) {
        self.init(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    }

    @inline(__always)
    init(_ name: UnsafeBufferPointer<UInt8>) {
        let count = name.count
        number = count == 0 ? 0 : (count &* 5 &+ Int(name[0]) &* 3 &+ Int(name[count - 1])) & 63
    }

    @inline(__always)
    var bit: UInt64 { 1 << UInt64(number) }
}

/// Where a field's long form may stand.
package struct FieldPlaces: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A field of a model, of a body or of a form.
    package static let field = FieldPlaces(rawValue: 1 << 0)
    package static let path = FieldPlaces(rawValue: 1 << 1)
    package static let query = FieldPlaces(rawValue: 1 << 2)
    /// A header of a request.
    package static let header = FieldPlaces(rawValue: 1 << 3)
    package static let responseHeader = FieldPlaces(rawValue: 1 << 4)
    /// A part of a multipart body.
    package static let part = FieldPlaces(rawValue: 1 << 5)
    package static let all: FieldPlaces = [.field, .path, .query, .header, .responseHeader, .part]

    /// The places in words, for messages and the reference.
    package var words: String {
        let named: [(FieldPlaces, String)] = [
            (.field, "field"), (.path, "path parameter"), (.query, "query parameter"), (.header, "header"),
            (.responseHeader, "response header"), (.part, "part"),
        ]
        return named.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
}

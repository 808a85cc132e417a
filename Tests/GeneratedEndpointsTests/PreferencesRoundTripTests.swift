import EndpointRuntime
import Foundation
import GeneratedEndpoints
import Testing

/// Every scalar and format of the spec format, read from JSON and written back, against values written by hand.
struct PreferencesRoundTripTests {
    private let json = #"""
        {
          "nickname": "花子 \"H\"", "is_muted": true, "is_beta": 1, "volume": -7, "small": 2147483647,
          "big": 9007199254740993, "big_text": "9223372036854775807", "ratio": 0.5, "exact_ratio": 0.1,
          "balance": 12345678901234567890.123456789, "balance_text": "0.15", "birthday": "2004-02-29",
          "updated_at": 1700000000123, "seen_at": "2023-11-14T22:13:20.123Z", "reset_at": 1700000000,
          "modified_at": "Tue, 14 Nov 2023 22:13:20 GMT", "printed_at": "2023-11-15 07:13",
          "device_id": "9F0A6E2C-3B57-4F0E-9A57-7C1A2B3C4D5E", "homepage": "https://example.com/a?b=c",
          "avatar": "AP/+", "signature": "AP_-", "extra": {"n": 18446744073709551615, "a": [null, true, "x"]},
          "tags": [], "days": [0, 86400000], "limits": {"a": 9007199254740993}, "muted_users": {"42": true},
          "theme": "sepia", "gender": 9, "pins": [{"title": "a", "at": "2023-11-14T22:13:20Z"}, {"title": "b"}],
          "holes": ["x", null], "labels": {"k": null, "l": "v"}, "motto": null, "status": null,
          "shelves": {"items": [{"items": [{"title": "deep"}]}], "first": {"items": []}},
          "folder": {"name": "c", "parent": {"name": "p", "children": []}, "children": [{"name": "d", "children": []}]},
          "badge": {"kind": "cup", "size": 3}, "sound": "off", "packed": "{\"title\":\"in text\"}"
        }
        """#

    private func preferences() -> Preferences {
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        return Preferences(
            nickname: "花子 \"H\"",
            isMuted: true,
            isBeta: true,
            volume: -7,
            small: .max,
            big: 9_007_199_254_740_993,
            bigText: .max,
            ratio: 0.5,
            exactRatio: 0.1,
            balance: Decimal(string: "12345678901234567890.123456789")!,
            balanceText: Decimal(string: "0.15")!,
            birthday: CalendarDate("2004-02-29")!,
            updatedAt: Date(timeIntervalSinceReferenceDate: 721_692_800.123),
            seenAt: Date(timeIntervalSinceReferenceDate: 721_692_800.123),
            resetAt: date,
            modifiedAt: date,
            printedAt: Date(timeIntervalSince1970: 1_699_999_980),
            deviceID: UUID(uuidString: "9F0A6E2C-3B57-4F0E-9A57-7C1A2B3C4D5E")!,
            homepage: URL(string: "https://example.com/a?b=c")!,
            avatar: Data([0x00, 0xFF, 0xFE]),
            signature: Data([0x00, 0xFF, 0xFE]),
            extra: ["n": .number(JSONNumber(Decimal(UInt64.max))!), "a": [nil, true, "x"]],
            tags: [],
            days: [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 86_400)],
            limits: ["a": 9_007_199_254_740_993],
            mutedUsers: [UserID(42): true],
            theme: .unknown("sepia"),
            gender: .unknown(9),
            pins: [Pin(title: "a", at: date), Pin(title: "b")],
            holes: [.value("x"), .null],
            labels: ["k": .null, "l": .value("v")],
            motto: nil,
            status: .clear,
            shelves: Shelf(items: [Shelf(items: [Pin(title: "deep")])], first: Shelf(items: [])),
            folder: Folder(name: "c", parent: Folder(name: "p"), children: [Folder(name: "d")]),
            badge: .unknown(["kind": "cup", "size": 3]),
            sound: .off,
            packed: Pin(title: "in text")
        )
    }

    @Test("a value written by hand is written as the JSON in this test")
    func writes() throws {
        try expectJSON(preferences(), json)
    }

    @Test("what is read is written back unchanged, unknown values and all digits included")
    func readsAndWritesBack() throws {
        try expectJSON(try decode(Preferences.self, json), json)
    }

    @Test("what is read equals the value written by hand, field by field")
    func reads() throws {
        let read = try decode(Preferences.self, json)
        let expected = preferences()
        #expect(read.nickname == expected.nickname)
        #expect(read.isBeta == true)
        #expect(read.big == expected.big)
        #expect(read.bigText == .max)
        #expect(read.balance == expected.balance)
        #expect(read.balanceText == expected.balanceText)
        #expect(read.birthday == expected.birthday)
        #expect(read.updatedAt == expected.updatedAt)
        #expect(read.seenAt == expected.seenAt)
        #expect(read.resetAt == expected.resetAt)
        #expect(read.modifiedAt == expected.modifiedAt)
        #expect(read.printedAt == expected.printedAt)
        #expect(read.deviceID == expected.deviceID)
        #expect(read.homepage == expected.homepage)
        #expect(read.avatar == expected.avatar)
        #expect(read.signature == expected.signature)
        #expect(read.extra == expected.extra)
        #expect(read.days == expected.days)
        #expect(read.mutedUsers == [UserID(42): true])
        #expect(read.theme == .unknown("sepia"))
        #expect(read.gender == .unknown(9))
        #expect(read.holes == [.value("x"), .null])
        #expect(read.motto == nil)
        #expect(read.status == .clear)
        #expect(read.shelves.items[0].items[0].title == "deep")
        #expect(read.folder.parent?.name == "p")
        #expect(read.packed.title == "in text")
    }

    @Test(
        "absent, null and a value are three things for a field that may be cleared",
        arguments: [("", Change<String>.keep), (#""status": null,"#, .clear), (#""status": "busy","#, .set("busy"))]
    )
    func changes(written: String, expected: Change<String>) throws {
        let text = json.replacingOccurrences(of: #""status": null,"#, with: written)
        let read = try decode(Preferences.self, text)
        #expect(read.status == expected)
        try expectJSON(read, text)
    }

    @Test(
        "a required field that is missing fails with its coding path",
        arguments: ["nickname", "motto", "balance", "theme", "shelves"]
    )
    func missing(key: String) throws {
        guard case .object(var fields) = try decode(JSONValue.self, json) else {
            Issue.record("no object")
            return
        }
        fields[key] = nil
        let text = String(decoding: try JSONEncoder().encode(JSONValue.object(fields)), as: UTF8.self)
        let error = #expect(throws: DecodingError.self) { try decode(Preferences.self, text) }
        #expect(error.map { "\($0)" }?.contains(key) == true)
    }

    @Test(
        "a oneOf keeps what it knows and what it does not",
        arguments: [
            #"{"kind":"medal","metal":"gold"}"#, #"{"kind":"ribbon","colour":"red"}"#, #"{"kind":"cup","size":3}"#,
            #"{"size":3}"#,
        ]
    )
    func badges(text: String) throws {
        guard case .object(var fields) = try decode(JSONValue.self, json) else {
            Issue.record("no object")
            return
        }
        fields["badge"] = try decode(JSONValue.self, text)
        let whole = String(decoding: try JSONEncoder().encode(JSONValue.object(fields)), as: UTF8.self)
        try expectJSON(try decode(Preferences.self, whole).badge, text)
    }

    @Test(
        "an object without what the one variant for objects needs is kept as it was sent",
        arguments: [(#"{"volume":3}"#, false), (#"{"url":"https://example.com/a.mp3"}"#, true)]
    )
    func sounds(text: String, isFile: Bool) throws {
        let sound = try decode(Sound.self, text)
        switch sound {
        case .file: #expect(isFile)
        case .unknown: #expect(!isFile)
        default: Issue.record("\(sound)")
        }
        try expectJSON(sound, text)
    }
}

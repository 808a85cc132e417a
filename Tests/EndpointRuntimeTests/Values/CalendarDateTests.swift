import Foundation
import Testing

@testable import EndpointRuntime

@Suite struct CalendarDateTests {
    @Test(
        "only days that exist are made",
        arguments: [
            (2024, 2, 29, true), (2023, 2, 29, false), (1900, 2, 29, false), (2000, 2, 29, true), (2024, 4, 31, false),
            (2024, 0, 1, false), (2024, 12, 31, true),
        ]
    )
    func days(_ year: Int, _ month: Int, _ day: Int, _ exists: Bool) {
        #expect((CalendarDate(year: year, month: month, day: day) != nil) == exists)
    }

    @Test("text is read strictly and written with zeros", arguments: ["2024-01-02", "0999-12-31"])
    func text(_ text: String) { #expect(CalendarDate(text)?.description == text) }

    @Test("days are in order of time")
    func order() {
        let texts = ["2024-01-31", "2023-12-31", "2024-02-01", "2024-01-30"]
        let sorted = texts.compactMap { CalendarDate($0) }.sorted().map(\.description)
        #expect(sorted == texts.sorted())
    }

    @Test("a day may be a key")
    func key() throws {
        let json = #"{"2024-01-02":1}"#
        let read = try Wire.read(WireReader<[CalendarDate: Int]>.dictionary(.int), json)
        #expect(read.keys.first?.day == 2)
        #expect(
            Wire.problem { try Wire.read(WireReader<[CalendarDate: Int]>.dictionary(.int), #"{"x":1}"#) }
                == DecodingProblem(path: "x", kind: .invalid)
        )
    }
}

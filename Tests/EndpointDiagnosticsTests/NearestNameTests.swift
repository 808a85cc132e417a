import EndpointDiagnostics
import Testing

@Suite struct NearestNameTests {
    @Test(
        "Suggests the name with the fewest edits, at most two, or one in a name of up to four characters",
        arguments: [
            ("methd", ["path", "method", "methods"], "method"),
            ("timout", ["timeout", "time"], "timeout"),
            ("retr", ["retry", "retries"], "retry"),
            ("mehtod", ["method"], "method"),
            ("Method", ["method"], "method"),
            ("respnse", ["response", "responses"], "response"),
            ("pathh", ["paths", "path"], "path"),
            ("queryparam", ["query"], nil),
            ("abcd", ["wxyz"], nil),
            ("ab", ["cd", "xyz"], nil),
            ("id", ["ids"], "ids"),
            ("room", ["bool"], nil),
            ("Usrs", ["User"], nil),
            ("Usser", ["User"], "User"),
            ("", ["a"], "a"),
            ("anything", [], nil),
        ] as [(String, [String], String?)]
    )
    func nearest(name: String, names: [String], expected: String?) {
        #expect(NearestName.nearest(to: name, in: names) == expected)
    }

    @Test("Of equally near names the first in alphabetical order is taken, whatever their order")
    func ties() {
        #expect(NearestName.nearest(to: "cart", in: ["care", "cars", "card"]) == "card")
        #expect(NearestName.nearest(to: "cart", in: ["card", "cars", "care"]) == "card")
    }

    @Test("The name itself is no suggestion")
    func itself() {
        #expect(NearestName.nearest(to: "same", in: ["same"]) == nil)
    }
}

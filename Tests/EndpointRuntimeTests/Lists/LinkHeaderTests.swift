import Testing

@testable import EndpointRuntime

@Suite struct LinkHeaderTests {
    @Test(
        "behaviour 39: the target of 'next' is found in whatever form RFC 8288 allows",
        arguments: [
            (
                #"<https://a.example/x?page=2>; rel="next", <https://a.example/x?page=9>; rel="last""#,
                "https://a.example/x?page=2"
            ),
            (#"<https://a.example/x?page=1>; rel="prev", </x?page=3>; rel=next"#, "/x?page=3"),
            (#"<a>; rel="prev next""#, "a"), ("<a>; rel=NEXT", "a"), (#"<a>; REL="next""#, "a"),
            (#"<a,b;c>;title="a, \"b\"; rel=prev";rel="next""#, "a,b;c"), ("  < a > ;\trel = next ", "a"),
            (#"<a>; rel="prev"; rel="next", <b>; rel=next"#, "b"),
            (#"<a>; anchor="/other"; rel=next, <b>; rel=next"#, "b"),
            (#"<a>; crossorigin; rel="next""#, "a"), (",, <a>; rel=next,,", "a"),
            (#"<a>; rel="nextish", <b>; rel="x-next""#, nil),
            ("<a>", nil), ("", nil), ("a; rel=next", nil), ("<a; rel=next", nil), (#"<a>; rel="next"#, "a"),
            ("<a>; title=\"\u{301},x\"; rel=next", "a"), ("<a>; title=\"x\"\u{301}", nil), (#"<>; rel="next""#, ""),
            ("<a>; =; rel=next", "a"), ("<a>;", nil), ("<a>; rel", nil),
        ] as [(String, String?)]
    )
    func next(_ header: String, _ expected: String?) {
        #expect(LinkHeader.target(of: "next", in: ["Link": header]) == expected)
    }

    @Test("behaviour 39: several Link headers are read one after the other")
    func lines() {
        let headers: HTTPFields = ["Link": "<a>; rel=prev", "link": "<b>; rel=next", "LINK": "<c>; rel=next"]
        #expect(LinkHeader.target(of: "next", in: headers) == "b")
        #expect(LinkHeader.target(of: "next", in: [:]) == nil)
    }
}

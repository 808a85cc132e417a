import EndpointDiagnostics
import Testing

@testable import EndpointSpec

@Suite struct WireNameTests {
    @Test(
        "snakeCase puts '_' before words, keeps digits and plurals of runs where they are, and lower-cases",
        arguments: [
            ("userID", "user_id"), ("URLPath", "url_path"), ("imageIDs", "image_ids"), ("address1", "address1"),
            ("line1Address", "line1_address"), ("id", "id"), ("isVip", "is_vip"), ("md5Hash", "md5_hash"),
            ("MD5Hash", "md5_hash"), ("imageIDsByUser", "image_ids_by_user"), ("userIDs2", "user_ids2"),
            ("URLs", "urls"), ("parseHTTPResponse", "parse_http_response"), ("aB", "a_b"), ("x", "x"),
            ("bodyHTML", "body_html"), ("totalCount", "total_count"),
        ]
    )
    func snakeCase(name: String, wire: String) {
        #expect(WireName.make(from: name, keys: .snakeCase) == wire)
    }

    @Test(
        "camelCase writes every word but the first with one capital",
        arguments: [("userID", "userId"), ("URLPath", "urlPath"), ("imageIDs", "imageIds"), ("page", "page")]
    )
    func camelCase(name: String, wire: String) {
        #expect(WireName.make(from: name, keys: .camelCase) == wire)
    }

    @Test("asWritten leaves names alone", arguments: ["userID", "URLPath", "x1"])
    func asWritten(name: String) {
        #expect(WireName.make(from: name, keys: .asWritten) == name)
    }

    @Test("json.keys applies to fields, bodies, forms, queries and parts; not to paths and headers; wire wins")
    func places() throws {
        let spec = try ResolvedText(
            """
            json: { keys: snakeCase }
            module: M
            endpoints:
              a:
                method: POST
                path: /{itemID}
                pathParameters: { itemID: int }
                query: { pageSize: int, other: { type: int, wire: asIs }, third: { type: int, name: thirdOne } }
                headers: { X-Request-ID: string, traceID: { type: string, wire: X-Trace } }
                body: { fields: { firstName: string } }
              b: { method: POST, path: /b, multipart: { cropBox: string } }
              c: { method: POST, path: /c, form: { someFlag: bool } }
            models: { User: { fields: { userID: int } } }
            """
        ).clean()
        let first = try spec.endpoint("m.a")
        #expect(first.pathParameters.map(\.wire) == ["itemID"])
        #expect(first.query.map(\.wire) == ["page_size", "asIs", "third"])
        #expect(first.query.map(\.name.value) == ["pageSize", "other", "thirdOne"])
        #expect(first.headers.map(\.field.wire) == ["X-Request-ID", "X-Trace"])
        #expect(first.headers.map(\.field.name.value) == ["requestID", "traceID"])
        #expect(first.body?.content.fields.map(\.wire) == ["first_name"])
        #expect(try spec.endpoint("m.b").body?.content.fields.map(\.wire) == ["crop_box"])
        #expect(try spec.endpoint("m.c").body?.content.fields.map(\.wire) == ["some_flag"])
        #expect(try spec.structure("User").fields.map(\.wire) == ["user_id"])
    }

    @Test("A file's own json holds for its models and parameters, the rest of it is api.yaml's")
    func files() throws {
        let spec = try ResolvedText([
            ("api.yaml", "json: { keys: snakeCase, dates: epochSeconds, zone: Asia/Tokyo }"),
            (
                "a.yaml",
                """
                json: { keys: asWritten, dates: yyyy-MM-dd HH:mm }
                endpoints: { get: { method: GET, path: /a, query: { isOpen: bool, at: dateTime } } }
                models: { A: { fields: { isOpen: bool, at: dateTime, by: { type: dateTime, format: iso8601 } } } }
                """
            ),
            ("b.yaml", "models: { B: { fields: { isOpen: bool, at: dateTime } } }"),
        ]).clean()
        let pattern = ScalarFormat.pattern("yyyy-MM-dd HH:mm", zone: "Asia/Tokyo")
        let first = try spec.structure("A").fields
        #expect(first.map(\.wire) == ["isOpen", "at", "by"])
        #expect(first[1].type == .scalar(.dateTime, format: pattern))
        #expect(first[2].type == .scalar(.dateTime, format: .iso8601))
        let second = try spec.structure("B").fields
        #expect(second.map(\.wire) == ["is_open", "at"])
        #expect(second[1].type == .scalar(.dateTime, format: .epochSeconds))
        let query = try spec.endpoint("a.get").query
        #expect(query.map(\.wire) == ["isOpen", "at"])
        #expect(query[1].type == .scalar(.dateTime, format: pattern))
    }
}

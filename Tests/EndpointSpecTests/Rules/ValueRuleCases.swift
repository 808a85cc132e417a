import EndpointTestSupport

/// Types, and values that do not fit them.
enum ValueRuleCases {
    static let all = types + values + unions

    private static let types = [
        RuleCase(
            """
            models:
              Page: { generic: [Item], fields: { items: list<Item> } }
              A: { fields: { a: ⟦1⟧Page, b: ⟦2⟧A<int>?, c: ⟦3⟧"Page<int, int>", d: Page<Page<A>> } }
              B: { generic: [Item], fields: { a: ⟦4⟧Item<int> } }
            """,
            .error("type-arguments", "'Page' takes 1 type in angle brackets and has 0", at: 1),
            .error("type-arguments", "'A' takes no types in angle brackets and has 1", at: 2),
            .error("type-arguments", "'Page' takes 1 type in angle brackets and has 2", at: 3),
            .error("type-arguments", "'Item' takes no types in angle brackets and has 1", at: 4)
        ),
        RuleCase(
            """
            models:
              ID: { newtype: int64 }
              Names: { newtype: list<string> }
              A:
                fields:
                  a: { type: map<int>, keys: ID }
                  b: { type: map<int>, keys: ⟦1⟧bool }
                  c: { type: map<int>, keys: ⟦2⟧Names }
                  d: { type: list<int>, keys: ⟦3⟧ID }
            """,
            .error(
                "map-key-type",
                "the keys of a map cannot be 'bool'; a newtype, an enum, an integer or 'uuid' can",
                at: 1
            ),
            .error(
                "map-key-type",
                "the keys of a map cannot be 'Names'; a newtype, an enum, an integer or 'uuid' can",
                at: 2
            ),
            .error("map-key-type", "there is no map here that 'keys' could be for", at: 3)
        ),
        RuleCase(
            """
            endpoints:
              a: { method: GET, path: /a, response: { type: map<int>, keys: ⟦1⟧bool } }
            """,
            .error(
                "map-key-type",
                "the keys of a map cannot be 'bool'; a newtype, an enum, an integer or 'uuid' can",
                at: 1
            )
        ),
        RuleCase(
            """
            json: { dates: ⟦1⟧epochSecond }
            models:
              A:
                fields:
                  a: { type: string, format: ⟦2⟧number }
                  b: { type: dateTime, format: ⟦3⟧epochSeconts }
                  c: { type: list<int64>, format: string }
                  d: { type: dateTime, format: "yyyy-MM-dd'T'HH:mm" }
                  e: { type: A?, format: ⟦4⟧iso8601 }
                  f: { type: A?, format: jsonString }
            """,
            .error("format-mismatch", "'epochSecond' is no format of 'dateTime'; did you mean 'epochSeconds'?", at: 1),
            .error("format-mismatch", "'number' is no format of 'string'; it has none", at: 2),
            .error("format-mismatch", "'epochSeconts' is no format of 'dateTime'; did you mean 'epochSeconds'?", at: 3),
            .error("format-mismatch", "format 'iso8601' needs a scalar; a model has its own formats", at: 4)
        ),
        RuleCase(
            """
            json: { dates: "yyyy-MM-dd HH:mm", zone: ⟦1⟧Mars/Phobos }
            models:
              A:
                fields:
                  a: { type: dateTime, default: "2024-02-29 12:00" }
                  b: { type: dateTime, format: http, default: ⟦2⟧Tuesday }
                  c: { type: dateTime, format: iso8601, default: ⟦3⟧"2024-01-02T25:00:00Z" }
                  d: { type: dateTime, format: epochSeconds, default: ⟦4⟧soon }
                  e: { type: dateTime, format: epochSeconds, default: 5.5 }
                  f: { type: dateTime, format: iso8601, default: "2024-01-02T03:04:05+08:00" }
                  g: { type: dateTime, format: http, default: "Tue, 02 Jan 2024 03:04:05 GMT" }
            """,
            .error("unknown-time-zone", "there is no time zone 'Mars/Phobos'; one is 'Asia/Shanghai'", at: 1),
            .error("default-mismatch", "this default is no value of 'dateTime'", at: 2),
            .error("default-mismatch", "this default is no value of 'dateTime'", at: 3),
            .error("default-mismatch", "this default is no value of 'dateTime'", at: 4)
        ),
        RuleCase(
            """
            models:
              A:
                fields:
                  a: { type: decimal, default: 12345678901234567890123456789012345678 }
                  b: { type: decimal, default: ⟦1⟧123456789012345678901234567890123456789 }
                  c: { type: decimal, default: 0.00012345678901234567890123456789012345678 }
                  d: { type: decimal, default: ⟦2⟧1e-129 }
                  e: { type: decimal, default: 1000000000000000000000000000000000000000000000 }
                  f: { type: float, default: ⟦3⟧1e39 }
                  g: { type: double, default: 1e39 }
                  h: { type: double, default: ⟦4⟧1e309 }
                  i: { type: uuid, default: ⟦5⟧"00000000-0000-0000-0000-000000000001\\0x" }
            """,
            .error("default-mismatch", "this default is no value of 'decimal'", at: 1),
            .error("default-mismatch", "this default is no value of 'decimal'", at: 2),
            .error("default-mismatch", "this default is no value of 'float'", at: 3),
            .error("default-mismatch", "this default is no value of 'double'", at: 4),
            .error("default-mismatch", "this default is no value of 'uuid'", at: 5)
        ),
        RuleCase(
            """
            models:
              Place: { fields: { x: int } }
            endpoints:
              a:
                method: GET
                path: /{where}
                pathParameters: { ⟦1⟧where: Place }
                query: { ⟦2⟧place: Place, ⟦3⟧size: int??, near: { type: Place, style: brackets }, ⟦4⟧at: { type: int, style: segments } }
                headers: { ⟦7⟧X-Where-From: Place }
              b: { method: GET, path: "/b/{id}", pathParameters: { ⟦5⟧id: int? } }
              c: { method: GET, path: /c, response: { type: Place, header: ⟦6⟧X-Place } }
            """,
            .error(
                "parameter-type",
                "path parameter 'where' cannot be written as 'Place'; a scalar or a list of scalars can be",
                at: 1
            ),
            .error(
                "parameter-type",
                "query parameter 'place' cannot be written as 'Place'; 'style: brackets' or 'style: indices' write one",
                at: 2
            ),
            .error("nullable-parameter", "query parameter 'size' cannot be null; 'T?' leaves it out", at: 3),
            .error("style-mismatch", "a query parameter cannot have the style 'segments'", at: 4),
            .error(
                "parameter-type",
                "header 'whereFrom' cannot be written as 'Place'; a scalar or a list of scalars can be",
                at: 7
            ),
            .error("optional-path-parameter", "path parameter 'id' cannot be optional", at: 5),
            .error("parameter-type", "a header cannot be read as 'Place'; a scalar can", at: 6)
        ),
        RuleCase(
            """
            models:
              Loop: { newtype: ⟦2⟧Loop }
              Same: { newtype: ⟦3⟧Node }
              Node: { fields: { a: int } }
            """,
            .error("newtype-type", "newtype 'Loop' must be of a scalar, a list or a map", at: 2),
            .error("newtype-type", "newtype 'Same' must be of a scalar, a list or a map", at: 3)
        ),
        RuleCase(
            """
            swift: { imports: [Maps] }
            models:
              A: { swift: Maps.Place }
              C: { swift: ⟦2⟧Mapps.Place }
              D: { swift: Foundation.Locale }
            """,
            .error(
                "external-type",
                "'Mapps.Place' needs its module under 'swift: { imports: [Mapps] }' in 'api.yaml'",
                at: 2
            )
        ),
        RuleCase(
            """
            models:
              A: { includes: [B], fields: { a: int } }
              B: { includes: [⟦2⟧A], fields: { b: int } }
              C: { includes: [⟦3⟧D, E], fields: { ⟦4⟧e: string } }
              D: { enum: [x] }
              E: { fields: { ⟦5⟧e: int, f: int } }
              F: { generic: [Item], includes: [⟦6⟧Item] }
            """,
            .error("include-cycle", "model 'B' includes itself; remove this include", at: 2),
            .error("include-type", "'D' has no fields that could be included", at: 3),
            .error(
                "include-conflict",
                "field 'e' is of another type than the included one of that name",
                at: 4,
                notes: [.note("the other field stands here", at: 5)]
            ),
            .error("include-type", "'Item' has no fields that could be included", at: 6)
        ),
        RuleCase(
            """
            models:
              Node: { generic: [Item], fields: { item: Item, ⟦1⟧next: Node<Node<Item>>? } }
              Fine: { generic: [Item], fields: { item: Item, next: Fine<Item>?, all: "list<Fine<int>>" } }
              Even: { generic: [Item], fields: { ⟦2⟧odd: Odd<list<Item>>? } }
              Odd: { generic: [Item], fields: { even: Even<Item>? } }
            """,
            .error(
                "endless-generic",
                "'Node' contains ever larger versions of itself here; use its own parameter alone as the argument",
                at: 1
            ),
            .error(
                "endless-generic",
                "'Even' contains ever larger versions of itself here; use its own parameter alone as the argument",
                at: 2
            )
        ),
        RuleCase(
            """
            models:
              Fine: \(inPlace(30, "part"))
              Deep: \(inPlace(31, "⟦1⟧part"))
            """,
            .error(
                "nested-too-deep",
                "'Part' is a type in place inside 30 others; give one of them a name under 'models:'",
                at: 1
            )
        ),
        RuleCase(
            """
            models:
              Node: { fields: { ⟦1⟧next: Node } }
              Fine: { fields: { next: Fine?, all: list<Fine> } }
              A: { fields: { ⟦2⟧b: B } }
              B: { oneOf: { a: A, c: C }, discriminator: kind, open: false }
              C: { fields: { ⟦3⟧a: A } }
              Tree: { oneOf: { leaf: int, branch: Branch } }
              Branch: { fields: { left: Tree, right: Tree } }
            """,
            .warning(
                "endless-value",
                "each 'Node' has to hold another one in 'next', without end; make the field optional",
                at: 1
            ),
            .warning(
                "endless-value",
                "each 'A' has to hold another one in 'b', without end; make the field optional",
                at: 2
            ),
            .warning(
                "endless-value",
                "each 'C' has to hold another one in 'a', without end; make the field optional",
                at: 3
            )
        ),
        RuleCase(
            """
            servers:
              api:
                environments: { production: { base: "https://{host}/{list}", host: string, list: ⟦1⟧list<int> } }
                responseHeaders: { ⟦2⟧mode: { enum: [a] } }
            """,
            .error("variable-type", "variable 'list' of an address must be a scalar", at: 1),
            .error(
                "in-place-without-owner",
                "'mode' of a server cannot have a type in place; declare it under 'models'",
                at: 2
            )
        ),
    ]

    private static let values = [
        RuleCase(
            """
            models:
              Money: { newtype: decimal }
              A:
                fields:
                  a: { type: int, minLength: ⟦1⟧1, minimum: 1 }
                  b: { type: string, minimum: ⟦2⟧1, pattern: "^a$" }
                  c: { type: Money, minimum: ⟦3⟧9, maximum: 8 }
                  d: { type: list<int>, minItems: 1, maxItems: 3 }
                  e: { type: string, maxItems: ⟦4⟧1 }
                  f: { type: int, maximum: 5, default: ⟦5⟧6 }
                  g: { type: string, maxLength: 2, default: ⟦6⟧abc }
            """,
            .error("limit-mismatch", "'minLength' is no limit of 'int'", at: 1),
            .error("limit-mismatch", "'minimum' is no limit of 'string'", at: 2),
            .error("limit-mismatch", "'minimum' is above 'maximum', so that nothing fits", at: 3),
            .error("limit-mismatch", "'maxItems' is no limit of 'string'", at: 4),
            .error("default-mismatch", "this value does not keep to 'maximum'", at: 5),
            .error("default-mismatch", "this value does not keep to 'maxLength'", at: 6)
        ),
        RuleCase(
            """
            models:
              Color: { enum: { r: red, g: green } }
              Level: { enum: [1, 2] }
              Metadata: { newtype: map<string> }
              A:
                fields:
                  a: int = ⟦1⟧many
                  b: { type: Color, default: red }
                  c: { type: Color, default: g }
                  d: { type: Color, default: ⟦2⟧blue }
                  e: { type: Metadata, default: {} }
                  f: { type: int32, default: ⟦3⟧3000000000 }
                  g: { type: A?, default: ⟦4⟧1 }
                  h: { type: date, default: ⟦5⟧2023-02-29 }
                  i: { type: list<int>, default: [] }
                  j: { type: bool, value: ⟦6⟧yes }
                  k: { type: uuid, example: ⟦7⟧1234 }
                  l: { type: Level, default: 2 }
                  m: { type: string?, default: }
            """,
            .error("default-mismatch", "this default is no value of 'int'", at: 1),
            .error("default-mismatch", "this default is no value of 'Color'", at: 2),
            .error("default-mismatch", "this default is no value of 'int32'", at: 3),
            .error("default-mismatch", "this default is no value of 'A'", at: 4),
            .error("default-mismatch", "this default is no value of 'date'", at: 5),
            .error("fixed-value-mismatch", "this fixed value is no value of 'bool'", at: 6),
            .error("example-mismatch", "this example is no value of 'uuid'", at: 7)
        ),
        RuleCase(
            """
            json: { keys: snakeCase }
            endpoints:
              a:
                method: POST
                path: /a
                body: NewPost
                response: list<Post>
                examples:
                  fine: { request: { text: Hi, image_ids: [a] }, response: [{ id: 1, more: true, at: null }] }
                  wrong: { request: ⟦1⟧{ ⟦2⟧txt: Hi }, response: [⟦3⟧{ at: null }, { id: ⟦4⟧one }, ⟦5⟧3] }
              b: { method: GET, path: /b, examples: { some: { request: ⟦6⟧{ a: 1 } } } }
            models:
              NewPost: { fields: { text: string, imageIDs: list<string>? } }
              Post: { fields: { id: int, at: dateTime? } }
            """,
            .error("example-mismatch", "this example lacks 'text', which 'NewPost' needs", at: 1),
            .error("example-mismatch", "'NewPost' has no field 'txt' on the wire; did you mean 'text'?", at: 2),
            .error("example-mismatch", "this example lacks 'id', which 'Post' needs", at: 3),
            .error("example-mismatch", "this example is no value of 'int'", at: 4),
            .error("example-mismatch", "this example is no value of 'Post'", at: 5),
            .error("example-mismatch", "the endpoint sends no body that this could be an example of", at: 6)
        ),
        RuleCase(
            """
            models:
              A: { enum: [1, 01x] }
              B: { enum: { ⟦2⟧1: one, ⟦3⟧01: uno, ⟦4⟧99999999999999999999: many } }
            """,
            .error(
                "duplicate-tag",
                "'01' is the same number as '1'; remove one",
                at: 3,
                notes: [.note("the first stands here", at: 2)]
            ),
            .error("integer-range", "'99999999999999999999' does not fit into 64 bits", at: 4)
        ),
    ]

    private static let unions = [
        RuleCase(
            """
            models:
              Text: { fields: { text: string } }
              A: { oneOf: { ⟦1⟧a: string, ⟦2⟧b: uuid, c: int, d: list<int> } }
              B: { oneOf: { ⟦3⟧a: { value: now }, ⟦4⟧b: { value: now }, c: string } }
              C: { oneOf: { ⟦5⟧x: list<int>, y: Text, ⟦6⟧z: list<Text>, w: int }, discriminator: kind }
              D: { oneOf: { a: ⟦7⟧int? } }
              E: { oneOf: { text: Text, x: int, y: string }, discriminator: kind, content: value }
              F: { oneOf: { text: Text }, discriminator: ⟦8⟧kind, content: kind }
              G: { oneOf: { a: string, any: json } }
              H: { oneOf: { ⟦9⟧any: json, ⟦10⟧a: string } }
            """,
            .error(
                "indistinct-variants",
                "'b' is a string, as 'a' is, and nothing tells them apart",
                at: 2,
                notes: [.note("'a' stands here", at: 1)]
            ),
            .error(
                "indistinct-variants",
                "'b' is 'now', as 'a' is, and nothing tells them apart",
                at: 4,
                notes: [.note("'a' stands here", at: 3)]
            ),
            .error(
                "indistinct-variants",
                "'z' is a list, as 'x' is, and nothing tells them apart",
                at: 6,
                notes: [.note("'x' stands here", at: 5)]
            ),
            .error("optional-variant", "a variant cannot be optional; write the '?' where the oneOf is used", at: 7),
            .error("discriminator-conflict", "'discriminator' and 'content' are both 'kind'", at: 8),
            .error(
                "indistinct-variants",
                "'a' is a string, as 'any' is, and nothing tells them apart",
                at: 10,
                notes: [.note("'any' stands here", at: 9)]
            )
        ),
        RuleCase(
            """
            models:
              Small: { fields: { id: int, note: string? } }
              Large: { fields: { id: int, note: string } }
              Wide: { fields: { id: int, size: int } }
              Told: { oneOf: { small: Small, wide: Wide } }
              Wrong: { oneOf: { ⟦1⟧small: Small, ⟦2⟧large: Large } }
              Right: { oneOf: { large: Large, small: Small } }
            """,
            .warning(
                "hidden-variant",
                "'large' is never read, as it has all fields that 'small' requires; put it first",
                at: 2,
                notes: [.note("'small' stands here", at: 1)]
            )
        ),
        RuleCase(
            """
            models:
              Cat: { fields: { ⟦1⟧kind: { type: string, value: cat } } }
              Dog: { fields: { ⟦2⟧kind: int } }
              Cow: { fields: { kind: { enum: [cow, bull], open: false } } }
              Pet: { oneOf: { cat: Cat, ⟦3⟧lion: Cat, ⟦4⟧dog: Dog, cow: Cow }, discriminator: kind }
              Num: { oneOf: { 1: Dog, ⟦5⟧2: Cat }, discriminator: kind }
            """,
            .error(
                "discriminator-conflict",
                "field 'kind' of 'Cat' is the discriminator and cannot be 'lion'",
                at: 3,
                notes: [.note("the field stands here", at: 1)]
            ),
            .error(
                "discriminator-conflict",
                "field 'kind' of 'Dog' is the discriminator and cannot be 'dog'",
                at: 4,
                notes: [.note("the field stands here", at: 2)]
            ),
            .error(
                "discriminator-conflict",
                "field 'kind' of 'Cat' is the discriminator and cannot be '2'",
                at: 5,
                notes: [.note("the field stands here", at: 1)]
            )
        ),
    ]

    /// A model with types in place inside each other, the innermost under a key of its own.
    private static func inPlace(_ depth: Int, _ last: String) -> String {
        String(repeating: "{ fields: { part: ", count: depth - 1) + "{ fields: { \(last): { fields: { a: int } } } }"
            + String(repeating: " } }", count: depth - 1)
    }
}

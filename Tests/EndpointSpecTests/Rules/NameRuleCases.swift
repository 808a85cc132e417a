import EndpointTestSupport

/// Names that do not exist, and names that two things have.
enum NameRuleCases {
    static let all = unknown + declared + swift

    private static let unknown = [
        RuleCase(
            """
            models:
              User: { fields: { friend: ⟦1⟧Usr?, tags: ⟦2⟧list<Tagg>, other: ⟦3⟧Widget } }
              Tag: { newtype: string }
            """,
            .error("unknown-model", "there is no model 'Usr'; did you mean 'User'?", at: 1),
            .error("unknown-model", "there is no model 'Tagg'; did you mean 'Tag'?", at: 2),
            .error("unknown-model", "there is no model 'Widget'", at: 3)
        ),
        RuleCase(
            """
            models:
              A: { fields: { a: ⟦1⟧Room, b: ⟦2⟧Point, c: ⟦3⟧"DateTime?", d: ⟦4⟧String, e: ⟦5⟧Tile } }
            """,
            .error("unknown-model", "there is no model 'Room'", at: 1),
            .error("unknown-model", "there is no model 'Point'", at: 2),
            .error("unknown-model", "there is no model 'DateTime'; did you mean 'dateTime'?", at: 3),
            .error("unknown-model", "there is no model 'String'; did you mean 'string'?", at: 4),
            .error("unknown-model", "there is no model 'Tile'", at: 5)
        ),
        RuleCase(
            """
            servers: { api: {}, files: {} }
            endpoints:
              a: { method: GET, path: /a, server: ⟦1⟧fils }
            """,
            .error("unknown-server", "there is no server 'fils'; did you mean 'files'?", at: 1)
        ),
        RuleCase(
            """
            servers: { ⟦1⟧main: {}, files: {} }
            endpoints:
              a: { method: GET, path: /a }
              b: { method: GET, path: /b, server: main }
            """,
            .error(
                "no-default-server",
                "no server is called 'api', where endpoints go that name none; add 'defaults: { server: main }'",
                at: 1
            )
        ),
        RuleCase(
            """
            defaults: { timeout: ⟦1⟧norml, retry: ⟦2⟧transent, auth: ⟦3⟧sesion, server: ⟦4⟧apii }
            endpoints:
              a: { method: GET, path: /a }
              b: { method: GET, path: /b, timeout: ⟦5⟧fasst, retry: ⟦6⟧often, auth: ⟦7⟧key }
            """,
            .error("unknown-timeout", "there is no timeout 'norml'; did you mean 'normal'?", at: 1),
            .error("unknown-retry", "there is no retry 'transent'; did you mean 'transient'?", at: 2),
            .error("unknown-credential", "there is no credential 'sesion'; did you mean 'session'?", at: 3),
            .error("unknown-server", "there is no server 'apii'; did you mean 'api'?", at: 4),
            .error("unknown-timeout", "there is no timeout 'fasst'; did you mean 'fast'?", at: 5),
            .error("unknown-retry", "there is no retry 'often'", at: 6),
            .error("unknown-credential", "there is no credential 'key'", at: 7)
        ),
        RuleCase(
            """
            presets:
              paged: { use: ⟦1⟧loop }
              loop: { use: paged }
            endpoints:
              a: { method: GET, path: /a, use: ⟦2⟧pagd }
              b: { method: GET, path: /b, use: loop }
            """,
            .error("preset-cycle", "preset 'loop' uses itself; leave this 'use' out", at: 1),
            .error("unknown-preset", "there is no preset 'pagd'; did you mean 'paged'?", at: 2)
        ),
        RuleCase(
            """
            module: Rooms
            review: { endpoint-removed: { level: safe, endpoints: [⟦1⟧rooms.jon] } }
            endpoints:
              join: { method: GET, path: /a, deprecated: { replacedBy: ⟦2⟧rooms.enter } }
              look: { method: GET, path: /b, variantOf: ⟦3⟧room.join }
            """,
            .error("unknown-endpoint", "there is no endpoint 'rooms.jon'; did you mean 'rooms.join'?", at: 1),
            .error("unknown-endpoint", "there is no endpoint 'rooms.enter'", at: 2),
            .error("unknown-endpoint", "there is no endpoint 'room.join'; did you mean 'rooms.join'?", at: 3)
        ),
        RuleCase(
            """
            errors: { 1: postGone }
            statusErrors: { 404: notFound }
            endpoints:
              a: { method: GET, path: /a, errors: [postGone, notFound, ⟦1⟧postGon] }
            """,
            .error("unknown-error", "no error 'postGon' is declared further out; did you mean 'postGone'?", at: 1)
        ),
        RuleCase(
            """
            servers: { api: { headers: { X-Channel: channel } } }
            endpoints:
              a: { method: GET, path: /a, headers: { ⟦1⟧X-Chanel: omit, X-CHANNEL: omit } }
            """,
            .error(
                "nothing-to-omit",
                "no common header 'X-Chanel' is sent here that could be omitted; did you mean 'X-Channel'?",
                at: 1
            )
        ),
        RuleCase(
            """
            models:
              Old: { fields: { id: int }, deprecated: { replacedBy: ⟦1⟧Nw } }
              New: { fields: { id: int } }
            """,
            .error("unknown-replacement", "there is no model or endpoint 'Nw'; did you mean 'New'?", at: 1)
        ),
    ]

    private static let declared = [
        RuleCase(
            files: [
                ("api.yaml", "name: A"), ("a.yaml", "module: ⟦1⟧Rooms"), ("b.yaml", "module: ⟦2⟧Rooms"),
            ],
            .error(
                "duplicate-module",
                "module 'Rooms' is declared twice; rename one with 'module:'",
                at: 2,
                notes: [.note("first declared here", at: 1)]
            )
        ),
        RuleCase(
            files: [
                ("api.yaml", "models: { ⟦1⟧User: { newtype: string } }"),
                ("users.yaml", "models: { ⟦2⟧User: { newtype: string } }"),
            ],
            .error(
                "duplicate-model",
                "model 'User' is declared twice; models are global to the spec",
                at: 2,
                notes: [.note("first declared here", at: 1)]
            )
        ),
        RuleCase(
            files: [("api.yaml", "name: A"), ("2024.yaml", "⟦1⟧description: Yearly.")],
            .error(
                "module-name",
                "no module name follows from the file name '2024.yaml'; give one with 'module:'",
                at: 1
            )
        ),
        RuleCase(
            files: [
                ("api.yaml", "name: A"), ("Rooms.yaml", "module: A"), ("rooms.yml", "⟦1⟧module: B"),
            ],
            .error(
                "output-clash",
                "'rooms.yml' gives the same output file as 'Rooms.yaml'; rename one",
                at: 1
            )
        ),
        RuleCase(
            """
            timeouts: { ⟦1⟧none: { attempt: 1s }, ⟦2⟧slow: { attempt: 9s }, fast: { attempt: 1s } }
            retries: { ⟦3⟧often: { max: 9 } }
            credentials: { ⟦4⟧basic: {}, ⟦5⟧key: {} }
            presets: { ⟦6⟧read: { retry: transient } }
            """,
            .warning("unused-name", "nothing uses the timeout 'none'; use it or remove it", at: 1),
            .error(
                "reserved-policy-name",
                "a timeout cannot be called 'none', which means something else where it is used; rename it",
                at: 1
            ),
            .warning("unused-name", "nothing uses the timeout 'slow'; use it or remove it", at: 2),
            .warning("unused-name", "nothing uses the retry 'often'; use it or remove it", at: 3),
            .warning("unused-name", "nothing uses the credential 'basic'; use it or remove it", at: 4),
            .error(
                "reserved-policy-name",
                "a credential cannot be called 'basic', which means something else where it is used; rename it",
                at: 4
            ),
            .warning("unused-name", "nothing uses the credential 'key'; use it or remove it", at: 5),
            .warning("unused-name", "nothing uses the preset 'read'; use it or remove it", at: 6)
        ),
        RuleCase(
            """
            module: M
            endpoints:
              a: { method: GET, path: /a, renamedFrom: [⟦2⟧m.b, ⟦1⟧m.gone] }
              ⟦3⟧b: { method: GET, path: /b, renamedFrom: ⟦4⟧m.gone }
            models:
              ⟦5⟧User: { newtype: string }
              Person: { newtype: string, renamedFrom: ⟦6⟧User }
            """,
            .error(
                "former-name-taken",
                "'m.b' is the name of something else now; remove it from 'renamedFrom'",
                at: 2,
                notes: [.note("it stands here", at: 3)]
            ),
            .error(
                "former-name-taken",
                "'m.gone' is the name of something else now; remove it from 'renamedFrom'",
                at: 4,
                notes: [.note("it stands here", at: 1)]
            ),
            .error(
                "former-name-taken",
                "'User' is the name of something else now; remove it from 'renamedFrom'",
                at: 6,
                notes: [.note("it stands here", at: 5)]
            )
        ),
        RuleCase(
            """
            name: ⟦1⟧Shop
            module: ⟦2⟧Goods
            endpoints:
              ⟦3⟧list: { method: GET, path: /a, renamedFrom: [stock.list, ⟦4⟧stock.item] }
            models:
              Order: { newtype: string, renamedFrom: [⟦5⟧Shop, ⟦6⟧GoodsRequests, ⟦7⟧GoodsListEndpoint, ⟦8⟧Swift] }
              ⟦9⟧StockItemEndpoint: { newtype: string }
            """,
            .error(
                "former-name-taken",
                "'stock.item' is the name of something else now; remove it from 'renamedFrom'",
                at: 4,
                notes: [.note("it stands here", at: 9)]
            ),
            .error(
                "former-name-taken",
                "'Shop' is the name of something else now; remove it from 'renamedFrom'",
                at: 5,
                notes: [.note("it stands here", at: 1)]
            ),
            .error(
                "former-name-taken",
                "'GoodsRequests' is the name of something else now; remove it from 'renamedFrom'",
                at: 6,
                notes: [.note("it stands here", at: 2)]
            ),
            .error(
                "former-name-taken",
                "'GoodsListEndpoint' is the name of something else now; remove it from 'renamedFrom'",
                at: 7,
                notes: [.note("it stands here", at: 3)]
            ),
            .error(
                "reserved-type-name",
                "a type cannot be called 'Swift', by which generated code reaches what other names hide; rename it",
                at: 8
            )
        ),
    ]

    private static func member(_ name: String) -> String {
        "this type in place would be called '\(name)', which every endpoint has already; "
            + "rename it and keep the name on the wire with 'wire:', or declare it under 'models'"
    }

    private static let swift = [
        RuleCase(
            """
            name: App
            module: ⟦1⟧Orders
            endpoints:
              ⟦2⟧list: { method: GET, path: /a }
            models:
              ⟦3⟧OrdersListEndpoint: { newtype: string }
              ⟦4⟧OrdersFailure: { newtype: string }
            """,
            .error(
                "swift-name-clash",
                "endpoint 'list' gets the Swift name 'OrdersListEndpoint', which model 'OrdersListEndpoint' has already; "
                    + "rename one",
                at: 2,
                notes: [.note("'OrdersListEndpoint' comes from here too", at: 3)]
            ),
            .error(
                "swift-name-clash",
                "model 'OrdersFailure' gets the Swift name 'OrdersFailure', which the failures of 'Orders' has already; "
                    + "rename one",
                at: 4,
                notes: [.note("'OrdersFailure' comes from here too", at: 1)]
            )
        ),
        RuleCase(
            """
            models:
              ⟦1⟧Foundation: { newtype: string }
              ⟦2⟧Box: { generic: [AnyObject], fields: { value: AnyObject } }
              Shop: { fields: { ⟦3⟧swift: { fields: { a: int } } } }
            """,
            .error(
                "reserved-type-name",
                "a type cannot be called 'Foundation', by which generated code reaches what other names hide; rename it",
                at: 1
            ),
            .error(
                "reserved-type-name",
                "a generic parameter cannot be called 'AnyObject', by which generated code reaches what other names hide; "
                    + "rename it",
                at: 2
            ),
            .error(
                "reserved-type-name",
                "a type cannot be called 'Swift', by which generated code reaches what other names hide; rename it",
                at: 3
            )
        ),
        RuleCase(
            """
            name: ⟦1⟧Foundation
            servers:
              ⟦2⟧api: { responseHeaders: { X-A: int } }
              ⟦3⟧aPI: { responseHeaders: { X-A: int } }
            """,
            .error(
                "reserved-type-name",
                "a type cannot be called 'Foundation', by which generated code reaches what other names hide; rename it",
                at: 1
            ),
            .error(
                "swift-name-clash",
                "the type of headers of server 'aPI' gets the Swift name 'APIHeaders', which the type of headers of server 'api' has "
                    + "already; rename one",
                at: 3,
                notes: [.note("'APIHeaders' comes from here too", at: 2)]
            )
        ),
        RuleCase(
            """
            endpoints:
              a:
                method: GET
                path: /a
                query: { ⟦1⟧failure: { enum: [x] }, ⟦2⟧headers: { enum: [x] }, ⟦3⟧aPI: { enum: [x] } }
                response: { fields: { failure: { enum: [x] } } }
            """,
            .error("nested-type-clash", member("Failure"), at: 1),
            .error("nested-type-clash", member("Headers"), at: 2),
            .error("nested-type-clash", member("API"), at: 3)
        ),
        RuleCase(
            """
            module: M
            endpoints:
              a: { method: GET, path: /a, query: { ⟦1⟧sort: { enum: [x] }, then: Sort }, response: json }
              b: { method: GET, path: /b, query: { ⟦2⟧response: { enum: [x] } }, ⟦5⟧response: { fields: { a: int } } }
              c: { method: GET, path: /c, query: { sort: { enum: [x] } }, response: json }
            models:
              Sort: { enum: [asc] }
              Page: { generic: [Item], fields: { ⟦3⟧item: { fields: { a: int } }, all: list<Item> } }
              Deep: { fields: { ⟦4⟧sort: { fields: { a: { fields: { b: list<Sort> } } } } } }
            """,
            .error(
                "nested-type-clash",
                "this type in place is called 'Sort' and hides the model of that name; "
                    + "declare it under 'models' with another name",
                at: 1
            ),
            .error(
                "nested-type-clash",
                "this type in place would be called 'Response', as the endpoint's answer is; "
                    + "rename it and keep the name on the wire with 'wire:'",
                at: 2
            ),
            .error(
                "swift-name-clash",
                "this type gets the Swift name 'Response', which another type in place has already; rename one",
                at: 5,
                notes: [.note("'Response' comes from here too", at: 2)]
            ),
            .error(
                "nested-type-clash",
                "this type in place is called 'Item' and hides the generic parameter of that name; "
                    + "declare it under 'models' with another name",
                at: 3
            ),
            .error(
                "nested-type-clash",
                "this type in place is called 'Sort' and hides the model of that name; "
                    + "declare it under 'models' with another name",
                at: 4
            )
        ),
        RuleCase(
            """
            endpoints:
              a: { method: GET, path: /a, query: { ⟦1⟧cache: int }, cache: { maxAge: 1m }, response: json }
              b: { method: GET, path: /b, query: { ids: list<string>, ⟦2⟧local: int }, response: list<json>, batch: { parameter: ids, size: 9 } }
              c: { method: GET, path: /c, query: { cache: int, local: int } }
            """,
            .error(
                "parameter-name-clash",
                "the request method has a parameter 'cache' of its own; give this one another Swift name with 'name:'",
                at: 1
            ),
            .error(
                "parameter-name-clash",
                "the request method has a parameter 'local' of its own; give this one another Swift name with 'name:'",
                at: 2
            )
        ),
        RuleCase(
            """
            endpoints:
              ⟦1⟧list: { method: GET, path: /a, response: list<json>, paging: { style: link } }
              ⟦2⟧listPages: { method: GET, path: /b }
              other: { method: GET, path: /c }
              otherPages: { method: GET, path: /d }
            """,
            .error(
                "swift-name-clash",
                "endpoint 'listPages' gets the Swift name 'listPages', which the method for the pages of 'list' has already; "
                    + "rename one",
                at: 2,
                notes: [.note("'listPages' comes from here too", at: 1)]
            )
        ),
        RuleCase(
            """
            endpoints:
              a:
                method: POST
                path: /a/{id}
                pathParameters: { ⟦1⟧id: int }
                query: { ⟦2⟧id: int, key: { type: int, name: ⟦3⟧id } }
                body: { fields: { ⟦4⟧idempotencyKey: string } }
                idempotency: key
              b: { method: POST, path: /b, query: { ⟦5⟧body: int }, ⟦6⟧body: json }
            """,
            .error(
                "parameter-name-clash",
                "the endpoint has two parameters 'id'; give one another Swift name with 'name:'",
                at: 2,
                notes: [.note("the first stands here", at: 1)]
            ),
            .error(
                "parameter-name-clash",
                "the endpoint has two parameters 'id'; give one another Swift name with 'name:'",
                at: 3,
                notes: [.note("the first stands here", at: 1)]
            ),
            .error(
                "parameter-name-clash",
                "the request method has a parameter 'idempotencyKey' of its own; give this one another Swift name with "
                    + "'name:'",
                at: 4
            ),
            .error(
                "parameter-name-clash",
                "the endpoint has two parameters 'body'; give one another Swift name with 'name:'",
                at: 6,
                notes: [.note("the first stands here", at: 5)]
            )
        ),
        RuleCase(
            """
            json: { keys: snakeCase }
            models:
              User: { fields: { ⟦1⟧userID: int, ⟦2⟧other: { type: int, wire: user_id } } }
            endpoints:
              a: { method: GET, path: /a, headers: { ⟦3⟧X-A: string, ⟦4⟧b: { type: string, wire: x-a } } }
            """,
            .error(
                "duplicate-wire-name",
                "'other' is 'user_id' on the wire, as 'userID' is; correct 'wire:'",
                at: 2,
                notes: [.note("'userID' stands here", at: 1)]
            ),
            .error(
                "duplicate-wire-name",
                "'b' is 'x-a' on the wire, as 'a' is; correct 'wire:'",
                at: 4,
                notes: [.note("'a' stands here", at: 3)]
            )
        ),
        RuleCase(
            """
            models:
              Reaction: { enum: [⟦1⟧"+1", ⟦2⟧"-1", ⟦3⟧"!", ⟦4⟧naïve] }
              Shape: { oneOf: { ⟦5⟧a_b: Square, ⟦6⟧a-b: Circle }, discriminator: kind }
              Square: { fields: { side: int } }
              Circle: { fields: { radius: int } }
            endpoints:
              a: { method: GET, path: /a, response: { ⟦7⟧204: empty, 205: { type: empty, name: ⟦8⟧noContent } } }
              b: { method: GET, path: /b, headers: { ⟦9⟧X-1: string } }
            """,
            .error(
                "case-name-clash",
                "two cases are called 'value1'; give one another name",
                at: 2,
                notes: [.note("the first stands here", at: 1)]
            ),
            .error("unnameable-value", "no Swift name follows from '!'; give one", at: 3),
            .error("unnameable-value", "no Swift name follows from 'naïve'; give one", at: 4),
            .error(
                "case-name-clash",
                "two cases are called 'aB'; give one another name",
                at: 6,
                notes: [.note("the first stands here", at: 5)]
            ),
            .error(
                "case-name-clash",
                "two cases are called 'noContent'; give one another name",
                at: 8,
                notes: [.note("the first stands here", at: 7)]
            ),
            .error("unnameable-value", "no Swift name follows from 'X-1'; give one", at: 9)
        ),
        RuleCase(
            """
            models:
              Open: { enum: { ⟦1⟧known_cases: { description: All. }, b: ⟦2⟧allCases } }
              Closed: { enum: [a, ⟦3⟧allCases, ⟦4⟧HASH_VALUE], open: false }
              Value: { oneOf: { ⟦5⟧hashValue: int, knownCases: string } }
              Item: { fields: { ⟦6⟧hashValue: string, knownCases: int, hash: { type: string, wire: hashValue2 } } }
            endpoints:
              a: { method: GET, path: /a, query: { hashValue: string } }
            """,
            .error(
                "reserved-member",
                "a case cannot be called 'knownCases', which generated code has already; give it another name",
                at: 1
            ),
            .error(
                "reserved-member",
                "a case cannot be called 'allCases', which generated code has already; give it another name",
                at: 2
            ),
            .error(
                "reserved-member",
                "a case cannot be called 'allCases', which generated code has already; give it another name",
                at: 3
            ),
            .error(
                "reserved-member",
                "a case cannot be called 'hashValue', which generated code has already; give it another name",
                at: 4
            ),
            .error(
                "reserved-member",
                "a case cannot be called 'hashValue', which generated code has already; give it another name",
                at: 5
            ),
            .error(
                "reserved-member",
                "a field cannot be called 'hashValue', which generated code has already; give it another name",
                at: 6
            )
        ),
    ]
}

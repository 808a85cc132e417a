/// A spec that uses every key of the format, written for tests.
enum FormatFixture {
    static let api = """
        spec: 1
        name: Library
        json: { keys: snakeCase, dates: iso8601, zone: Europe/Berlin }
        servers:
          api:
            description: The lending desk.
            environments:
              production: https://api.example.org/v1
              branch: { base: "https://{branch}.example.org:{port}", branch: string, port: int }
            envelope: { code: code, message: text, data: data, success: [0, ok], sessionExpired: [401], requestID: id }
            failure: { type: Problem, code: error.code, message: error.text }
            auth: session
            configGate: exempt
            timeout: fast
            retry: { max: 1 }
            sign: desk
            log: { query: [page], headers: [X-Branch], body: [title], response: [count] }
            headers: { X-Branch: { app: branch }, X-Kind: { value: reader } }
            query: { zone: timeZone }
            responseHeaders: { remaining: { wire: X-Remaining, type: int? } }
            bodies: { encoding: form, style: indices, nulls: "" }
            idempotencyHeader: X-Key
            concurrency: 3
        headers: { X-Version: clientVersion }
        query: { lang: locale }
        timeouts: { slow: { attempt: 20s, idle: 1.5s, total: 1m } }
        retries:
          patient: { max: 5, base: 250ms, factor: 1.5, jitter: none, limit: 1h, when: [timeout, overloaded], statuses: [429] }
        idempotencyHeader: Idempotency-Key
        configGate: { endpoint: desk.settings, maxAge: 1d, version: revision }
        session:
          header: Authorization
          scheme: Bearer
          refresh: desk.renew
          signIn: [desk.enter]
          signOut: desk.leave
          token: token
          refreshToken: renewal
        credentials: { partner: { header: X-Partner, scheme: none } }
        log: { query: [page] }
        defaults:
          server: api
          auth: session
          timeout: slow
          retry: patient
          inFlight: share
          cache: none
          priority: low
          sign: none
          log: { headers: [] }
        errors: { 100: { name: closed, description: Out of hours., data: Hours, deprecated: true } }
        statusErrors: { 404: notFound }
        models:
          Hours: { fields: { opens: string } }
        review: { field-added: safe, endpoint-removed: { level: risky, endpoints: [desk.enter], stability: [beta] } }
        upstream: ../backend/specs
        swift: { access: package, templates: Templates, typePrefix: Lib, conformances: full, imports: [LibraryKit] }
        presets:
          every:
            use: [paged]
            pathParameters: { id: string }
            query: { page: int = 1 }
            headers: { X-Version: omit }
            body: Hours
            errors: [closed]
            statusErrors: { 409: taken }
            server: api
            auth: optional
            timeout: none
            retry: none
            idempotency: key
            inFlight: { policy: reject, coolDown: 2s }
            cache: { maxAge: 1h, varyBy: [session], version: 2, staleIfError: 7d, ignore: [page] }
            configGate: required
            paging: { style: page }
            batch: { parameter: ids }
            priority: high
            progress: false
            log: { body: [] }
            sign: desk
            envelope: none
            examples: { short: { status: 200 } }
            summary: A preset.
            description: More of it.
            tags: [a]
            since: "1"
            stability: beta
            deprecated: Use another.
            renamedFrom: desk.old
            variantOf: desk.other
          formed: { form: { title: string } }
          parted: { multipart: { scan: file } }
        x-note: of no meaning
        """

    static let module = """
        module: Desk
        description: What readers do.
        path: /desk
        pathParameters: { id: { type: string, style: segments } }
        defaults: { auth: none }
        json: { keys: asWritten }
        errors: { 200: late }
        statusErrors: { 410: gone }
        endpoints:
          every:
            method: GET
            path: /books/{id}
            use: every
            pathParameters: { id: int64 }
            query: { page: int = 1 }
            headers: { X-Version: string = "1" }
            body:
              fields: { title: string, weight: double = 1.5 }
              includes: [Hours]
              encoding: json
              style: brackets
              contentType: application/json
              optional: true
              description: A body.
            response:
              type: "list<Book>"
              optional: true
              nullable: true
              format: jsonString
              keys: string
              status: [200, 2xx]
              headers: { X-Count: int? }
              header: X-List
              description: An answer.
            errors: { 201: { name: lent } }
            statusErrors: { 423: { name: locked, data: Hours } }
            server: api
            auth: partner
            timeout: { attempt: 1s }
            retry: patient
            idempotency: { key: body.title }
            inFlight: latest
            cache: { version: app }
            configGate: exempt
            paging: { style: cursor, parameter: page, size: size, items: data, more: more, total: total, next: data.last.id, first: 0 }
            batch: { parameter: ids, size: 10, concurrency: 2, timeout: 10s, items: data, key: id }
            priority: normal
            progress: true
            log: { query: [] }
            sign: none
            envelope: { code: code }
            examples: { one: { request: { title: A }, status: 201, response: [{ id: 1, note: null }] } }
            summary: Every key.
            description: |
              And more words.
            tags: [first, second]
            since: "1.0"
            stability: experimental
            deprecated: { since: "2", message: Gone soon., removeAfter: 2030-02-28, replacedBy: desk.enter }
            renamedFrom: [desk.all, desk.each]
            variantOf: desk.enter
          open: { method: GET, url: address, response: { 200: Book, 202: { type: empty, name: pending, description: Later. } } }
          found: { method: HEAD, path: /found, response: { 204: true, 404: false } }
          send:
            method: POST
            path: /send
            form: { title: string }
            response: { includes: [Book], fields: { extra: string? } }
          upload:
            method: POST
            path: /upload
            multipart: { scan: { type: file, contentType: image/png, filename: scan.png } }
            response: { enum: { a: first, b: { name: second, description: Two., deprecated: true } }, open: false }
          choose:
            method: POST
            path: /choose
            body: { type: "map<string>", keys: BookID, format: jsonString }
            response: { oneOf: { a: Book, b: json }, discriminator: kind, content: payload, otherwise: json }
          outcomes:
            method: GET
            path: /outcomes
            response:
              200: { enum: [a, b], open: false, optional: true, nullable: true, format: string, keys: string }
              201: { fields: { id: string }, includes: [Book] }
              202: { oneOf: { a: Book }, discriminator: kind, content: payload, otherwise: json }
              2xx: Book
        models:
          BookID: { newtype: string, format: string, minLength: 1, maxLength: 20, pattern: "^[a-z]+$" }
          Count: { newtype: int, minimum: 0, maximum: 9.5 }
          Shelf: { newtype: "list<string>", minItems: 1, maxItems: 3 }
          Page: { generic: [Item], fields: { items: "list<Item>" }, includes: [Hours] }
          Mood: { enum: [good, bad], open: false, description: Of a reader., deprecated: true }
          Media: { oneOf: { book: Book, tape: Tape }, discriminator: kind, content: payload, otherwise: json, renamedFrom: Medium }
          Tape: { swift: LibraryKit.Tape, conformances: [Hashable] }
          Filter:
            oneOf:
              now: { value: now, name: rightNow, description: Now., deprecated: true }
              ids: { type: "map<int>", keys: BookID, format: string }
              pick: { enum: [a, b], open: false }
              part: { fields: { id: string }, includes: [Hours] }
              other: { oneOf: { a: Book }, discriminator: kind, content: payload, otherwise: json }
          Book:
            fields:
              id: BookID
              sort: { type: { enum: [a, b], open: true }, optional: true }
              size: { type: { fields: { width: int }, includes: [Hours] } }
              media: { type: { oneOf: { a: Tape }, discriminator: kind, content: payload, otherwise: json } }
              state: { enum: { 0: in, 1: out }, open: true, default: in }
              place: { fields: { row: int }, includes: [Hours], optional: true, nullable: true }
              kind: { oneOf: { a: Tape }, discriminator: tag, content: value, otherwise: json }
              object: { type: string, value: book, wire: object_kind, name: objectKind, readOnly: true }
              price: { type: decimal, format: string, minimum: 0, maximum: 100, writeOnly: true }
              tags: { type: "list<string>", style: csv, default: [], minItems: 0, maxItems: 5 }
              counts: { type: "map<int>", keys: BookID, default: {} }
              title:
                type: string
                description: As on the cover.
                example: Dune
                deprecated: true
                minLength: 1
                maxLength: 80
                pattern: '^\\S'
        x-note: [of, no, meaning]
        """
}

/// The spec that pairs are made from, each by one replacement; it uses nearly every key of the format.
enum PairSpec {
    static let text = """
        name: Shop
        json: { keys: asWritten, dates: iso8601, zone: UTC }
        servers:
          api:
            description: The shop.
            environments:
              production: https://api.example.org
              branch: { base: "https://{branch}.example.org", branch: string }
            envelope: { code: code, message: text, data: data, success: [0], sessionExpired: [401], requestID: trace }
            failure: { type: Problem, code: code, message: text }
            responseHeaders: { X-Remaining: int? }
            bodies: { encoding: json, style: brackets, nulls: omit }
            idempotencyHeader: Idempotency-Key
            concurrency: 4
          files:
            environments: { production: "https://files.example.org" }
            auth: none
            configGate: exempt
            timeout: normal
            retry: none
            sign: none
            log: { query: [kind] }
            headers: { X-Kind: { value: file } }
            query: { zone: timeZone }
        headers: { X-Client: clientVersion, X-Channel: { app: channel } }
        query: { lang: locale }
        timeouts: { slow: { attempt: 20s, idle: 10s, total: 1m } }
        retries:
          patient: { max: 5, base: 1s, factor: 2, jitter: full, limit: 30s, when: [timeout, overloaded], statuses: [429] }
        configGate: { endpoint: orders.settings, maxAge: 1h, version: revision }
        session:
          header: Authorization
          scheme: Bearer
          refresh: orders.renew
          signIn: [orders.signIn]
          signOut: orders.signOut
          token: token
          refreshToken: refreshToken
        credentials: { partner: { header: X-Partner, scheme: none } }
        log: { query: [page] }
        defaults: { priority: normal }
        presets:
          paged: { query: { page: int = 1 } }
        errors: { 100: closed, 101: { name: busy, description: Too much., data: Problem } }
        statusErrors: { 404: notFound }
        swift: { access: public, conformances: needed, imports: [ShopKit] }

        module: Orders
        description: What people buy.
        path: /orders
        pathParameters: { id: string }
        endpoints:
          settings: { method: GET, path: /settings, configGate: exempt, response: Settings }
          signIn:
            method: POST
            path: /sign-in
            configGate: exempt
            body: { fields: { name: string, password: { type: string, minLength: 8 } } }
            response: Tokens
            log: { body: [name] }
          renew:
            method: POST
            path: /renew
            configGate: exempt
            body: { fields: { refreshToken: string } }
            response: Tokens
          signOut: { method: POST, path: /sign-out, auth: session }
          list:
            method: GET
            path: /list
            use: paged
            query: { state: State?, sort: string = date, size: int32 = 20, kinds: "list<string>?" }
            headers: { X-Trace: string? }
            response:
              type: Page<Order>
              status: [200, 206]
              headers: { X-Total: int }
              description: A page.
            errors: { 200: tooMany }
            statusErrors: { 410: gone }
            cache: { maxAge: 1h, varyBy: [locale], version: 1, staleIfError: 1d, ignore: [sort] }
            inFlight: share
            paging: { style: page, parameter: page, size: size, items: items, more: more, total: total, first: 1 }
            timeout: slow
            retry: patient
            tags: [lists]
            since: "1.0"
            summary: All orders.
            description: Newest first.
            stability: beta
          feed:
            method: GET
            path: /feed
            query: { after: string? }
            response: Page<Order>
            paging: { style: cursor, parameter: after, items: items, next: next }
          detail:
            method: GET
            path: /{id}
            auth: optional
            response: Order
            deprecated: { since: "2", message: Use list., removeAfter: 2027-06-30, replacedBy: orders.list }
          many:
            method: GET
            path: /many
            query: { ids: "list<string>" }
            response: list<Order>
            batch: { parameter: ids, size: 50, concurrency: 2, timeout: 10s, key: code }
          pay:
            method: POST
            path: /{id}/payments
            auth: session
            body:
              type: Payment
              encoding: json
              description: How to pay.
            response: Receipt
            idempotency: key
            retry: transient
            inFlight: { policy: reject, coolDown: 2s }
            priority: high
            sign: shop
            errors: [closed]
            examples: { one: { request: { amount: "1", method: card, note: null }, status: 200, response: { id: a } } }
          claim:
            method: POST
            path: /claims
            body: { type: Claim }
            idempotency: { key: body.clientID }
          rate:
            method: POST
            path: /rate
            form: { stars: int, labels: { type: "list<string>", style: repeat }, remark: { type: string, nullable: true } }
            response: { 200: true, 409: false }
          search:
            method: POST
            path: /search
            body: { fields: { text: string, filter: Filter? }, optional: false }
            response: { 200: { type: "list<Order>", name: found }, 202: { type: empty, name: pending } }
          upload:
            method: POST
            path: /upload
            server: files
            multipart: { scan: { type: file, contentType: image/png, filename: scan.png }, title: string }
            envelope: none
            progress: true
            response: { type: url, header: Location, status: [201] }
          open: { method: GET, url: address, response: text }
          watch: { method: GET, path: /watch, auth: partner, response: { type: json, optional: false } }
          check: { method: GET, path: /check, query: { code: { value: first, type: string } }, response: Receipt }
          recheck:
            method: GET
            path: /check
            variantOf: orders.check
            query: { code: { value: first, type: string } }
            response: Order
        models:
          Settings: { fields: { revision: int } }
          Tokens: { fields: { token: string, refreshToken: string } }
          Problem: { fields: { code: string, text: string? } }
          State: { enum: { open: open, 1st: first, old: { name: old, description: Long ago., deprecated: true } } }
          Kind: { enum: [small, large], open: false }
          Level: { enum: { 1: low, 2: high } }
          OrderID: { newtype: string, minLength: 1 }
          Stamp: { newtype: dateTime, format: epochSeconds }
          Named: { fields: { title: string } }
          Page:
            generic: [Item]
            fields: { items: "list<Item>", more: bool, total: int, next: string? }
          Order:
            description: What somebody buys.
            includes: [Named]
            conformances: [Hashable]
            fields:
              id: OrderID
              state: State
              kind: Kind
              level: Level
              count: int32
              price: { type: decimal, minimum: 0, maximum: 100, description: In euros., example: 9.5 }
              made: dateTime
              paid: { type: bool, format: number }
              tags: { type: "list<string>", minItems: 0, maxItems: 5, default: [] }
              notes: { type: "map<string>", keys: OrderID, optional: true }
              remark: { type: string, nullable: true }
              place: { fields: { row: int }, optional: true }
              origin: { enum: [web, app] }
              media: Media?
              secret: { type: string, writeOnly: true, optional: true }
              object: { type: string, value: order }
              code: { type: string, wire: order_code, pattern: "^a" }
              parent: Order?
              user: { type: string, name: userName, deprecated: Ask elsewhere. }
          Payment:
            fields:
              amount: decimal
              method: { enum: [card, cash], open: false }
              note: { type: string, nullable: true }
              limit: { type: int, default: 3, maximum: 10 }
              label: { type: string, optional: true, maxLength: 20 }
              created: { type: dateTime, readOnly: true, optional: true }
              address: Address?
          Address: { fields: { city: string, line: "string??" } }
          Claim: { fields: { clientID: string, extra: json? } }
          Receipt: { fields: { id: string } }
          Media:
            oneOf: { photo: Photo, sound: { type: Sound, name: sound, description: Heard. } }
            discriminator: kind
          Wrapped:
            oneOf: { photo: Photo }
            discriminator: kind
            content: payload
            otherwise: json
          Choice: { oneOf: { now: { value: now }, text: { type: "list<string>" } }, open: false }
          Photo: { fields: { url: url } }
          Sound: { fields: { seconds: int } }
          Filter: { fields: { state: State?, kind: Kind?, choice: Choice?, wrapped: Wrapped?, since: Stamp? } }
          Tape: { swift: ShopKit.Tape }
          Unused: { fields: { tape: Tape } }
        """
}

/// A spec whose texts try to get out of every literal and comment that they may end up in.
///
/// `escaped()` is declared nowhere, so that what gets out does not compile.
enum HostileSpec {
    /// Ends comments of both kinds, literals and interpolations, and looks like a template's tag.
    private static let text =
        #"x */ escaped() /* \n escaped() \r \\(escaped()) \" + escaped() + \" {{escaped}} {{{escaped}}} {{/fields}} \u2028 escaped() \u0085 escaped() # ` ''' \"\"\" "#

    static let files = [
        "Specs/api.yaml": """
        name: Hostile
        servers:
          api:
            description: "\(text)"
            environments: { production: https://api.example.com }
            envelope: { code: code, message: message, data: data, success: ['" + escaped() + "\\(escaped())'] }
        headers:
          X-Fixed: { value: '" + escaped() + "\\(escaped())' }
        query: { q: { value: '"&\\(escaped())' } }
        log: { query: ['" + escaped()'] }
        errors:
          '" + escaped() + "': { name: refused, description: "\(text)" }
        statusErrors:
          404: { name: gone, description: "\(text)" }

        """,
        "Specs/text.yaml": """
        module: Text
        description: "\(text)"
        endpoints:
          get:
            summary: "\(text)"
            description: "\(text)"
            tags: ["\(text)"]
            since: "\(text)"
            deprecated: "\(text)"
            method: GET
            path: "/a'b(escaped())"
            query:
              q: { type: string, default: "\(text)", wire: 'q" + escaped() + "', description: "\(text)" }
              fixed: { value: '" + escaped() + "\\(escaped())' }
            headers: { X-Note: { type: string, default: '" + escaped() + "\\(escaped())' } }
            response: Thing
          post:
            method: POST
            path: /post
            body:
              fields:
                a: { type: string, pattern: '" \\+ escaped\\(\\) \\+ "', example: "\(text)" }
                b: { type: 'Kind', default: '" + escaped() + "\\(escaped())' }
            response: { type: text }
          upload:
            method: POST
            path: /upload
            multipart: { part: { type: bytes, filename: 'f(escaped())', description: "\(text)" } }
        models:
          Thing:
            description: "\(text)"
            deprecated: "\(text)"
            fields:
              one: { type: string, wire: "\(text)", description: "\(text)", deprecated: "\(text)" }
              two: { type: string, default: "\(text)" }
              three: { value: "\(text)" }
              kind: Kind
              either: Either
          Kind: { enum: { "\(text)": first, '" + escaped() + "\\(escaped())': { name: second, description: "\(text)" } } }
          Either: { oneOf: { "\(text)": { type: Empty, name: empty } }, discriminator: "\(text)" }
          Empty: { fields: {} }

        """,
    ]
}

import Foundation

extension TransportRequest {
    /// The request that an answer redirects to; `nil` where it does not, or leads to something that is not HTTP.
    ///
    /// RFC 9110 section 15.4: 307 and 308 keep method and body; 303 becomes GET (HEAD stays), and so do 301 and 302
    /// after POST. On another host, port or scheme, credentials stay behind.
    func redirected(by response: TransportResponse) -> TransportRequest? {
        guard followsRedirects, [301, 302, 303, 307, 308].contains(response.status),
            let location = response.headers["Location"],
            let target = URL(wireText: location)?.relative(to: url), target.isHTTP
        else { return nil }
        var next = self
        next.url = target
        let becomesGet =
            switch response.status {
            case 303: method != .head
            case 301, 302: method == .post
            default: false
            }
        if becomesGet {
            next.method = .get
            next.body = .none
            for name in ["Content-Type", "Content-Length", "Content-Encoding"] { next.headers.remove(name) }
        }
        if !target.hasSameOrigin(as: url) {
            for name in credentialHeaders + ["Authorization", "Cookie", "Proxy-Authorization"] {
                next.headers.remove(name)
            }
        }
        return next
    }
}

extension URL {
    var isHTTP: Bool { ["http", "https"].contains(scheme?.lowercased()) && host() != nil }

    func relative(to base: URL) -> URL? {
        URL(string: relativeString, relativeTo: base)?.absoluteURL
    }

    /// Scheme, host and port; RFC 6454 section 5.
    func hasSameOrigin(as other: URL) -> Bool {
        scheme?.lowercased() == other.scheme?.lowercased() && host()?.lowercased() == other.host()?.lowercased()
            && effectivePort == other.effectivePort
    }

    private var effectivePort: Int { port ?? (scheme?.lowercased() == "https" ? 443 : 80) }
}

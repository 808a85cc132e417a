import EndpointRuntime
import Foundation
import GeneratedEndpoints

/// Calls a small backend through generated code and prints three different outcomes.
///
/// Takes two addresses, a backend's and one that nothing answers on; `backend.py` gives both.
@main
struct EndpointDemo {
    static func main() async {
        let addresses = CommandLine.arguments.dropFirst()
        guard addresses.count == 2, let backend = addresses.first, let nobody = addresses.last else {
            print("usage: EndpointDemo BACKEND-URL SILENT-URL")
            exit(64)
        }
        let outcomes = [
            await typedPage(of: client(for: backend)),
            await refusal(of: client(for: backend)),
            await silence(of: client(for: nobody)),
        ]
        for outcome in outcomes { print(outcome.text) }
        exit(outcomes.allSatisfy(\.isExpected) ? 0 : 1)
    }

    private static func client(for address: String) -> EndpointClient<SocialApp> {
        EndpointClient(
            environment: .custom(name: "demo", bases: ["api": address, "cdn": address]),
            app: AppValues(deviceID: "demo", channel: "demo", values: ["localeIfChinese": { nil }])
        )
    }

    private static func typedPage(of client: EndpointClient<SocialApp>) async -> Outcome {
        do {
            let page = try await client.feed.recommended(size: 3)
            let posts = page.items.map { "   \($0.author.name): \(summary(of: $0.content))" }
            let next = page.nextCursor ?? "none"
            return Outcome(
                ["1. a typed page: \(page.items.count) posts, next cursor \(next)"] + posts,
                isExpected: true
            )
        } catch {
            return .unexpected(error)
        }
    }

    private static func summary(of content: PostContent) -> String {
        switch content {
        case .text(let content): "says \(content.text)"
        case .image(let content): "shows \(content.images.count) pictures"
        case .voice(let content): "speaks for \(content.seconds) seconds"
        case .unknown: "posted something that this version does not know"
        }
    }

    private static func refusal(of client: EndpointClient<SocialApp>) async -> Outcome {
        do {
            _ = try await client.account.signIn(phone: "+819012345678", code: "0000")
            return Outcome(["a sign-in with a wrong code went through"], isExpected: false)
        } catch AccountFailure.wrongCode(let refusal) {
            let text = "2. a business refusal: AccountFailure.wrongCode, code \(refusal.code): \(refusal.message)"
            return Outcome([text], isExpected: true)
        } catch {
            return .unexpected(error)
        }
    }

    private static func silence(of client: EndpointClient<SocialApp>) async -> Outcome {
        do {
            // Does not wait for the configuration, which would be what cannot be had then.
            _ = try await client.bootstrap.features()
            return Outcome(["a server that is not there answered"], isExpected: false)
        } catch let failure as any EndpointFailure where failure.isUnreachable {
            return Outcome(["3. an unreachable server: \(failure)"], isExpected: true)
        } catch {
            return .unexpected(error)
        }
    }
}

/// What one call came to, in words.
private struct Outcome {
    var text: String
    var isExpected: Bool

    init(_ lines: [String], isExpected: Bool) {
        text = lines.joined(separator: "\n")
        self.isExpected = isExpected
    }

    static func unexpected(_ error: any Error) -> Outcome {
        Outcome(["unexpected: \(error)"], isExpected: false)
    }
}

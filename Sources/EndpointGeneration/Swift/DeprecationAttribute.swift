import EndpointDiagnostics
import EndpointNaming
package import EndpointSpec

/// What `deprecated` says in generated code.
package enum DeprecationAttribute {
    /// For what nobody calls by name.
    static let plain = "@available(*, deprecated)"

    /// `@available(*, deprecated, message: "…")` in one or more lines; none for what is not deprecated.
    package static func lines(_ deprecation: Deprecation?, indentation: Int) -> [String] {
        guard let deprecation else { return [] }
        let text = sentences(deprecation).joined(separator: " ")
        if text.isEmpty { return [plain] }
        return lines(message: text, indentation: indentation)
    }

    /// `@available(*, deprecated, message: "…")`.
    static func lines(message: String, indentation: Int) -> [String] {
        lines(argument: "message", SwiftLiteral.string(message), indentation: indentation)
    }

    /// `@available(*, deprecated, renamed: "…")`.
    package static func lines(renamedTo name: String, indentation: Int) -> [String] {
        lines(argument: "renamed", SwiftLiteral.string(name), indentation: indentation)
    }

    private static func lines(argument: String, _ literal: String, indentation: Int) -> [String] {
        let whole = "\(argument): \(literal)"
        if SignatureLayout.fits("    " + whole, at: indentation) {
            return SignatureLayout.call("@available", ["*", "deprecated", whole], indentation: indentation)
        }
        return ["@available(", "    *,", "    deprecated,", "    \(argument):", "        \(literal)", ")"]
    }

    /// A paragraph for what cannot be marked without the generated code warning about itself, or `nil`.
    package static func note(_ deprecation: Deprecation?) -> String? {
        guard let deprecation else { return nil }
        return (["- Note: Deprecated."] + sentences(deprecation)).joined(separator: " ")
    }

    private static func sentences(_ deprecation: Deprecation) -> [String] {
        var sentences: [String] = []
        if let message = deprecation.message, !message.isEmpty {
            sentences.append(PlainLines(message).joined(separator: " "))
        }
        if let replacement = deprecation.replacedBy?.value { sentences.append("Use \(replacement).") }
        if let since = deprecation.since { sentences.append("Since \(since).") }
        if let date = deprecation.removeAfter?.value { sentences.append("To be removed after \(date).") }
        return sentences
    }
}

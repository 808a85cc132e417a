import Foundation

/// Limits of the spec, checked before anything is sent. A failure names the field, never its value.
public enum Limit {
    /// The number of characters.
    public static func length(_ name: String, _ value: String?, minimum: Int? = nil, maximum: Int? = nil) throws {
        guard let value else { return }
        try check(value.count, minimum, maximum) { "'\(name)' has \($0) than \($1) characters" }
    }

    /// The number of elements or members.
    public static func count<Elements: Collection>(
        _ name: String,
        _ value: Elements?,
        minimum: Int? = nil,
        maximum: Int? = nil
    ) throws {
        guard let value else { return }
        try check(value.count, minimum, maximum) { "'\(name)' has \($0) than \($1) elements" }
    }

    /// The value itself, ends included.
    public static func range<Number: Comparable>(
        _ name: String,
        _ value: Number?,
        minimum: Number? = nil,
        maximum: Number? = nil
    ) throws {
        guard let value else { return }
        if let minimum, value < minimum { throw invalid("'\(name)' is less than \(minimum)") }
        if let maximum, value > maximum { throw invalid("'\(name)' is more than \(maximum)") }
    }

    /// Whether the regular expression (ICU) matches somewhere in the text.
    public static func pattern(_ name: String, _ value: String?, _ pattern: String) throws {
        guard let value else { return }
        guard value.range(of: pattern, options: .regularExpression) != nil else {
            throw invalid("'\(name)' is not of the form it must have")
        }
    }

    private static func check(_ count: Int, _ minimum: Int?, _ maximum: Int?, _ text: (String, Int) -> String) throws {
        if let minimum, count < minimum { throw invalid(text("less", minimum)) }
        if let maximum, count > maximum { throw invalid(text("more", maximum)) }
    }

    private static func invalid(_ reason: String) -> RequestError { .invalidRequest(reason, .build) }
}

import EndpointDiagnostics
import EndpointSpec
import EndpointYAML
import Foundation

/// Scalars and their limits.
extension OpenAPIDecoder {
    mutating func type(of scalar: ScalarShape, at range: SourceRange) -> MappedType {
        var mapped = MappedType(.scalar(scalar.type), at: range)
        mapped.isBinary = scalar.isBinary
        mapped.format = scalar.format
        let limits = scalar.limits
        guard !limits.isEmpty else { return mapped }
        switch scalar.type {
        case .int, .int32, .int64, .float, .double, .decimal: mapped.limits = bounds(limits, of: scalar.type)
        case .string, .url, .uuid: mapped.limits = lengths(limits, of: scalar.type)
        default:
            for limit in [limits.minLength, limits.maxLength, limits.pattern, limits.minimum, limits.maximum] {
                if let limit { lose(.limit, "a limit", at: limit.range) }
            }
        }
        return mapped
    }

    // MARK: Numbers

    private mutating func bounds(_ written: SchemaLimits, of type: ScalarType) -> Limits {
        var limits = Limits()
        limits.minimum = bound(written.minimum, excluding: written.exclusiveMinimum, step: 1, type)
        limits.maximum = bound(written.maximum, excluding: written.exclusiveMaximum, step: -1, type)
        if let low = limits.minimum, let high = limits.maximum, let lowest = Decimal(string: low.value),
            let highest = Decimal(string: high.value), highest < lowest
        {
            lose(.limit, "minimum", at: low.range)
            (limits.minimum, limits.maximum) = (nil, nil)
        }
        for node in [written.minLength, written.maxLength, written.pattern] {
            if let node { lose(.limit, "a limit of texts", at: node.range) }
        }
        return limits
    }

    /// A bound in digits; one that is excluded is moved by one where values are whole.
    private mutating func bound(
        _ included: YAMLNode?,
        excluding excluded: YAMLNode?,
        step: Int64,
        _ type: ScalarType
    ) -> Located<String>? {
        let isFlag = excluded?.hasText("true") ?? false
        let isExcluded = isFlag || (excluded != nil && included == nil)
        guard let node = isFlag ? included : (included ?? excluded) else { return nil }
        let isWhole = [.int, .int32, .int64].contains(type)
        guard let digits = Self.digits(of: node.text) else {
            lose(.limit, "a limit", at: node.range)
            return nil
        }
        guard isWhole else {
            if isExcluded || (excluded != nil && !isFlag) { lose(.limit, "an excluded limit", at: node.range) }
            if type != .decimal, Double(digits)?.isFinite != true { return nil }
            return Located(digits, at: node.range)
        }
        guard let number = Int64(digits) else {
            // Beyond what the type can hold it limits nothing; a fraction is not a whole number's.
            if digits.contains(".") { lose(.limit, "a limit", at: node.range) }
            return nil
        }
        let (moved, overflows) = number.addingReportingOverflow(isExcluded ? step : 0)
        guard !overflows, type != .int32 || Int32(exactly: moved) != nil else { return nil }
        return Located("\(moved)", at: node.range)
    }

    /// A JSON number without an exponent and without zeros behind the point; `nil` for what is too long to write out.
    static func digits(of text: String) -> String? {
        let isNegative = text.hasPrefix("-")
        let unsigned = isNegative ? String(text.dropFirst()) : text
        let parts = unsigned.lowercased().split(separator: "e", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), let exponent = parts.count == 2 ? Int(parts[1]) : 0, abs(exponent) <= 400
        else { return nil }
        let halves = parts[0].split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(halves.count), halves.allSatisfy({ $0.utf8.allSatisfy(NameWords.isDigit) }),
            !halves[0].isEmpty
        else { return nil }
        var whole = Array(halves[0])
        var fraction = halves.count == 2 ? Array(halves[1]) : []
        for _ in 0..<max(0, exponent) { whole.append(fraction.isEmpty ? "0" : fraction.removeFirst()) }
        for _ in 0..<max(0, -exponent) { fraction.insert(whole.isEmpty ? "0" : whole.removeLast(), at: 0) }
        while fraction.last == "0" { fraction.removeLast() }
        while whole.count > 1, whole.first == "0" { whole.removeFirst() }
        let digits = (whole.isEmpty ? "0" : String(whole)) + (fraction.isEmpty ? "" : "." + String(fraction))
        return isNegative && digits != "0" ? "-" + digits : digits
    }

    // MARK: Texts, lists and maps

    private mutating func lengths(_ written: SchemaLimits, of type: ScalarType) -> Limits {
        var limits = Limits()
        limits.minLength = count(written.minLength)
        limits.maxLength = count(written.maxLength)
        if let low = limits.minLength, let high = limits.maxLength, low.value > high.value {
            lose(.limit, "minLength", at: low.range)
            (limits.minLength, limits.maxLength) = (nil, nil)
        }
        if let pattern = written.pattern { limits.pattern = self.pattern(pattern) }
        for node in [written.minimum, written.maximum] {
            if let node { lose(.limit, "a limit of numbers", at: node.range) }
        }
        return limits
    }

    /// - Returns: No limits where they exclude each other.
    mutating func counts(_ minimum: YAMLNode?, _ maximum: YAMLNode?) -> Limits {
        var limits = Limits()
        limits.minItems = count(minimum)
        limits.maxItems = count(maximum)
        if let low = limits.minItems, let high = limits.maxItems, low.value > high.value {
            lose(.limit, "minItems", at: low.range)
            return Limits()
        }
        return limits
    }

    private mutating func count(_ node: YAMLNode?) -> Located<Int>? {
        guard let node else { return nil }
        guard let digits = Self.digits(of: node.text), !digits.hasPrefix("-"), !digits.contains(".") else {
            lose(.limit, "a limit", at: node.range)
            return nil
        }
        // Nothing is as long as what 63 bits cannot count.
        guard let count = Int(digits), count > 0 || node.text == "0" else { return nil }
        return count == 0 ? nil : Located(count, at: node.range)
    }

    private mutating func pattern(_ node: YAMLNode) -> Located<String>? {
        let text = node.text
        let isValid = regularExpressions[text] ?? ((try? NSRegularExpression(pattern: text)) != nil)
        regularExpressions[text] = isValid
        if isValid, !text.isEmpty { return Located(text, at: node.range) }
        lose(.pattern, "pattern", at: node.range)
        return nil
    }
}

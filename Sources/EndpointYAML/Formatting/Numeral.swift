/// What kind of number or time a text looks like, to the types of YAML 1.1 and the core schema of 1.2.
enum Numeral {
    /// None.
    case none
    /// A number of JSON, leading zeros aside, which this reader knows too.
    case shared
    /// One that only others know: octal, hexadecimal, binary, with `_`, `+` or a bare point, in base 60, a date.
    case foreign

    init(_ bytes: ArraySlice<UInt8>) {
        self = .none
        guard let first = bytes.first, (UInt8(ascii: "+")...UInt8(ascii: "9")).contains(first), bytes.count < 64 else {
            return
        }
        if Self.isShared(bytes) {
            self = .shared
        } else if Self.isForeign(bytes) {
            self = .foreign
        }
    }

    private static func isShared(_ bytes: ArraySlice<UInt8>) -> Bool {
        var scan = NumeralScan(bytes)
        _ = scan.skip("-")
        guard scan.skipAll(isDigit) > 0 else { return false }
        if scan.skip("."), scan.skipAll(isDigit) == 0 { return false }
        return scan.skipExponent() && scan.isAtEnd
    }

    private static func isForeign(_ bytes: ArraySlice<UInt8>) -> Bool {
        if isDate(bytes) { return true }
        var scan = NumeralScan(bytes)
        if !scan.skip("+") { _ = scan.skip("-") }
        return isRadix(scan) || isSpecial(scan) || isDecimal(scan) || isBase60(scan)
    }

    /// `0b1`, `0o7`, `0xF`.
    private static func isRadix(_ start: NumeralScan) -> Bool {
        var scan = start
        guard scan.skip("0") else { return false }
        let count =
            if scan.skip("b") {
                scan.skipAll { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: "1") || $0 == low }
            } else if scan.skip("o") {
                scan.skipAll { isDigit($0) || $0 == low }
            } else if scan.skip("x") {
                scan.skipAll { isHexadecimal($0) || $0 == low }
            } else {
                0
            }
        return count > 0 && scan.isAtEnd
    }

    /// `.inf`, `.nan`.
    private static func isSpecial(_ start: NumeralScan) -> Bool {
        [".inf", ".Inf", ".INF", ".nan", ".NaN", ".NAN"].contains { start.rest.elementsEqual($0.utf8) }
    }

    /// `1_000`, `1.`, `.5`, `1_0.5e3`.
    private static func isDecimal(_ start: NumeralScan) -> Bool {
        var scan = start
        let whole = scan.skipDigits()
        if scan.skip(".") {
            guard whole || scan.skipDigits() else { return false }
            _ = scan.skipAll { isDigit($0) || $0 == low }
        } else if !whole {
            return false
        }
        return scan.skipExponent() && scan.isAtEnd
    }

    /// `12:30`, `1:59:59.5`.
    private static func isBase60(_ start: NumeralScan) -> Bool {
        var scan = start
        guard scan.skipDigits() else { return false }
        var parts = 0
        while scan.skip(":") {
            guard (1...2).contains(scan.skipAll(isDigit)) else { return false }
            parts += 1
        }
        if scan.skip(".") { _ = scan.skipAll { isDigit($0) || $0 == low } }
        return parts > 0 && scan.isAtEnd
    }

    /// `2026-10-01`, with or without a time of day.
    private static func isDate(_ bytes: ArraySlice<UInt8>) -> Bool {
        var scan = NumeralScan(bytes)
        guard scan.skipAll(isDigit) == 4, scan.skip("-"), (1...2).contains(scan.skipAll(isDigit)), scan.skip("-"),
            (1...2).contains(scan.skipAll(isDigit))
        else { return false }
        return scan.rest.first.map { $0.isBlank || $0 == UInt8(ascii: "T") || $0 == UInt8(ascii: "t") } ?? true
    }

    private static let low = UInt8(ascii: "_")

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
    }
}

/// A look at a text from its beginning on.
private struct NumeralScan {
    private(set) var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: scalar) else { return false }
        rest.removeFirst()
        return true
    }

    /// The number of bytes that were skipped.
    mutating func skipAll(_ belongs: (UInt8) -> Bool) -> Int {
        let count = rest.prefix(while: belongs).count
        rest.removeFirst(count)
        return count
    }

    /// Skips a digit and the digits and `_` after it.
    mutating func skipDigits() -> Bool {
        guard let first = rest.first, isDigit(first) else { return false }
        _ = skipAll { isDigit($0) || $0 == UInt8(ascii: "_") }
        return true
    }

    /// Skips `e5` where there is one; false where it is broken off.
    mutating func skipExponent() -> Bool {
        guard skip("e") || skip("E") else { return true }
        if !skip("+") { _ = skip("-") }
        return skipAll(isDigit) > 0
    }
}

private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

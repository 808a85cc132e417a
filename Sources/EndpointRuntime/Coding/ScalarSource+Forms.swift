import Foundation

extension ScalarSource {
    func int(_ form: NumberForm) throws -> Int? { try whole(form) { try $0.int() } }
    func int32(_ form: NumberForm) throws -> Int32? { try whole(form) { try $0.int32() } }
    func int64(_ form: NumberForm) throws -> Int64? { try whole(form) { try $0.int64() } }

    /// The likelier form is tried first, because a wrong try costs an error.
    private func whole<T: FixedWidthInteger>(_ form: NumberForm, _ number: (Self) throws -> T?) throws -> T? {
        if form == .text {
            guard let text = try textIfMatching() else { return try number(self) }
            return try digits(text)
        }
        do {
            return try number(self)
        } catch DecodingError.typeMismatch(let type, let context) {
            guard let text = try textIfMatching() else { throw DecodingError.typeMismatch(type, context) }
            return try digits(text)
        }
    }

    private func digits<T: FixedWidthInteger>(_ text: String) throws -> T {
        guard let value = T(wireDigits: text) else { throw corrupted("digits of \(T.self)") }
        return value
    }

    /// `nil` where no text stands.
    private func textIfMatching() throws -> String? {
        do { return try string() } catch DecodingError.typeMismatch { return nil }
    }

    func bool(_ form: BoolForm) throws -> Bool? {
        guard form == .number else { return try bool() }
        do {
            guard let number = try int() else { return nil }
            guard number == 0 || number == 1 else { throw corrupted("0 or 1") }
            return number == 1
        } catch DecodingError.typeMismatch {
            return try bool()
        }
    }

    func decimal(_ form: NumberForm) throws -> Decimal? {
        if form == .number, let value = try numberIfMatching() { return value }
        guard let text = try textIfMatching() else { return try value(Decimal.self) }
        guard let value = Decimal(wireText: text) else { throw corrupted("a decimal number") }
        return value
    }

    private func numberIfMatching() throws -> Decimal? {
        do { return try value(Decimal.self) } catch DecodingError.typeMismatch { return nil }
    }

    func uuid() throws -> UUID? {
        try string().map { try required(UUID(uuidString: $0), "a UUID") }
    }

    func url() throws -> URL? {
        try string().map { try required(URL(wireText: $0), "a URL") }
    }

    func day() throws -> CalendarDate? {
        try string().map { try required(CalendarDate($0), "a date as yyyy-MM-dd") }
    }

    func data(_ form: DataForm) throws -> Data? {
        try string().map { try required(Data(wireText: $0, form), "base64 text") }
    }

    func date(_ format: DateFormat) throws -> Date? {
        guard format.isNumeric else {
            return try string().map { try required(format.date(from: $0), "a date in the given form") }
        }
        do {
            return try double().map { try required(format.date(fromNumber: $0), "a date in range") }
        } catch DecodingError.typeMismatch(let type, let context) {
            guard let text = try textIfMatching() else { throw DecodingError.typeMismatch(type, context) }
            return try required(format.date(from: text), "digits of a date")
        }
    }

    private func required<T>(_ value: T?, _ expected: String) throws -> T {
        guard let value else { throw corrupted(expected) }
        return value
    }
}

public import Foundation

extension ObjectDecoder {
    /// Text.
    public func string(_ key: String) throws -> String {
        let source = source(key)
        return try source.required(source.string())
    }

    /// Text. `nil` for an absent field and for null.
    public func stringIfPresent(_ key: String) throws -> String? {
        try source(key).string()
    }

    /// Text. `nil` for null; the field must be there.
    public func stringOrNull(_ key: String) throws -> String? {
        try requirePresence(key)
        return try source(key).string()
    }
}

extension ObjectDecoder {
    /// A truth value.
    public func bool(_ key: String, as form: BoolForm = .literal) throws -> Bool {
        let source = source(key)
        return try source.required(source.bool(form))
    }

    /// A truth value. `nil` for an absent field and for null.
    public func boolIfPresent(_ key: String, as form: BoolForm = .literal) throws -> Bool? {
        try source(key).bool(form)
    }

    /// A truth value. `nil` for null; the field must be there.
    public func boolOrNull(_ key: String, as form: BoolForm = .literal) throws -> Bool? {
        try requirePresence(key)
        return try source(key).bool(form)
    }
}

extension ObjectDecoder {
    /// A whole number.
    public func int(_ key: String, as form: NumberForm = .number) throws -> Int {
        let source = source(key)
        return try source.required(source.int(form))
    }

    /// A whole number. `nil` for an absent field and for null.
    public func intIfPresent(_ key: String, as form: NumberForm = .number) throws -> Int? {
        try source(key).int(form)
    }

    /// A whole number. `nil` for null; the field must be there.
    public func intOrNull(_ key: String, as form: NumberForm = .number) throws -> Int? {
        try requirePresence(key)
        return try source(key).int(form)
    }
}

extension ObjectDecoder {
    /// A whole number of 32 bits.
    public func int32(_ key: String, as form: NumberForm = .number) throws -> Int32 {
        let source = source(key)
        return try source.required(source.int32(form))
    }

    /// A whole number of 32 bits. `nil` for an absent field and for null.
    public func int32IfPresent(_ key: String, as form: NumberForm = .number) throws -> Int32? {
        try source(key).int32(form)
    }

    /// A whole number of 32 bits. `nil` for null; the field must be there.
    public func int32OrNull(_ key: String, as form: NumberForm = .number) throws -> Int32? {
        try requirePresence(key)
        return try source(key).int32(form)
    }
}

extension ObjectDecoder {
    /// A whole number of 64 bits.
    public func int64(_ key: String, as form: NumberForm = .number) throws -> Int64 {
        let source = source(key)
        return try source.required(source.int64(form))
    }

    /// A whole number of 64 bits. `nil` for an absent field and for null.
    public func int64IfPresent(_ key: String, as form: NumberForm = .number) throws -> Int64? {
        try source(key).int64(form)
    }

    /// A whole number of 64 bits. `nil` for null; the field must be there.
    public func int64OrNull(_ key: String, as form: NumberForm = .number) throws -> Int64? {
        try requirePresence(key)
        return try source(key).int64(form)
    }
}

extension ObjectDecoder {
    /// A number of single precision; never infinite.
    public func float(_ key: String) throws -> Float {
        let source = source(key)
        return try source.required(source.float())
    }

    /// A number of single precision; never infinite. `nil` for an absent field and for null.
    public func floatIfPresent(_ key: String) throws -> Float? {
        try source(key).float()
    }

    /// A number of single precision; never infinite. `nil` for null; the field must be there.
    public func floatOrNull(_ key: String) throws -> Float? {
        try requirePresence(key)
        return try source(key).float()
    }
}

extension ObjectDecoder {
    /// A number; never infinite.
    public func double(_ key: String) throws -> Double {
        let source = source(key)
        return try source.required(source.double())
    }

    /// A number; never infinite. `nil` for an absent field and for null.
    public func doubleIfPresent(_ key: String) throws -> Double? {
        try source(key).double()
    }

    /// A number; never infinite. `nil` for null; the field must be there.
    public func doubleOrNull(_ key: String) throws -> Double? {
        try requirePresence(key)
        return try source(key).double()
    }
}

extension ObjectDecoder {
    /// A decimal number, up to 38 digits exact.
    public func decimal(_ key: String, as form: NumberForm = .number) throws -> Decimal {
        let source = source(key)
        return try source.required(source.decimal(form))
    }

    /// A decimal number, up to 38 digits exact. `nil` for an absent field and for null.
    public func decimalIfPresent(_ key: String, as form: NumberForm = .number) throws -> Decimal? {
        try source(key).decimal(form)
    }

    /// A decimal number, up to 38 digits exact. `nil` for null; the field must be there.
    public func decimalOrNull(_ key: String, as form: NumberForm = .number) throws -> Decimal? {
        try requirePresence(key)
        return try source(key).decimal(form)
    }
}

extension ObjectDecoder {
    /// A UUID.
    public func uuid(_ key: String) throws -> UUID {
        let source = source(key)
        return try source.required(source.uuid())
    }

    /// A UUID. `nil` for an absent field and for null.
    public func uuidIfPresent(_ key: String) throws -> UUID? {
        try source(key).uuid()
    }

    /// A UUID. `nil` for null; the field must be there.
    public func uuidOrNull(_ key: String) throws -> UUID? {
        try requirePresence(key)
        return try source(key).uuid()
    }
}

extension ObjectDecoder {
    /// An address.
    public func url(_ key: String) throws -> URL {
        let source = source(key)
        return try source.required(source.url())
    }

    /// An address. `nil` for an absent field and for null.
    public func urlIfPresent(_ key: String) throws -> URL? {
        try source(key).url()
    }

    /// An address. `nil` for null; the field must be there.
    public func urlOrNull(_ key: String) throws -> URL? {
        try requirePresence(key)
        return try source(key).url()
    }
}

extension ObjectDecoder {
    /// Bytes as text.
    public func data(_ key: String, as form: DataForm = .base64) throws -> Data {
        let source = source(key)
        return try source.required(source.data(form))
    }

    /// Bytes as text. `nil` for an absent field and for null.
    public func dataIfPresent(_ key: String, as form: DataForm = .base64) throws -> Data? {
        try source(key).data(form)
    }

    /// Bytes as text. `nil` for null; the field must be there.
    public func dataOrNull(_ key: String, as form: DataForm = .base64) throws -> Data? {
        try requirePresence(key)
        return try source(key).data(form)
    }
}

extension ObjectDecoder {
    /// A day: `yyyy-MM-dd`.
    public func day(_ key: String) throws -> CalendarDate {
        let source = source(key)
        return try source.required(source.day())
    }

    /// A day: `yyyy-MM-dd`. `nil` for an absent field and for null.
    public func dayIfPresent(_ key: String) throws -> CalendarDate? {
        try source(key).day()
    }

    /// A day: `yyyy-MM-dd`. `nil` for null; the field must be there.
    public func dayOrNull(_ key: String) throws -> CalendarDate? {
        try requirePresence(key)
        return try source(key).day()
    }
}

extension ObjectDecoder {
    /// An instant.
    public func date(_ key: String, _ format: DateFormat) throws -> Date {
        let source = source(key)
        return try source.required(source.date(format))
    }

    /// An instant. `nil` for an absent field and for null.
    public func dateIfPresent(_ key: String, _ format: DateFormat) throws -> Date? {
        try source(key).date(format)
    }

    /// An instant. `nil` for null; the field must be there.
    public func dateOrNull(_ key: String, _ format: DateFormat) throws -> Date? {
        try requirePresence(key)
        return try source(key).date(format)
    }
}

extension ObjectDecoder {
    /// Any JSON; null is a value of it.
    public func json(_ key: String) throws -> JSONValue {
        try container.decode(JSONValue.self, forKey: FieldKey(key))
    }

    /// Any JSON. `nil` for an absent field and for null.
    public func jsonIfPresent(_ key: String) throws -> JSONValue? {
        try container.decodeIfPresent(JSONValue.self, forKey: FieldKey(key))
    }

    /// Any JSON. `nil` for null; the field must be there.
    public func jsonOrNull(_ key: String) throws -> JSONValue? {
        try requirePresence(key)
        return try jsonIfPresent(key)
    }
}

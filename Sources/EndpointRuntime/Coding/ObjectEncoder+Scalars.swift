public import Foundation

extension ObjectEncoder {
    /// Text.
    public mutating func string(_ key: String, _ value: String) throws {
        try container.encode(value, forKey: FieldKey(key))
    }

    /// Text. `nil` leaves the field out.
    public mutating func stringIfPresent(_ key: String, _ value: String?) throws {
        if let value { try string(key, value) }
    }

    /// Text. `nil` is written as null.
    public mutating func stringOrNull(_ key: String, _ value: String?) throws {
        if let value { try string(key, value) } else { try null(key) }
    }
}

extension ObjectEncoder {
    /// A truth value.
    public mutating func bool(_ key: String, _ value: Bool, as form: BoolForm = .literal) throws {
        switch form {
        case .literal: try container.encode(value, forKey: FieldKey(key))
        case .number: try container.encode(value ? 1 : 0, forKey: FieldKey(key))
        }
    }

    /// A truth value. `nil` leaves the field out.
    public mutating func boolIfPresent(_ key: String, _ value: Bool?, as form: BoolForm = .literal) throws {
        if let value { try bool(key, value, as: form) }
    }

    /// A truth value. `nil` is written as null.
    public mutating func boolOrNull(_ key: String, _ value: Bool?, as form: BoolForm = .literal) throws {
        if let value { try bool(key, value, as: form) } else { try null(key) }
    }
}

extension ObjectEncoder {
    /// A whole number.
    public mutating func int(_ key: String, _ value: Int, as form: NumberForm = .number) throws {
        switch form {
        case .number: try container.encode(value, forKey: FieldKey(key))
        case .text: try container.encode(String(value), forKey: FieldKey(key))
        }
    }

    /// A whole number. `nil` leaves the field out.
    public mutating func intIfPresent(_ key: String, _ value: Int?, as form: NumberForm = .number) throws {
        if let value { try int(key, value, as: form) }
    }

    /// A whole number. `nil` is written as null.
    public mutating func intOrNull(_ key: String, _ value: Int?, as form: NumberForm = .number) throws {
        if let value { try int(key, value, as: form) } else { try null(key) }
    }
}

extension ObjectEncoder {
    /// A whole number of 32 bits.
    public mutating func int32(_ key: String, _ value: Int32, as form: NumberForm = .number) throws {
        switch form {
        case .number: try container.encode(value, forKey: FieldKey(key))
        case .text: try container.encode(String(value), forKey: FieldKey(key))
        }
    }

    /// A whole number of 32 bits. `nil` leaves the field out.
    public mutating func int32IfPresent(_ key: String, _ value: Int32?, as form: NumberForm = .number) throws {
        if let value { try int32(key, value, as: form) }
    }

    /// A whole number of 32 bits. `nil` is written as null.
    public mutating func int32OrNull(_ key: String, _ value: Int32?, as form: NumberForm = .number) throws {
        if let value { try int32(key, value, as: form) } else { try null(key) }
    }
}

extension ObjectEncoder {
    /// A whole number of 64 bits.
    public mutating func int64(_ key: String, _ value: Int64, as form: NumberForm = .number) throws {
        switch form {
        case .number: try container.encode(value, forKey: FieldKey(key))
        case .text: try container.encode(String(value), forKey: FieldKey(key))
        }
    }

    /// A whole number of 64 bits. `nil` leaves the field out.
    public mutating func int64IfPresent(_ key: String, _ value: Int64?, as form: NumberForm = .number) throws {
        if let value { try int64(key, value, as: form) }
    }

    /// A whole number of 64 bits. `nil` is written as null.
    public mutating func int64OrNull(_ key: String, _ value: Int64?, as form: NumberForm = .number) throws {
        if let value { try int64(key, value, as: form) } else { try null(key) }
    }
}

extension ObjectEncoder {
    /// A number of single precision; never infinite.
    public mutating func float(_ key: String, _ value: Float) throws {
        guard value.isFinite else { throw unwritable(key, value) }
        try container.encode(value, forKey: FieldKey(key))
    }

    /// A number of single precision; never infinite. `nil` leaves the field out.
    public mutating func floatIfPresent(_ key: String, _ value: Float?) throws {
        if let value { try float(key, value) }
    }

    /// A number of single precision; never infinite. `nil` is written as null.
    public mutating func floatOrNull(_ key: String, _ value: Float?) throws {
        if let value { try float(key, value) } else { try null(key) }
    }
}

extension ObjectEncoder {
    /// A number; never infinite.
    public mutating func double(_ key: String, _ value: Double) throws {
        guard value.isFinite else { throw unwritable(key, value) }
        try container.encode(value, forKey: FieldKey(key))
    }

    /// A number; never infinite. `nil` leaves the field out.
    public mutating func doubleIfPresent(_ key: String, _ value: Double?) throws {
        if let value { try double(key, value) }
    }

    /// A number; never infinite. `nil` is written as null.
    public mutating func doubleOrNull(_ key: String, _ value: Double?) throws {
        if let value { try double(key, value) } else { try null(key) }
    }
}

extension ObjectEncoder {
    /// A decimal number, up to 38 digits exact.
    public mutating func decimal(_ key: String, _ value: Decimal, as form: NumberForm = .number) throws {
        guard !value.isNaN else { throw unwritable(key, value) }
        switch form {
        case .number: try container.encode(value, forKey: FieldKey(key))
        case .text: try container.encode("\(value)", forKey: FieldKey(key))
        }
    }

    /// A decimal number, up to 38 digits exact. `nil` leaves the field out.
    public mutating func decimalIfPresent(_ key: String, _ value: Decimal?, as form: NumberForm = .number) throws {
        if let value { try decimal(key, value, as: form) }
    }

    /// A decimal number, up to 38 digits exact. `nil` is written as null.
    public mutating func decimalOrNull(_ key: String, _ value: Decimal?, as form: NumberForm = .number) throws {
        if let value { try decimal(key, value, as: form) } else { try null(key) }
    }
}

extension ObjectEncoder {
    /// A UUID.
    public mutating func uuid(_ key: String, _ value: UUID) throws {
        try container.encode(value.uuidString, forKey: FieldKey(key))
    }

    /// A UUID. `nil` leaves the field out.
    public mutating func uuidIfPresent(_ key: String, _ value: UUID?) throws {
        if let value { try uuid(key, value) }
    }

    /// A UUID. `nil` is written as null.
    public mutating func uuidOrNull(_ key: String, _ value: UUID?) throws {
        if let value { try uuid(key, value) } else { try null(key) }
    }
}

extension ObjectEncoder {
    /// An address.
    public mutating func url(_ key: String, _ value: URL) throws {
        try container.encode(value.absoluteString, forKey: FieldKey(key))
    }

    /// An address. `nil` leaves the field out.
    public mutating func urlIfPresent(_ key: String, _ value: URL?) throws {
        if let value { try url(key, value) }
    }

    /// An address. `nil` is written as null.
    public mutating func urlOrNull(_ key: String, _ value: URL?) throws {
        if let value { try url(key, value) } else { try null(key) }
    }
}

extension ObjectEncoder {
    /// Bytes as text.
    public mutating func data(_ key: String, _ value: Data, as form: DataForm = .base64) throws {
        try container.encode(value.wireText(form), forKey: FieldKey(key))
    }

    /// Bytes as text. `nil` leaves the field out.
    public mutating func dataIfPresent(_ key: String, _ value: Data?, as form: DataForm = .base64) throws {
        if let value { try data(key, value, as: form) }
    }

    /// Bytes as text. `nil` is written as null.
    public mutating func dataOrNull(_ key: String, _ value: Data?, as form: DataForm = .base64) throws {
        if let value { try data(key, value, as: form) } else { try null(key) }
    }
}

extension ObjectEncoder {
    /// A day: `yyyy-MM-dd`.
    public mutating func day(_ key: String, _ value: CalendarDate) throws {
        try container.encode(value.description, forKey: FieldKey(key))
    }

    /// A day: `yyyy-MM-dd`. `nil` leaves the field out.
    public mutating func dayIfPresent(_ key: String, _ value: CalendarDate?) throws {
        if let value { try day(key, value) }
    }

    /// A day: `yyyy-MM-dd`. `nil` is written as null.
    public mutating func dayOrNull(_ key: String, _ value: CalendarDate?) throws {
        if let value { try day(key, value) } else { try null(key) }
    }
}

extension ObjectEncoder {
    /// An instant.
    public mutating func date(_ key: String, _ value: Date, _ format: DateFormat) throws {
        if format.isNumeric {
            guard let number = format.number(from: value) else { throw unwritable(key, value) }
            try container.encode(number, forKey: FieldKey(key))
        } else {
            guard let text = format.text(from: value) else { throw unwritable(key, value) }
            try container.encode(text, forKey: FieldKey(key))
        }
    }

    /// An instant. `nil` leaves the field out.
    public mutating func dateIfPresent(_ key: String, _ value: Date?, _ format: DateFormat) throws {
        if let value { try date(key, value, format) }
    }

    /// An instant. `nil` is written as null.
    public mutating func dateOrNull(_ key: String, _ value: Date?, _ format: DateFormat) throws {
        if let value { try date(key, value, format) } else { try null(key) }
    }
}

extension ObjectEncoder {
    /// Any JSON.
    public mutating func json(_ key: String, _ value: JSONValue) throws {
        try container.encode(value, forKey: FieldKey(key))
    }

    /// Any JSON. `nil` leaves the field out.
    public mutating func jsonIfPresent(_ key: String, _ value: JSONValue?) throws {
        if let value { try json(key, value) }
    }

    /// Any JSON. `nil` is written as null.
    public mutating func jsonOrNull(_ key: String, _ value: JSONValue?) throws {
        if let value { try json(key, value) } else { try null(key) }
    }
}

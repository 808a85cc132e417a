public import Foundation

/// The scalars, by the names they have in ``ObjectEncoder``.

extension WireWriter where Value == String {
    public static var string: WireWriter<String> {
        WireWriter { value, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(value)
        }
    }
}

extension WireWriter where Value == Bool {
    public static var bool: WireWriter<Bool> { bool(as: .literal) }

    public static func bool(as form: BoolForm) -> WireWriter<Bool> {
        WireWriter { value, encoder in
            var container = encoder.singleValueContainer()
            switch form {
            case .literal: try container.encode(value)
            case .number: try container.encode(value ? 1 : 0)
            }
        }
    }
}

extension WireWriter where Value == Int {
    public static var int: WireWriter<Int> { int(as: .number) }

    public static func int(as form: NumberForm) -> WireWriter<Int> {
        WireWriter { value, encoder in
            var container = encoder.singleValueContainer()
            switch form {
            case .number: try container.encode(value)
            case .text: try container.encode(String(value))
            }
        }
    }
}

extension WireWriter where Value == Int32 {
    public static var int32: WireWriter<Int32> { int32(as: .number) }

    public static func int32(as form: NumberForm) -> WireWriter<Int32> {
        WireWriter { value, encoder in
            var container = encoder.singleValueContainer()
            switch form {
            case .number: try container.encode(value)
            case .text: try container.encode(String(value))
            }
        }
    }
}

extension WireWriter where Value == Int64 {
    public static var int64: WireWriter<Int64> { int64(as: .number) }

    public static func int64(as form: NumberForm) -> WireWriter<Int64> {
        WireWriter { value, encoder in
            var container = encoder.singleValueContainer()
            switch form {
            case .number: try container.encode(value)
            case .text: try container.encode(String(value))
            }
        }
    }
}

extension WireWriter where Value == Float {
    public static var float: WireWriter<Float> {
        WireWriter { value, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(container.finite(value))
        }
    }
}

extension WireWriter where Value == Double {
    public static var double: WireWriter<Double> {
        WireWriter { value, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(container.finite(value))
        }
    }
}

extension WireWriter where Value == Decimal {
    public static var decimal: WireWriter<Decimal> { decimal(as: .number) }

    public static func decimal(as form: NumberForm) -> WireWriter<Decimal> {
        WireWriter { value, encoder in
            var container = encoder.singleValueContainer()
            guard !value.isNaN else { throw container.unwritable(value) }
            switch form {
            case .number: try container.encode(value)
            case .text: try container.encode("\(value)")
            }
        }
    }
}

extension WireWriter where Value == UUID {
    public static var uuid: WireWriter<UUID> {
        WireWriter { value, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(value.uuidString)
        }
    }
}

extension WireWriter where Value == URL {
    public static var url: WireWriter<URL> {
        WireWriter { value, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(value.absoluteString)
        }
    }
}

extension WireWriter where Value == Data {
    public static var data: WireWriter<Data> { data(as: .base64) }

    public static func data(as form: DataForm) -> WireWriter<Data> {
        WireWriter { value, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(value.wireText(form))
        }
    }
}

extension WireWriter where Value == CalendarDate {
    public static var day: WireWriter<CalendarDate> {
        WireWriter { value, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(value.description)
        }
    }
}

extension WireWriter where Value == Date {
    public static func date(_ format: DateFormat) -> WireWriter<Date> {
        WireWriter { value, encoder in
            var container = encoder.singleValueContainer()
            if format.isNumeric {
                guard let number = format.number(from: value) else { throw container.unwritable(value) }
                try container.encode(number)
            } else {
                guard let text = format.text(from: value) else { throw container.unwritable(value) }
                try container.encode(text)
            }
        }
    }
}

extension WireWriter where Value == JSONValue {
    public static var json: WireWriter<JSONValue> {
        value()
    }
}

extension SingleValueEncodingContainer {
    func unwritable(_ value: Any) -> EncodingError {
        let context = EncodingError.Context(codingPath: codingPath, debugDescription: "cannot be written")
        return .invalidValue(value, context)
    }

    func finite<T: BinaryFloatingPoint>(_ value: T) throws -> T {
        guard value.isFinite else { throw unwritable(value) }
        return value
    }
}

public import Foundation

/// The scalars, by the names they have in ``ObjectDecoder``. Null and what is absent are failures.

extension WireReader where Value == String {
    public static var string: WireReader<String> {
        WireReader(plain: PlainReading()) { decoder in
            let source = try SingleSource(decoder)
            return try source.required(source.string())
        }
    }
}

extension WireReader where Value == Bool {
    public static var bool: WireReader<Bool> { bool(as: .literal) }

    public static func bool(as form: BoolForm) -> WireReader<Bool> {
        WireReader(plain: form == .literal ? PlainReading() : nil) { decoder in
            let source = try SingleSource(decoder)
            return try source.required(source.bool(form))
        }
    }
}

extension WireReader where Value == Int {
    public static var int: WireReader<Int> { int(as: .number) }

    public static func int(as form: NumberForm) -> WireReader<Int> {
        WireReader { decoder in
            let source = try SingleSource(decoder)
            return try source.required(source.int(form))
        }
    }
}

extension WireReader where Value == Int32 {
    public static var int32: WireReader<Int32> { int32(as: .number) }

    public static func int32(as form: NumberForm) -> WireReader<Int32> {
        WireReader { decoder in
            let source = try SingleSource(decoder)
            return try source.required(source.int32(form))
        }
    }
}

extension WireReader where Value == Int64 {
    public static var int64: WireReader<Int64> { int64(as: .number) }

    public static func int64(as form: NumberForm) -> WireReader<Int64> {
        WireReader { decoder in
            let source = try SingleSource(decoder)
            return try source.required(source.int64(form))
        }
    }
}

extension WireReader where Value == Float {
    public static var float: WireReader<Float> {
        WireReader(plain: PlainReading()) { decoder in
            let source = try SingleSource(decoder)
            return try source.required(source.float())
        }
    }
}

extension WireReader where Value == Double {
    public static var double: WireReader<Double> {
        WireReader(plain: PlainReading()) { decoder in
            let source = try SingleSource(decoder)
            return try source.required(source.double())
        }
    }
}

extension WireReader where Value == Decimal {
    public static var decimal: WireReader<Decimal> { decimal(as: .number) }

    public static func decimal(as form: NumberForm) -> WireReader<Decimal> {
        WireReader { decoder in
            let source = try SingleSource(decoder)
            return try source.required(source.decimal(form))
        }
    }
}

extension WireReader where Value == UUID {
    public static var uuid: WireReader<UUID> {
        WireReader { decoder in
            let source = try SingleSource(decoder)
            return try source.required(source.uuid())
        }
    }
}

extension WireReader where Value == URL {
    public static var url: WireReader<URL> {
        WireReader { decoder in
            let source = try SingleSource(decoder)
            return try source.required(source.url())
        }
    }
}

extension WireReader where Value == Data {
    public static var data: WireReader<Data> { data(as: .base64) }

    public static func data(as form: DataForm) -> WireReader<Data> {
        WireReader { decoder in
            let source = try SingleSource(decoder)
            return try source.required(source.data(form))
        }
    }
}

extension WireReader where Value == CalendarDate {
    public static var day: WireReader<CalendarDate> {
        WireReader { decoder in
            let source = try SingleSource(decoder)
            return try source.required(source.day())
        }
    }
}

extension WireReader where Value == Date {
    public static func date(_ format: DateFormat) -> WireReader<Date> {
        WireReader { decoder in
            let source = try SingleSource(decoder)
            return try source.required(source.date(format))
        }
    }
}

extension WireReader where Value == JSONValue {
    public static var json: WireReader<JSONValue> {
        value()
    }
}

public import Foundation

/// A value that may be the key of a JSON object.
public protocol MapKey: Hashable, Sendable {
    /// `nil` for a key that is no such value.
    init?(mapKey: String)
    var mapKey: String { get }
}

extension String: MapKey {
    public init?(mapKey: String) { self = mapKey }
    public var mapKey: String { self }
}

extension MapKey where Self: FixedWidthInteger {
    public init?(mapKey: String) { self.init(wireDigits: mapKey) }
    public var mapKey: String { String(self) }
}

extension Int: MapKey {}
extension Int32: MapKey {}
extension Int64: MapKey {}

extension UUID: MapKey {
    public init?(mapKey: String) { self.init(uuidString: mapKey) }
    public var mapKey: String { uuidString }
}

extension CalendarDate: MapKey {
    public init?(mapKey: String) { self.init(mapKey) }
    public var mapKey: String { description }
}

/// Newtypes and enums need only say that they conform.
extension MapKey where Self: RawRepresentable, RawValue: MapKey {
    public init?(mapKey: String) {
        guard let rawValue = RawValue(mapKey: mapKey) else { return nil }
        self.init(rawValue: rawValue)
    }

    public var mapKey: String { rawValue.mapKey }
}

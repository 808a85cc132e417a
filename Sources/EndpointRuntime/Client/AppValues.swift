public import Foundation

/// What the app knows and requests carry. Asked anew for every attempt.
public struct AppValues: Sendable {
    /// With the platform before it: `ios/4.2.0`.
    public var clientVersion: String
    /// `nil` leaves the parameter out.
    public var deviceID: String?
    /// Where the app was installed from; `nil` leaves the parameter out.
    public var channel: String?
    /// A BCP 47 tag: `ja-JP`.
    public var locale: @Sendable () -> String
    /// An IANA name: `Asia/Tokyo`.
    public var timeZone: @Sendable () -> String
    /// The device's clock.
    public var now: @Sendable () -> Date
    /// Values by the names the spec gives them; `nil` leaves the parameter out, a name that is missing is an error.
    public var values: [String: @Sendable () -> String?]

    public init(
        clientVersion: String = AppValues.standardClientVersion,
        deviceID: String? = nil,
        channel: String? = nil,
        locale: @escaping @Sendable () -> String = { Locale.preferredLanguages.first ?? "en" },
        timeZone: @escaping @Sendable () -> String = { TimeZone.current.identifier },
        now: @escaping @Sendable () -> Date = { Date() },
        values: [String: @Sendable () -> String?] = [:]
    ) {
        self.clientVersion = clientVersion
        self.deviceID = deviceID
        self.channel = channel
        self.locale = locale
        self.timeZone = timeZone
        self.now = now
        self.values = values
    }

    /// The main bundle's version behind the platform's name.
    public static var standardClientVersion: String {
        let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
        return "\(platform)/\(version ?? "0")"
    }

    private static var platform: String {
        #if os(iOS)
            "ios"
        #elseif os(macOS)
            "macos"
        #elseif os(tvOS)
            "tvos"
        #elseif os(watchOS)
            "watchos"
        #elseif os(visionOS)
            "visionos"
        #else
            "linux"
        #endif
    }
}

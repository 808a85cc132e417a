import Foundation

/// What the endpoints of one module refuse with: the generated enum of the codes and statuses the spec names.
public protocol ModuleFailure: EndpointFailure {
    /// Code to name, then status to name.
    static var names: FailureNames { get }

    /// - Parameters:
    ///   - name: One of ``names``, or an endpoint's own name for a status; `nil`, and every name that the module
    ///     lacks, makes the case for the rest.
    ///   - refusal: What the backend said.
    init(name: String?, refusal: Refusal)

    var refusal: Refusal { get }
}

extension ModuleFailure {
    public var code: String { refusal.code }
    public var message: String { refusal.message }
    public var kind: FailureKind { .refusal }
    public var stage: FailureStage { refusal.stage }
    public var requestID: String? { refusal.requestID }
    public var isUnreachable: Bool { false }

    /// A refusal made by hand, for stubs and previews, named if the spec names the code.
    public static func other(code: String, message: String) -> Self {
        Self(name: names.codes[code], refusal: Refusal(code: code, message: message))
    }
}

/// The names a spec gives to codes and statuses.
public struct FailureNames: Sendable {
    /// By business code, as text.
    public var codes: [String: String]
    public var statuses: [Int: String]

    public init(codes: [String: String] = [:], statuses: [Int: String] = [:]) {
        self.codes = codes
        self.statuses = statuses
    }
}

/// The failure of endpoints that belong to no module.
public struct UnnamedFailure: ModuleFailure {
    public static let names = FailureNames()
    public let refusal: Refusal

    public init(name: String?, refusal: Refusal) { self.refusal = refusal }
}

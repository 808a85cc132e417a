#if canImport(FoundationNetworking)
    import Foundation
    import FoundationNetworking
#else
    import Foundation
#endif

extension TransportError {
    /// Sorts any error of a transport: `CancellationError` stays, `URLError` becomes what it means.
    static func sorted(_ error: any Error) -> any Error {
        switch error {
        case is CancellationError, is TransportError: error
        case let error as URLError: sorted(error.code)
        default: TransportError.unreachable(.other)
        }
    }

    private static func sorted(_ code: URLError.Code) -> any Error {
        switch code {
        case .cancelled: CancellationError()
        case .timedOut: TransportError.unreachable(.timeout)
        case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff, .callIsActive:
            TransportError.unreachable(.notConnected)
        case .cannotConnectToHost: TransportError.unreachable(.cannotConnect)
        case .networkConnectionLost: TransportError.unreachable(.connectionLost)
        case .cannotFindHost, .dnsLookupFailed: TransportError.unreachable(.hostNotFound)
        case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
            .clientCertificateRequired, .appTransportSecurityRequiresSecureConnection:
            TransportError.unreachable(.insecure)
        case .badURL, .unsupportedURL: TransportError.invalidRequest("the address is no HTTP address")
        case .fileDoesNotExist, .fileIsDirectory, .noPermissionsToReadFile, .cannotCreateFile, .cannotOpenFile,
            .cannotWriteToFile:
            TransportError.storage("it cannot be read or written")
        default: sortedByPlatform(code)
        }
    }

    /// Measured with Swift 6.3 on Linux: a connection dropped before the response is -1011 there, one cut in the body
    /// is -1; on Apple systems both are -1005.
    private static func sortedByPlatform(_ code: URLError.Code) -> TransportError {
        #if canImport(FoundationNetworking)
            if code == .badServerResponse || code == .unknown { return .unreachable(.connectionLost) }
        #endif
        switch code {
        case .badServerResponse, .cannotParseResponse, .cannotDecodeRawData, .cannotDecodeContentData,
            .zeroByteResource, .resourceUnavailable, .dataLengthExceedsMaximum, .httpTooManyRedirects,
            .redirectToNonExistentLocation, .userAuthenticationRequired:
            return .invalidResponse("the transport could not read it")
        default: return .unreachable(.other)
        }
    }
}

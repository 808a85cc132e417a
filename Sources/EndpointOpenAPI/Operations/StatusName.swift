/// Names of failures by status (RFC 9110 section 15.5, RFC 6585).
enum StatusName {
    static func name(of status: Int) -> String {
        switch status {
        case 400: "badRequest"
        case 401: "unauthorized"
        case 402: "paymentRequired"
        case 403: "forbidden"
        case 404: "notFound"
        case 405: "methodNotAllowed"
        case 406: "notAcceptable"
        case 408: "requestTimeout"
        case 409: "conflict"
        case 410: "gone"
        case 411: "lengthRequired"
        case 412: "preconditionFailed"
        case 413: "contentTooLarge"
        case 415: "unsupportedMediaType"
        case 422: "unprocessableContent"
        case 423: "locked"
        case 424: "failedDependency"
        case 428: "preconditionRequired"
        case 429: "tooManyRequests"
        case 451: "unavailableForLegalReasons"
        case 500: "internalServerError"
        case 501: "notImplemented"
        case 502: "badGateway"
        case 503: "serviceUnavailable"
        case 504: "gatewayTimeout"
        default: "status\(status)"
        }
    }
}

extension DecodingError {
    /// The same error, below a path.
    func prefixed(by path: [any CodingKey]) -> DecodingError {
        switch self {
        case .typeMismatch(let type, let context): .typeMismatch(type, context.prefixed(by: path))
        case .valueNotFound(let type, let context): .valueNotFound(type, context.prefixed(by: path))
        case .keyNotFound(let key, let context): .keyNotFound(key, context.prefixed(by: path))
        case .dataCorrupted(let context): .dataCorrupted(context.prefixed(by: path))
        @unknown default: self
        }
    }
}

extension DecodingError.Context {
    fileprivate func prefixed(by path: [any CodingKey]) -> DecodingError.Context {
        DecodingError.Context(codingPath: path + codingPath, debugDescription: debugDescription)
    }
}

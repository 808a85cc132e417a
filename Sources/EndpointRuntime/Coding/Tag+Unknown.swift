extension Tag {
    /// What a closed choice throws where none of its variants stands.
    public static func unknown(in decoder: any Decoder) -> DecodingError {
        .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "none of the kinds that are known"))
    }
}

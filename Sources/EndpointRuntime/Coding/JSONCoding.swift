import Foundation

/// The one way JSON is read and written here: keys as they are, numbers finite, nothing lenient.
enum JSONCoding {
    /// Empty for what is read and written without being said: a dictionary a call is not free.
    static func userInfo(dates: DateFormat) -> [CodingUserInfoKey: any Sendable] {
        if case .iso8601 = dates { return [:] }
        guard let key = CodingUserInfoKey.dates else { return [:] }
        return [key: dates]
    }

    /// Parses, and hands out the decoder of the whole document, from which any number of values can be decoded.
    ///
    /// - Throws: `DecodingError.dataCorrupted` for what is no JSON.
    static func document(_ data: Data, userInfo: [CodingUserInfoKey: Any]) throws -> any Decoder {
        let decoder = JSONDecoder()
        decoder.setUserInfo(userInfo)
        return try decoder.decode(DecoderOf.self, from: data).decoder
    }

    static func document(_ text: String, userInfo: [CodingUserInfoKey: Any]) throws -> any Decoder {
        try document(Data(text.utf8), userInfo: userInfo)
    }

    /// Keys are sorted, so that one value is always the same bytes.
    static func data(_ value: some Encodable, userInfo: [CodingUserInfoKey: Any]) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.setUserInfo(userInfo)
        return try encoder.encode(value)
    }
}

/// Takes the decoder itself, which stays good after the call that made it.
private struct DecoderOf: Decodable {
    let decoder: any Decoder
    init(from decoder: any Decoder) { self.decoder = decoder }
}

extension JSONDecoder {
    fileprivate func setUserInfo(_ userInfo: [CodingUserInfoKey: Any]) {
        if !userInfo.isEmpty, let key = CodingUserInfoKey.dates { self.userInfo[key] = userInfo.dates }
    }
}

extension JSONEncoder {
    fileprivate func setUserInfo(_ userInfo: [CodingUserInfoKey: Any]) {
        if !userInfo.isEmpty, let key = CodingUserInfoKey.dates { self.userInfo[key] = userInfo.dates }
    }
}

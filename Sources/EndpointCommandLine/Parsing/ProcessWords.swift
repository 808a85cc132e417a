/// The words that a process was started with.
package enum ProcessWords {
    /// The words behind the name of the tool.
    ///
    /// Words are bytes, and some of them name files: repaired, one that is no UTF-8 would name another file.
    ///
    /// - Parameter vector: `argv`, which ends with a null pointer.
    package static func words(
        of vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    ) throws(UsageError) -> [String] {
        var words: [String] = []
        var number = 1
        while vector[0] != nil, let bytes = vector[number] {
            guard let word = String(validatingCString: bytes) else {
                throw UsageError("word \(number) is not UTF-8: '\(String(cString: bytes))'", of: nil)
            }
            words.append(word)
            number += 1
        }
        return words
    }
}

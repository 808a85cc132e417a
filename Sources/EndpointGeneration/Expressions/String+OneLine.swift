extension String {
    /// The text without line breaks and other controls, as a comment or a code span can hold it.
    var onOneLine: String {
        if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
        return PlainLines(self).filter { !$0.isEmpty }.joined(separator: " ")
    }
}

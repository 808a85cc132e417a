#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Text that grows at its end, and what refers to stretches of it by their places alone.
///
/// Most of what is generated is put together here: to append is to copy bytes, and a line that was written is
/// neither allocated nor counted as a reference. Belongs to one thread at a time, and no access to it calls anyone,
/// so that the overlap of two accesses need not be looked for.
package final class TextBuffer {
    /// Bytes so far, UTF-8.
    @exclusivity(unchecked) package private(set) var count = 0
    @exclusivity(unchecked) private var bytes: UnsafeMutablePointer<UInt8>
    @exclusivity(unchecked) private var capacity: Int

    /// - Parameter capacity: Bytes that fit before it grows.
    package init(capacity: Int = 4096) {
        self.capacity = max(16, capacity)
        bytes = .allocate(capacity: self.capacity)
    }

    deinit { bytes.deallocate() }

    /// The bytes, until the next change.
    package var start: UnsafePointer<UInt8> { UnsafePointer(bytes) }

    // MARK: Appending

    package func add(_ text: String) {
        if text.utf8.withContiguousStorageIfAvailable({ add($0) }) == nil { for byte in text.utf8 { add(byte) } }
    }

    package func add(_ byte: UInt8) {
        reserve(1)
        bytes[count] = byte
        count += 1
    }

    package func add(_ source: UnsafeBufferPointer<UInt8>) {
        guard let start = source.baseAddress else { return }
        reserve(source.count)
        (bytes + count).update(from: start, count: source.count)
        count += source.count
    }

    package func add(_ source: [UInt8]) { source.withUnsafeBufferPointer { add($0) } }

    package func add(_ number: Int) {
        if 0..<10 ~= number { return add(UInt8(ascii: "0") + UInt8(number)) }
        add(String(number))
    }

    /// Appends a stretch of the buffer itself once more.
    package func add(_ text: BufferedText) {
        let length = text.end - text.start
        reserve(length)
        (bytes + count).update(from: bytes + text.start, count: length)
        count += length
    }

    /// Appends a stretch of another buffer.
    package func add(_ text: BufferedText, of other: TextBuffer) {
        add(UnsafeBufferPointer(start: other.start + text.start, count: text.count))
    }

    private func reserve(_ more: Int) {
        if count + more > capacity { grow(to: count + more) }
    }

    private func grow(to needed: Int) {
        capacity = max(needed, capacity * 2)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.update(from: bytes, count: count)
        bytes.deallocate()
        bytes = larger
    }

    /// Appends text and says where it is.
    package func stored(_ text: String) -> BufferedText {
        let start = count
        add(text)
        return self.text(from: start)
    }

    // MARK: Taking back

    /// Drops what was added since there were so many bytes.
    package func removeAll(from count: Int = 0) { self.count = min(count, self.count) }

    // MARK: Reading

    /// What was added since there were so many bytes.
    package func text(from start: Int) -> BufferedText { BufferedText(start: start, end: count) }

    package func string(_ text: BufferedText) -> String {
        String(decoding: UnsafeBufferPointer(start: bytes + text.start, count: text.end - text.start), as: UTF8.self)
    }

    /// Everything.
    package var array: [UInt8] { Array(UnsafeBufferPointer(start: bytes, count: count)) }

    /// Characters since there were so many bytes: those that readers see as one, and no more than there are bytes.
    package func characters(from start: Int) -> Int {
        let bytes = bytes
        for index in start..<count where bytes[index] >= 0x80 { return string(text(from: start)).count }
        return count - start
    }
}

/// A stretch of a ``TextBuffer``, which has to be asked for its bytes.
package struct BufferedText: Sendable {
    package var start: Int
    package var end: Int

    package init(start: Int, end: Int) {
        self.start = start
        self.end = end
    }

    package static let empty = BufferedText(start: 0, end: 0)

    package var isEmpty: Bool { start == end }
    package var count: Int { end - start }
}

/// Whole lines in a ``TextBuffer``, each with its line feed.
package struct BufferedLines: Sendable {
    package var start: Int
    package var end: Int

    package init(start: Int, end: Int) {
        self.start = start
        self.end = end
    }

    package static let none = BufferedLines(start: 0, end: 0)

    package var isEmpty: Bool { start == end }
}

// MARK: - Lines

extension TextBuffer {
    package static let lineFeed = UInt8(ascii: "\n")

    package func endLine() { add(Self.lineFeed) }

    package func addLine(_ line: String) {
        add(line)
        endLine()
    }

    /// Ends a line that began at a place, if it has at most so many characters; else takes it back.
    package func endLine(from start: Int, width: Int) -> Bool {
        guard count - start <= width || characters(from: start) <= width else {
            removeAll(from: start)
            return false
        }
        endLine()
        return true
    }

    /// The lines since there were so many bytes.
    package func lines(from start: Int) -> BufferedLines { BufferedLines(start: start, end: count) }

    /// Appends lines and says where they are.
    package func lines(_ lines: [String]) -> BufferedLines {
        let start = count
        for line in lines { addLine(line) }
        return self.lines(from: start)
    }

    /// The lines by themselves, without their line feeds.
    package func strings(_ lines: BufferedLines) -> [String] {
        var strings: [String] = []
        var lineStart = lines.start
        for index in lines.start..<lines.end where bytes[index] == Self.lineFeed {
            strings.append(string(BufferedText(start: lineStart, end: index)))
            lineStart = index + 1
        }
        return strings
    }
}

extension TextBuffer {
    /// The line that begins at a place among lines, without its line feed.
    package func line(from start: Int, in lines: BufferedLines) -> BufferedText {
        let found = memchr(self.start + start, Int32(Self.lineFeed), lines.end - start)
        let end = found.map { UnsafeRawPointer($0) - UnsafeRawPointer(self.start) } ?? lines.end
        return BufferedText(start: start, end: end)
    }
}

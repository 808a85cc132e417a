import Foundation

/// Positions at every 4096th byte of a file, found as far as they are asked for, so that all problems of a file cost
/// one walk over it together and not one each.
///
/// `@unchecked Sendable`: `lock` guards `marks`, the only thing that changes.
final class PositionTable: @unchecked Sendable {
    /// What precedes a byte.
    private struct Mark {
        /// From 0.
        var line = 0
        /// Scalars since the line began.
        var column = 0
    }

    private static let distance = 4096

    private let lock = NSLock()
    private var marks: [Mark] = []

    /// Where a byte of UTF-8 stands, a byte order mark not counted.
    ///
    /// - Parameter hasUnicodeBreaks: Whether U+0085, U+2028 and U+2029 break lines.
    func position(ofByte offset: Int, in bytes: [UInt8], hasUnicodeBreaks: Bool) -> SourcePosition {
        let end = max(0, min(offset, bytes.count))
        var mark = lock.withLock {
            if marks.isEmpty { marks = [Mark()] }
            while marks.count <= end / Self.distance {
                var next = marks[marks.count - 1]
                let start = (marks.count - 1) * Self.distance
                Self.walk(start..<start + Self.distance, of: bytes, hasUnicodeBreaks, from: &next)
                marks.append(next)
            }
            return marks[end / Self.distance]
        }
        Self.walk(end / Self.distance * Self.distance..<end, of: bytes, hasUnicodeBreaks, from: &mark)
        return SourcePosition(line: mark.line + 1, column: mark.column + 1)
    }

    /// Looks back and never ahead, so that a walk can end anywhere.
    private static func walk(_ range: Range<Int>, of bytes: [UInt8], _ hasUnicodeBreaks: Bool, from mark: inout Mark) {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        bytes.withUnsafeBufferPointer { bytes in
            for index in range where index >= start {
                switch bytes[index] {
                case 0x0A where index > 0 && bytes[index - 1] == 0x0D:
                    mark.column = 0
                case 0x0A, 0x0D:
                    mark = Mark(line: mark.line + 1)
                case 0x85 where hasUnicodeBreaks && index > 0 && bytes[index - 1] == 0xC2:
                    mark = Mark(line: mark.line + 1)
                case 0xA8 where hasUnicodeBreaks && index > 1 && bytes[index - 2] == 0xE2 && bytes[index - 1] == 0x80,
                    0xA9 where hasUnicodeBreaks && index > 1 && bytes[index - 2] == 0xE2 && bytes[index - 1] == 0x80:
                    mark = Mark(line: mark.line + 1)
                case 0x80...0xBF: break
                default: mark.column += 1
                }
            }
        }
    }
}

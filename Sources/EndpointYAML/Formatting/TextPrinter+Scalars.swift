/// Scalars: quotes where they are needed, lines where they were.
extension TextPrinter {
    /// How a scalar on one line is written.
    enum Form { case asWritten, plain, quoted }

    func form(of node: WrittenNode, isInFlow: Bool) -> Form {
        guard !node.hasTag, !node.isMultiline else { return .asWritten }
        let content = text[node.text.range]
        switch node.style {
        case .plain:
            guard !content.isEmpty else { return .asWritten }
            let plain = PlainText(content)
            let needsQuotes =
                plain.isMisread(isKey: node.isKey) || (isInFlow && plain.isCutInFlow) || plain.startsLikeMarker
            return needsQuotes ? .quoted : .asWritten
        case .singleQuoted:
            return PlainText(content).canBePlain(isKey: node.isKey, isInFlow: isInFlow) ? .plain : .asWritten
        case .doubleQuoted:
            // An escape may stand for something that is not seen.
            guard !source[node.contentRange].contains(UInt8(ascii: "\\")) else { return .asWritten }
            return PlainText(content).canBePlain(isKey: node.isKey, isInFlow: isInFlow) ? .plain : .asWritten
        default:
            return .asWritten
        }
    }

    /// A scalar outside brackets, without what stands before it.
    mutating func appendScalar(_ node: WrittenNode, indent: Int, comments range: Range<Int>) {
        if node.isBlockScalar {
            appendBlockScalar(node, indent: indent, comments: range)
        } else if node.isMultiline {
            appendLines(of: node, indent: indent + Self.step)
        } else {
            append(node, as: form(of: node, isInFlow: false))
        }
    }

    mutating func append(_ node: WrittenNode, as form: Form) {
        switch form {
        case .asWritten: out.append(contentsOf: source[node.contentRange])
        case .plain: out.append(contentsOf: text[node.text.range])
        case .quoted: appendQuoted(text[node.text.range])
        }
    }

    private mutating func appendQuoted(_ content: ArraySlice<UInt8>) {
        let double = UInt8(ascii: "\"")
        let single = UInt8(ascii: "'")
        guard content.contains(double) || content.contains(UInt8(ascii: "\\")) else {
            out.append(double)
            out.append(contentsOf: content)
            out.append(double)
            return
        }
        out.append(single)
        for byte in content {
            out.append(byte)
            if byte == single { out.append(single) }
        }
        out.append(single)
    }

    /// A plain or quoted scalar over several lines, each but the first indented anew.
    private mutating func appendLines(of node: WrittenNode, indent: Int) {
        var offset = Int(node.content)
        let end = Int(node.end)
        while offset < end {
            var lineEnd = offset
            while lineEnd < end, LineBreak.length(in: source, at: lineEnd) == 0 { lineEnd += 1 }
            out.append(contentsOf: lineEnd == end ? source[offset..<end] : kept(offset..<lineEnd, of: node))
            guard lineEnd < end else { return }
            appendBreak(at: lineEnd)
            offset = lineEnd + LineBreak.length(in: source, at: lineEnd)
            while offset < end, source[offset].isBlank { offset += 1 }
            if offset < end, LineBreak.length(in: source, at: offset) == 0 { appendSpaces(indent) }
        }
    }

    /// A line without blanks at its end; one that is escaped stays.
    private func kept(_ line: Range<Int>, of node: WrittenNode) -> ArraySlice<UInt8> {
        var end = line.upperBound
        while end > line.lowerBound, source[end - 1].isBlank { end -= 1 }
        let backslashes = source[line.lowerBound..<end].reversed().prefix { $0 == UInt8(ascii: "\\") }.count
        if node.style == .doubleQuoted, backslashes % 2 == 1, end < line.upperBound { end += 1 }
        return source[line.lowerBound..<end]
    }

    /// A line feed in place of any break but those that are part of text.
    private mutating func appendBreak(at offset: Int) {
        if LineBreak.isSeparator(in: source, at: offset) {
            out.append(contentsOf: source[offset..<offset + 3])
        } else {
            out.append(.lineFeed)
        }
    }

    /// A literal or folded scalar, its lines as they are behind the new indentation.
    private mutating func appendBlockScalar(_ node: WrittenNode, indent: Int, comments range: Range<Int>) {
        let content = text[node.text.range]
        let scalar = BlockScalar(node.contentRange, of: source, text: content)
        out.append(node.style == .literal ? UInt8(ascii: "|") : UInt8(ascii: ">"))
        if scalar.needsIndicator { out.append(UInt8(ascii: "0") + UInt8(Self.step)) }
        // Without a line break at the end of the file there is none in the text, which the file's new one must not add.
        let lacksBreak = !content.isEmpty && content.last != .lineFeed && scalar.chomping != .strip
        switch scalar.chomping {
        case .keep where !lacksBreak: out.append(UInt8(ascii: "+"))
        case .clip where !lacksBreak: break
        default: out.append(UInt8(ascii: "-"))
        }
        let header = range.first { comments[$0].start > node.content && comments[$0].start < node.end }
        if scalar.hasComment, let header { printTrailing(header) }
        guard scalar.bodyStart < scalar.bodyEnd else { return }
        out.append(.lineFeed)
        appendBody(scalar, indent: max(Self.step, indent + Self.step))
    }

    private mutating func appendBody(_ scalar: BlockScalar, indent: Int) {
        var offset = scalar.bodyStart
        while offset < scalar.bodyEnd {
            var end = offset
            while end < scalar.bodyEnd, LineBreak.length(in: source, at: end) == 0 { end += 1 }
            let line = source[offset..<end]
            let margin = line.prefix(scalar.indent).prefix { $0 == .space }.count
            if line.count > margin {
                appendSpaces(indent)
                out.append(contentsOf: line.dropFirst(margin))
            }
            guard end < scalar.bodyEnd else { return }
            appendBreak(at: end)
            offset = end + LineBreak.length(in: source, at: end)
        }
    }
}

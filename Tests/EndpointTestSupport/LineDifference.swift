/// What makes one text into another, by lines, with three lines of context around each change.
package struct LineDifference {
    package let text: String

    /// Compares texts of any length.
    package init(from old: String, to new: String) {
        let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
        let newLines = new.split(separator: "\n", omittingEmptySubsequences: false)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in newLines.difference(from: oldLines) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [(mark: String, line: Substring)] = []
        var oldIndex = 0
        var newIndex = 0
        while oldIndex < oldLines.count || newIndex < newLines.count {
            if removed.contains(oldIndex) {
                lines.append(("-", oldLines[oldIndex]))
                oldIndex += 1
            } else if inserted.contains(newIndex) {
                lines.append(("+", newLines[newIndex]))
                newIndex += 1
            } else {
                lines.append((" ", newLines[newIndex]))
                oldIndex += 1
                newIndex += 1
            }
        }
        text = Self.withContext(lines)
    }

    private static func withContext(_ lines: [(mark: String, line: Substring)]) -> String {
        let changed = lines.indices.filter { lines[$0].mark != " " }
        let shown = Set(changed.flatMap { max(0, $0 - 3)...min(lines.count - 1, $0 + 3) })
        var text = ""
        var last = -1
        for index in shown.sorted() {
            if index != last + 1 { text += "@@\n" }
            text += lines[index].mark + lines[index].line + "\n"
            last = index
        }
        return text
    }
}

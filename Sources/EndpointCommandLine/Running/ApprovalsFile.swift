import EndpointDiagnostics
import EndpointDiff
import EndpointGeneration
import EndpointSpec
import EndpointYAML
import Foundation

extension DiagnosticRule {
    static let invalidApproval = DiagnosticRule(
        "invalid-approval",
        summary: "An entry of the file of approvals lacks something, or has what it can't have.",
        reason: "An approval says what, where, by whom, why and until when, so that it can be looked at again.",
        wayOut: "Write a list of '{ rule, at, by, reason, until }', all texts, 'until' as yyyy-MM-dd."
    )
}

/// The file of approvals: a list of `{ rule, at, by, reason, until }`.
struct ApprovalsFile {
    let path: String

    /// What is read where nobody names another.
    static let usual = ".diff-approvals.yaml"

    /// The entries of a file, or of the usual one, which need not be there.
    ///
    /// - Returns: `nil` where an error was reported.
    /// - Throws: `SpecLoadError` where the file cannot be read.
    static func entries(
        at path: String?,
        reportingTo diagnostics: inout DiagnosticCollector
    ) throws(SpecLoadError) -> [ApprovalEntry]? {
        let file = path ?? usual
        guard path != nil || FileManager.default.fileExists(atPath: file) else { return [] }
        return try ApprovalsFile(path: file).read(reportingTo: &diagnostics)
    }

    private static let keys = ["rule", "at", "by", "reason", "until"]

    /// - Returns: `nil` where an error was reported.
    /// - Throws: `SpecLoadError` where the file cannot be read.
    func read(reportingTo diagnostics: inout DiagnosticCollector) throws(SpecLoadError) -> [ApprovalEntry]? {
        let file = SourceFile(path: path, bytes: try SpecLoader.bytes(of: path))
        guard let document = YAMLReader().read(file, reportingTo: &diagnostics) else { return nil }
        if document.root.isNull { return [] }
        var problems = DiagnosticCollector()
        if document.root.kind != .sequence {
            problems.report(invalid("approvals are a list of mappings", at: document.root.range))
        }
        let entries = document.root.items.compactMap { entry(of: $0, reportingTo: &problems) }
        diagnostics.report(contentsOf: problems)
        return problems.hasErrors ? nil : entries
    }

    private func entry(of node: YAMLNode, reportingTo diagnostics: inout DiagnosticCollector) -> ApprovalEntry? {
        for pair in node.pairs where !Self.keys.contains(pair.key.text) {
            let nearest = NearestName.nearest(to: pair.key.text, in: Self.keys)
            let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
            diagnostics.report(invalid("unknown key '\(pair.key.text)' in an approval\(hint)", at: pair.key.range))
        }
        var texts: [String: Located<String>] = [:]
        for key in Self.keys {
            guard let value = node.value(forKey: key), value.kind == .scalar, !value.text.isEmpty, !value.isNull
            else { continue }
            texts[key] = Located(value.text, at: value.range)
        }
        let missing = Self.keys.filter { texts[$0] == nil }
        guard missing.isEmpty, let rule = texts["rule"], let at = texts["at"], let by = texts["by"],
            let reason = texts["reason"], let until = texts["until"]
        else {
            let list = missing.map { "'\($0)'" }.joined(separator: ", ")
            diagnostics.report(invalid("an approval lacks \(list)", at: node.range))
            return nil
        }
        guard CalendarDay.isValid(until.value) else {
            diagnostics.report(invalid("'\(until.value)' is no day, such as 2027-01-31", at: until.range))
            return nil
        }
        let approval = ChangeApproval(by: by.value, reason: reason.value, until: until.value)
        return ApprovalEntry(rule: rule, at: at, approval: approval, range: node.range)
    }

    private func invalid(_ message: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.invalidApproval, message, at: range)
    }
}

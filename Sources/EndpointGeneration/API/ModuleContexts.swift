import EndpointDiagnostics
import EndpointNaming
import EndpointSpec

/// Makes the contexts of modules for the API's output.
struct ModuleContexts {
    let names: SwiftNames
    let access: String
    private let words: Vocabulary
    private var spec: ResolvedSpec { names.spec }

    init(names: SwiftNames, access: AccessLevel) {
        self.names = names
        self.access = AccessModifier(access).prefix
        words = names.vocabulary(in: .file)
    }

    /// Those that have endpoints, or had some; a file of models alone makes no module for callers.
    var contexts: [ModuleContext] { names.modulesWithRequests.map(context) }

    private func context(for index: Int) -> ModuleContext {
        let module = spec.modules[index]
        let property = names.moduleProperty(index)
        return ModuleContext(
            words: words,
            access: access,
            documentation: documentation(of: module, indentation: 0),
            innerDocumentation: documentation(of: module, indentation: 4),
            api: names.apiTypeAlias ?? names.apiType,
            requests: names.requestsType(index),
            property: self.property(property, type: names.requestsType(index)),
            moduleName: module.name.value,
            failure: names.failureType(index),
            cases: module.failures.map(failureCase),
            table: table(of: module),
            refusalPattern: refusalPattern(of: module.failures),
            accessors: module.failures.compactMap(accessor)
        )
    }

    private func property(_ name: SwiftIdentifier, type: String) -> [String] {
        let declaration = "\(access)var \(name.declaration): \(type) {"
        let value = "\(type)(client: self)"
        let line = "\(declaration) \(value) }"
        return SignatureLayout.fits(line, at: 4) ? [line] : [declaration, "    " + value, "}"]
    }

    private func documentation(of module: Module, indentation: Int) -> [String] {
        let lines = DocComment(indentation: indentation).lines(module.documentation)
        return lines.isEmpty ? ["/// The requests of `\(module.name.value)`."] : lines
    }

    private func failureCase(_ failure: Failure) -> FailureCaseContext {
        let identifier = NamingRules.identifier(failure.name.value)
        var documentation = failure.documentation
        let origin =
            (failure.codes.map { "`\($0.onOneLine)`" }
            + failure.statuses.map { "status \($0)" }).joined(separator: ", ")
        // A case that is marked deprecated would warn in the switches below it.
        let notes = [DeprecationAttribute.note(documentation.deprecation)].compactMap(\.self)
        documentation.deprecation = nil
        let comment = DocComment(indentation: 4)
        let lines = comment.lines(documentation, notes: (origin.isEmpty ? [] : ["Sent as \(origin)."]) + notes)
        return FailureCaseContext(
            documentation: lines,
            name: identifier.declaration,
            member: identifier.member,
            key: SwiftLiteral.string(failure.name.value)
        )
    }

    private func table(of module: Module) -> [String] {
        var arguments: [CodeExpression.Argument] = []
        let codes = module.failures.flatMap { failure in
            failure.codes.map { code in
                CodeExpression.Entry(key: SwiftLiteral.string(code), value: .string(failure.name.value))
            }
        }
        if !codes.isEmpty { arguments.append(.init("codes", .dictionary(codes))) }
        let statuses = StatusErrorTable(module).entries.map { error in
            CodeExpression.Entry(key: "\(error.status)", value: .string(error.name))
        }
        if !statuses.isEmpty { arguments.append(.init("statuses", .dictionary(statuses))) }
        return CodeExpression.call(words[.failureNames], arguments)
            .lines(after: access + "static let names = ", column: 4)
    }

    /// The compiler checks a switch of about 600 cases at most for being exhaustive.
    private static let longestCheckedSwitch = 400

    private func refusalPattern(of failures: [Failure]) -> [String] {
        let named = failures.map { ".\(NamingRules.identifier($0.name.value).member)(let refusal)" }
        guard named.count > Self.longestCheckedSwitch else {
            return refusalLines(for: named + [".other(let refusal)"], returning: "refusal")
        }
        return refusalLines(for: named, returning: "return refusal") + [
            "default:",
            "    guard case .other(let refusal) = self else { preconditionFailure(\"every other case is above\") }",
            "    return refusal",
        ]
    }

    private func refusalLines(for patterns: [String], returning result: String) -> [String] {
        let line = "case \(patterns.joined(separator: ", ")):"
        if SignatureLayout.fits(line + " " + result, at: 8) { return [line + " " + result] }
        if SignatureLayout.fits(line, at: 8) { return [line, "    " + result] }
        let rest = patterns.dropFirst()
        return ["case \(patterns[0]),"]
            + rest.enumerated().map { "    \($1)" + ($0 == rest.count - 1 ? ":" : ",") } + ["    " + result]
    }

    private func accessor(for failure: Failure) -> FailureDataContext? {
        guard let data = failure.data else { return nil }
        let wire = WireExpression(isSent: false)
        let type = names.type(data, in: .file, isSent: false)
        let call =
            wire.codec(of: data) == .plain
            ? "refusal.data(as: \(type).self)" : "refusal.data(\(wire.expression(data)))"
        let condition = "if case .\(NamingRules.identifier(failure.name.value).member)(let refusal) = self {"
        let line = "\(condition) try \(call) } else { nil }"
        return FailureDataContext(
            summary: "What the backend sent with `\(failure.name.value)`; `nil` for every other case.",
            name: NamingRules.identifier(failure.name.value + "Data").declaration,
            type: type,
            reading: SignatureLayout.fits(line, at: 12)
                ? [line] : [condition, "    try \(call)", "} else {", "    nil", "}"]
        )
    }
}

/// Every command there is. Parsing, help, completions and the README's reference all come from these rows.
package enum CommandTable {
    /// What the tool is called.
    package static let tool = "endpointgen"
    package static let summary = "Swift endpoint types and request methods from YAML specs"

    package static let rows: [CommandRow] = [
        CommandRow(GenerateArguments.self, Invocation.generate),
        CommandRow(LintArguments.self, Invocation.lint),
        CommandRow(FormatArguments.self, Invocation.format),
        CommandRow(ImportArguments.self, Invocation.import),
        CommandRow(ExportArguments.self, Invocation.export),
        CommandRow(SyncArguments.self, Invocation.sync),
        CommandRow(DiffArguments.self, Invocation.diff),
        CommandRow(InitArguments.self, Invocation.start),
        CommandRow(DoctorArguments.self, Invocation.doctor),
        CommandRow(SchemaArguments.self, Invocation.schema),
        CommandRow(CompletionsArguments.self, Invocation.completions),
        CommandRow(ExplainArguments.self, Invocation.explain),
        CommandRow(HelpArguments.self) { Invocation.help(about: $0.subject) },
    ]

    /// What every command takes besides its own rows.
    package static let sharedParameters: [ParameterDescription] = [
        ParameterDescription("version", .flag, help: "Show the version."),
        ParameterDescription("help", short: "h", .flag, help: "Show help information."),
    ]

    package static func row(named name: String) -> CommandRow? {
        rows.first { $0.description.name == name }
    }
}

/// One command, with its type of arguments forgotten.
package struct CommandRow: Sendable {
    package let description: CommandDescription
    /// Reads the words that follow the command's name.
    let parse: @Sendable ([String]) throws(UsageError) -> Invocation

    init<Arguments>(
        _: Arguments.Type,
        _ invocation: @escaping @Sendable (Arguments) -> Invocation
    ) where Arguments: CommandArguments {
        description = Arguments.command.description
        parse = { (words) throws(UsageError) in
            invocation(try ArgumentParser(Arguments.command).parse(words))
        }
    }
}

/// What a command line asks for.
package enum Invocation: Sendable {
    case generate(GenerateArguments)
    case lint(LintArguments)
    case format(FormatArguments)
    case `import`(ImportArguments)
    case export(ExportArguments)
    case sync(SyncArguments)
    case diff(DiffArguments)
    case start(InitArguments)
    case doctor(DoctorArguments)
    case schema(SchemaArguments)
    case completions(CompletionsArguments)
    case explain(ExplainArguments)
    /// `nil`: the tool itself.
    case help(about: String?)
    case version
}

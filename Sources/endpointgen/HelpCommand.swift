import EndpointCommandLine

/// `endpointgen help`, and `--help` wherever it stands.
struct HelpCommand {
    /// The command that is asked about; `nil`: the tool itself.
    let subject: String?

    func run(_ console: Console) throws -> ExitStatus {
        let row = subject.flatMap { CommandTable.row(named: $0) }
        try console.output.write(row.map { HelpText(on: $0.description).text } ?? HelpText().text)
        return .done
    }
}

import EndpointCommandLine
import EndpointDiagnostics
import EndpointGeneration

/// Runs what a command line asks for, and turns every way to fail into one message and an exit code.
struct Tool {
    private let console = Console()

    /// - Parameter words: Gives the command line without the name of the tool.
    func run(_ words: () throws -> [String]) -> ExitStatus {
        do {
            return try run(try CommandLineParser().parse(try words()))
        } catch let error as UsageError {
            return say(error.text, .usage)
        } catch let error as OutputError {
            return say("error: \(error.message.escapingControlCharacters)\n", .refused)
        } catch {
            return say("error: \("\(error)".escapingControlCharacters)\n", .refused)
        }
    }

    private func run(_ invocation: Invocation) throws -> ExitStatus {
        switch invocation {
        case .generate(let arguments): try GenerateCommand(arguments: arguments).run(console)
        case .lint(let arguments): try LintCommand(arguments: arguments).run(console)
        case .format(let arguments): try FormatCommand(arguments: arguments).run(console)
        case .import(let arguments): try ImportCommand(arguments: arguments).run(console)
        case .export(let arguments): try ExportCommand(arguments: arguments).run(console)
        case .sync(let arguments): try SyncCommand(arguments: arguments).run(console)
        case .diff(let arguments): try DiffCommand(arguments: arguments).run(console)
        case .start(let arguments): try InitCommand(arguments: arguments).run(console)
        case .doctor(let arguments): try DoctorCommand(arguments: arguments).run(console)
        case .completions(let arguments): try CompletionsCommand(arguments: arguments).run(console)
        case .schema(let arguments): try SchemaCommand(arguments: arguments).run(console)
        case .explain(let arguments): try ExplainCommand(arguments: arguments).run(console)
        case .help(let subject): try HelpCommand(subject: subject).run(console)
        case .version: try VersionCommand().run(console)
        }
    }

    private func say(_ text: String, _ status: ExitStatus) -> ExitStatus {
        do {
            try console.errors.write(text)
            return status
        } catch {
            // Standard error does not take it: the exit code is all that is left to tell.
            return status == .usage ? .usage : .refused
        }
    }
}

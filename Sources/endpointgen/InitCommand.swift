import EndpointCommandLine
import EndpointProject

/// `endpointgen init`.
struct InitCommand {
    let arguments: InitArguments

    func run(_ console: Console) throws -> ExitStatus {
        let report = try ProjectStarter(folder: arguments.folder ?? ".").start()
        try console.output.write(report.text(tool: CommandTable.tool))
        return .done
    }
}

import EndpointCommandLine
import EndpointProject

/// `endpointgen doctor`.
struct DoctorCommand {
    let arguments: DoctorArguments

    func run(_ console: Console) throws -> ExitStatus {
        let findings = DoctorRun(arguments).run()
        try console.output.write(DoctorReport(findings).text)
        return findings.contains(where: \.isProblem) ? .problems : .done
    }
}

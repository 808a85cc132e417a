import EndpointCommandLine

/// `endpointgen --version`.
struct VersionCommand {
    func run(_ console: Console) throws -> ExitStatus {
        try console.output.write(ToolVersion.current + "\n")
        return .done
    }
}

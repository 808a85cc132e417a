import EndpointCommandLine
import EndpointDiff
import EndpointSpec

/// `endpointgen schema`.
struct SchemaCommand {
    let arguments: SchemaArguments

    func run(_ console: Console) throws -> ExitStatus {
        switch arguments.subject {
        case .spec: try console.output.write(FormatSchema.json)
        case .diff: try console.output.write(JSONReportSchema.json)
        }
        return .done
    }
}

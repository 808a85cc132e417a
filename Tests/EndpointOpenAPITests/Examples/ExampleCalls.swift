import EndpointDiagnostics
import EndpointSpec

/// The calls by which the driver checks examples, one for each.
struct ExampleCalls {
    /// The text of a Swift file; the number of a call is that of its example.
    let text: String
    /// Examples of answers that no generated type has a place for.
    private(set) var unplaced: [String] = []

    init(_ examples: [AnswerExample], of spec: ResolvedSpec) {
        var endpoints: [String: (module: String, endpoint: Endpoint)] = [:]
        for module in spec.modules {
            for endpoint in module.endpoints {
                guard case .path(let path) = endpoint.target else { continue }
                let operation = "\(endpoint.method.rawValue) \(path.value)"
                endpoints[Self.key(operation)] = (module.name.value, endpoint)
            }
        }
        var calls: [String] = []
        for (number, example) in examples.enumerated() {
            let call = endpoints[Self.key(example.operation)].flatMap {
                Self.call(number, example, $0.module, $0.endpoint)
            }
            if let call { calls.append("    " + call) } else { unplaced.append(example.name) }
        }
        text = "@MainActor func runChecks() throws {\n\(calls.joined(separator: "\n"))\n}\n"
    }

    /// Without the names of path parameters, which have other words in Swift.
    private static func key(_ operation: String) -> String { operation.replacing(/\{[^}]*\}/, with: "{}") }

    private static func call(_ number: Int, _ example: AnswerExample, _ module: String, _ endpoint: Endpoint) -> String?
    {
        guard let status = Int(example.status) else { return nil }
        if status < 300 { return "check(\(number), \(module)\(capitalized(endpoint.name.value))Endpoint.self)" }
        guard let name = endpoint.statusErrors.first(where: { $0.status == status })?.name else {
            return nil
        }
        return "check(\(number), \"\(name)\") { (failure: \(module)Failure) in try failure.\(name)Data }"
    }

    private static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}

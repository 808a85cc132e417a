import EndpointDiagnostics
import EndpointNaming
import EndpointSpec

/// The outputs of a spec, and which of them each declaration goes into.
struct PlannedOutputs: Sendable {
    /// In the order of ``ResolvedSpec/files``; those of an OpenAPI document by number.
    private(set) var names: [String] = []
    /// For each output the index of its file, of an OpenAPI document that of its first part.
    private(set) var sources: [Int] = []
    /// For each file its first output, and how many there are.
    private var ranges: [Range<Int>] = []

    init(_ spec: ResolvedSpec) {
        var openAPI: [String: Range<Int>] = [:]
        for (index, file) in spec.files.enumerated() {
            if file.openAPI != nil, let range = openAPI[file.relativePath] {
                ranges.append(range)
                continue
            }
            let outputs = Self.outputs(of: file)
            let range = names.count..<names.count + outputs.count
            names += outputs
            sources += outputs.map { _ in index }
            ranges.append(range)
            if file.openAPI != nil { openAPI[file.relativePath] = range }
        }
    }

    private static func outputs(of file: SpecFile) -> [String] {
        guard file.openAPI != nil else { return [OutputNaming.outputName(forSpecPath: file.relativePath)] }
        return OutputNaming.outputNames(forOpenAPIPath: file.relativePath, size: file.source.bytes.count)
    }

    /// The first output of a file.
    func first(of file: Int) -> Int { ranges[file].lowerBound }

    /// The output of a declaration in a file: of several, the one that its name leads to on every machine.
    func index(of file: Int, name: () -> String) -> Int {
        let range = ranges[file]
        guard range.count > 1 else { return range.lowerBound }
        return range.lowerBound + Int(Self.hash(name()) % UInt64(range.count))
    }

    /// FNV-1a with 64 bits.
    private static func hash(_ name: String) -> UInt64 {
        name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }

    /// Reports files that get one output.
    func areDistinct(in spec: ResolvedSpec, reportingTo diagnostics: inout DiagnosticCollector) -> Bool {
        let clashes = OutputNaming.clashes(among: names)
        for clash in clashes {
            let files = names.indices.filter { clash.contains(names[$0]) }.map { spec.files[sources[$0]] }
            guard let first = files.first else { continue }
            for other in files.dropFirst() {
                diagnostics.report(.outputNameClash(other, with: first, output: clash[0]))
            }
        }
        return clashes.isEmpty
    }
}

import EndpointDiagnostics
import EndpointTestSupport

/// Specs to damage: those of this package, what tests hold, and those beside the package where they are there.
struct SpecSamples {
    /// Specs of several files, `api.yaml` among them.
    let folders: [[SourceFile]]
    /// Specs of one file, many of which have a fault that a test is about.
    let texts: [[UInt8]]
    /// Those of them without a fault.
    let whole: [[UInt8]]

    init() throws {
        folders = try ["Specs", "Tests/GoldenTests/Specs", "specs/social", "specs/stripe"]
            .map { try SampleTexts.files(in: $0).filter { !$0.path.hasPrefix("_") } }
            .filter { !$0.isEmpty }
            .map { $0.map { SourceFile(path: $0.path, bytes: $0.bytes) } }
        let literals = try ["Tests/EndpointSpecTests", "Tests/CommandTests", "Tests/EndpointProjectTests"]
            .flatMap { try SampleTexts.literals(in: $0) }
        texts = literals.filter(Self.isSpec) + (try SampleTexts.files(in: "cases").map(\.bytes))
        whole = texts.filter { FrontEndTrial([SourceFile(path: "test.yaml", bytes: $0)]).spec != nil }
    }

    private static func isSpec(_ text: [UInt8]) -> Bool {
        String(decoding: text, as: UTF8.self).contains(/(?m)^(endpoints|models|servers|defaults|module|json|errors):/)
    }

    /// A spec as it is tried: mostly of one file, of a folder's files one or two.
    func damaged(by mutator: ByteMutator, using random: inout RandomNumbers) -> [SourceFile] {
        guard random.chance(32) else {
            let text = random.element(of: random.chance(3) ? texts : whole)
            return [SourceFile(path: "test.yaml", bytes: mutator.mutated(text, using: &random))]
        }
        var files = random.element(of: folders)
        for _ in 0...random.below(2) {
            let index = random.below(files.count)
            let bytes = mutator.mutated(files[index].bytes, using: &random)
            files[index] = SourceFile(path: files[index].path, bytes: bytes)
        }
        return files
    }

    /// Words and values that the format gives a meaning to, beside all that the samples have.
    static let tokens = [
        "~", "null", "true", "false", "none", "omit", "{}", "[]", "0", "-1", "1.5", "9223372036854775808", "8s", "0.8s",
        "?", "??", " = 1", "list<", "map<", ">", "<", "Page<Order>", ", ", ": ", "\n", "\n  ", " #", "&a ", "*a",
        "<<: *a\n",
        "{id}", "{", "}", "/", "//", "?a=b", "..", ".", "http://a.b/c", "X-A", "\"", "'", "\\", "\\(", "\u{0}", "\r\n",
        "\u{2028}", "é", "花子", "😀", "self", "init", "Type", "Self", "Any", "Swift", "Foundation", "EndpointRuntime",
        "String", "Response", "unknown", "body", "x-a: b\n", "wire: a, ", "name: a, ", "type: int", "value: a, ",
        "enum: [a, b], ", "fields: { a: int }, ", "oneOf: { a: A }, ", "discriminator: a, ", "optional: true, ",
        "format: jsonString, ", "default: 1, ", "nullable: true, ", "style: csv, ", "readOnly: true, ", "open: true, ",
        "includes: [A], ", "use: a\n", "deprecated: true, ", "stability: beta, ", "variantOf: a.b\n",
        "renamedFrom: a.b\n", "status: [302], ", "header: Location, ",
    ]
}

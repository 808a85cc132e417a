import EndpointDiagnostics
import EndpointSpec
import Testing

@testable import EndpointCommandLine

@Suite struct CommandLineParserTests {
    private func parse(_ line: String) throws(UsageError) -> Invocation {
        try CommandLineParser().parse(line.split(separator: " ").map(String.init))
    }

    private func generate(_ line: String) throws -> GenerateArguments {
        guard case .generate(let arguments) = try parse("generate " + line) else {
            throw UnexpectedInvocation(line: line)
        }
        return arguments
    }

    private func lint(_ line: String) throws -> LintArguments {
        guard case .lint(let arguments) = try parse("lint " + line) else { throw UnexpectedInvocation(line: line) }
        return arguments
    }

    @Test(
        "A value stands behind its option or behind =",
        arguments: ["--output out", "--output=out", "-o out", "-o=out"]
    )
    func values(line: String) throws {
        #expect(try generate(line).output == "out")
    }

    @Test("What is not given keeps its default")
    func defaults() throws {
        let arguments = try generate("-o out")
        #expect(arguments.specs == ["Specs"])
        #expect(!arguments.isCheck && !arguments.isStrict)
        #expect(arguments.templates == nil && arguments.access == nil && arguments.depfile == nil)
    }

    @Test("Every option of 'generate' arrives, typed")
    func allOptions() throws {
        let line = "A --check -o out B --templates T --access package --depfile=D --strict"
        let arguments = try generate(line)
        #expect(arguments.specs == ["A", "B"])
        #expect(arguments.output == "out" && arguments.templates == "T" && arguments.depfile == "D")
        #expect(arguments.isCheck && arguments.isStrict)
        #expect(arguments.access == .package)
    }

    @Test(
        "Behind -- everything is an argument",
        arguments: [
            ("-o out -- --check -x", ["--check", "-x"]),
            ("-o out -- --help", ["--help"]),
            ("-o out a -- --", ["a", "--"]),
        ]
    )
    func terminator(line: String, specs: [String]) throws {
        let arguments = try generate(line)
        #expect(arguments.specs == specs)
        #expect(!arguments.isCheck)
    }

    @Test("A single dash is an argument, and a value")
    func dash() throws {
        let arguments = try generate("-o - -")
        #expect(arguments.output == "-")
        #expect(arguments.specs == ["-"])
    }

    @Test("A value may hold = and begin with a dash where = stands before it")
    func oddValues() throws {
        let arguments = try generate("--output=-a=b")
        #expect(arguments.output == "-a=b")
    }

    @Test("The last of a repeated choice wins, and flags may be repeated")
    func repetition() throws {
        let arguments = try lint("--format json --strict --format sarif --strict")
        #expect(arguments.format == .sarif)
        #expect(arguments.isStrict)
    }

    @Test("Every word that a format may be is taken", arguments: DiagnosticFormat.allCases)
    func formats(format: DiagnosticFormat) throws {
        #expect(try lint("--format \(format.rawValue)").format == format)
    }

    @Test(
        "Help wins over everything else before --",
        arguments: [
            ("", nil), ("help", nil), ("--help", nil), ("-h", nil), ("--nonsense --help", nil),
            ("generate --help", "generate"), ("generate --nonsense -h", "generate"), ("lint --format --help", "lint"),
            ("help lint", "lint"), ("help help", "help"), ("explain -h", "explain"),
        ] as [(String, String?)]
    )
    func help(line: String, subject: String?) throws {
        guard case .help(let about) = try parse(line) else { throw UnexpectedInvocation(line: line) }
        #expect(about == subject)
    }

    @Test("The version is told everywhere", arguments: ["--version", "generate --version", "lint x --version"])
    func version(line: String) throws {
        guard case .version = try parse(line) else { throw UnexpectedInvocation(line: line) }
    }

    @Test("'explain' takes one id or none", arguments: [("explain", nil), ("explain unknown-key", "unknown-key")])
    func explain(line: String, id: String?) throws {
        guard case .explain(let arguments) = try parse(line) else { throw UnexpectedInvocation(line: line) }
        #expect(arguments.id == id)
    }

    @Test(
        "What says nothing that could be done is refused with the way out",
        arguments: [
            ("genrate", "unknown command 'genrate'; did you mean 'generate'?"),
            ("gen -o out", "unknown command 'gen'; did you mean 'generate'?"),
            ("nothing-like-it", "unknown command 'nothing-like-it'"),
            ("help nonsense", "unknown command 'nonsense'"),
            ("help lint lint", "unexpected argument 'lint'"),
            ("--strict lint", "unknown option '--strict'; it is an option of 'generate', 'lint' and 'import'"),
            ("--vresion", "unknown option '--vresion'; did you mean '--version'?"),
            ("generate", "missing option '--output <dir>'"),
            ("generate --output", "missing value for '--output <dir>'"),
            ("generate --output --check", "missing value for '--output <dir>'"),
            ("generate --output=", "missing value for '--output <dir>'"),
            ("generate -o a -o b", "'--output' is given twice"),
            ("generate -o a --chek", "unknown option '--chek'; did you mean '--check'?"),
            ("generate -o a --chek=1", "unknown option '--chek'; did you mean '--check'?"),
            ("generate -o a --check=yes", "'--check' takes no value"),
            ("generate -o a -x", "unknown option '-x'"),
            ("generate -o a --specs b", "unknown option '--specs'"),
            (
                "generate -o a --format json",
                "unknown option '--format'; it is an option of 'lint', 'import' and 'diff'"
            ),
            (
                "generate -o a --access open",
                "'open' is no value of '--access', which is one of public, package, internal"
            ),
            (
                "lint --format jsn",
                "'jsn' is no value of '--format', which is one of text, json, github, sarif; did you mean 'json'?"
            ),
            ("explain a b", "unexpected argument 'b'"),
        ]
    )
    func usageErrors(line: String, message: String) {
        let error = #expect(throws: UsageError.self) { try parse(line) }
        #expect(error?.message == message)
    }

    @Test("A list with nothing in it is refused with what belongs there", arguments: ["tags", "operations", "paths"])
    func emptyList(name: String) {
        let error = #expect(throws: UsageError.self) { try CommandLineParser().parse(["lint", "--\(name)", ", ,"]) }
        let word = name == "operations" ? "names" : name
        #expect(error?.message == "', ,' is no value of '--\(name)'; write \(word) with commas between")
    }

    @Test("An empty argument is refused, as a variable that is not set would leave it")
    func emptyArgument() {
        let error = #expect(throws: UsageError.self) { try CommandLineParser().parse(["lint", ""]) }
        #expect(error?.message == "<specs> is empty")
    }

    @Test("A usage error shows how the command is typed and where to read more")
    func usageErrorText() {
        let error = #expect(throws: UsageError.self) { try parse("explain a b") }
        #expect(
            error?.text == """
                error: unexpected argument 'b'
                usage: endpointgen explain [<id>]
                see 'endpointgen explain --help'

                """
        )
    }
}

private struct UnexpectedInvocation: Error {
    var line: String
}

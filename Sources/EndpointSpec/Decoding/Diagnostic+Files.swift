import EndpointDiagnostics

/// Problems with files as such; each points at the beginning of one.
extension Diagnostic {
    static func openAPIUnsupported(_ path: String) -> Diagnostic {
        Diagnostic(
            DecodingRules.openAPIUnsupported,
            "only native specs are read here; leave the OpenAPI document out, or let its name begin with '_'",
            at: beginning(of: path)
        )
    }

    static func linkLeavesFolder(_ path: String) -> Diagnostic {
        Diagnostic(
            DecodingRules.linkLeavesFolder,
            "a link among the specs must lead to a file in the same folder of specs; replace it by the file",
            at: beginning(of: path)
        )
    }

    static func missingAPIFile(_ files: [FoundFile]) -> Diagnostic {
        Diagnostic(
            DecodingRules.missingAPIFile,
            "\(files.count) spec files are given and none is 'api.yaml'; add one for what holds for the whole API",
            at: files.first.map { beginning(of: $0.path) }
        )
    }

    static func duplicateFile(_ file: FoundFile, first: String) -> Diagnostic {
        Diagnostic(
            DecodingRules.duplicateFile,
            "two spec files have the path '\(file.relativePath)' below the specs; rename one of them",
            at: beginning(of: file.path),
            notes: [Note("the other is here", at: beginning(of: first))]
        )
    }

    static func secondAPIFile(_ file: FoundFile, first: String) -> Diagnostic {
        Diagnostic(
            DecodingRules.duplicateFile,
            "a spec has one file for what holds for the whole API; remove 'api.yaml' or 'api.yml'",
            at: beginning(of: file.path),
            notes: [Note("the other is here", at: beginning(of: first))]
        )
    }

    static func secondOpenAPI(_ file: SpecFile, first: SpecFile) -> Diagnostic {
        Diagnostic(
            DecodingRules.duplicateFile,
            "a spec is made of one OpenAPI document; give each a target of its own, or let the name of a file that "
                + "the other refers to begin with '_'",
            at: SourceRange(file: file.source, line: 1, column: 1),
            notes: [Note("the other is here", at: SourceRange(file: first.source, line: 1, column: 1))]
        )
    }

    /// - Parameter path: That of a file whose name ends almost as a spec's does.
    static func unreadFile(_ path: String) -> Diagnostic {
        Diagnostic(
            DecodingRules.unreadFile,
            "this file is not read, as names of specs end in '.yaml' or '.yml'; rename it, or let its name begin with '_'",
            at: beginning(of: path)
        )
    }

    static func noSpecs(_ paths: [String]) -> Diagnostic {
        let list = paths.map { "'\($0)'" }.joined(separator: ", ")
        return Diagnostic(
            DecodingRules.noSpecs,
            "there is no spec file in \(list); add a file such as 'api.yaml', or let 'endpointgen init' write a first one",
            at: paths.first.map(beginning(of:))
        )
    }

    private static func beginning(of path: String) -> SourceRange {
        SourceRange(file: SourceFile(path: path, bytes: []), line: 1, column: 1)
    }
}

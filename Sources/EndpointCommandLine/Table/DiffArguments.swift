package import EndpointDiff

/// What `diff` was asked for.
package struct DiffArguments: CommandArguments {
    /// BASE and HEAD.
    package var sides: [String] = []
    /// `nil`: text.
    package var format: ChangeReportFormat?
    package var output: String?
    package var failOn: String?
    /// `nil`: `.diff-approvals.yaml` where it is there.
    package var approvals: String?
    /// `nil`: today.
    package var asOf: String?
    /// `nil`: English.
    package var language: ReportLanguage?

    /// A pattern of tags.
    package var shipped: String?
    package var since: String?
    package var isGitDriver = false

    package init() {}

    package static let command = Command<Self>(
        "diff",
        summary: "Says what a change of specs does to shipped apps, to Swift code, to behaviour and to the words",
        discussion: [
            """
            Each change has a level (breaking, risky, safe) in each category that it falls in: wire, will apps \
            already shipped fail; source, will call sites fail to compile; behavior, will the same call do something \
            else; docs, do only words change. 'endpointgen explain' lists the kinds of changes, and 'review:' in \
            'api.yaml' sets their levels.
            """,
            """
            A file of approvals holds changes that were looked at, each as \
            '{ rule: ID, at: PLACE, by: NAME, reason: TEXT, until: yyyy-MM-dd }'. The report goes to standard output \
            in every format. Exit code 1 says that '--fail-on' is met, or that a spec has errors.
            """,
            """
            With 'Specs/** diff=endpoints' in '.gitattributes' and 'git config diff.endpoints.command "endpointgen \
            diff --git-driver"', 'git diff' shows specs this way.
            """,
        ],
        parameters: [
            .words(
                "base> <head",
                .specs,
                into: \.sides,
                help: "The old specs and the new ones, each a folder, a file, or REVISION:PATH of this git repository."
            ),
            .choice("format", into: \.format, default: "text", help: "How the report is written."),
            .option(
                "output",
                .file,
                placeholder: "file",
                into: \.output,
                help: "Write the report there, and nothing to standard output."
            ),
            .option(
                "fail-on",
                .text,
                placeholder: "levels",
                into: \.failOn,
                help: """
                    What ends with 1: CATEGORY or CATEGORY:LEVEL, with commas between; 'any' is wire, source and \
                    behavior, the level is breaking unless given.
                    """
            ),
            .option(
                "approvals",
                .file,
                placeholder: "file",
                into: \.approvals,
                help: "The file of approvals; '.diff-approvals.yaml' is read where it is there."
            ),
            .option(
                "as-of",
                .text,
                placeholder: "date",
                into: \.asOf,
                help: "The day that removal dates and approvals are judged by, in place of today."
            ),
            .option(
                "shipped",
                .text,
                placeholder: "tags",
                into: \.shipped,
                help: """
                    Compare one spec, 'Specs' unless given, with what it was at each git tag of this pattern, such as \
                    'v*', and print which versions in the field break.
                    """
            ),
            .option(
                "since",
                .text,
                placeholder: "tag",
                into: \.since,
                help: "The oldest tag that '--shipped' looks at."
            ),
            .flag(
                "git-driver",
                into: \.isGitDriver,
                help: "Take the words that git hands to an external diff command."
            ),
            .choice("language", into: \.language, default: "en", help: "The language of the report."),
        ]
    )
}

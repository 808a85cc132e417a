/// What `sync` was asked for.
package struct SyncArguments: CommandArguments {
    /// The folder of specs; empty: `Specs`.
    package var specs: [String] = []
    package var output: String?
    package var isCheck = false
    package var acceptsBreaking = false

    package init() {}

    package static let command = Command<Self>(
        "sync",
        summary: "Takes over what changed in the API that the specs follow",
        discussion: [
            """
            'upstream:' in api.yaml names a spec or an OpenAPI document: a path, or REVISION:PATH of a git repository \
            on this disk. What changed there is taken over as 'import' does it, so that policies, names and comments \
            of these specs stay, and is shown as 'diff' shows it.
            """,
            """
            A change that breaks a caller is refused unless it is approved or '--accept-breaking' is given; nothing \
            is written then. '.upstream.lock' says what was taken last, and belongs into version control with \
            '.imported'.
            """,
        ],
        parameters: [
            .specs(into: \.specs),
            .option(
                "output",
                .folder,
                placeholder: "dir",
                into: \.output,
                help: "Where Swift is generated to afterwards; kept in the lock. Without one nothing is generated."
            ),
            .flag("check", into: \.isCheck, help: "Fail where the upstream has changes; write nothing."),
            .flag("accept-breaking", into: \.acceptsBreaking, help: "Take over changes that break callers, too."),
        ]
    )
}

/// What `doctor` was asked for.
package struct DoctorArguments: CommandArguments {
    package var specs: [String] = []
    /// `nil`: what the environment of CI names, else the remote's main branch.
    package var base: String?

    package init() {}

    package static let command = Command<Self>(
        "doctor",
        summary: "Finds what keeps a set-up from working, with the line that mends it",
        discussion: [
            """
            It looks at the toolchain, libyaml, the specs and what they declare for nothing, generated files below \
            this folder, commands of CI, and the git history. Exit code 1 says that something is to be mended.
            """
        ],
        parameters: [
            .specs(into: \.specs),
            .option(
                "base",
                .text,
                placeholder: "revision",
                into: \.base,
                help: "The git revision that changes are compared with, such as origin/main."
            ),
        ]
    )
}

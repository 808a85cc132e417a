/// What one command is called, does and takes.
package struct CommandDescription: Sendable {
    package let name: String
    /// One sentence, without a final period.
    package let summary: String
    /// What the summary leaves open, in paragraphs; may be empty.
    package let discussion: [String]
    /// Arguments and options in the order of the usage line, those of every command (`--help`) not among them.
    package let parameters: [ParameterDescription]

    package init(_ name: String, summary: String, discussion: [String], parameters: [ParameterDescription]) {
        self.name = name
        self.summary = summary
        self.discussion = discussion
        self.parameters = parameters
    }
}

/// What was taken from the upstream last; the file `.upstream.lock` beside `api.yaml`.
package struct UpstreamLock: Sendable, Equatable {
    package static let fileName = ".upstream.lock"

    /// As `upstream:` has it.
    package var source: String
    /// The commit, where there is one.
    package var revision: String?
    /// SHA-256 in hexadecimal.
    package var digest: String
    /// The folder that Swift goes to, as it was named, from the folder of `api.yaml`.
    package var output: String?

    package init(source: String, revision: String?, digest: String, output: String?) {
        self.source = source
        self.revision = revision
        self.digest = digest
        self.output = output
    }

    /// - Returns: `nil` where the text is no lock.
    package init?(_ text: String) {
        var values: [Substring: String] = [:]
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            guard let colon = line.firstIndex(of: ":") else { return nil }
            values[line[..<colon]] = line[line.index(after: colon)...].drop { $0 == " " }.description
        }
        guard let source = values["source"], let digest = values["sha256"] else { return nil }
        self.init(source: source, revision: values["revision"], digest: digest, output: values["output"])
    }

    package var text: String {
        let lines = [("source", source), ("revision", revision), ("sha256", digest), ("output", output)]
        return "# Written by 'endpointgen sync'. Keep it in version control, and leave it to the tool.\n"
            + lines.compactMap { name, value in value.map { "\(name): \($0)\n" } }.joined()
    }
}

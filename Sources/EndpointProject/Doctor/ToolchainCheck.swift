/// Whether a Swift toolchain is there that can build what is generated, and the tool.
struct ToolchainCheck: SetUpCheck {
    static let name = "toolchain"
    private static let oldest = (major: 6, minor: 1)

    func findings(in setUp: SetUp) -> [Finding] {
        let mend =
            setUp.isMacOS
            ? "xcode-select --install   # or Xcode 16.3 or newer"
            : "swiftly install latest   # https://www.swift.org/install"
        guard let result = setUp.run(["swift", "--version"]), result.status == 0 else {
            return [.problem("there is no Swift toolchain", mend: mend)]
        }
        guard let match = result.output.firstMatch(of: /Swift version (\d+)\.(\d+)/),
            let major = Int(match.1), let minor = Int(match.2)
        else { return [.problem("'swift --version' names no version", mend: mend)] }
        let words = "Swift \(major).\(minor)"
        guard (major, minor) >= Self.oldest else {
            return [.problem("\(words) is older than \(Self.oldest.major).\(Self.oldest.minor)", mend: mend)]
        }
        return [.fine(words)]
    }
}

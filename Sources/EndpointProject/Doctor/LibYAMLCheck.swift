/// Whether libyaml is where a build of the tool from source looks for it.
struct LibYAMLCheck: SetUpCheck {
    static let name = "libyaml"

    func findings(in setUp: SetUp) -> [Finding] {
        if let bundle = setUp.variables["ENDPOINTGEN_ARTIFACTBUNDLE"], !bundle.isEmpty {
            return [.skipped("plugins take the tool that is packed in '\(bundle)', which has it in it")]
        }
        let mend =
            setUp.isMacOS ? "brew install libyaml pkg-config" : "sudo apt-get install -y libyaml-dev pkg-config"
        guard let result = setUp.run(["pkg-config", "--modversion", "yaml-0.1"]) else {
            return [.problem("there is no pkg-config, by which builds of the tool find libyaml", mend: mend)]
        }
        guard result.status == 0 else {
            return [.problem("pkg-config does not find libyaml, which builds of the tool need", mend: mend)]
        }
        return [.fine(result.output.split(separator: "\n").first.map { "version \($0)" } ?? "found")]
    }
}

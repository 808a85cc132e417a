extension Parameter {
    /// The folder or files of specs that most commands take.
    package static func specs(into target: Place<[String]>) -> Self {
        .arguments(
            "specs",
            .specs,
            into: target,
            default: "Specs",
            help: "A folder of specs, or spec files."
        )
    }

    package static func strict(into target: Place<Bool>) -> Self {
        .flag("strict", into: target, help: "Take every warning for an error.")
    }
}

package import EndpointSpec

/// Arguments of a command that can be limited to a part of a spec.
package protocol SelectingArguments: CommandArguments {
    var selection: SpecSelection { get set }
}

extension Parameter where Arguments: SelectingArguments {
    /// The options that pick endpoints out; an endpoint is in where one of them names it.
    package static var selection: [Self] {
        [
            .list(
                "tags",
                placeholder: "tags",
                into: \.selection.tags,
                help: "Only endpoints of these tags or modules, and what they reach; commas between them."
            ),
            .list(
                "operations",
                placeholder: "names",
                into: \.selection.operations,
                help: "Only these endpoints, as 'list' or 'orders.list', and what they reach."
            ),
            .list(
                "paths",
                placeholder: "paths",
                into: \.selection.paths,
                help: "Only endpoints of these paths, such as '/orders' or '/orders/*', and what they reach."
            ),
        ]
    }
}

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

import EndpointDiagnostics

extension YAMLDocumentBuilder {
    /// The style of a node that has a tag: `!!str` and `!` make text of a scalar as quotes would.
    ///
    /// Tags that say what is so anyway are left alone, all others are reported.
    mutating func styleOfTagged(_ event: YAMLEvent, _ kind: YAMLNode.Kind) -> YAMLStyle {
        let tag = string(event.tag)
        switch (tag, kind) {
        case ("tag:yaml.org,2002:str", .scalar), ("!", .scalar):
            return event.style == .plain ? .singleQuoted : event.style
        case ("tag:yaml.org,2002:int", .scalar), ("tag:yaml.org,2002:float", .scalar),
            ("tag:yaml.org,2002:bool", .scalar), ("tag:yaml.org,2002:null", .scalar):
            if event.style != .plain { report(.unsupportedTag(tag, at: range(event))) }
        case ("tag:yaml.org,2002:map", .mapping), ("tag:yaml.org,2002:seq", .sequence), ("!", .mapping),
            ("!", .sequence):
            break
        default:
            report(.unsupportedTag(tag, at: range(event)))
        }
        return event.style
    }
}

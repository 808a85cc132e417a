import EndpointDiagnostics
import EndpointSpec

/// The sections of a request in the order of its arguments.
private struct RequestSections {
    var sections: [(name: String, list: FieldList)]

    init(_ endpoint: Endpoint) {
        sections = [
            ("path", FieldList(fields: endpoint.pathParameters)),
            ("url", FieldList(fields: endpoint.target.urlParameter.map { [$0] } ?? [])),
            ("headers", FieldList(fields: endpoint.headers.map(\.field), areHeaders: true)),
            ("query", FieldList(fields: endpoint.query)),
        ]
    }
}

extension Target {
    fileprivate var urlParameter: Field? {
        if case .url(let field) = self { field } else { nil }
    }
}

/// A parameter that one side lacks, with its section.
private struct LeftParameter {
    var section: String
    var field: Field
    var name: String
}

extension Comparison {
    func compareParameters(_ old: Endpoint, _ new: Endpoint, at spot: Spot) {
        let spot = spot.narrowed(to: .request)
        var removed: [LeftParameter] = []
        var added: [LeftParameter] = []
        for (first, second) in zip(RequestSections(old).sections, RequestSections(new).sections) {
            let inside = spot.inside(first.name)
            let isPlaced = ["path", "url"].contains(first.name) && old.target.hasShape(of: new.target)
            let left =
                isPlaced
                ? compareInPlace(first.list, second.list, at: inside)
                : compareMembers(first.list, second.list, at: inside)
            removed += left.removed.map { LeftParameter(section: first.name, field: $0, name: first.list.name(of: $0)) }
            added += left.added.map { LeftParameter(section: first.name, field: $0, name: second.list.name(of: $0)) }
        }
        let body = compareBodies(old, new, at: spot)
        removed += body.removed.map { LeftParameter(section: "body", field: $0, name: $0.name.value) }
        added += body.added.map { LeftParameter(section: "body", field: $0, name: $0.name.value) }
        compareLeft(removed, added, old, new, at: spot)
        compareOmittedHeaders(old, new, at: spot)
    }

    /// The wire sees places in an address, not names.
    private func compareInPlace(
        _ old: FieldList,
        _ new: FieldList,
        at spot: Spot
    ) -> (removed: [Field], added: [Field]) {
        for (first, second) in zip(old.fields, new.fields) {
            var second = second
            second.wire = first.wire
            compare(first, second, at: spot, old.name(of: first))
        }
        return ([], [])
    }

    /// A parameter that left one place and came to another of the same name was moved.
    private func compareLeft(
        _ removed: [LeftParameter],
        _ added: [LeftParameter],
        _ old: Endpoint,
        _ new: Endpoint,
        at spot: Spot
    ) {
        var added = added
        for parameter in removed {
            let place = added.firstIndex {
                $0.section != parameter.section
                    && ($0.field.name.value == parameter.field.name.value || $0.field.wire == parameter.field.wire)
            }
            guard let place else {
                reportRemoved(parameter.field, at: spot.inside(parameter.section), parameter.name)
                continue
            }
            let other = added.remove(at: place)
            reportMoved(parameter, other, old, new, at: spot)
        }
        for parameter in added { reportAdded(parameter.field, at: spot.inside(parameter.section), parameter.name) }
    }

    private func reportMoved(
        _ old: LeftParameter,
        _ new: LeftParameter,
        _ endpoint: Endpoint,
        _ other: Endpoint,
        at spot: Spot
    ) {
        let names = endpoint.argumentNames.filter(Set(other.argumentNames).contains)
        let others = other.argumentNames.filter(Set(names).contains)
        var conditions: ChangeConditions = []
        conditions.insert(.changesOrder, if: names != others)
        report(
            .parameterMoved,
            at: spot.inside(old.section),
            old.name,
            where: conditions,
            old: old.section,
            new: new.section,
            base: old.field.range,
            head: new.field.range
        )
        compare(old.field, new.field, at: spot.inside(old.section), old.name)
    }

    /// Common headers that an endpoint drops are not sent.
    private func compareOmittedHeaders(_ old: Endpoint, _ new: Endpoint, at spot: Spot) {
        let first = Set(old.omittedHeaders)
        let second = Set(new.omittedHeaders)
        for name in first.subtracting(second).sorted() {
            report(.commonValueAdded, at: spot.inside("headers"), name, base: old.range, head: new.range)
        }
        for name in second.subtracting(first).sorted() {
            report(.commonValueRemoved, at: spot.inside("headers"), name, base: old.range, head: new.range)
        }
    }
}

extension Endpoint {
    /// Arguments of the request method, in order.
    fileprivate var argumentNames: [String] {
        var fields = RequestSections(self).sections.flatMap(\.list.fields)
        switch body?.content {
        case .fields(let inPlace), .multipart(let inPlace): fields += inPlace
        case .value, .payload, nil: break
        }
        return fields.filter { $0.isDeclared && !$0.isReadOnly }.map(\.name.value)
    }
}

import EndpointDiagnostics
import EndpointSpec

extension Comparison {
    /// Paging and batch.
    func compareLists(_ old: Endpoint, _ new: Endpoint, at spot: Spot) {
        switch (old.paging, new.paging) {
        case (nil, nil): break
        case (nil, let paging?): report(.pagingAdded, at: spot, base: old.name.range, head: paging.range)
        case (let paging?, nil): report(.pagingDropped, at: spot, base: paging.range, head: new.name.range)
        case (let first?, let second?):
            guard first.text != second.text else { break }
            report(.pagingChanged, at: spot, old: first.text, new: second.text, base: first.range, head: second.range)
        }
        switch (old.batch, new.batch) {
        case (nil, nil): break
        case (nil, let batch?): report(.batchAdded, at: spot, base: old.name.range, head: batch.range)
        case (let batch?, nil): report(.batchDropped, at: spot, base: batch.range, head: new.name.range)
        case (let first?, let second?):
            guard first.text != second.text else { break }
            report(.batchChanged, at: spot, old: first.text, new: second.text, base: first.range, head: second.range)
        }
    }
}

extension Paging {
    fileprivate var text: String {
        let parts: [String?] = [
            style.rawValue, parameter.map { "parameter \($0.text)" }, size.map { "size \($0.text)" },
            items.map { "items \($0.text)" }, more.map { "more \($0.text)" }, total.map { "total \($0.text)" },
            next.map { "next \($0.text)" }, "first \(first)",
        ]
        return parts.compactMap(\.self).joined(separator: ", ")
    }
}

extension Batch {
    fileprivate var text: String {
        let parts: [String?] = [
            "parameter \(parameter.text)", "size \(size)", "concurrency \(concurrency)", "timeout \(timeout.text)",
            items.map { "items \($0.text)" }, key.map { "key \($0.text)" },
        ]
        return parts.compactMap(\.self).joined(separator: ", ")
    }
}

extension RequestPath {
    var text: String { components.joined(separator: ".") }
}

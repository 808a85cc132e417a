import EndpointDiagnostics
import EndpointYAML

/// `paging`, `batch` and `examples`.
extension DocumentDecoder {
    mutating func paging(_ entry: Entry?) -> PagingDeclaration? {
        guard let entry, let keys = keys(of: entry, as: .paging) else { return nil }
        var paging = PagingDeclaration(range: entry.range)
        paging.style = word(keys["style"], as: PagingStyle.self)
        paging.parameter = dottedPath(keys["parameter"])
        paging.size = dottedPath(keys["size"])
        paging.items = dottedPath(keys["items"])
        paging.more = dottedPath(keys["more"])
        paging.total = dottedPath(keys["total"])
        paging.next = dottedPath(keys["next"])
        paging.first = integer(keys["first"])
        return paging
    }

    mutating func batch(_ entry: Entry?) -> BatchDeclaration? {
        guard let entry, let keys = keys(of: entry, as: .batch) else { return nil }
        var batch = BatchDeclaration(range: entry.range)
        batch.parameter = dottedPath(keys["parameter"])
        batch.size = integer(keys["size"], from: 1)
        batch.concurrency = integer(keys["concurrency"], from: 1)
        batch.timeout = duration(keys["timeout"])
        batch.items = dottedPath(keys["items"])
        batch.key = dottedPath(keys["key"])
        return batch
    }

    mutating func examples(_ entry: Entry?) -> [ExampleDeclaration] {
        map(entry, names: .lower, "names and examples") { decoder, entry in
            guard let keys = decoder.keys(of: entry, as: .example, named: entry.key) else { return nil }
            var example = ExampleDeclaration(name: entry.locatedKey)
            example.request = keys["request"].map { decoder.literal($0.value) }
            example.status = decoder.status(keys["status"])
            example.response = keys["response"].map { decoder.literal($0.value) }
            return example
        }
    }
}

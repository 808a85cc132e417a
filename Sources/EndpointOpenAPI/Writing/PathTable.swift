import EndpointDiagnostics
import EndpointSpec
import EndpointYAML

/// Operations by path and method.
///
/// Paths that differ only in the names of their parameters are one (OpenAPI 3.1.0 section 4.8.8.2), and each has one
/// operation a method: what is more becomes a variant of the first.
struct PathTable {
    private struct Item {
        var path: String
        /// In the order of the spec.
        var operations: [(method: String, pairs: [DocumentPair], variants: [DocumentValue])] = []
    }

    private var items: [Item] = []
    private var numbers: [String: Int] = [:]

    mutating func add(_ writer: OperationWriter, path: String) {
        let form = path.replacing(#/\{[^}]*\}/#, with: "{}")
        let number = numbers[form] ?? items.count
        if number == items.count {
            numbers[form] = number
            items.append(Item(path: path))
        }
        let method = writer.endpoint.method.rawValue.lowercased()
        let pairs = writer.operation(path: items[number].path)
        if let index = items[number].operations.firstIndex(where: { $0.method == method }) {
            items[number].operations[index].variants.append(.block(pairs))
        } else {
            items[number].operations.append((method, pairs, []))
        }
    }

    var written: DocumentValue {
        .block(
            items.map { item in
                let operations = item.operations.map { method, pairs, variants in
                    let more = variants.isEmpty ? [] : [DocumentPair(VendorKeys.variants, .list(variants))]
                    return DocumentPair(method, .block(pairs + more))
                }
                return DocumentPair(item.path, .block(operations))
            }
        )
    }
}

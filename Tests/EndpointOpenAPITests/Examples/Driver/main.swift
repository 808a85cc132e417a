// The fixed part of a program that decodes examples of answers and encodes what came of them; compiled by a test
// together with generated code and with one call an example.
//
//     driver EXAMPLES
//
// EXAMPLES is a JSON list of `{ status, text }`. Prints a line an example: its number, a tab, and `ok` or what is wrong.

import Foundation

@testable import EndpointRuntime

private struct Example: Decodable {
    var status: Int
    var text: String
}

private let examples = try JSONDecoder().decode(
    [Example].self,
    from: Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
)

/// Decodes an example as the client does with an answer of an endpoint.
@MainActor func check<E: Endpoint>(_ number: Int, _ endpoint: E.Type) {
    report(number) { status, data in
        let userInfo = JSONCoding.userInfo(dates: E.API.descriptor.dates)
        let answer = Answer(
            status: status,
            headers: ["Content-Type": "application/json"],
            body: .data(data),
            place: JSONPlace(try JSONCoding.document(data, userInfo: userInfo)),
            path: [],
            isEnvelopeInPlace: false,
            context: FailureContext(stage: .model),
            dates: E.API.descriptor.dates
        )
        let response = try E.decode(answer)
        // Of several outcomes, what the one holds.
        if let value = response as? any Encodable { return value }
        return Mirror(reflecting: response).children.first?.value as? any Encodable
    }
}

/// Decodes an example as what a module's failure holds.
@MainActor func check<F: ModuleFailure>(_ number: Int, _ name: String, _ data: @escaping (F) throws -> (any Encodable)?)
{
    report(number) { status, body in
        try data(F(name: name, refusal: Refusal(code: "\(status)", message: "", status: status).with(data: body)))
    }
}

@MainActor private func report(_ number: Int, _ decode: (Int, Data) throws -> (any Encodable)?) {
    let example = examples[number]
    do {
        guard let value = try decode(example.status, Data(example.text.utf8)) else {
            return print("\(number)\tnothing is decoded")
        }
        let written = try JSONCoding.data(value, userInfo: [:])
        let differences = try differences(json(Data(example.text.utf8)), json(written), at: "")
        print("\(number)\t\(differences.isEmpty ? "ok" : differences.joined(separator: "; "))")
    } catch let error as DecodingError {
        let problem = DecodingProblem(error)
        print("\(number)\tat '\(problem.path)': \(problem.kind)")
    } catch {
        print("\(number)\t\(error)")
    }
}

private func json(_ data: Data) throws -> JSONValue { try JSONDecoder().decode(JSONValue.self, from: data) }

/// Where two values differ, each place once, with indexes of lists left out. Dates are equal as points in time: what
/// Swift has of them holds no offset.
private func differences(_ one: JSONValue, _ other: JSONValue, at path: String) -> [String] {
    var found: [String] = []
    switch (one, other) {
    case (.object(let old), .object(let new)):
        for key in Set(old.keys).union(new.keys).sorted() {
            let place = path.isEmpty ? key : "\(path).\(key)"
            switch (old[key], new[key]) {
            case (let old?, let new?): found += differences(old, new, at: place)
            case (let old?, nil): found.append("\(place) is lost\(old == .null ? ", a null" : "")")
            default: found.append("\(place) is added")
            }
        }
    case (.array(let old), .array(let new)) where old.count == new.count:
        for (old, new) in zip(old, new) { found += differences(old, new, at: "\(path)[]") }
    default:
        if one != other, instant(one) == nil || instant(one) != instant(other) {
            found.append("\(path) changes from \(word(one)) to \(word(other))")
        }
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0).inserted }
}

private func instant(_ value: JSONValue) -> Date? {
    guard let text = value.stringValue, text.count > 10, let data = try? JSONEncoder().encode(text) else { return nil }
    guard let document = try? JSONCoding.document(data, userInfo: [:]) else { return nil }
    return try? WireReader.date(.iso8601).read(from: document)
}

private func word(_ value: JSONValue) -> String {
    switch value {
    case .array(let items): "a list of \(items.count)"
    case .object: "an object"
    default: "\(value)"
    }
}

try runChecks()

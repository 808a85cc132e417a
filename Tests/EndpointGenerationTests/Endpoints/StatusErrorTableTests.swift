import EndpointDiagnostics
import EndpointSpec
import EndpointSpecFixtures
import Testing

@testable import EndpointGeneration

@Suite("A module's names of statuses")
struct StatusErrorTableTests {
    private func module(_ endpoints: [[Int: String]]) -> Module {
        var fixture = SpecFixture()
        for (index, errors) in endpoints.enumerated() {
            fixture.endpoint("e\(index)", module: "Orders") { endpoint in
                endpoint.statusErrors = errors.sorted { $0.key < $1.key }
                    .map { StatusError(status: $0.key, name: $0.value) }
            }
        }
        return fixture.spec.modules[0]
    }

    private func texts(_ errors: [StatusError]) -> [String] { errors.map { "\($0.status) \($0.name)" } }

    @Test("are those that every endpoint has, and an endpoint says what differs")
    func table() {
        let module = module([[404: "notFound", 409: "taken"], [404: "notFound"], [404: "gone"]])
        let table = StatusErrorTable(module)
        #expect(texts(table.entries) == ["404 notFound"])
        #expect(module.endpoints.map { texts(table.differences(of: $0)) } == [["409 taken"], [], ["404 gone"]])
    }

    @Test("of several names take the most frequent, of equally frequent ones the first in the alphabet")
    func frequency() {
        #expect(texts(StatusErrorTable(module([[1: "b"], [1: "a"]])).entries) == ["1 a"])
        #expect(texts(StatusErrorTable(module([[1: "b"], [1: "a"], [1: "b"]])).entries) == ["1 b"])
    }
}

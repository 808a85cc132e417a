import EndpointDiagnostics
import EndpointNaming
import EndpointSpec
import EndpointSpecFixtures
import Testing

@Suite struct HiddenNamesTests {
    @Test("what a model hides is qualified everywhere")
    func qualifiesAtFileScope() {
        var fixture = SpecFixture()
        fixture.structure("Date", [])
        fixture.structure("Decoder", [])
        fixture.structure("JSONValue", [])
        let words = SwiftNames(fixture.spec).vocabulary(in: .file)
        #expect(words[.date] == "Foundation.Date")
        #expect(words[.decoder] == "Swift.Decoder")
        #expect(words[.jsonValue] == "EndpointRuntime.JSONValue")
        #expect(words[.string] == "String")
        #expect(words[plain: "Date"] == "Foundation.Date")
        #expect(words[plain: "Nothing"] == nil)
    }

    @Test("what a nested type or generic parameter hides is qualified inside its owner only")
    func qualifiesInScope() {
        var fixture = SpecFixture()
        let owner = fixture.structure("Owner", []) { $0.genericParameters = ["Bool"] }
        let nested = fixture.structure("URL", [], in: .model(owner))
        let names = SwiftNames(fixture.spec)
        #expect(names.vocabulary(in: .file)[.url] == "URL")
        #expect(names.vocabulary(in: .model(owner))[.url] == "Foundation.URL")
        #expect(names.vocabulary(in: .model(nested))[.bool] == "Swift.Bool")
        #expect(names.type(.url, in: .model(nested), isSent: false) == "Foundation.URL")
    }

    @Test("a model named like an endpoint's own types is reached through an alias inside endpoints")
    func aliasesResponse() {
        var fixture = SpecFixture()
        let response = fixture.structure("Response", [])
        let failure = fixture.structure("Failure", [])
        fixture.structure("ResponseModel", [])
        let endpoint = fixture.endpoint("get", module: "Orders", answer: .value(.of(response), isOptional: false))
        let names = SwiftNames(fixture.spec)
        #expect(names.alias(of: response) == "ResponseModelType")
        #expect(names.reference(to: response, in: .endpoint(endpoint)) == "ResponseModelType")
        #expect(names.reference(to: response, in: .file) == "Response")
        // Nothing in an endpoint mentions it.
        #expect(names.alias(of: failure) == nil)
    }

    @Test("a model that a nested type hides from its siblings is reached through an alias")
    func aliasesHiddenModel() {
        var fixture = SpecFixture()
        let user = fixture.structure("User", [])
        let owner = fixture.structure("Owner", [])
        fixture.structure("User", [], in: .model(owner))
        let sibling = fixture.structure("Sibling", [.make("user", .of(user))], in: .model(owner))
        let names = SwiftNames(fixture.spec)
        #expect(names.reference(to: user, in: .model(sibling)) == "UserModel")
        #expect(names.reference(to: user, in: .file) == "User")
    }

    @Test(
        "an API type named like an endpoint's own types has an alias",
        arguments: [
            ("API", "", "APIType"), ("Shop", "", nil), ("API", "My", nil), ("Response", "", "ResponseType"),
        ] as [(String, String, String?)]
    )
    func aliasesAPIType(name: String, prefix: String, alias: String?) {
        var fixture = SpecFixture(name: name)
        fixture.spec.swift.typePrefix = prefix
        let endpoint = fixture.endpoint("get", module: "Orders")
        let names = SwiftNames(fixture.spec)
        #expect(names.apiTypeAlias == alias)
        #expect(names.apiType(in: .endpoint(endpoint)) == alias ?? names.apiType)
        #expect(names.apiType(in: .file) == names.apiType)
    }

    @Test("a type of the app's is written as the app calls it, and its module is needed")
    func writesExternalTypes() {
        var fixture = SpecFixture()
        let money = fixture.add("Money", .external("AppCore.Money"))
        fixture.structure("Wallet", [.make("balance", .list(.of(money)))])
        let names = SwiftNames(fixture.spec)
        #expect(names.type(.list(.of(money)), in: .file, isSent: false) == "[AppCore.Money]")
        #expect(names.usesExternalTypes(modelsIn: 0))
        #expect(!names.models(inFile: 0).contains(money))
        #expect(!SwiftNames(SpecFixture().spec).usesExternalTypes(modelsIn: 0))
    }
}

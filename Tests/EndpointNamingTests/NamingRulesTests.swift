import EndpointNaming
import Testing

@Suite struct NamingRulesTests {
    @Test(
        "a reserved word is quoted only where Swift would read it otherwise",
        arguments: [
            ("name", "name", "name", "name", "name", "name"),
            ("default", "`default`", "default", "default", "default", "`default`"),
            ("in", "`in`", "in", "in", "in", "`in`"),
            ("inout", "`inout`", "`inout`", "inout", "`inout`", "`inout`"),
            ("init", "`init`", "init", "`init`", "init", "`init`"),
            ("self", "`self`", "self", "`self`", "self selfValue", "selfValue"),
            ("await", "`await`", "await", "await", "await", "`await`"),
            ("Type", "`Type`", "Type", "`Type`", "Type", "`Type`"),
            ("Self", "`Self`", "Self", "Self", "Self", "`Self`"),
            ("async", "async", "async", "async", "async", "async"),
            ("some", "some", "some", "some", "some", "some"),
        ]
    )
    func quotes(name: String, declaration: String, label: String, member: String, parameter: String, local: String) {
        let identifier = NamingRules.identifier(name)
        #expect(identifier.declaration == declaration)
        #expect(identifier.label == label)
        #expect(identifier.member == member)
        #expect(identifier.parameter == parameter)
        #expect(identifier.local == local)
        #expect(identifier.name == name)
    }

    @Test(
        "a module's name becomes a property's by lower-casing its first word",
        arguments: [
            ("Orders", "orders"), ("VoiceRooms", "voiceRooms"), ("IMChat", "imChat"), ("URL", "url"), ("A", "a"),
            ("X509", "x509"), ("URLs", "urls"), ("IDsOfUsers", "idsOfUsers"), ("iOS", "iOS"), ("Default", "default"),
        ]
    )
    func lowersFirstWord(type: String, property: String) {
        #expect(NamingRules.lowerCamel(type) == property)
    }

    @Test(
        "an endpoint's name goes into a type's with a capital",
        arguments: [("signIn", "SignIn"), ("X", "X"), ("", "")]
    )
    func raisesFirstLetter(name: String, type: String) {
        #expect(NamingRules.upperFirst(name) == type)
    }
}

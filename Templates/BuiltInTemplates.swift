// Made from the templates in this folder by .embed.sh. Do not edit.

/// The templates that come with the tool, embedded so that it works wherever it lies.
package enum BuiltInTemplates {
    /// Sorted by name.
    package static let all: [BuiltInTemplate] = [
        BuiltInTemplate(
            name: "api",
            text: #"""
                {{! APIContext -> the API type, in the output of api.yaml }}

                {{#words}}
                {{#documentation}}
                {{.}}
                {{/documentation}}
                {{access}}nonisolated enum {{name}}: {{APIDefinition}} {
                    {{access}}typealias Runtime = {{EndpointRuntimeVersion1}}

                    /// Where the servers are.
                    {{access}}nonisolated enum Environment: {{APIEnvironment}} {
                {{#environment}}
                {{#cases}}
                        {{.}}
                {{/cases}}
                        /// One that the spec does not list; `bases` are by server.
                        case custom(name: {{String}}, bases: [{{String}}: {{String}}])

                        {{access}}var name: {{String}} {
                            switch self {
                {{#names}}
                            {{.}}
                {{/names}}
                            case .custom(let name, _): name
                            }
                        }

                        {{access}}func base(of server: {{String}}) -> {{String}}? {
                {{#bases}}
                            {{.}}
                {{/bases}}
                        }
                {{/environment}}
                    }
                {{#groups}}

                    /// {{summary}}
                    {{access}}nonisolated enum {{groupName}} {
                {{#constants}}
                {{#documentation}}
                        {{.}}
                {{/documentation}}
                {{#declaration}}
                        {{.}}
                {{/declaration}}
                {{/constants}}
                    }
                {{/groups}}
                {{#headers}}

                    {{> headers}}
                {{/headers}}

                {{#descriptor}}
                    {{.}}
                {{/descriptor}}
                {{#wiring}}

                {{#lines}}
                    {{.}}
                {{/lines}}
                {{/wiring}}
                }
                {{#alias}}

                /// ``{{name}}``, under a name that nothing inside an endpoint hides.
                {{access}}typealias {{.}} = {{name}}
                {{/alias}}
                {{/words}}

                """#
        ),
        BuiltInTemplate(
            name: "endpoint",
            text: #"""
                {{! EndpointContext -> the type of one endpoint, in the output of its spec file }}

                {{#words}}
                {{#documentation}}
                {{.}}
                {{/documentation}}
                {{#head}}
                {{.}}
                {{/head}}
                {{#typealiases}}
                    {{.}}
                {{/typealiases}}

                {{#descriptor}}
                    {{.}}
                {{/descriptor}}
                {{#hasProperties}}

                {{#properties}}
                {{#documentation}}
                    {{.}}
                {{/documentation}}
                {{#deprecation}}
                    {{.}}
                {{/deprecation}}
                {{^storage}}
                    {{access}}var {{propertyName}}: {{type}}
                {{/storage}}
                {{#storage}}
                    {{access}}var {{propertyName}}: {{type}} {
                        get { {{storage}} }
                        set { {{storage}} = newValue }
                    }
                    private var {{storage}}: {{type}}
                {{/storage}}
                {{/properties}}
                {{/hasProperties}}

                {{#deprecation}}
                    {{.}}
                {{/deprecation}}
                {{#initializer}}
                    {{.}}
                {{/initializer}}
                {{#hasProperties}}
                {{#properties}}
                {{#assignment}}
                        {{.}}
                {{/assignment}}
                {{/properties}}
                    }
                {{/hasProperties}}
                {{#hasEncoding}}

                    {{access}}func encode(to request: inout {{RequestBuilder}}) throws {
                {{#encoding}}
                        {{.}}
                {{/encoding}}
                    }
                {{/hasEncoding}}
                {{#hasDecoding}}

                {{#decoding}}
                    {{.}}
                {{/decoding}}
                {{/hasDecoding}}
                {{#hasSession}}

                {{#session}}
                    {{.}}
                {{/session}}
                {{/hasSession}}
                {{#hasPaging}}

                {{#paging}}
                    {{.}}
                {{/paging}}
                {{/hasPaging}}
                {{#hasCursorFunction}}

                {{#cursorFunction}}
                    {{.}}
                {{/cursorFunction}}
                {{/hasCursorFunction}}
                {{#hasOutcomes}}

                    /// What the backend answers with, by status.
                    {{access}}nonisolated enum Response: {{Sendable}} {
                {{#outcomes}}
                        {{.}}
                {{/outcomes}}
                    }
                {{/hasOutcomes}}
                {{#headers}}

                    {{> headers}}
                {{/headers}}
                {{#nested}}

                    {{> model}}
                {{/nested}}
                }
                {{#formerNames}}

                /// The former name of ``{{name}}``.
                {{#attribute}}
                {{.}}
                {{/attribute}}
                {{#declaration}}
                {{.}}
                {{/declaration}}
                {{/formerNames}}
                {{/words}}

                """#
        ),
        BuiltInTemplate(
            name: "endpoints",
            text: #"""
                {{! EndpointsContext -> the types of endpoints, in the output of their spec file }}
                {{#endpoints}}
                {{> endpoint}}
                {{/endpoints}}

                """#
        ),
        BuiltInTemplate(
            name: "file",
            text: #"""
                {{! FileContext -> the head of every output; must begin with its header }}
                {{header}}
                {{#formatterNote}}
                {{.}}
                {{/formatterNote}}
                {{#hasImports}}

                {{#imports}}
                {{.}}
                {{/imports}}
                {{/hasImports}}

                """#
        ),
        BuiltInTemplate(
            name: "headers",
            text: #"""
                {{! HeadersContext -> typed headers of a response, nested in an endpoint or in the API type }}
                /// {{summary}}
                {{access}}nonisolated struct {{headersName}}: {{ResponseHeaders}} {
                {{#fields}}
                {{#documentation}}
                    {{.}}
                {{/documentation}}
                    {{access}}var {{declaration}}
                {{/fields}}

                    {{access}}init(_ headers: {{HeaderReader}}) throws {
                {{#fields}}
                {{#reading}}
                        {{.}}
                {{/reading}}
                {{/fields}}
                    }
                }

                """#
        ),
        BuiltInTemplate(
            name: "model-alias",
            text: #"""
                {{! AliasContext: another name of a model }}
                {{#documentation}}
                {{.}}
                {{/documentation}}
                {{#attributes}}
                {{.}}
                {{/attributes}}
                {{#declaration}}
                {{.}}
                {{/declaration}}

                """#
        ),
        BuiltInTemplate(
            name: "model-conformance",
            text: #"""
                {{! ConformanceContext: a conformance in an extension }}
                {{#header}}
                {{.}}
                {{/header}}
                {{#decoding}}
                    {{> model-decoding}}
                {{/decoding}}
                {{#encoding}}
                    {{> model-encoding}}
                {{/encoding}}
                {{^isEmpty}}
                }
                {{/isEmpty}}

                """#
        ),
        BuiltInTemplate(
            name: "model-decoding",
            text: #"""
                {{! CodingContext: how a model is read }}
                {{access}}init(from decoder: any {{coder}}) throws {
                {{#lines}}
                    {{.}}
                {{/lines}}
                }

                """#
        ),
        BuiltInTemplate(
            name: "model-encoding",
            text: #"""
                {{! CodingContext: how a model is written }}
                {{access}}func encode(to encoder: any {{coder}}) throws {
                {{#lines}}
                    {{.}}
                {{/lines}}
                }

                """#
        ),
        BuiltInTemplate(
            name: "model-enumeration",
            text: #"""
                {{! EnumerationContext: an enum over text or integers }}
                {{#declaration}}
                {{> model-head}}
                {{/declaration}}
                {{#cases}}
                {{#documentation}}
                    {{.}}
                {{/documentation}}
                    case {{declaration}}
                {{/cases}}
                {{#isOpen}}
                    /// A value that this version of the app does not know, kept as it was sent.
                    case unknown({{rawType}})

                    {{declaration.access}}init(rawValue: {{rawType}}) {
                        switch rawValue {
                {{#readingCases}}
                        {{.}}
                {{/readingCases}}
                        default: self = .unknown(rawValue)
                        }
                    }

                    {{declaration.access}}var rawValue: {{rawType}} {
                        switch self {
                {{#writingCases}}
                        {{.}}
                {{/writingCases}}
                        case .unknown(let value): value
                        }
                    }

                    /// The values that this version of the app knows, in the order of the spec.
                {{#knownCases}}
                    {{.}}
                {{/knownCases}}
                {{/isOpen}}
                {{#declaration}}
                {{> model-tail}}
                {{/declaration}}

                """#
        ),
        BuiltInTemplate(
            name: "model-head",
            text: #"""
                {{! DeclarationContext: documentation and the line with the opening brace }}
                {{#documentation}}
                {{.}}
                {{/documentation}}
                {{#header}}
                {{.}}
                {{/header}}

                """#
        ),
        BuiltInTemplate(
            name: "model-newtype",
            text: #"""
                {{! NewtypeContext: a struct around one value }}
                {{#declaration}}
                {{> model-head}}
                    {{access}}var rawValue: {{type}}

                    {{access}}init(rawValue: {{type}}) {
                        self.rawValue = rawValue
                    }

                    {{access}}init(_ rawValue: {{type}}) {
                        self.rawValue = rawValue
                    }
                {{> model-tail}}
                {{/declaration}}

                """#
        ),
        BuiltInTemplate(
            name: "model-structure",
            text: #"""
                {{! StructureContext: a struct }}
                {{#declaration}}
                {{> model-head}}
                {{/declaration}}
                {{#properties}}
                {{#documentation}}
                    {{.}}
                {{/documentation}}
                {{#deprecation}}
                    {{.}}
                {{/deprecation}}
                {{^storage}}
                    {{access}}var {{name}}: {{type}}
                {{/storage}}
                {{#storage}}
                    {{access}}var {{name}}: {{type}} {
                        get { {{storageValue}} }
                        set { {{storageValue}} = newValue }
                    }
                    private var {{storage}}: {{storageType}}
                {{/storage}}
                {{/properties}}
                {{#hasProperties}}

                {{/hasProperties}}
                {{#initializer}}
                    {{.}}
                {{/initializer}}
                {{#assignments}}
                        {{.}}
                {{/assignments}}
                {{#hasProperties}}
                    }
                {{/hasProperties}}
                {{#declaration}}
                {{> model-tail}}
                {{/declaration}}

                """#
        ),
        BuiltInTemplate(
            name: "model-tail",
            text: #"""
                {{! DeclarationContext: Codable, nested types and the closing brace }}
                {{#decoding}}

                    {{> model-decoding}}
                {{/decoding}}
                {{#encoding}}

                    {{> model-encoding}}
                {{/encoding}}
                {{#nested}}

                    {{> model}}
                {{/nested}}
                }

                """#
        ),
        BuiltInTemplate(
            name: "model-union",
            text: #"""
                {{! UnionContext: an enum with a payload a case }}
                {{#declaration}}
                {{> model-head}}
                {{/declaration}}
                {{#cases}}
                {{#documentation}}
                    {{.}}
                {{/documentation}}
                    case {{declaration}}
                {{/cases}}
                {{#declaration}}
                {{> model-tail}}
                {{/declaration}}

                """#
        ),
        BuiltInTemplate(
            name: "model",
            text: #"""
                {{! ModelContext -> every output that declares a model or nests one }}
                {{#structure}}
                {{> model-structure}}
                {{/structure}}
                {{#newtype}}
                {{> model-newtype}}
                {{/newtype}}
                {{#enumeration}}
                {{> model-enumeration}}
                {{/enumeration}}
                {{#union}}
                {{> model-union}}
                {{/union}}
                {{#extensions}}

                {{> model-conformance}}
                {{/extensions}}
                {{#aliases}}

                {{> model-alias}}
                {{/aliases}}

                """#
        ),
        BuiltInTemplate(
            name: "models",
            text: #"""
                {{! ModelsContext -> the models at file scope, in the output of the spec file that declares them }}
                {{#models}}

                {{> model}}
                {{/models}}

                """#
        ),
        BuiltInTemplate(
            name: "module",
            text: #"""
                {{! ModuleContext -> a module's requests and failures, in the output of api.yaml }}

                {{#words}}
                {{#documentation}}
                {{.}}
                {{/documentation}}
                {{access}}nonisolated struct {{requests}}: {{Sendable}} {
                    {{access}}let client: {{EndpointClient}}<{{api}}>

                    {{access}}init(client: {{EndpointClient}}<{{api}}>) {
                        self.client = client
                    }
                }

                nonisolated extension {{EndpointClient}} where API == {{api}} {
                {{#innerDocumentation}}
                    {{.}}
                {{/innerDocumentation}}
                {{#property}}
                    {{.}}
                {{/property}}
                }

                /// What `{{moduleName}}` refuses with.
                {{access}}nonisolated enum {{failure}}: {{ModuleFailure}} {
                {{#cases}}
                {{#documentation}}
                    {{.}}
                {{/documentation}}
                    case {{caseName}}({{Refusal}})
                {{/cases}}
                    /// A refusal that this version of the app has no name for.
                    case other({{Refusal}})

                {{#table}}
                    {{.}}
                {{/table}}

                    {{access}}init(name: {{String}}?, refusal: {{Refusal}}) {
                {{#hasCases}}
                        switch name {
                {{#cases}}
                        case {{caseKey}}: self = .{{caseMember}}(refusal)
                {{/cases}}
                        default: self = .other(refusal)
                        }
                {{/hasCases}}
                {{^hasCases}}
                        self = .other(refusal)
                {{/hasCases}}
                    }

                    {{access}}var refusal: {{Refusal}} {
                        switch self {
                {{#refusalPattern}}
                        {{.}}
                {{/refusalPattern}}
                        }
                    }
                {{#accessors}}

                    /// {{summary}}
                    {{access}}var {{dataName}}: {{dataType}}? {
                        get throws {
                {{#reading}}
                            {{.}}
                {{/reading}}
                        }
                    }
                {{/accessors}}
                }
                {{/words}}

                """#
        ),
        BuiltInTemplate(
            name: "requests",
            text: #"""
                {{! RequestsContext -> the request methods of a module, in the output of the spec file of their endpoints }}

                nonisolated extension {{requests}} {
                {{#methods}}
                {{^isFirst}}

                {{/isFirst}}
                {{#documentation}}
                    {{.}}
                {{/documentation}}
                {{#attribute}}
                    {{.}}
                {{/attribute}}
                {{#head}}
                    {{.}}
                {{/head}}
                {{#body}}
                        {{.}}
                {{/body}}
                    }
                {{/methods}}
                }

                """#
        ),
    ]
}

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
            name: "diff-page",
            text: #"""
                {{! DiffPageContext -> the page that 'diff --format html' prints }}
                <!doctype html>
                <html lang="{{language}}">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
                <title>{{title}}</title>
                <style>
                :root { color-scheme: light dark; --text: #1d1f23; --soft: #5c626c; --page: #ffffff; --card: #f6f7f9; --line: #d9dce1; --mark: #fff3c4; --breaking: #b3261e; --risky: #8a5a00; --safe: #1b6e3c; --link: #0b57d0; }
                @media (prefers-color-scheme: dark) {
                :root { --text: #e4e6ea; --soft: #a2a8b2; --page: #16181c; --card: #1f2228; --line: #383d46; --mark: #4a3f10; --breaking: #ff8a80; --risky: #ffcc66; --safe: #7fd69a; --link: #8ab4f8; }
                }
                * { box-sizing: border-box; }
                body { margin: 0 auto; max-width: 76rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--text); background: var(--page); }
                h1 { font-size: 1.4rem; margin: 0; overflow-wrap: anywhere; }
                h2 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
                .soft, figcaption { color: var(--soft); }
                form { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; padding: .6rem 0; margin: .6rem 0; background: var(--page); border-bottom: 1px solid var(--line); z-index: 1; }
                fieldset { display: flex; flex-wrap: wrap; gap: .2rem .8rem; border: 0; margin: 0; padding: 0; }
                label { display: inline-flex; gap: .3rem; align-items: center; min-height: 2rem; }
                input[type=search], select { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: .4rem; padding: .3rem .5rem; min-width: 0; max-width: 100%; }
                article { background: var(--card); border: 1px solid var(--line); border-left: .35rem solid var(--soft); border-radius: .4rem; padding: .7rem .9rem; margin: .7rem 0; }
                article.breaking { border-left-color: var(--breaking); }
                article.risky { border-left-color: var(--risky); }
                article.safe { border-left-color: var(--safe); }
                article:focus { outline: .15rem solid var(--link); outline-offset: .1rem; }
                article[hidden] { display: none; }
                .level { font-weight: 600; }
                .breaking .level { color: var(--breaking); }
                .risky .level { color: var(--risky); }
                .safe .level { color: var(--safe); }
                ul { margin: .3rem 0; padding-left: 1.2rem; }
                p { margin: .3rem 0; overflow-wrap: anywhere; }
                .sides { display: grid; grid-template-columns: 1fr 1fr; gap: .7rem; }
                figure { margin: .4rem 0 0; min-width: 0; }
                figcaption { font-size: .85rem; overflow-wrap: anywhere; }
                pre { margin: .2rem 0 0; overflow-x: auto; border: 1px solid var(--line); border-radius: .3rem; background: var(--page); font: .85rem/1.45 ui-monospace, monospace; }
                pre span { display: block; padding: 0 .6rem; min-width: max-content; }
                pre span.marked { background: var(--mark); }
                pre i { display: inline-block; width: 3.2em; margin-right: .8em; text-align: right; font-style: normal; color: var(--soft); user-select: none; }
                code { font: .85em ui-monospace, monospace; color: var(--soft); }
                kbd { font: .8em ui-monospace, monospace; border: 1px solid var(--line); border-radius: .2rem; padding: 0 .25rem; }
                @media (max-width: 44rem) { .sides { grid-template-columns: 1fr; } body { padding: .6rem; } form { position: static; } input[type=search] { width: 100%; } .keys { display: none; } }
                </style>
                </head>
                <body>
                <header>
                <h1>{{base}} → {{head}}</h1>
                <p><strong>{{summary}}</strong>. {{bumpTitle}}: <strong>{{bump}}</strong> <span class="soft">({{today}})</span></p>
                </header>
                <form id="filters">
                <label><span>{{searchTitle}}</span> <input type="search" id="search" autocomplete="off"></label>
                <fieldset aria-label="{{levelTitle}}">
                {{#levels}}
                <label><input type="checkbox" name="level" value="{{word}}" checked> {{title}} ({{count}})</label>
                {{/levels}}
                </fieldset>
                <fieldset aria-label="{{categoryTitle}}">
                {{#categories}}
                <label><input type="checkbox" name="category" value="{{word}}" checked> {{title}} ({{count}})</label>
                {{/categories}}
                </fieldset>
                <label><span>{{moduleTitle}}</span> <select id="module"><option value="">{{allTitle}}</option>
                {{#modules}}
                <option value="{{.}}">{{.}}</option>
                {{/modules}}
                </select></label>
                <span class="soft" aria-live="polite"><span id="shown">{{total}}</span> / {{total}}</span>
                <span class="soft keys"><kbd>/</kbd> {{searchTitle}} <kbd>j</kbd> <kbd>k</kbd> ↓ ↑ <kbd>Esc</kbd></span>
                </form>
                <main>
                {{^changes}}
                <p>{{emptyText}}</p>
                {{/changes}}
                {{#changes}}
                <article class="{{level}}" tabindex="0" data-level="{{level}}" data-categories="{{categories}}" data-modules="{{modules}}">
                <h2><span class="level">{{levelTitle}}</span> {{headline}} <code>{{rule}}</code></h2>
                <ul>
                {{#effects}}
                <li>{{.}}</li>
                {{/effects}}
                </ul>
                {{#endpoints}}
                <p class="soft">{{reachesTitle}}: {{endpoints}}</p>
                {{/endpoints}}
                {{#models}}
                <p class="soft">{{insideTitle}}: {{models}}</p>
                {{/models}}
                {{#wayOut}}
                <p>{{wayOutTitle}}: {{wayOut}}</p>
                {{/wayOut}}
                {{#approval}}
                <p>{{approval}}</p>
                {{/approval}}
                <div class="sides">
                {{#sides}}
                <figure><figcaption>{{title}} {{place}}</figcaption>
                <pre>{{#lines}}<span{{#isMarked}} class="marked"{{/isMarked}}><i>{{number}}</i>{{text}}</span>{{/lines}}</pre></figure>
                {{/sides}}
                </div>
                </article>
                {{/changes}}
                </main>
                <script>
                "use strict";
                (function () {
                  var articles = Array.prototype.slice.call(document.querySelectorAll("article"));
                  var search = document.getElementById("search");
                  var module = document.getElementById("module");
                  var form = document.getElementById("filters");
                  function checked(name) {
                    return Array.prototype.map.call(form.querySelectorAll("input[name=" + name + "]:checked"), function (box) { return box.value; });
                  }
                  function listed(article, name) { return article.getAttribute(name).split("\n"); }
                  function filter() {
                    var levels = checked("level");
                    var categories = checked("category");
                    var words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
                    var shown = 0;
                    articles.forEach(function (article) {
                      var text = article.textContent.toLowerCase();
                      var isShown = levels.indexOf(article.getAttribute("data-level")) >= 0
                        && listed(article, "data-categories").some(function (category) { return categories.indexOf(category) >= 0; })
                        && (module.value === "" || listed(article, "data-modules").indexOf(module.value) >= 0)
                        && words.every(function (word) { return text.indexOf(word) >= 0; });
                      article.hidden = !isShown;
                      if (isShown) { shown += 1; }
                    });
                    document.getElementById("shown").textContent = String(shown);
                  }
                  function move(step) {
                    var open = articles.filter(function (article) { return !article.hidden; });
                    var place = open.indexOf(document.activeElement);
                    var next = open[place < 0 ? (step > 0 ? 0 : open.length - 1) : place + step];
                    if (next) { next.focus(); next.scrollIntoView({ block: "nearest" }); }
                  }
                  form.addEventListener("input", filter);
                  form.addEventListener("submit", function (event) { event.preventDefault(); });
                  document.addEventListener("keydown", function (event) {
                    if (event.ctrlKey || event.metaKey || event.altKey) { return; }
                    if (event.key === "Escape") { search.value = ""; search.blur(); filter(); return; }
                    if (document.activeElement === search || document.activeElement === module) { return; }
                    if (event.key === "/") { event.preventDefault(); search.focus(); }
                    if (event.key === "j") { move(1); }
                    if (event.key === "k") { move(-1); }
                  });
                  filter();
                })();
                </script>
                </body>
                </html>

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

                {{#encodingDeprecation}}
                    {{.}}
                {{/encodingDeprecation}}
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

import EndpointCommandLine
import Foundation
import Testing

/// The page of `diff --format html`, as a browser runs it from the disk.
@Suite(.enabled(if: Browser.path != nil, "no chromium on this machine")) struct DiffPageTests {
    /// What the page came to after each step: articles that can be seen, the count that it prints, and what has focus.
    private struct Step: Decodable, Equatable {
        var step: String
        var seen: Int
        var told: String
        var focus: String
    }

    private struct Outcome: Decodable {
        var steps: [Step]
        var errors: [String]
        var loads: Int
    }

    private static func outcome() async throws -> Outcome {
        let workspace = try Workspace(["base.yaml": DiffSamples.base, "head.yaml": DiffSamples.head])
        let words = ["diff", "base.yaml", "head.yaml", "--format", "html", "--output", "page.html"]
        let run = try await BuiltTool.run(words, in: workspace)
        try #require(run.status == 0, "\(run.errors)")
        let page = try workspace.text(of: "page.html")
            .replacing("<meta charset", with: "<script>\(Browser.listener)</script><meta charset")
            .replacing("</body>", with: "<script>\(Browser.driver)</script></body>")
        try workspace.write(page, to: "driven.html")
        let dom = try await Browser.dom(of: workspace.url("driven.html"))
        let result = try #require(dom.firstMatch(of: /<output id="result">(.*?)<\/output>/)).1
        let json = result.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
        return try JSONDecoder().decode(Outcome.self, from: Data(json.utf8))
    }

    @Test("Filters, search and keys work, without an error and without asking for anything")
    func works() async throws {
        let outcome = try await Self.outcome()
        #expect(outcome.errors == [])
        #expect(outcome.loads == 0)
        let steps = Dictionary(uniqueKeysWithValues: outcome.steps.map { ($0.step, $0) })
        for step in outcome.steps { #expect(step.told == "\(step.seen)", "\(step.step)") }
        let all = try #require(steps["start"]).seen
        let breaking = try #require(steps["only breaking"]).seen
        #expect(breaking > 0 && breaking < all)
        #expect(steps["nothing"]?.seen == 0)
        let docs = try #require(steps["only docs"]).seen
        #expect(docs > 0 && docs < all)
        #expect(steps["search"]?.seen == 1)
        #expect(steps["escape"]?.seen == all)
        #expect(steps["slash"]?.focus == "search")
        #expect(steps["j"]?.focus == "0")
        #expect(steps["j again"]?.focus == "1")
        #expect(steps["k"]?.focus == "0")
        #expect(steps["module"]?.seen == all)
    }
}

/// Chromium without a window.
private enum Browser {
    static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    /// The document as it is after its scripts.
    static func dom(of file: URL) async throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: try #require(path))
        process.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
            "--user-data-dir=\(file.deletingLastPathComponent().appendingPathComponent("profile").path)",
            "--dump-dom", file.absoluteString,
        ]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }

    static let listener = """
        var problems = [];
        window.addEventListener("error", function (event) { problems.push(String(event.message)); });
        console.error = function () { problems.push(Array.prototype.join.call(arguments, " ")); };
        """

    static let driver = """
        (function () {
          var steps = [];
          var form = document.getElementById("filters");
          var search = document.getElementById("search");
          var articles = Array.prototype.slice.call(document.querySelectorAll("article"));
          function visible(article) { return article.offsetParent !== null; }
          function note(step) {
            var focus = document.activeElement;
            var open = articles.filter(visible);
            steps.push({
              step: step, seen: open.length, told: document.getElementById("shown").textContent,
              focus: focus.id || String(open.indexOf(focus))
            });
          }
          function set(name, values) {
            Array.prototype.forEach.call(form.querySelectorAll("input[name=" + name + "]"), function (box) {
              box.checked = !values || values.indexOf(box.value) >= 0;
            });
            form.dispatchEvent(new Event("input"));
          }
          function press(key) {
            document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: key, bubbles: true }));
          }
          note("start");
          set("level", ["breaking"]); note("only breaking");
          set("level", []); note("nothing");
          set("level"); set("category", ["docs"]); note("only docs");
          set("category");
          search.value = "  Field-Removed order.NOTE "; form.dispatchEvent(new Event("input")); note("search");
          search.focus(); press("Escape"); note("escape");
          press("j"); note("j"); press("j"); note("j again"); press("k"); note("k");
          press("/"); note("slash");
          var module = document.getElementById("module");
          module.value = "Orders"; form.dispatchEvent(new Event("input")); note("module");
          var loads = performance.getEntriesByType("resource").length;
          var result = document.createElement("output");
          result.id = "result";
          result.textContent = JSON.stringify({ steps: steps, errors: problems, loads: loads });
          document.body.appendChild(result);
        })();
        """
}

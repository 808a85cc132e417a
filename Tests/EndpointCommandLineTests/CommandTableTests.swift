import EndpointDiagnostics
import Foundation
import Testing

@testable import EndpointCommandLine

@Suite struct CommandTableTests {
    private static let commands = CommandTable.rows.map(\.description)

    @Test("Names of commands, and of the options of each, are unique")
    func uniqueNames() {
        #expect(Set(Self.commands.map(\.name)).count == Self.commands.count)
        for command in Self.commands {
            let parameters = command.parameters + CommandTable.sharedParameters
            #expect(Set(parameters.map(\.spelling)).count == parameters.count, "\(command.name)")
            let letters = parameters.compactMap(\.short)
            #expect(Set(letters).count == letters.count, "\(command.name)")
        }
    }

    @Test("Help names every argument and option with what it does", arguments: commands.map(\.name))
    func helpIsComplete(name: String) throws {
        let command = try #require(CommandTable.row(named: name)).description
        let help = HelpText(on: command).text
        let words = help.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
        for parameter in command.parameters + CommandTable.sharedParameters {
            #expect(help.contains(parameter.spelling), "\(parameter.spelling)")
            #expect(words.contains(parameter.help), "\(parameter.spelling)")
            for choice in parameter.choices ?? [] { #expect(help.contains(choice)) }
        }
    }

    @Test("General help names every command", arguments: commands.map(\.name))
    func generalHelpIsComplete(name: String) {
        #expect(HelpText().text.contains("\n  \(name) "))
    }

    @Test("No line of help is over 80 columns", arguments: commands.map(\.name))
    func width(name: String) throws {
        let command = try #require(CommandTable.row(named: name)).description
        let lines = (HelpText(on: command).text + HelpText().text).split(separator: "\n")
        #expect(lines.filter { $0.count > 80 || $0.hasSuffix(" ") } == [])
    }

    @Test("The README's reference has a row for every argument and option")
    func referenceIsComplete() {
        let reference = CommandReference.markdown
        for command in Self.commands {
            #expect(reference.contains("### `\(command.name)`"))
            for parameter in command.parameters { #expect(reference.contains(parameter.help)) }
        }
    }
}

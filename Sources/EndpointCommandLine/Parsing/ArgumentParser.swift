/// Fills one command's arguments from the words that follow its name.
struct ArgumentParser<Arguments: CommandArguments> {
    private let command: Command<Arguments>

    init(_ command: Command<Arguments>) { self.command = command }

    func parse(_ words: [String]) throws(UsageError) -> Arguments {
        var scanner = WordScanner(words)
        var arguments = Arguments()
        var given: [String: Int] = [:]
        while let word = scanner.next() {
            let name =
                switch word {
                case .argument(let text): try take(argument: text, given, into: &arguments)
                case .option(let option): try take(option, from: &scanner, given, into: &arguments)
                }
            given[name, default: 0] += 1
        }
        for parameter in command.parameters where given[parameter.description.name] == nil {
            if parameter.description.isRequired { throw .missing(parameter.description, of: command.description) }
            if let value = parameter.defaultValue { try fill(parameter, with: value, into: &arguments) }
        }
        return arguments
    }

    /// - Returns: The name of the parameter that took it.
    private func take(
        argument text: String,
        _ given: [String: Int],
        into arguments: inout Arguments
    ) throws(UsageError) -> String {
        let parameter = command.parameters.first {
            guard case .argument(_, let isRepeating) = $0.description.form else { return false }
            return isRepeating || given[$0.description.name] == nil
        }
        guard let parameter else { throw .unexpectedArgument(text, of: command.description) }
        try fill(parameter, with: text, into: &arguments)
        return parameter.description.name
    }

    /// - Returns: The name of the parameter that took it.
    private func take(
        _ option: WordScanner.Option,
        from scanner: inout WordScanner,
        _ given: [String: Int],
        into arguments: inout Arguments
    ) throws(UsageError) -> String {
        guard let parameter = command.parameters.first(where: { option.names($0.description) }) else {
            throw .unknownOption(option.spelling, of: command.description)
        }
        let description = parameter.description
        if description.form == .flag {
            guard option.value == nil else { throw .valueOfFlag(description, of: command.description) }
            _ = parameter.take("", &arguments)
            return description.name
        }
        if description.repetition == .refused, given[description.name] != nil {
            throw .repeated(description, of: command.description)
        }
        guard let value = option.value ?? scanner.value() else {
            throw .missingValue(description, of: command.description)
        }
        try fill(parameter, with: value, into: &arguments)
        return description.name
    }

    private func fill(
        _ parameter: Parameter<Arguments>,
        with value: String,
        into arguments: inout Arguments
    ) throws(UsageError) {
        guard !value.isEmpty else { throw .missingValue(parameter.description, of: command.description) }
        guard parameter.take(value, &arguments) else {
            throw .invalidValue(value, parameter.description, of: command.description)
        }
    }
}

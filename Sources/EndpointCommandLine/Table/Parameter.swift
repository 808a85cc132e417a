/// A row of a command: how it is described, and where its value goes.
///
/// The only link between the words of a command line and typed values, so that neither can name
/// something that the other does not have.
package struct Parameter<Arguments>: Sendable {
    /// Where a value goes.
    package typealias Place<Value> = any WritableKeyPath<Arguments, Value> & Sendable

    package let description: ParameterDescription
    /// Puts a value in its place, or says that it is none of those allowed. A flag's value is not looked at.
    let take: @Sendable (String, inout Arguments) -> Bool
    /// What is taken where nothing is given.
    private(set) var defaultValue: String?
}

extension Parameter {
    package static func flag(
        _ name: String,
        into target: Place<Bool>,
        help: String
    ) -> Self {
        Self(description: ParameterDescription(name, .flag, help: help)) { _, arguments in
            arguments[keyPath: target] = true
            return true
        }
    }

    package static func option(
        _ name: String,
        _ kind: ParameterDescription.ValueKind,
        placeholder: String,
        into target: Place<String?>,
        help: String
    ) -> Self {
        Self(description: ParameterDescription(name, .option(kind), placeholder: placeholder, help: help)) {
            $1[keyPath: target] = $0
            return true
        }
    }

    /// An option that takes values with commas between them, and may be given more than once.
    package static func list(
        _ name: String,
        placeholder: String,
        into target: Place<[String]>,
        help: String
    ) -> Self {
        Self(description: ParameterDescription(name, .option(.text), placeholder: placeholder, help: help)) {
            let values = $0.split(separator: ",").map { $0.trimmingPrefix(" ") }.filter { !$0.isEmpty }
            $1[keyPath: target] += values.map(String.init)
            return !values.isEmpty
        }
    }

    /// An option that must be given, and only once: where two disagree, neither is a good guess.
    package static func requiredOption(
        _ name: String,
        short: Character,
        _ kind: ParameterDescription.ValueKind,
        placeholder: String,
        into target: Place<String>,
        help: String
    ) -> Self {
        let description = ParameterDescription(
            name,
            short: short,
            .option(kind),
            placeholder: placeholder,
            isRequired: true,
            repetition: .refused,
            help: help
        )
        return Self(description: description) {
            $1[keyPath: target] = $0
            return true
        }
    }

    package static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String,
        into target: Place<Value?>,
        default defaultText: String,
        help: String
    ) -> Self {
        let words = Value.allCases.map(\.rawValue)
        let description = ParameterDescription(name, .option(.choice(words)), default: defaultText, help: help)
        return Self(description: description) { word, arguments in
            guard let value = Value(rawValue: word) else { return false }
            arguments[keyPath: target] = value
            return true
        }
    }

    /// Any number of words that stand by themselves; the default where there is none.
    package static func arguments(
        _ name: String,
        _ kind: ParameterDescription.ValueKind,
        into target: Place<[String]>,
        default defaultValue: String,
        help: String
    ) -> Self {
        let form = ParameterDescription.Form.argument(kind, isRepeating: true)
        var parameter = Self(description: ParameterDescription(name, form, default: defaultValue, help: help)) {
            $1[keyPath: target].append($0)
            return true
        }
        parameter.defaultValue = defaultValue
        return parameter
    }

    /// The words that stand by themselves, with no default; how many there must be the command itself says.
    package static func words(
        _ name: String,
        _ kind: ParameterDescription.ValueKind,
        into target: Place<[String]>,
        help: String
    ) -> Self {
        let form = ParameterDescription.Form.argument(kind, isRepeating: true)
        return Self(description: ParameterDescription(name, form, isOpenEnded: false, help: help)) {
            $1[keyPath: target].append($0)
            return true
        }
    }

    /// One word of a few, which must be given unless there is a default.
    package static func choiceArgument<Value: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String,
        into target: Place<Value>,
        default defaultValue: Value? = nil,
        help: String
    ) -> Self {
        let words = Value.allCases.map(\.rawValue)
        let description = ParameterDescription(
            name,
            .argument(.choice(words), isRepeating: false),
            isRequired: defaultValue == nil,
            default: defaultValue?.rawValue,
            help: help
        )
        return Self(description: description) { word, arguments in
            guard let value = Value(rawValue: word) else { return false }
            arguments[keyPath: target] = value
            return true
        }
    }

    /// One word that must be given.
    package static func requiredArgument(
        _ name: String,
        _ kind: ParameterDescription.ValueKind,
        into target: Place<String>,
        help: String
    ) -> Self {
        let form = ParameterDescription.Form.argument(kind, isRepeating: false)
        return Self(description: ParameterDescription(name, form, isRequired: true, help: help)) {
            $1[keyPath: target] = $0
            return true
        }
    }

    /// One word that may be left out.
    package static func argument(
        _ name: String,
        _ kind: ParameterDescription.ValueKind,
        into target: Place<String?>,
        default defaultText: String? = nil,
        help: String
    ) -> Self {
        let form = ParameterDescription.Form.argument(kind, isRepeating: false)
        return Self(description: ParameterDescription(name, form, default: defaultText, help: help)) {
            $1[keyPath: target] = $0
            return true
        }
    }
}

/// That a spec used a key of a mapping whose keys are fixed.
package struct FormatUse: Sendable, Hashable, Comparable {
    package var object: FormatObject
    package var key: String

    package init(object: FormatObject, key: String) {
        self.object = object
        self.key = key
    }

    /// Every key of the format with the mapping it stands in.
    package static let all: [FormatUse] = FormatObject.allCases.flatMap { object in
        object.keys.map { FormatUse(object: object, key: "\($0.name)") }
    }

    package static func < (lhs: FormatUse, rhs: FormatUse) -> Bool {
        (lhs.object.rawValue, lhs.key) < (rhs.object.rawValue, rhs.key)
    }
}

/// In which order keys stand, for every place of a document where their order means nothing.
///
/// Places refer to each other by number, as what may stand inside a field may be a field again.
package struct YAMLKeyOrder: Sendable {
    /// The number of a place; `nil` where nothing is known and nothing is moved.
    package typealias PlaceNumber = Int

    package struct Key: Sendable {
        package var name: StaticString
        package var value: PlaceNumber?

        package init(_ name: StaticString, value: PlaceNumber? = nil) {
            self.name = name
            self.value = value
        }
    }

    /// What may stand somewhere.
    package struct Place: Sendable {
        /// The keys of a mapping whose keys are fixed, in their order.
        package var keys: [Key]
        /// The values of a mapping whose keys the author chooses.
        package var others: PlaceNumber?
        /// The elements of a sequence.
        package var items: PlaceNumber?

        package init(keys: [Key] = [], others: PlaceNumber? = nil, items: PlaceNumber? = nil) {
            self.keys = keys
            self.others = others
            self.items = items
        }
    }

    package var places: [Place]

    package init(places: [Place] = []) {
        self.places = places
    }
}

extension YAMLKeyOrder.Place {
    /// The position of a key, or `nil` for one that the place does not know.
    func index(of name: ArraySlice<UInt8>) -> Int? {
        let count = name.count
        guard count > 0 else { return nil }
        return name.withUnsafeBufferPointer { name in
            keys.firstIndex { key in
                guard key.name.utf8CodeUnitCount == count else { return false }
                let text = key.name.utf8Start
                for index in 0..<count where text[index] != name[index] { return false }
                return true
            }
        }
    }
}

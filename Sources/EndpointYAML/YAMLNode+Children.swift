/// A key of a mapping with its value. The key is always a scalar.
@usableFromInline
package struct YAMLPair: Sendable {
    @usableFromInline let storage: YAMLStorage
    @usableFromInline let keyIndex: UInt32
    @usableFromInline let valueIndex: UInt32

    @inlinable
    init(storage: YAMLStorage, keyIndex: UInt32, valueIndex: UInt32) {
        self.storage = storage
        self.keyIndex = keyIndex
        self.valueIndex = valueIndex
    }

    /// Pairs two nodes of one document that do not stand together in it, such as a key and one item of its value.
    @inlinable
    package init(key: YAMLNode, value: YAMLNode) {
        precondition(key.storage === value.storage, "both nodes of a pair are of one document")
        self.init(storage: key.storage, keyIndex: key.index, valueIndex: value.index)
    }

    /// Stands where it was written, for a merged pair inside the anchor.
    @inlinable package var key: YAMLNode { YAMLNode(storage: storage, index: keyIndex) }
    /// What the key stands for; absent, not missing, where nothing was written.
    @inlinable package var value: YAMLNode { YAMLNode(storage: storage, index: valueIndex) }
}

extension YAMLNode {
    /// The nodes of a sequence, in file order.
    @usableFromInline
    package struct Items: RandomAccessCollection, Sendable {
        @usableFromInline let storage: YAMLStorage
        @usableFromInline let offset: UInt32
        @usableFromInline let number: UInt32

        @inlinable
        init(storage: YAMLStorage, offset: UInt32, count: UInt32) {
            self.storage = storage
            self.offset = offset
            number = count
        }

        /// Always 0.
        @inlinable package var startIndex: Int { 0 }
        /// The number of elements.
        @inlinable package var endIndex: Int { Int(number) }

        /// The node at a position from 0, in constant time.
        @inlinable
        package subscript(position: Int) -> YAMLNode {
            precondition(position >= 0 && position < endIndex, "an item's index is below count")
            return YAMLNode(storage: storage, index: storage.children[Int(offset) + position])
        }
    }

    /// The pairs of a mapping, in file order.
    @usableFromInline
    package struct Pairs: RandomAccessCollection, Sendable {
        @usableFromInline let storage: YAMLStorage
        @usableFromInline let offset: UInt32
        @usableFromInline let number: UInt32

        @inlinable
        init(storage: YAMLStorage, offset: UInt32, count: UInt32) {
            self.storage = storage
            self.offset = offset
            number = count
        }

        /// Always 0.
        @inlinable package var startIndex: Int { 0 }
        /// The number of elements.
        @inlinable package var endIndex: Int { Int(number) }

        /// The pair at a position from 0, in constant time.
        @inlinable
        package subscript(position: Int) -> YAMLPair {
            precondition(position >= 0 && position < endIndex, "a pair's index is below count")
            let first = Int(offset) + 2 * position
            return YAMLPair(
                storage: storage,
                keyIndex: storage.children[first],
                valueIndex: storage.children[first + 1]
            )
        }

        /// The pair of a key, looked for among some of the first 64 without a look at the others.
        ///
        /// - Parameter bits: A bit for each pair that counts, the first pair's lowest.
        package func pair(forKey key: StaticString, among bits: UInt64) -> YAMLPair? {
            let position = storage.children.withUnsafeBufferPointer { children in
                storage.cells.withUnsafeBufferPointer { cells in
                    storage.bytes.withUnsafeBufferPointer { bytes in
                        var rest = bits
                        while rest != 0 {
                            let position = rest.trailingZeroBitCount
                            let cell = cells[Int(children[Int(offset) + 2 * position])]
                            if Int(cell.count) == key.utf8CodeUnitCount, cell.begins(with: key, bytes) {
                                return position
                            }
                            rest &= rest - 1
                        }
                        return -1
                    }
                }
            }
            return position < 0 ? nil : self[position]
        }
    }
}

extension YAMLCell {
    fileprivate func begins(with text: StaticString, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let wanted = text.utf8Start
        for index in 0..<text.utf8CodeUnitCount where bytes[Int(offset) + index] != wanted[index] { return false }
        return true
    }
}

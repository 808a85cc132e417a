import Foundation

/// A value behind a lock, for the few places where an actor's `await` is in the way.
///
/// `@unchecked Sendable` is right because `value` is private, and its only access is inside `withLock`, which holds
/// `lock` from before the first read to after the last write.
package final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    /// The value must not be used elsewhere from now on.
    package init(_ value: sending Value) { self.value = value }

    /// Calls of one instance never overlap; calling again from inside the closure deadlocks.
    package func withLock<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}

package import EndpointText

/// Where the texts of contexts are written: what stays, and what is still being put together.
///
/// Belongs to one thread at a time, and is cleared when what was made with it has been rendered.
package final class Draft {
    /// Lines and texts that contexts refer to.
    package let text = TextBuffer(capacity: 1 << 16)
    /// What does not stay.
    let scratch = TextBuffer()

    package init() {}

    package func removeAll() {
        text.removeAll()
        scratch.removeAll()
    }
}

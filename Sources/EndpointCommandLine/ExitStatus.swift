/// What the tool tells whoever ran it.
package enum ExitStatus: Int32, Sendable {
    case done = 0
    /// Something is wrong in specs or templates, or output is stale.
    case problems = 1
    /// The machine refuses: a file that cannot be read or written, say.
    case refused = 2
    /// The command line says nothing that could be done.
    case usage = 64
}

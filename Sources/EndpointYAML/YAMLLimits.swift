/// How much a file may ask of the reader; each limit is named in the message of the problem it causes.
package struct YAMLLimits: Sendable {
    /// Mappings and sequences inside each other, counted through aliases.
    package var depth: Int
    /// Nodes in the document with every alias counted as all that it stands for.
    package var nodes: Int
    /// How many times the file's own nodes the nodes with aliases counted out may be.
    package var expansion: Int
    /// Bytes in the file.
    package var fileSize: Int
    /// Lines that start with `%`; libyaml compares each `%TAG` with all before it.
    package var directives: Int

    /// Creates limits; `nodes` and `fileSize` are cut to what the document can address (1 Gi each).
    package init(
        depth: Int = 100,
        nodes: Int = 10_000_000,
        expansion: Int = 100,
        fileSize: Int = 64 << 20,
        directives: Int = 100
    ) {
        self.depth = depth
        self.nodes = min(nodes, 1 << 30)
        self.expansion = expansion
        self.fileSize = min(fileSize, 1 << 30)
        self.directives = directives
    }
}

/// How far a reading went, for tests that hold the limits to work done instead of to seconds.
package struct YAMLReadCounts: Sendable, Equatable {
    /// Events taken from the parser, the refused one included.
    package var events = 0
    /// Nodes stored; an alias is one, whatever it stands for.
    package var nodes = 0
    /// Nodes with every alias counted as all that it stands for.
    package var expandedNodes = 0

    /// Starts at zero.
    package init() {}
}

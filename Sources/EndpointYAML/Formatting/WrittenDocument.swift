import EndpointDiagnostics

/// The anchor and the tag of a node, for the few that have one.
struct WrittenName: Sendable {
    var node: Int32
    var anchor: TextSlice
    var tag: TextSlice
}

/// A document together with how its text is laid out: what a formatter works over.
///
/// Nodes stand in the order of the file, each before what is inside it.
package struct WrittenDocument: Sendable {
    package let document: YAMLDocument
    /// The file as UTF-8, without a byte order mark.
    let source: [UInt8]
    let nodes: [WrittenNode]
    let comments: [WrittenComment]
    let names: [WrittenName]
    /// Where block scalars end whose last lines look blank and are text.
    let keptEnds: [Int32]

    /// The scalars' texts.
    var text: [UInt8] { document.root.storage.bytes }

    func text(of node: WrittenNode) -> ArraySlice<UInt8> { text[node.text.range] }
}

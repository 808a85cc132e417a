/// A template that comes with the tool.
package struct BuiltInTemplate: Sendable {
    /// What others include it by; its file is `<name>.mustache`.
    package let name: String
    package let text: String
}

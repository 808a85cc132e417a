/// The version that `--version` and reports print.
package enum ToolVersion {
    package static let current = "0.1.0"
}

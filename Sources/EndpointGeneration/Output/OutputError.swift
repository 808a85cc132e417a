package import EndpointSpec

/// The machine refused to read or write; exit code 2.
package struct OutputError: Error, Sendable, Equatable {
    /// What was attempted, worded to follow `cannot`.
    package enum Operation: String, Sendable {
        case createFolder = "create the folder"
        case listFolder = "list the folder"
        case read
        case write
        case replace
        case remove
    }

    package enum Reason: Sendable, Equatable {
        /// What `errno` said.
        case system(Int32)
        /// The output folder is reached through a symbolic link in its last component.
        case isSymbolicLink
        /// Something other than a folder is there.
        case isNoFolder
        /// Something is there that is neither replaced nor read.
        case isNoRegularFile(FileKind)
        /// What is there cannot be read as a file; why, worded as ``FileKind`` does.
        case obstacle(String)
        /// A symbolic link is there that leads to nothing, or to itself.
        case leadsNowhere
        /// The run reads it.
        case isInput
        /// It holds what no run of this kind has written.
        case isForeign(String)
        /// Something else wrote the file while it was being worked on.
        case changedMeanwhile
    }

    package var operation: Operation
    package var path: String
    package var reason: Reason

    package init(_ operation: Operation, _ path: String, _ reason: Reason) {
        self.operation = operation
        self.path = path
        self.reason = reason
    }

    /// One line for standard error, with the path.
    package var message: String {
        switch reason {
        case .system(let code):
            "cannot \(operation.rawValue) '\(path)': \(FileAccess.errorText(code))"
        case .isSymbolicLink:
            "output folder '\(path)' is a symbolic link; name the folder it leads to"
        case .changedMeanwhile:
            "'\(path)' was changed while it was being formatted, and is left alone; run the command again"
        case .isNoRegularFile(let kind):
            "cannot \(operation.rawValue) '\(path)': it is \(kind.rawValue), not a regular file; name another"
        case .obstacle(let reason):
            "cannot \(operation.rawValue) '\(path)': \(reason)"
        case .leadsNowhere:
            "cannot \(operation.rawValue) '\(path)': it is a symbolic link that leads to no file; name the file itself"
        case .isInput:
            "'\(path)' is read by this very run, and is left as it is; name another file for what is written"
        case .isForeign(let kind):
            "'\(path)' is no \(kind), and is left as it is; name another file, or move it away"
        case .isNoFolder:
            "output folder '\(path)' is no folder"
        }
    }
}

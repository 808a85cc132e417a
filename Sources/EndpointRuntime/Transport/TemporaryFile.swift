import Foundation

/// Files of the runtime's own, below the system's temporary folder.
enum TemporaryFile {
    /// A fresh place; nothing is there yet.
    static func url(extension pathExtension: String = "") -> URL {
        let name = "endpoint-\(UUID().uuidString)"
        let isPlain = pathExtension.utf8.count <= 16 && pathExtension.utf8.allSatisfy(\.isLetterOrDigit)
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        return isPlain && !pathExtension.isEmpty ? url.appendingPathExtension(pathExtension) : url
    }

    /// Removes it if it is there; one that cannot be removed is left to the system.
    static func remove(_ url: URL) {
        try? FileManager.default.removeItem(at: url)
    }
}

extension UInt8 {
    fileprivate var isLetterOrDigit: Bool {
        switch self {
        case 48...57, 65...90, 97...122: true
        default: false
        }
    }
}

import EndpointDiagnostics
import EndpointSpec
import Foundation

/// The folder that references stay in.
struct ReferenceFolder {
    enum Content {
        case source(SourceFile)
        case outside
        case unreadable(String)
    }

    /// As messages print it.
    private let path: String
    /// Links resolved.
    private let real: String

    init(_ path: String) {
        self.path = path
        let real = URL(fileURLWithPath: path.isEmpty ? "." : path).resolvingSymlinksInPath().path
        self.real = real.hasSuffix("/") ? real : real + "/"
    }

    /// Whether an address names a scheme or a host (RFC 3986, sections 3.1 and 4.2).
    static func isURL(_ address: String) -> Bool {
        if address.hasPrefix("//") { return true }
        guard let colon = address.firstIndex(of: ":") else { return false }
        let scheme = address[..<colon]
        return scheme.first?.isLetter == true
            && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    }

    /// The path below the folder that a relative address means; `nil` where it leads out.
    static func join(_ folder: [String], _ address: String) -> [String]? {
        guard !address.hasPrefix("/") else { return nil }
        var parts = folder
        for part in address.split(separator: "/") where part != "." {
            if part == ".." {
                guard parts.popLast() != nil else { return nil }
            } else {
                parts.append(String(part))
            }
        }
        return parts
    }

    func read(_ parts: [String]) -> Content {
        let below = parts.joined(separator: "/")
        let printed = path.isEmpty ? below : path.hasSuffix("/") ? path + below : "\(path)/\(below)"
        let url = URL(fileURLWithPath: printed).resolvingSymlinksInPath()
        guard url.path.hasPrefix(real) else { return .outside }
        if let reason = FileKind.obstacle(toReading: printed) { return .unreadable(reason) }
        do {
            return .source(SourceFile(path: printed, bytes: [UInt8](try Data(contentsOf: url))))
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
            return .unreadable("there is no such file")
        } catch let error as CocoaError where error.code == .fileReadNoPermission {
            return .unreadable("permission to read it is missing")
        } catch {
            return .unreadable("it is no file that can be read")
        }
    }
}

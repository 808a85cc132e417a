import EndpointText

/// One output while it is rendered: compared with what stands in its place for as long as the two are alike, and
/// from there on written beside it.
///
/// Used by one thread at a time. No more than a piece of it is ever in memory.
final class StagedFile {
    /// What has been found so far.
    private enum State {
        case unopened
        /// All bytes so far are those of the file in place.
        case comparing(OpenFile)
        /// To be put into place; the file that is written, if any is.
        case changed(OpenFile?)
        case settled
    }

    /// What stands where the output is to go.
    enum Verdict: Equatable {
        case created, updated, unchanged
        /// A file without a header, or something that is no file.
        case foreign
        case otherSpec(String)
    }

    let name: String
    private(set) var verdict: Verdict?
    /// What the machine refused.
    private(set) var failure: OutputError?
    private let folder: OutputFolder
    private let specName: String
    /// `nil`: only compared.
    private let temporaryName: String?
    private var state = State.unopened
    private var offset = 0

    /// - Parameter temporaryName: What it is written as; `nil`: it is only compared.
    init(_ name: String, in folder: OutputFolder, specName: String, temporaryName: String?) {
        self.name = name
        self.folder = folder
        self.specName = specName
        self.temporaryName = temporaryName
    }

    /// Whether it was written, and waits for being put into place.
    var isWritten: Bool { temporaryName != nil && (verdict == .created || verdict == .updated) && failure == nil }

    // MARK: Rendering

    /// Takes the next bytes.
    func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        attempt { () throws(OutputError) in try take(bytes) }
    }

    /// Settles what the file is, after its last byte.
    func finish() {
        attempt { () throws(OutputError) in
            try take(UnsafeBufferPointer(start: nil, count: 0))
            if case .comparing(let file) = state {
                if try file.size() == offset {
                    settle(.unchanged)
                } else {
                    try diverge(from: file)
                }
            }
            if case .changed(let file?) = state { try file.close() }
            state = .settled
        }
    }

    private func attempt(_ work: () throws(OutputError) -> Void) {
        if case .settled = state { return }
        do throws(OutputError) {
            try work()
        } catch {
            // What failed is the output that was asked for; the temporary name says nothing to anyone.
            failure = OutputError(error.operation, folder.path(of: name), error.reason)
            state = .settled
        }
    }

    private func take(_ bytes: UnsafeBufferPointer<UInt8>) throws(OutputError) {
        if case .unopened = state { try open() }
        if case .comparing(let file) = state {
            if try file.holds(bytes, at: offset) {
                offset += bytes.count
                return
            }
            try diverge(from: file)
        }
        if case .changed(let file?) = state { try file.write(bytes) }
    }

    private func open() throws(OutputError) {
        let path = folder.path(of: name)
        guard let status = try FileAccess.status(of: path) else {
            verdict = .created
            state = .changed(try makeTemporary())
            return
        }
        guard status.kind == .file else { return settle(.foreign) }
        state = .comparing(try OpenFile(reading: path))
    }

    /// Goes over to writing, unless the file in place is somebody else's.
    private func diverge(from file: OpenFile) throws(OutputError) {
        guard let header = OutputHeader(startOf: try file.bytes(first: OutputHeader.limit)) else {
            return settle(.foreign)
        }
        guard header.specName == specName else { return settle(.otherSpec(header.specName)) }
        let temporary = try makeTemporary()
        try temporary?.write(first: offset, of: file)
        verdict = .updated
        state = .changed(temporary)
    }

    private func settle(_ verdict: Verdict) {
        self.verdict = verdict
        state = .settled
    }

    private func makeTemporary() throws(OutputError) -> OpenFile? {
        guard let temporaryName else { return nil }
        return try OpenFile(creating: folder.path(of: temporaryName))
    }

    // MARK: Afterwards

    /// Puts it into place in one step, so that whoever looks sees the old bytes or the new.
    func putIntoPlace() throws(OutputError) {
        guard isWritten, let temporaryName else { return }
        do throws(OutputError) {
            try FileAccess.replace(folder.path(of: name), with: folder.path(of: temporaryName))
        } catch {
            throw OutputError(error.operation, folder.path(of: name), error.reason)
        }
    }

    /// Removes what was written and not put into place.
    func discard() {
        state = .settled
        if let temporaryName { try? FileAccess.remove(folder.path(of: temporaryName)) }
    }
}

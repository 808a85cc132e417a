package import EndpointDiagnostics
import EndpointYAML

/// Brings specs that are imported again together with what people made of the last ones.
///
/// Compared are the files as they are, as they were imported last, and as they would be imported now. What only
/// people changed stays, comments too; what only the document changed is taken over; where both did, what stands is
/// kept and the conflict reported with both places.
package struct SpecMerge: Sendable {
    /// What becomes of one file.
    package struct Result: Sendable {
        /// Below the folder of specs.
        package var path: String
        /// `nil`: the file goes.
        package var bytes: [UInt8]?
    }

    private let writer = SpecWriter()
    private let reader = YAMLReader()
    private let isPart: Bool

    /// - Parameter isPart: Whether only a part of the document is imported, so that what is missing is not gone.
    package init(isPart: Bool = false) { self.isPart = isPart }

    /// - Parameters:
    ///   - existing: The files as they are, by path below the folder.
    ///   - base: The files as they were imported last; none of them where that is not known.
    ///   - imported: What the document says now, laid out in files.
    /// - Returns: The files that are to be written or removed, those that stay as they are left out; `nil` where a
    ///   file could not be read, which was reported.
    package func merge(
        existing: [String: SourceFile],
        base: [String: SourceFile],
        imported: [SpecDocument],
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> [Result]? {
        guard let ours = read(existing, reportingTo: &diagnostics), let old = read(base, reportingTo: &diagnostics)
        else { return nil }
        let alignment = NameAlignment(ours.values.map { Self.mapping($0) })
        let written = Dictionary(
            imported.map { ($0.file.relativePath, writer.value(of: $0).asMapping ?? DocumentMapping()) },
            uniquingKeysWith: { first, _ in first }
        )
        let places = ModelPlaces(ours.mapValues { Self.mapping($0) })
        let bases = places.applied(to: old.mapValues { alignment.renamingModels(in: Self.mapping($0)) })
        let new = places.applied(to: written.mapValues { alignment.renamingModels(in: $0) })
        var results: [Result] = []
        for path in Set(ours.keys).union(bases.keys).union(new.keys).sorted() {
            let bytes = bytes(of: path, bases[path], ours[path], new[path], alignment, reportingTo: &diagnostics)
            guard bytes != ours[path]?.file.bytes else { continue }
            results.append(Result(path: path, bytes: bytes))
        }
        return results
    }

    /// What is to be known of this import at the next one, by path below the folder.
    package func record(
        of imported: [SpecDocument],
        over base: [String: SourceFile],
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> [String: [UInt8]] {
        var record: [String: [UInt8]] = [:]
        let old = isPart ? read(base, reportingTo: &diagnostics) ?? [:] : [:]
        for (path, document) in old { record[path] = document.file.bytes }
        for document in imported {
            let path = document.file.relativePath
            let new = writer.value(of: document).asMapping ?? DocumentMapping()
            let known = old[path].map(Self.mapping) ?? DocumentMapping()
            record[path] = writer.bytes(of: .mapping(known.overlaid(with: new)), path: path)
        }
        return record
    }

    private func read(
        _ files: [String: SourceFile],
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> [String: YAMLDocument]? {
        var documents: [String: YAMLDocument] = [:]
        for (path, file) in files.sorted(by: { $0.key < $1.key }) {
            documents[path] = reader.read(file, reportingTo: &diagnostics)
        }
        return documents.count == files.count ? documents : nil
    }

    private static func mapping(_ document: YAMLDocument) -> DocumentMapping {
        DocumentValue(document.root).asMapping ?? DocumentMapping()
    }

    /// - Returns: `nil` where there is to be no file.
    private func bytes(
        of path: String,
        _ base: DocumentMapping?,
        _ ours: YAMLDocument?,
        _ theirs: DocumentMapping?,
        _ alignment: NameAlignment,
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> [UInt8]? {
        guard let ours else {
            guard let theirs else { return nil }
            guard let base else { return writer.bytes(of: .mapping(theirs), path: path) }
            if !DocumentValue.mapping(base).isSame(as: .mapping(theirs)) {
                report(.removedHere, path, theirs: theirs.pairs.first?.origin, to: &diagnostics)
            }
            return nil
        }
        let mapping = Self.mapping(ours)
        guard let theirs else {
            guard let base, !isPart else { return ours.file.bytes }
            if DocumentValue.mapping(base).isSame(as: .mapping(mapping)) { return nil }
            report(.removedThere, path, ours: mapping.pairs.first?.origin, to: &diagnostics)
            return ours.file.bytes
        }
        var (old, new) = (base ?? DocumentMapping(), theirs)
        alignment.align(base: &old, theirs: &new, to: mapping)
        var merge = DocumentMerge(isPart: isPart, expanded: LongForm.expanded)
        let merged = merge.merge(base: old, ours: mapping, theirs: new)
        for conflict in merge.conflicts { diagnostics.report(.importConflict(conflict)) }
        if DocumentValue.mapping(merged).isSame(as: .mapping(mapping)) { return ours.file.bytes }
        return patched(ours, saying: merged)
    }

    private func report(
        _ kind: DocumentMerge.Conflict.Kind,
        _ path: String,
        ours: SourceRange? = nil,
        theirs: SourceRange? = nil,
        to diagnostics: inout DiagnosticCollector
    ) {
        let conflict = DocumentMerge.Conflict(kind: kind, path: [path], ours: ours, theirs: theirs)
        diagnostics.report(.importConflict(conflict))
    }

    /// The file with the new content, its lines kept where that can be.
    private func patched(_ document: YAMLDocument, saying mapping: DocumentMapping) -> [UInt8] {
        let path = document.file.path
        guard let bytes = DocumentPatch().bytes(of: document, saying: mapping) else {
            return writer.bytes(of: .mapping(mapping), path: path)
        }
        var problems = DiagnosticCollector()
        return SpecFormatter().format(SourceFile(path: path, bytes: bytes), reportingTo: &problems)?.bytes ?? bytes
    }
}

extension DocumentMapping {
    /// The other's pairs, with those of this that it lacks.
    fileprivate func overlaid(with other: DocumentMapping) -> DocumentMapping {
        var result = other
        for pair in pairs {
            guard let index = result.pairs.firstIndex(where: { $0.key == pair.key }) else {
                result.pairs.append(pair)
                continue
            }
            guard ["endpoints", "models"].contains(pair.key), let new = result.pairs[index].value.asMapping,
                let old = pair.value.asMapping
            else { continue }
            result.pairs[index].value = .block(old.overlaid(with: new).pairs)
        }
        return result
    }
}

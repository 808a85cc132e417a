import Foundation

extension Call {
    /// Takes what earlier attempts have brought of a file, and asks for the rest of it.
    ///
    /// - Returns: `nil` where the answer is no file, the endpoint asks for a range by itself, another call has the same
    ///   download under way, or the client keeps none. Else it must be released.
    func claimDownload(_ draft: inout Draft) throws -> PartialDownload? {
        guard let downloads = client.downloads, descriptor.method == .get, descriptor.answer.mayBeFile,
            !draft.headers.contains("Range")
        else { return nil }
        var own = draft
        own.query = draft.builder.queryItems
        let key = PartialDownloads.key([descriptor.id, try url(of: own).absoluteString])
        // Whose a file is that only a date tells from another, cannot be known.
        guard let download = downloads.claim(key, keepsDates: descriptor.auth == .none) else { return nil }
        if !draft.headers.contains("Accept-Encoding") { draft.headers.append("Accept-Encoding", "identity") }
        if let resumption = download.resumption {
            draft.headers.append("Range", "bytes=\(resumption.offset)-")
            draft.headers["If-Range"] = resumption.part.validator
        }
        return download
    }

    /// Sees to it that the answer is the whole file.
    ///
    /// - Returns: `nil` where what was kept is of no use any more: it has been removed, and everything is to be asked
    ///   for.
    func completed(_ response: TransportResponse, _ download: PartialDownload?) throws -> TransportResponse? {
        guard let download else { return response }
        var response = response
        if response.status == 206 {
            guard download.resumption != nil else {
                _ = response.takeBody()
                throw TransportError.invalidResponse("a part came that nobody asked for")
            }
            if !download.isBegun, !download.isStale { response = try joined(response, download) }
        }
        guard download.isStale || response.status == 416 && download.resumption != nil else { return response }
        _ = response.takeBody()
        download.discard()
        return nil
    }

    /// For transports that know nothing of downloads, and bring the rest as it comes.
    private func joined(_ response: TransportResponse, _ download: PartialDownload) throws -> TransportResponse {
        var body = AnswerBody(savesBody: true, download: download)
        do {
            try body.begin(response.status, response.headers)
            if body.isStale { return response }
            switch response.body {
            case .data(let data): try body.append(data)
            case .file(let url):
                defer { TemporaryFile.remove(url) }
                let handle = try FileHandle(forReadingFrom: url)
                defer { try? handle.close() }
                while let piece = try handle.read(upToCount: 1 << 16), !piece.isEmpty { try body.append(piece) }
            }
            return try body.finish(response.status, response.headers)
        } catch let error as TransportError {
            throw error
        } catch {
            throw TransportError.storage("the download cannot be saved")
        }
    }
}

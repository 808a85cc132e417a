#if canImport(FoundationNetworking)
    import Foundation
    import Testing

    @testable import EndpointRuntime

    struct UploadBodyTests {
        private let file = TemporaryFile.url()

        private func body(_ text: String) throws -> UploadBody {
            try Data(text.utf8).write(to: file)
            return try UploadBody(file)
        }

        /// As a session reads: until nothing comes, or an error.
        private func pieces(of body: UploadBody, _ length: Int) -> (text: String, last: Int) {
            var text = ""
            let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: length)
            defer { buffer.deallocate() }
            while true {
                let count = body.read(buffer, maxLength: length)
                guard count > 0 else { return (text, count) }
                text += String(decoding: UnsafeBufferPointer(start: buffer, count: count), as: UTF8.self)
            }
        }

        @Test("Hands on what the file had at first, in pieces that fit", arguments: [1, 3, 7, 100])
        func pieces(length: Int) throws {
            defer { TemporaryFile.remove(file) }
            let body = try body("seven b")
            try Data("seven bytes and more".utf8).write(to: file, options: [])
            #expect(body.size == 7)
            #expect(pieces(of: body, length) == ("seven b", 0))
        }

        @Test("Fails where the file has become shorter, since its length is said already")
        func shrunk() throws {
            defer { TemporaryFile.remove(file) }
            let body = try body("seven b")
            let handle = try FileHandle(forWritingTo: file)
            try handle.truncate(atOffset: 4)
            try handle.close()
            #expect(pieces(of: body, 3) == ("seve", -1))
        }

        @Test("Fails from the moment it is left")
        func left() throws {
            defer { TemporaryFile.remove(file) }
            let body = try body("seven b")
            body.isLeft.withLock { $0 = true }
            #expect(pieces(of: body, 3) == ("", -1))
        }
    }
#endif

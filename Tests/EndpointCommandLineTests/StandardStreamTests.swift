import Foundation
import Testing

@testable import EndpointCommandLine

@Suite struct StandardStreamTests {
    @Test("More than a pipe holds arrives whole")
    func large() async throws {
        let pipe = Pipe()
        let text = String(repeating: "a line of a report\n", count: 20_000)
        let reading = Task.detached { pipe.fileHandleForReading.readDataToEndOfFile() }
        let stream = StandardStream(descriptor: pipe.fileHandleForWriting.fileDescriptor, name: "pipe")
        try stream.write(text)
        try pipe.fileHandleForWriting.close()
        #expect(await reading.value == Data(text.utf8))
    }

    @Test("A descriptor that takes nothing is an error that names the stream and says why")
    func closed() throws {
        let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/dev/null"))
        let stream = StandardStream(descriptor: file.fileDescriptor, name: "standard output")
        let error = #expect(throws: StandardStreamError.self) { try stream.write("x") }
        #expect(error?.description == "cannot write to standard output: Bad file descriptor")
    }

    @Test("What is no terminal gets no colour")
    func color() {
        let pipe = Pipe()
        let stream = StandardStream(descriptor: pipe.fileHandleForWriting.fileDescriptor, name: "pipe")
        #expect(!stream.allowsColor([:]))
        #expect(!stream.isTerminal)
    }
}

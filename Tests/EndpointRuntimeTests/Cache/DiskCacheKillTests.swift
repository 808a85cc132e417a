import EndpointRuntime
import EndpointTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(10))) struct DiskCacheKillTests {
    /// Where the test bundle and all else lies that was built with it.
    private static var products: URL {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
            return bundle.bundleURL.deletingLastPathComponent()
        #else
            return Bundle.main.bundleURL
        #endif
    }

    /// Runs `CacheWriter`, and ends it after a while without a chance to clean up.
    private func runWriter(_ folder: TemporaryFolder, killedAfter delay: Duration) async throws {
        let process = Process()
        process.executableURL = Self.products.appendingPathComponent("CacheWriter")
        process.arguments = [folder.url.path]
        process.standardInput = FileHandle.nullDevice
        let (ends, ended) = AsyncStream<Void>.makeStream()
        process.terminationHandler = { _ in ended.finish() }
        try process.run()
        let identifier = process.processIdentifier
        // The moment is what is tested here, so this waits for time to pass; however the test ends, the process does.
        defer { kill(identifier, SIGKILL) }
        try await Task.sleep(for: delay)
        kill(identifier, SIGKILL)
        for await _ in ends {}
        try Task.checkCancellation()
        #expect(process.terminationReason == .uncaughtSignal)
    }

    /// What a writer put there whole; `nil` for anything else.
    private func isWhole(_ answer: CachedAnswer, number: Int) -> Bool {
        guard case .data(let data) = answer.response.body, let line = answer.response.headers["X-Line"],
            line.hasPrefix("\(number) "), let generation = Int(line.dropFirst("\(number) ".count).dropLast())
        else { return false }
        return data == Data(String(repeating: line, count: 1 + generation % 2500).utf8)
    }

    @Test("behaviour 36: killed at any moment, a disk cache serves no wrong and no cut entry, and takes new ones")
    func killed() async throws {
        let folder = TemporaryFolder()
        var whole = 0
        // A kill is worth a hundred of the cancellations of a long run.
        for _ in 0..<Torture.count(usual: 10, share: 100) {
            try await runWriter(folder, killedAfter: .milliseconds(Int.random(in: 20...200)))
            let store = DiskCacheStore(folder: folder.url)
            for number in 0..<20 {
                let name = String(repeating: "0", count: 62) + String(10 + number)
                guard let answer = await store.answer(for: CacheKey(name: name, isPersonal: number % 2 == 0)) else {
                    continue
                }
                #expect(isWhole(answer, number: number), "\(number)")
                whole += 1
            }
            #expect(!folder.names.contains { $0.hasSuffix(".unfinished") })
        }
        #expect(whole > 0)
    }
}

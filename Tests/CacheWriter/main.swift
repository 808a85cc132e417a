// Fills a disk cache until it is killed, for DiskCacheKillTests: `CacheWriter FOLDER`.
import EndpointRuntime
import Foundation

let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
// Small, so that entries make room for each other all the time.
let store = DiskCacheStore(folder: folder, limit: 400_000)
var generation = Int(Date().timeIntervalSince1970 * 1_000_000)
while true {
    generation += 1
    let number = Int.random(in: 0..<20)
    let key = CacheKey(name: String(repeating: "0", count: 62) + String(10 + number), isPersonal: number % 2 == 0)
    let line = "\(number) \(generation)\n"
    let response = TransportResponse(
        status: 200,
        headers: ["X-Line": line],
        body: .data(Data(String(repeating: line, count: 1 + generation % 2500).utf8))
    )
    store.store(CachedAnswer(response: response, date: Date()), for: key)
    // Not further ahead of the disk than this.
    _ = await store.answer(for: key)
    if generation % 101 == 0 { await store.removeAll(.personal) }
}

import Foundation
import Testing

@testable import EndpointRuntime

@Suite(.timeLimit(.minutes(5))) struct CacheStoreTests {
    private let folder = TemporaryFolder()

    private func key(_ number: Int, isPersonal: Bool = false) -> CacheKey {
        CacheKey(name: String(repeating: "a", count: 61) + String(100 + number), isPersonal: isPersonal)
    }

    private func answer(_ text: String, headers: HTTPFields = ["ETag": "1"]) -> CachedAnswer {
        CachedAnswer(
            response: TransportResponse(status: 200, headers: headers, body: .data(Data(text.utf8))),
            date: Date(timeIntervalSinceReferenceDate: 1234.567_891)
        )
    }

    private func text(_ answer: CachedAnswer?) -> String? {
        guard case .data(let data) = answer?.response.body else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    /// One of each kind, with room for about three answers of 1,000 bytes.
    private var small: [any CacheStore] {
        [MemoryCacheStore(limit: 3500), DiskCacheStore(folder: folder.url, limit: 3900)]
    }

    @Test("behaviour 36: stores give back what they were given, the later in place of the earlier, until it is removed")
    func keeping() async {
        for store in small {
            await store.store(answer("one"), for: key(1))
            await store.store(answer("two", headers: ["A": "1", "a": "2", "B": ""]), for: key(1))
            let found = await store.answer(for: key(1))
            #expect(text(found) == "two")
            #expect(found?.response.status == 200)
            #expect(found?.response.headers == ["A": "1", "a": "2", "B": ""])
            #expect(found?.date == answer("").date)
            #expect(await store.answer(for: key(2)) == nil)
            // Of the same name, but another person's kind of key.
            #expect(await store.answer(for: key(1, isPersonal: true)) == nil)
            await store.remove(key(1))
            #expect(await store.answer(for: key(1)) == nil)
        }
    }

    @Test("behaviour 36: what was used longest ago makes room, and no more than has to")
    func limits() async {
        for store in small {
            let text = String(repeating: "x", count: 1000)
            for number in 1...3 { await store.store(answer(text), for: key(number)) }
            #expect(await store.answer(for: key(1)) != nil)
            await store.store(answer(text), for: key(4))
            var found: [Int] = []
            for number in 1...4 where await store.answer(for: key(number)) != nil { found.append(number) }
            #expect(found == [1, 3, 4])
        }
    }

    @Test(
        "behaviour 36: an answer that is larger than the limit is not kept, replaces the old, and costs no other its place"
    )
    func tooLarge() async {
        for store in small {
            await store.store(answer("small"), for: key(1))
            await store.store(answer("old"), for: key(2))
            await store.store(answer(String(repeating: "x", count: 4000)), for: key(2))
            #expect(text(await store.answer(for: key(1))) == "small")
            #expect(await store.answer(for: key(2)) == nil)
        }
    }

    @Test("behaviour 35: what is personal can be removed alone, or with everything else")
    func parts() async {
        for store in small {
            await store.store(answer("mine"), for: key(1, isPersonal: true))
            await store.store(answer("all"), for: key(2))
            await store.removeAll(.personal)
            #expect(await store.answer(for: key(1, isPersonal: true)) == nil)
            #expect(text(await store.answer(for: key(2))) == "all")
            await store.removeAll(.everything)
            #expect(await store.answer(for: key(2)) == nil)
        }
        #expect(folder.names.isEmpty)
    }

    @Test("behaviour 36: a disk store finds what an earlier process kept, and knows what was used longest ago")
    func overLaunches() async throws {
        let text = String(repeating: "x", count: 1000)
        do {
            let store = DiskCacheStore(folder: folder.url, limit: 3900)
            for number in 1...3 { store.store(answer(text), for: key(number)) }
            _ = await store.answer(for: key(3))
        }
        for (age, number) in [(30.0, 2), (20, 3), (10, 1)] {
            let path = folder.url.appendingPathComponent(key(number).name + ".common").path
            let date = Date(timeIntervalSinceNow: -age)
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
        }
        try Data().write(to: folder.url.appendingPathComponent("left.unfinished"))
        let store = DiskCacheStore(folder: folder.url, limit: 3900)
        // The one used longest ago is used now, and another one goes in its place.
        #expect(self.text(await store.answer(for: key(2))) == text)
        store.store(answer(text), for: key(4))
        #expect(await store.answer(for: key(3)) == nil)
        let kept = [1, 2, 4].map { key($0).name + ".common" }
        #expect(folder.names == kept)
    }

    @Test("behaviour 36: a file that was cut anywhere, has a bit wrong, or belongs to another key is no answer")
    func damagedFiles() throws {
        let whole = try #require(CachedFile.data(answer("whole"), for: key(1)))
        #expect(text(CachedFile.answer(whole, for: key(1))) == "whole")
        var damaged = whole.indices.map { whole.prefix($0) }
        for index in whole.indices {
            var data = whole
            data[index] ^= 1 << (index % 8)
            damaged.append(data)
        }
        damaged += [whole + [0], whole + whole, Data(count: whole.count)]
        damaged.append(try #require(CachedFile.data(answer("other"), for: key(2))))
        for (number, data) in damaged.enumerated() {
            #expect(CachedFile.answer(data, for: key(1)) == nil, "\(number)")
        }
    }

    @Test("behaviour 36: a damaged file is a miss and goes, and its place can be taken again", arguments: [0, 60, 300])
    func damage(_ length: Int) async throws {
        let store = DiskCacheStore(folder: folder.url)
        let name = key(1).name + ".common"
        store.store(answer("whole"), for: key(1))
        #expect(text(await store.answer(for: key(1))) == "whole")
        try folder.data(name).prefix(length).write(to: folder.url.appendingPathComponent(name))
        #expect((await store.answer(for: key(1)) == nil) == (length < 300))
        #expect(folder.names.contains(name) == (length >= 300))
        store.store(answer("again"), for: key(1))
        #expect(text(await store.answer(for: key(1))) == "again")
    }

    @Test("behaviour 36: a folder that cannot be made or written is no failure, only no cache")
    func noFolder() async throws {
        try Data().write(to: folder.url)
        let store = DiskCacheStore(folder: folder.url.appendingPathComponent("below"))
        store.store(answer("one"), for: key(1))
        #expect(await store.answer(for: key(1)) == nil)
        await store.removeAll(.everything)
    }

    @Test("behaviour 36: a folder that the system cleared is made anew")
    func cleared() async throws {
        let store = DiskCacheStore(folder: folder.url)
        store.store(answer("one"), for: key(1))
        #expect(await store.answer(for: key(1)) != nil)
        try FileManager.default.removeItem(at: folder.url)
        #expect(await store.answer(for: key(1)) == nil)
        store.store(answer("two"), for: key(1))
        #expect(text(await store.answer(for: key(1))) == "two")
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.url.path)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o700)
    }

    @Test("behaviour 36: a finished value is in memory only, and replaces what the disk had")
    func values() async {
        let value = CachedAnswer(response: TransportResponse(status: 200, value: "finished"), date: Date())
        let (memory, disk) = (MemoryCacheStore(), DiskCacheStore(folder: folder.url))
        disk.store(answer("one"), for: key(1))
        let cache = ResponseCache(stores: [memory, disk])
        await cache.store(value, for: key(1))
        #expect(await cache.answer(for: key(1))?.response.value as? String == "finished")
        #expect(await disk.answer(for: key(1)) == nil)
    }

    @Test("behaviour 36: what a farther store has, the nearer gets when it is asked for")
    func layers() async {
        let (memory, disk) = (MemoryCacheStore(), DiskCacheStore(folder: folder.url))
        disk.store(answer("one"), for: key(1))
        let cache = ResponseCache(stores: [memory, disk])
        #expect(memory.answer(for: key(1)) == nil)
        #expect(text(await cache.answer(for: key(1))) == "one")
        #expect(text(memory.answer(for: key(1))) == "one")
        await cache.remove(key(1))
        #expect(memory.answer(for: key(1)) == nil)
        #expect(await disk.answer(for: key(1)) == nil)
    }

    @Test("Uses that later ones have overtaken take no room, and the order of use stays right")
    func recency() {
        var list = RecencyList<Int>()
        for key in 0..<50 { list.set(key, size: 1) }
        for round in 0..<1000 { list.use(round % 25) }
        list.set(7, size: 3)
        list.remove(3)
        #expect(list.size == 51)
        #expect(list.shrink(to: 26) == Array(25..<50))
        #expect(list.shrink(to: 3) == Array(0..<25).filter { $0 != 7 && $0 != 3 })
        #expect(list.keys == [7])
    }
}

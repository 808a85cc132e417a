import EndpointRuntime
import Foundation

public nonisolated struct Received: Codable, Hashable, Identifiable, Sendable {
    public var id: Int
    public var note: Change<String>
    public var notes: [Nullable<String>]

    public init(id: Int, note: Change<String> = .keep, notes: [Nullable<String>]) {
        self.id = id
        self.note = note
        self.notes = notes
    }

    public init(from decoder: any Decoder) throws {
        let object = try ObjectDecoder(decoder)
        id = try object.int("id")
        note = try object.change("note", .string)
        notes = try object.value("notes", .list(.orNull(.string)))
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.int("id", id)
        try object.change("note", note, .string)
        try object.value("notes", notes, .list(.orNull(.string)))
    }
}

public nonisolated struct Sent: Codable, Hashable, Identifiable, Sendable {
    /// Not sent.
    public var id: Int
    public var secret: String

    public init(id: Int, secret: String) {
        self.id = id
        self.secret = secret
    }

    public init(from decoder: any Decoder) throws {
        let object = try ObjectDecoder(decoder)
        id = try object.int("id")
        secret = try object.string("secret")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.string("secret", secret)
    }
}

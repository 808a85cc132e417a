import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The work of a call as people write it without a client: one request, one answer, nothing else.
struct ByHand: Sendable {
    let base = "https://api.example.com"
    let token = "t-1234567890"

    func order(id: Int, page: Int) async throws -> Order {
        guard var components = URLComponents(string: "\(base)/v1/orders/\(id)") else { throw URLError(.badURL) }
        components.queryItems = [URLQueryItem(name: "page", value: String(page))]
        guard let url = components.url else { throw URLError(.badURL) }
        var request = URLRequest(url: url)
        request.httpMethod = "GET"
        return try JSONDecoder().decode(Order.self, from: try await exchange(request))
    }

    func create(_ draft: OrderDraft) async throws -> Order {
        guard let url = URL(string: "\(base)/v1/orders") else { throw URLError(.badURL) }
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = try JSONEncoder().encode(draft)
        return try JSONDecoder().decode(Order.self, from: try await exchange(request))
    }

    private func exchange(_ request: URLRequest) async throws -> Data {
        let (data, response) = try await Memory.exchange(request)
        guard (200..<300).contains(response.statusCode) else { throw URLError(.badServerResponse) }
        return data
    }
}

/// Answers without a network.
enum Memory {
    static let answer = Data(
        #"{"id":17,"title":"a small order","paid":true,"total":129.5,"items":["tea","cups","spoons"]}"#.utf8
    )
    static let response = HTTPURLResponse(
        url: URL(fileURLWithPath: "/"),
        statusCode: 200,
        httpVersion: nil,
        headerFields: ["Content-Type": "application/json"]
    )

    @inline(never)
    static func exchange(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        guard let response else { throw URLError(.badServerResponse) }
        return (answer, response)
    }
}

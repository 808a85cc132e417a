import EndpointTesting
import ShopAPI

let transport = StubTransport()
transport.stub(OrdersListEndpoint.self) { endpoint in
    [Order(id: "order \(endpoint.page)", total: 12, buyer: User(id: "1", name: "Ada"))]
}
let client = ShopClient(environment: .test, transport: transport)
for order in try await client.orders.list(page: 2) {
    print("\(order.id) of \(order.buyer.name): \(order.total)")
}

import EndpointRuntime

/// What screens call the shop with.
public typealias ShopClient = EndpointClient<Shop>

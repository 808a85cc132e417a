// swift-tools-version: 6.1
import PackageDescription

// A package as an adopter would write it, but for where it finds the generator. `make plugin-check` builds it.
let package = Package(
    name: "PluginConsumer",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [.package(name: "swift-endpoint-generator", path: "../..")],
    targets: [
        .target(
            name: "ShopAPI",
            dependencies: [.product(name: "EndpointRuntime", package: "swift-endpoint-generator")],
            plugins: [.plugin(name: "EndpointGeneratorPlugin", package: "swift-endpoint-generator")]
        ),
        .executableTarget(
            name: "shop",
            dependencies: [
                "ShopAPI",
                .product(name: "EndpointRuntime", package: "swift-endpoint-generator"),
                .product(name: "EndpointTesting", package: "swift-endpoint-generator"),
            ]
        ),
    ]
)

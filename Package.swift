// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "swift-endpoint-generator",
    platforms: [.macOS(.v13), .iOS(.v16)],
    products: [
        .executable(name: "endpointgen", targets: ["endpointgen"]),
        .library(name: "EndpointRuntime", targets: ["EndpointRuntime"]),
        .library(name: "EndpointTesting", targets: ["EndpointTesting"]),
    ],
    targets: [
        // What generated code compiles against.
        .target(name: "EndpointRuntime"),
        .target(name: "EndpointTesting", dependencies: ["EndpointRuntime"]),

        // The generator, in the order of its pipeline.
        .systemLibrary(
            name: "CLibYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        .target(name: "EndpointDiagnostics"),
        .target(name: "EndpointYAML", dependencies: ["CLibYAML", "EndpointDiagnostics"]),
        .target(name: "EndpointSpec", dependencies: ["EndpointYAML", "EndpointDiagnostics"]),
        .target(name: "EndpointNaming", dependencies: ["EndpointSpec", "EndpointDiagnostics"]),
        .target(name: "EndpointTemplating", dependencies: ["EndpointDiagnostics"]),
        .target(name: "EndpointTemplates", path: "Templates", exclude: []),
        .target(
            name: "EndpointGeneration",
            dependencies: [
                "EndpointSpec", "EndpointNaming", "EndpointTemplating", "EndpointTemplates", "EndpointDiagnostics",
            ]
        ),
        .executableTarget(
            name: "endpointgen",
            dependencies: [
                "EndpointDiagnostics", "EndpointYAML", "EndpointSpec", "EndpointNaming", "EndpointTemplating",
                "EndpointTemplates", "EndpointGeneration",
            ]
        ),
    ]
)

// One block of settings for every Swift target.
for target in package.targets where target.type != .system {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}

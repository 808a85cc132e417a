// swift-tools-version: 6.1
import PackageDescription

// What `EndpointClient` costs beside the same work by hand: `swift run -c release` in this folder. A package of its own,
// so that nobody who builds the library builds this; the runtime's sources are reached through a link.
let package = Package(
    name: "ClientOverhead",
    platforms: [.macOS(.v13)],
    targets: [
        .target(name: "EndpointRuntime"),
        .executableTarget(name: "ClientOverhead", dependencies: ["EndpointRuntime"]),
    ]
)

for target in package.targets {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}

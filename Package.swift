// swift-tools-version: 6.1
import Foundation
import PackageDescription

// Embedded in BuiltInTemplates.swift; SwiftPM would warn about files it has no rule for.
let templates = try FileManager.default.contentsOfDirectory(atPath: Context.packageDirectory + "/Templates")
    .filter { $0.hasSuffix(".mustache") }

// For machines without libyaml: plugins take the tool that `make artifactbundle` packed in place of one built here.
// A path, or in a fork that keeps a bundle the bundle's place below this folder behind `??`.
let bundle = Context.environment["ENDPOINTGEN_ARTIFACTBUNDLE"]
let toolOfPlugins = bundle == nil ? "endpointgen" : "PrebuiltEndpointgen"

let package = Package(
    name: "swift-endpoint-generator",
    platforms: [.macOS(.v13), .iOS(.v16)],
    products: [
        .executable(name: "endpointgen", targets: ["endpointgen"]),
        .library(name: "EndpointRuntime", targets: ["EndpointRuntime"]),
        .library(name: "EndpointTesting", targets: ["EndpointTesting"]),
        .plugin(name: "EndpointGeneratorPlugin", targets: ["EndpointGeneratorPlugin"]),
        .plugin(name: "GenerateEndpointsPlugin", targets: ["GenerateEndpointsPlugin"]),
    ],
    targets: [
        // What generated code compiles against.
        .target(name: "EndpointRuntime"),
        .target(name: "EndpointTesting", dependencies: ["EndpointRuntime"]),
        .testTarget(
            name: "EndpointRuntimeTests",
            dependencies: ["EndpointRuntime", "EndpointTesting", "EndpointTestSupport", "CacheWriter"],
            exclude: ["Fixtures/server.py"]
        ),
        // Is killed by the tests of the disk cache.
        .executableTarget(name: "CacheWriter", dependencies: ["EndpointRuntime"], path: "Tests/CacheWriter"),
        .testTarget(name: "EndpointTestingTests", dependencies: ["EndpointRuntime", "EndpointTesting"]),

        // The generator, in the order of its pipeline.
        .systemLibrary(
            name: "CLibYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        .target(name: "EndpointDiagnostics"),
        .target(name: "EndpointYAML", dependencies: ["CLibYAML", "EndpointDiagnostics"]),
        .target(name: "EndpointSpec", dependencies: ["EndpointYAML", "EndpointDiagnostics"]),
        .target(
            name: "EndpointOpenAPI",
            dependencies: ["EndpointSpec", "EndpointYAML", "EndpointDiagnostics"]
        ),
        .target(name: "EndpointText"),
        .target(name: "EndpointNaming", dependencies: ["EndpointSpec", "EndpointText", "EndpointDiagnostics"]),
        .target(name: "EndpointTemplating", dependencies: ["EndpointText", "EndpointDiagnostics"]),
        .target(name: "EndpointTemplates", path: "Templates", exclude: templates),
        .target(
            name: "EndpointGeneration",
            dependencies: [
                "EndpointSpec", "EndpointText", "EndpointNaming", "EndpointTemplating", "EndpointTemplates",
                "EndpointDiagnostics",
            ]
        ),
        .target(
            name: "EndpointDiff",
            dependencies: [
                "EndpointSpec", "EndpointNaming", "EndpointText", "EndpointTemplating", "EndpointTemplates",
                "EndpointDiagnostics",
            ]
        ),
        .target(name: "EndpointProject", dependencies: ["EndpointGeneration", "EndpointSpec", "EndpointDiagnostics"]),
        .target(
            name: "EndpointCommandLine",
            dependencies: [
                "EndpointDiagnostics", "EndpointYAML", "EndpointSpec", "EndpointOpenAPI", "EndpointNaming",
                "EndpointTemplating", "EndpointGeneration", "EndpointDiff", "EndpointProject",
            ]
        ),
        .executableTarget(
            name: "endpointgen",
            dependencies: [
                "EndpointCommandLine", "EndpointDiagnostics", "EndpointDiff", "EndpointGeneration",
                "EndpointOpenAPI", "EndpointProject", "EndpointSpec",
            ]
        ),

        // What runs the tool in an adopter's build, and at an adopter's word.
        .plugin(
            name: "EndpointGeneratorPlugin",
            capability: .buildTool(),
            dependencies: [.target(name: toolOfPlugins)],
            path: "Sources/Plugins/EndpointGeneratorPlugin"
        ),
        .plugin(
            name: "GenerateEndpointsPlugin",
            capability: .command(
                intent: .custom(
                    verb: "generate-endpoints",
                    description: "Writes the Swift that the specs of targets describe"
                ),
                permissions: [.writeToPackageDirectory(reason: "It writes generated Swift beside the specs.")]
            ),
            dependencies: [.target(name: toolOfPlugins)],
            path: "Sources/Plugins/GenerateEndpointsPlugin"
        ),

        // The example: committed output of Specs/, and what calls it.
        .target(name: "GeneratedEndpoints", dependencies: ["EndpointRuntime"], path: "Generated"),
        .executableTarget(
            name: "EndpointDemo",
            dependencies: ["GeneratedEndpoints", "EndpointRuntime"],
            exclude: ["backend.py"]
        ),

        // Tests, and what they share.
        .target(
            name: "EndpointTestSupport",
            dependencies: ["EndpointDiagnostics"],
            path: "Tests/EndpointTestSupport"
        ),
        .target(
            name: "EndpointSpecFixtures",
            dependencies: ["EndpointSpec", "EndpointDiagnostics"],
            path: "Tests/EndpointSpecFixtures"
        ),
        .testTarget(
            name: "EndpointDiagnosticsTests",
            dependencies: ["EndpointDiagnostics", "EndpointTestSupport"]
        ),
        .testTarget(
            name: "EndpointYAMLTests",
            dependencies: ["EndpointYAML", "EndpointDiagnostics", "EndpointTestSupport"]
        ),
        .testTarget(
            name: "EndpointSpecTests",
            dependencies: ["EndpointSpec", "EndpointYAML", "EndpointDiagnostics", "EndpointTestSupport"]
        ),
        .testTarget(
            name: "EndpointNamingTests",
            dependencies: ["EndpointNaming", "EndpointSpec", "EndpointDiagnostics", "EndpointSpecFixtures"]
        ),
        .testTarget(
            name: "EndpointOpenAPITests",
            dependencies: [
                "EndpointOpenAPI", "EndpointGeneration", "EndpointSpec", "EndpointTemplating", "EndpointYAML",
                "EndpointDiagnostics", "EndpointTestSupport",
            ],
            exclude: [
                "Examples/Driver", "Examples/broken-examples.txt", "Examples/examples.py", "Losses/Goldens",
                "Writing/backend.py", "Writing/validate.py",
            ]
        ),
        .testTarget(name: "EndpointTextTests", dependencies: ["EndpointText"]),
        .testTarget(
            name: "EndpointTemplatingTests",
            dependencies: [
                "EndpointTemplating", "EndpointText", "EndpointYAML", "EndpointDiagnostics", "EndpointTestSupport",
            ]
        ),
        .testTarget(
            name: "EndpointGenerationTests",
            dependencies: [
                "EndpointGeneration", "EndpointNaming", "EndpointSpec", "EndpointText", "EndpointTemplating",
                "EndpointTemplates", "EndpointDiagnostics", "EndpointSpecFixtures", "EndpointTestSupport",
            ],
            exclude: ["Models/Fixtures"]
        ),
        .testTarget(
            name: "EndpointDiffTests",
            dependencies: [
                "EndpointDiff", "EndpointSpec", "EndpointNaming", "EndpointGeneration", "EndpointTemplating",
                "EndpointOpenAPI", "EndpointRuntime", "EndpointYAML", "EndpointDiagnostics", "EndpointTestSupport",
            ],
            exclude: ["History/history.txt", "History/look_up.py", "Pairs/pairs.txt"]
        ),
        // The output of the golden spec, which has to compile like any other.
        .target(name: "GoldenOutput", dependencies: ["EndpointRuntime"], path: "Tests/GoldenOutput"),
        .testTarget(
            name: "GoldenTests",
            dependencies: [
                "EndpointGeneration", "EndpointSpec", "EndpointTemplating", "EndpointDiagnostics",
                "EndpointTestSupport",
                "GoldenOutput",
            ],
            exclude: ["Specs"]
        ),
        .testTarget(
            name: "GeneratedEndpointsTests",
            dependencies: ["GeneratedEndpoints", "EndpointRuntime", "EndpointTesting"]
        ),
        .testTarget(
            name: "EndpointCommandLineTests",
            dependencies: ["EndpointCommandLine", "EndpointSpec", "EndpointDiagnostics"]
        ),
        .testTarget(
            name: "EndpointProjectTests",
            dependencies: [
                "EndpointProject", "EndpointGeneration", "EndpointSpec", "EndpointYAML", "EndpointDiagnostics",
            ]
        ),
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "endpointgen", "EndpointCommandLine", "EndpointDiff", "EndpointGeneration", "EndpointNaming",
                "EndpointSpec",
                "EndpointTemplating", "EndpointYAML", "EndpointDiagnostics", "EndpointTestSupport",
            ],
            exclude: [
                "Completions/complete.bash", "Completions/complete.fish", "Completions/complete.zsh", "Goldens",
                "OwnStyle", "Schema/junit.xsd", "Schema/reports.py", "Schema/validate.py",
            ]
        ),
    ]
)

if let bundle {
    // SwiftPM takes no absolute paths here.
    let root = Context.packageDirectory.split(separator: "/").map { _ in ".." }.joined(separator: "/")
    let path = bundle.hasPrefix("/") ? root + bundle : bundle
    package.targets.append(.binaryTarget(name: toolOfPlugins, path: path))
}

// The sanitizers build everything anew, and have nothing to say to the generator: the runtime and its tests alone.
if Context.environment["ENDPOINT_RUNTIME_ONLY"] != nil {
    let runtime = [
        "EndpointRuntime", "EndpointTesting", "EndpointRuntimeTests", "EndpointTestingTests", "EndpointTestSupport",
        "EndpointDiagnostics", "CacheWriter",
    ]
    package.targets.removeAll { !runtime.contains($0.name) }
    package.products.removeAll { !runtime.contains($0.name) }
}

// One block of settings for every Swift target.
for target in package.targets where ![.system, .plugin, .binary].contains(target.type) {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}

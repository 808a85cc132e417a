import EndpointCommandLine
import Foundation

ProcessGuards.install()
exit(Tool().run(Array(CommandLine.arguments.dropFirst())).rawValue)

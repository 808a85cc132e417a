import EndpointCommandLine
import Foundation

ProcessGuards.install()
exit(Tool().run { try ProcessWords.words(of: CommandLine.unsafeArgv) }.rawValue)

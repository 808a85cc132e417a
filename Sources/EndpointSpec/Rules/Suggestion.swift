import EndpointDiagnostics

/// What a message adds where a name is near one that exists: `; did you mean 'timeout'?`, else nothing.
func didYouMean(_ name: String, among known: some Sequence<String>) -> String {
    NearestName.nearest(to: name, in: known).map { "; did you mean '\($0)'?" } ?? ""
}

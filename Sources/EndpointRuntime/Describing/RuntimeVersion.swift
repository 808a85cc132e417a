/// Named by generated code, so that code made for another major version fails to compile at one readable line.
public enum EndpointRuntimeVersion1 {}

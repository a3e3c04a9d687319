import Faked

#if canImport(Glibc) || canImport(Musl)
#if swift(>=6.0)
@available(macOS 13, *)
#endif
@Faked
protocol ConditionalProtocol { func f() -> Int }
#endif

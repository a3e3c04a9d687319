import Faked

/// Its initializers in extensions are not available everywhere.
struct AccessKey {
  let bytes: [UInt8]
  init(bytes: [UInt8]) { self.bytes = bytes }
}

@available(macOS 26, *)
extension AccessKey {
  init() { self.init(bytes: []) }
}

#if DEBUG
  extension AccessKey {
    init(isDebug: Bool = true) { self.init(bytes: []) }
  }
#endif

@Faked struct StoredKey {
  let key: AccessKey
}

/// Its requirements are deprecated, and so may their implementations be; but these must not be newer.
@Faked protocol KeyLog {
  @available(*, deprecated) func log(_ text: String) -> Int
  @available(*, deprecated) func flush() -> Int
  @available(*, deprecated) func trim() -> Int
}

extension KeyLog {
  @available(*, deprecated, renamed: "add") func log(_ text: String) -> Int { 1 }
  @available(macOS, introduced: 26, deprecated: 27) func flush() -> Int { 1 }
  @available(macOS 26, *) func trim() -> Int { 1 }
}

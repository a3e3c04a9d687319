// A nonoptional pointer needs memory to point to, so each default value allocates some, which is never freed.

extension UnsafeMutablePointer: Defaultable where Pointee: Defaultable {
  /// A pointer to newly allocated memory that holds one default value and is never freed.
  public static var defaultValue: UnsafeMutablePointer<Pointee> {
    let pointer = UnsafeMutablePointer<Pointee>.allocate(capacity: 1)
    pointer.initialize(to: .defaultValue)
    return pointer
  }
}

extension UnsafePointer: Defaultable where Pointee: Defaultable {
  /// A pointer to newly allocated memory that holds one default value and is never freed.
  public static var defaultValue: UnsafePointer<Pointee> {
    UnsafePointer(UnsafeMutablePointer<Pointee>.defaultValue)
  }
}

extension UnsafeMutableRawPointer: Defaultable {
  /// A pointer to 16 newly allocated zero bytes, which are never freed.
  public static var defaultValue: UnsafeMutableRawPointer {
    let pointer = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 16)
    pointer.initializeMemory(as: UInt8.self, repeating: 0, count: 16)
    return pointer
  }
}

extension UnsafeRawPointer: Defaultable {
  /// A pointer to 16 newly allocated zero bytes, which are never freed.
  public static var defaultValue: UnsafeRawPointer {
    UnsafeRawPointer(UnsafeMutableRawPointer.defaultValue)
  }
}

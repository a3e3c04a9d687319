#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The pipe to the compiler.
///
/// Each message is a length of eight bytes, the lowest first, and that many bytes of JSON.
struct PluginConnection {
  private let input: Int32
  private let output: Int32

  /// Takes standard input and output for the pipe, and gives standard output to standard error, so
  /// that nothing else can be written into a message.
  init() {
    input = dup(STDIN_FILENO)
    output = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  /// The next message; `nil` at the end of the conversation.
  func receive() -> [UInt8]? {
    guard let header = read(8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length > 0, length < 1 << 32 else { return nil }
    return read(Int(length))
  }

  func send(_ message: [UInt8]) {
    let length = UInt64(message.count)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
    write(header + message)
  }

  private func read(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      var received = 0
      bytes += [UInt8](unsafeUninitializedCapacity: count - bytes.count) { buffer, initialized in
        received = systemRead(input, buffer)
        initialized = max(received, 0)
      }
      if received == 0 || received < 0 && errno != EINTR { return nil }
    }
    return bytes
  }

  private func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(output, $0) }
      if count < 0, errno != EINTR { return }
      rest = rest.dropFirst(max(count, 0))
    }
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  write(descriptor, buffer.baseAddress, buffer.count)
}

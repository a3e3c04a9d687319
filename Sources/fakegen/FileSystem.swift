#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// All access to the operating system.
enum FileSystem {
  /// A failed access to a file, with the system's reason.
  struct Failure: Error, Equatable, CustomStringConvertible {
    /// "read" or "write".
    let verb: String
    let path: String
    let reason: String

    init(_ verb: String, _ path: String, _ reason: String) {
      self.verb = verb
      self.path = path
      self.reason = reason
    }

    init(_ verb: String, _ path: String, code: Int32) {
      self.init(verb, path, String(cString: strerror(code)))
    }

    var description: String {
      path == Self.standardOutput
        ? "cannot \(verb) to \(path): \(reason)" : "cannot \(verb) '\(path)': \(reason)"
    }

    static let standardOutput = "standard output"
  }

  enum Kind: Equatable {
    case file, folder, other
  }

  /// The identity of a file, which does not depend on the path by which it is reached.
  struct Identity: Hashable {
    let device: UInt64
    let inode: UInt64
  }

  struct Entry: Equatable {
    let kind: Kind
    let identity: Identity
    let size: Int
    let permissions: UInt32
  }

  /// Returns the entry at a path, following links.
  static func entry(at path: String) throws -> Entry {
    var status = stat()
    guard stat(path, &status) == 0 else { throw Failure("read", path, code: errno) }
    let mode = status.st_mode & S_IFMT
    return Entry(
      kind: mode == S_IFREG ? .file : mode == S_IFDIR ? .folder : .other,
      identity: Identity(
        device: UInt64(truncatingIfNeeded: status.st_dev),
        inode: UInt64(truncatingIfNeeded: status.st_ino)),
      size: Int(status.st_size), permissions: UInt32(status.st_mode & 0o7777))
  }

  static func exists(_ path: String) -> Bool { (try? entry(at: path)) != nil }

  /// An entry in the list of a folder.
  struct Name {
    let text: String
    let inode: UInt64
    /// The kind of the entry; `nil` for links, and if the file system does not tell.
    let kind: Kind?
  }

  /// Returns the entries of a folder, sorted by the bytes of their names.
  ///
  /// Files that cannot be sources may have any name.
  ///
  /// - Throws: `Failure`, if the folder cannot be read, or the name of a Swift file or a folder is not UTF-8.
  static func names(in folder: String) throws -> [Name] {
    var names: [Name] = []
    try visit(folder) { bytes, entry in
      let kind = kind(ofType: entry.pointee.d_type)
      guard let text = String(validatingCString: bytes) else {
        let repaired = String(cString: bytes)
        if kind == .file, !repaired.hasSuffix(".swift") { return }
        throw Failure("read", folder, "the name of '\(repaired)' in it is not UTF-8")
      }
      if text == "." || text == ".." { return }
      names.append(
        Name(text: text, inode: UInt64(truncatingIfNeeded: entry.pointee.d_ino), kind: kind))
    }
    return names.sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
  }

  /// Calls a closure with each entry of a folder, in any order.
  static func visit(
    _ folder: String, _ body: (_ name: UnsafePointer<CChar>, UnsafePointer<dirent>) throws -> Void
  ) throws {
    guard let stream = opendir(folder) else { throw Failure("read", folder, code: errno) }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      try withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        try pointer.withMemoryRebound(
          to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)
        ) { try body($0, entry) }
      }
    }
  }

  private static func kind(ofType type: UInt8) -> Kind? {
    switch Int(type) {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    default: nil
    }
  }

  /// Reads a whole file.
  ///
  /// - Throws: `Failure`, if there is no such file or it may not be read.
  static func read(_ path: String) throws -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Failure("read", path, code: errno) }
    defer { close(descriptor) }
    let expected = try entry(at: path)
    guard expected.kind == .file else { throw Failure("read", path, "it is not a regular file") }
    var bytes: [UInt8] = []
    // The size is a hint: a file may grow or shrink while it is read.
    var capacity = max(expected.size + 1, 4096)
    while true {
      let count = bytes.count
      var received = 0
      bytes += try [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
        received = systemRead(descriptor, buffer.baseAddress, buffer.count)
        guard received >= 0 else { throw Failure("read", path, code: errno) }
        initialized = received
      }
      if received == 0 { return bytes }
      if bytes.count > count { capacity = max(4096, expected.size - bytes.count + 1) }
    }
  }

  /// Reads a whole file into memory that is reused for other files.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - buffer: The memory, which grows if necessary.
  /// - Returns: The number of bytes read.
  /// - Throws: `Failure`, if there is no such file or it may not be read.
  static func read(_ path: String, into buffer: inout ReusableBuffer) throws -> Int {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Failure("read", path, code: errno) }
    defer { close(descriptor) }
    var count = 0
    while true {
      if count == buffer.capacity { buffer.grow(keeping: count) }
      let received = systemRead(descriptor, buffer.start + count, buffer.capacity - count)
      guard received >= 0 else { throw Failure("read", path, code: errno) }
      if received == 0 { return count }
      count += received
    }
  }

  /// Whether a word occurs among some bytes.
  static func contains(_ bytes: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
    guard var place = bytes.baseAddress else { return false }
    let length = word.utf8CodeUnitCount
    let end = place + bytes.count
    // The system's search for a byte is many times faster than a loop, above all in debug builds.
    while end - place >= length,
      let found = memchr(place, Int32(word.utf8Start[0]), end - place - length + 1)
    {
      if memcmp(found, word.utf8Start, length) == 0 { return true }
      place = UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) + 1
    }
    return false
  }

  /// Reads, and tries again if a signal interrupts the call.
  private static func systemRead(
    _ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int
  ) -> Int {
    while true {
      let received = systemCallRead(descriptor, buffer, count)
      if received >= 0 || errno != EINTR { return received }
    }
  }

  /// Returns the folder of a path if it does not exist.
  static func missingFolder(of path: String) -> String? {
    let folder = String(parts(of: path).folder.dropLast())
    return folder.isEmpty || exists(folder) ? nil : folder
  }

  /// Splits a path into the folder, with its slash, and the name of the file.
  static func parts(of path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (String(path[...slash]), String(path[path.index(after: slash)...]))
  }

  /// Returns the path with all links resolved, whether or not a file exists there.
  static func resolvingLinks(_ path: String) -> String {
    if let resolved = realpath(path, nil) {
      defer { free(resolved) }
      return String(validatingCString: resolved) ?? path
    }
    var path = path
    // Links may form a cycle.
    for _ in 0..<32 {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(path, &buffer, buffer.count)
      if count <= 0 { break }
      let bytes = buffer.prefix(count).map(UInt8.init(bitPattern:))
      let target = String(decoding: bytes, as: UTF8.self)
      path = target.hasPrefix("/") ? target : parts(of: path).folder + target
    }
    return path
  }

  /// Whether a path matches a pattern with `*`, `?` and `[…]`; `*` also matches slashes.
  static func matches(_ path: String, pattern: String) -> Bool {
    fnmatch(pattern, path, 0) == 0
  }

  /// Writes to standard output; that a reader has closed it is not an error.
  ///
  /// - Throws: `Failure`, if not all could be written.
  static func writeToStandardOutput(_ text: String) throws {
    guard let code = write(Array(text.utf8), to: STDOUT_FILENO), code != EPIPE else { return }
    throw Failure("write", Failure.standardOutput, code: code)
  }

  @Sendable static func writeToStandardError(_ text: String) {
    _ = write(Array(text.utf8), to: STDERR_FILENO)
  }

  /// Whether standard error is a terminal.
  static var standardErrorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  static func exit(_ code: Int32) -> Never {
    systemExit(code)
  }

  /// Writes all bytes, in as many calls as it takes.
  ///
  /// - Returns: The error number; `nil` if everything was written.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { buffer -> Int32? in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        rest = rest.dropFirst(count)
      }
      return nil
    }
  }
}

private func systemCallRead(
  _ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int
) -> Int {
  read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  write(descriptor, buffer.baseAddress, buffer.count)
}

private func systemExit(_ code: Int32) -> Never {
  exit(code)
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The replacement of files.
extension FileSystem {
  /// Returns the entry at a path to write to; `nil` if there is nothing.
  ///
  /// - Throws: `Failure`, if what is there cannot be reached, such as the target of links that form a cycle.
  static func entryToReplace(at path: String) throws -> Entry? {
    var status = stat()
    guard stat(path, &status) != 0 else { return try entry(at: path) }
    let code = errno
    if code == ENOENT { return nil }
    throw Failure("write", path, code: code)
  }

  /// Replaces a file atomically: readers see the old bytes or the new ones, never a part.
  ///
  /// - Throws: `Failure`, if the folder cannot be written to; the old file is then untouched.
  static func replace(_ path: String, with bytes: [UInt8], permissions: UInt32?) throws {
    removeLeftovers(besides: path)
    let (folder, name) = parts(of: path)
    // The system replaces each X so that the name is unique.
    let blank = String(repeating: "X", count: 6)
    var template = Array("\(folder).\(name)\(temporaryMark)\(blank)".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else {
      if let missing = missingFolder(of: path) {
        throw Failure("write", path, "there is no folder '\(missing)'; create it")
      }
      throw Failure("write", path, code: errno)
    }
    let letters = template.dropLast().map(UInt8.init(bitPattern:))
    let temporary = String(decoding: letters, as: UTF8.self)
    var failure = write(bytes, to: descriptor)
    if failure == nil, fchmod(descriptor, mode_t(permissions ?? newFilePermissions)) != 0 {
      failure = errno
    }
    if close(descriptor) != 0, failure == nil { failure = errno }
    if failure == nil, rename(temporary, path) != 0 { failure = errno }
    if let failure {
      unlink(temporary)
      throw Failure("write", path, code: failure)
    }
  }

  /// The part of a temporary file's name after the name of the file that it replaces.
  private static let temporaryMark = ".fakegen-"

  /// The permissions of a new file: everybody may read it, unless the user's mask forbids it.
  private static var newFilePermissions: UInt32 {
    let taken = umask(0)
    umask(taken)
    return 0o644 & ~UInt32(taken)
  }

  /// Removes temporary files that killed runs left behind more than an hour ago.
  private static func removeLeftovers(besides path: String) {
    let (folder, name) = parts(of: path)
    let prefix = ".\(name)\(temporaryMark)"
    // Names are compared as C strings, because there may be thousands of other files.
    var leftovers: [String] = []
    try? visit(folder.isEmpty ? "." : folder) { name, _ in
      if strncmp(name, prefix, prefix.utf8.count) == 0 { leftovers.append(String(cString: name)) }
    }
    for leftover in leftovers {
      var status = stat()
      guard stat(folder + leftover, &status) == 0 else { continue }
      #if canImport(Darwin)
        let seconds = status.st_mtimespec.tv_sec
      #else
        let seconds = status.st_mtim.tv_sec
      #endif
      if seconds < time(nil) - 3600 { unlink(folder + leftover) }
    }
  }
}

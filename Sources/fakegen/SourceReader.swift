import Dispatch
import FakegenCore
import FakegenSyntax

/// Reads source files, several at once, without keeping their bytes.
///
/// A class, because all threads share the list of problems; a lock protects it.
final class SourceReader: @unchecked Sendable {
  private let files: [SourceSet.File]
  private let workers: Workers
  /// The files of the output's module, of which even those that fakegen wrote are read.
  private let outputModuleFiles: Set<Int>
  private let buffers: BufferPool
  private let progress: Progress?
  private let lock = DispatchSemaphore(value: 1)
  private var problemsByFile: [Int: Diagnostic] = [:]
  private var ownOutputs: Set<Int> = []

  /// - Parameters:
  ///   - files: The files to read.
  ///   - configuration: Tells which files belong to the output's module.
  ///   - workers: Read several files at once.
  ///   - progress: Counts the files that were searched.
  init(
    _ files: [SourceSet.File], for configuration: Configuration = Configuration(),
    workers: Workers,
    progress: Progress? = nil
  ) {
    self.files = files
    self.progress = progress
    outputModuleFiles = Set(files.indices.filter { files[$0].isInOutputModule(configuration) })
    self.workers = workers
    buffers = BufferPool()
  }

  /// The files that could not be read, in their order.
  var problems: [Diagnostic] {
    problemsByFile.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The files as a source set for generation.
  var sources: SourceSet {
    SourceSet(
      files: files,
      mayBeAnnotated: { file in
        defer { self.progress?.advance(.searching, of: self.files.count) }
        return self.withBytes(of: file, Self.mayBeAnnotated) ?? false
      },
      outline: { file in
        defer { self.progress?.advance(.reading, of: self.files.count) }
        return self.withBytes(of: file) { Outline($0) } ?? Outline()
      },
      read: { self.text(of: $0) },
      workers: workers)
  }

  /// Whether a file may contain an annotation, even a misspelled one, about which there is a warning.
  private static func mayBeAnnotated(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // Most files contain none of these, which one search tells.
    FileSystem.contains(bytes, "Fak")
      && (FileSystem.contains(bytes, "@Fak") || FileSystem.contains(bytes, "// Faked"))
  }

  /// The texts of all files, except those that fakegen wrote.
  var texts: [SourceText] { workers.map(files.indices) { self.text(of: $0) }.compactMap { $0 } }

  /// Calls a closure with a file's bytes; `nil` if the file cannot be read or is not a source.
  private func withBytes<Result>(
    of file: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result? {
    var buffer = buffers.take()
    defer { buffers.put(back: buffer) }
    do {
      let count = try FileSystem.read(files[file].path, into: &buffer)
      let bytes = UnsafeBufferPointer(start: buffer.start, count: count)
      if isOwnOutput(bytes, file) { return nil }
      // No annotation would be found in UTF-16.
      if count > 1, (bytes[0], bytes[1]) == (0xFF, 0xFE) || (bytes[0], bytes[1]) == (0xFE, 0xFF) {
        note(.utf16, path: "\(files[file].path):1:1", file: file)
        return nil
      }
      return body(bytes)
    } catch {
      note(.unreadable("\(error)"), path: "", file: file)
      return nil
    }
  }

  /// Whether fakegen wrote a file that is therefore not a source; a file of `--support` may still tell which
  /// Empty protocols exist.
  private func isOwnOutput(_ bytes: some Sequence<UInt8>, _ file: Int) -> Bool {
    guard !files[file].isSupport, !outputModuleFiles.contains(file),
      bytes.startsWithGeneratedHeader
    else { return false }
    lock.wait()
    defer { lock.signal() }
    ownOutputs.insert(file)
    return true
  }

  /// The number of files that were read as sources.
  var sourceCount: Int {
    files.indices.count {
      !files[$0].isSupport && !ownOutputs.contains($0) && problemsByFile[$0] == nil
    }
  }

  private func text(of file: Int) -> SourceText? {
    let path = files[file].path
    guard let source = withBytes(of: file, { SourceText(path: path, bytes: Array($0)) }) else {
      return nil
    }
    guard let offset = source.bytes.firstInvalidUTF8Offset else { return source }
    // The text is not kept, so the path includes the line and column.
    let (line, column) = source.location(of: offset)
    note(.notUTF8, path: "\(path):\(line):\(column)", file: file)
    return nil
  }

  private func note(_ message: Diagnostic.Message, path: String, file: Int) {
    lock.wait()
    defer { lock.signal() }
    problemsByFile[file] = Diagnostic(.error, message, path: path, offset: 0)
  }
}

/// Memory that files are read into, one after the other.
struct ReusableBuffer {
  private(set) var start: UnsafeMutablePointer<UInt8>
  private(set) var capacity: Int

  init() {
    capacity = 1 << 18
    start = .allocate(capacity: capacity)
  }

  /// Doubles the memory, and keeps the first bytes.
  mutating func grow(keeping count: Int) {
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity * 2)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
    capacity *= 2
  }
}

/// A pool of unused buffers, which are never deallocated.
///
/// A class, because all threads share it; a lock protects it.
private final class BufferPool: @unchecked Sendable {
  private let lock = DispatchSemaphore(value: 1)
  private var free: [ReusableBuffer] = []

  func take() -> ReusableBuffer {
    lock.wait()
    defer { lock.signal() }
    return free.popLast() ?? ReusableBuffer()
  }

  func put(back buffer: ReusableBuffer) {
    lock.wait()
    defer { lock.signal() }
    free.append(buffer)
  }
}

extension [UInt8] {
  /// The offset of the first invalid UTF-8 sequence; `nil` if there is none.
  fileprivate var firstInvalidUTF8Offset: Int? {
    let highBits = SIMD4<UInt64>(repeating: 0x8080_8080_8080_8080)
    return withUnsafeBytes { bytes in
      var index = 0
      while index < bytes.count {
        // Most bytes are ASCII, so their highest bit is not set.
        if index + 32 <= bytes.count,
          bytes.loadUnaligned(fromByteOffset: index, as: SIMD4<UInt64>.self) & highBits == .zero
        {
          index += 32
        } else if bytes[index] < 0x80 {
          index += 1
        } else {
          var decoder = UTF8()
          var rest = bytes[index...].makeIterator()
          guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return index }
          index += UTF8.width(scalar)
        }
      }
      return nil
    }
  }
}

import Dispatch
import FakegenCore
import FakegenSyntax

/// Reads source files, several at once, and keeps none of them.
///
/// A class, because all that read share the list of what went wrong, behind a lock.
final class SourceReader: @unchecked Sendable {
  private let files: [SourceSet.File]
  private let workers: Workers
  /// The files of the module that the output belongs to, of which it has to know all.
  private let homes: Set<Int>
  private let buffers: BufferPool
  private let progress: Progress?
  private let lock = DispatchSemaphore(value: 1)
  private var problemsByFile: [Int: Diagnostic] = [:]
  private var ownOutputs: Set<Int> = []

  /// - Parameters:
  ///   - files: The files to read.
  ///   - configuration: Says whose files are the output's own.
  ///   - workers: Read several files at once.
  ///   - progress: Is told of each file that was looked through.
  init(
    _ files: [SourceSet.File], for configuration: Configuration = Configuration(),
    workers: Workers,
    progress: Progress? = nil
  ) {
    self.files = files
    self.progress = progress
    homes = Set(files.indices.filter { files[$0].isInOutputModule(configuration) })
    self.workers = workers
    buffers = BufferPool()
  }

  /// What could not be read, in the order of the files.
  var problems: [Diagnostic] {
    problemsByFile.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The files, as generation asks for them.
  var sources: SourceSet {
    SourceSet(
      files: files,
      mayBeAnnotated: { file in
        defer { self.progress?.advance(.searching, of: self.files.count) }
        return self.withBytes(of: file) { FileSystem.contains($0, "@Faked") } ?? false
      },
      outline: { file in
        defer { self.progress?.advance(.reading, of: self.files.count) }
        return self.withBytes(of: file) { Outline($0) } ?? Outline()
      },
      read: { self.text(of: $0) },
      workers: workers)
  }

  /// The texts of all files but those that fakegen wrote.
  var texts: [SourceText] { workers.map(files.indices) { self.text(of: $0) }.compactMap { $0 } }

  /// Shows a file's bytes to a body; `nil` if it cannot be read or is of no use.
  private func withBytes<Result>(
    of file: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result? {
    var buffer = buffers.take()
    defer { buffers.put(back: buffer) }
    do {
      let count = try FileSystem.read(files[file].path, into: &buffer)
      let bytes = UnsafeBufferPointer(start: buffer.start, count: count)
      if isOwnOutput(bytes, file) { return nil }
      // In UTF-16 nothing looks like an annotation.
      if count > 1, (bytes[0], bytes[1]) == (0xFF, 0xFE) || (bytes[0], bytes[1]) == (0xFE, 0xFF) {
        note(.notUTF8, path: "\(files[file].path):1:1", file: file)
        return nil
      }
      return body(bytes)
    } catch {
      note(.unreadable("\(error)"), path: "", file: file)
      return nil
    }
  }

  /// What fakegen wrote is no source, but support may say which Empty protocols there are.
  private func isOwnOutput(_ bytes: some Sequence<UInt8>, _ file: Int) -> Bool {
    guard !files[file].isSupport, !homes.contains(file),
      bytes.startsWithGeneratedHeader
    else { return false }
    lock.wait()
    defer { lock.signal() }
    ownOutputs.insert(file)
    return true
  }

  /// How many files were of use as sources.
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
    // The text is kept by nobody, so the place is put into the path.
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

/// Memory that one file after the other is read into.
struct ReusableBuffer {
  private(set) var start: UnsafeMutablePointer<UInt8>
  private(set) var capacity: Int

  init() {
    capacity = 1 << 18
    start = .allocate(capacity: capacity)
  }

  /// Doubles the memory; the first bytes stay.
  mutating func grow(keeping count: Int) {
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity * 2)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
    capacity *= 2
  }
}

/// The buffers that nobody reads into just now; they live as long as the program.
///
/// A class, because all that read share it, behind a lock.
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
  /// Where the bytes stop being UTF-8; `nil` if they never do.
  fileprivate var firstInvalidUTF8Offset: Int? {
    withUnsafeBytes { bytes in
      var index = 0
      while index < bytes.count {
        // Most are ASCII, and have no highest bit set.
        if index + 8 <= bytes.count,
          bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        {
          index += 8
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

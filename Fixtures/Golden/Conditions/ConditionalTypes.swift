import Faked

#if os(macOS)
  struct PlatformColor { init(ns: Int) {} }
#elseif DEBUG
  struct PlatformColor { init(debug: String) {} }
#else
  struct PlatformColor { init(ui: String) {} }
#endif

#if os(Linux)
  typealias PlatformHandle = Int
  enum PlatformMode { case linux }
#endif
#if !os(Linux)
  typealias PlatformHandle = String
  enum PlatformMode { case apple }
#endif

struct PlatformStyle {
  #if os(Linux)
    init(linux: PlatformMode) {}
  #else
    init(apple: Int) {}
  #endif
}

struct PlatformBox {
  #if DEBUG
    var trace: Int
  #endif
  var color: PlatformColor
}

enum PlatformCase {
  #if os(Linux)
    case linux
  #else
    case other
  #endif
}

#if DEBUG
  struct PlatformTrace { let id: Int }
#endif

/// The protocol names these without a condition, so they exist.
#if !PLATFORM_SINGLE_MODULE
  typealias PlatformList<Element> = PlatformLists.List<Element>
  struct PlatformPlan { let list: PlatformList<Int> }
#endif

enum PlatformLists {
  struct List<Element> { init() {} }
}

struct PlatformToken {
  #if DEBUG
    init(value: Int) {}
  #else
    init(value: Int) {}
  #endif
}

@Faked protocol ConditionalTypes {
  var color: PlatformColor { get }
  var handle: PlatformHandle { get set }
  var mode: PlatformMode? { get }
  func style(of mode: PlatformMode) -> PlatformStyle
  var kind: PlatformCase { get }
  func boxes() throws -> [(PlatformBox, PlatformCase)]
  func box() throws -> PlatformBox
  func token() -> PlatformToken
  func plan() -> PlatformPlan
  #if os(Linux)
    var linuxMode: PlatformMode { get }
  #else
    var appleStyle: PlatformStyle { get }
  #endif
  #if DEBUG
    var trace: PlatformTrace { get }
  #endif
}

#if os(Linux)
  @Faked protocol LinuxOnly {
    var style: PlatformStyle { get }
  }
#endif

// What has a value of its own in each branch needs no argument.

@Faked final class PlatformHooks {
  #if DEBUG
    private var level = 3
  #endif
}

@Faked struct PlatformSetup {
  var hooks: PlatformHooks
  #if DEBUG
    var traces = 1
  #endif
}

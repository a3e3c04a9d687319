/// Default values of well-known packages, whose sources need not be given.
extension StandardDefaults {
  // Futures and streams end immediately.

  static let promiseKit = Table(
    of: "PromiseKit",
    """
    Guarantee  .value(=0)
    Promise    .value(=0)
    """)

  static let rxSwift = Table(
    of: "RxSwift",
    """
    Completable  .empty()
    Infallible   .empty()
    Maybe        .empty()
    Observable   .empty()
    Single       .just(=0)
    """)

  static let reactiveSwift = Table(
    of: "ReactiveSwift",
    """
    MutableProperty  $T(=0)
    Property         $T(value: =0)
    Signal           .empty
    SignalProducer   .empty
    """)

  // MARK: - Collections

  static let orderedCollections = Table(
    of: "OrderedCollections",
    """
    OrderedDictionary  [:]
    OrderedSet         []
    """)

  static let deque = Table(
    of: "DequeModule",
    """
    Deque  []
    """)

  static let treeCollections = Table(
    of: "HashTreeCollections",
    """
    TreeDictionary  [:]
    TreeSet         []
    """)

  static let identifiedCollections = Table(
    of: "IdentifiedCollections",
    """
    IdentifiedArray    []
    IdentifiedArrayOf  []
    """)

  // MARK: - Servers

  static let nio = Table(
    of: "NIOCore",
    """
    ByteBuffer           $T()
    ByteBufferAllocator  $T()
    CircularBuffer       []
    NIODeadline          .uptimeNanoseconds(0)
    TimeAmount           .zero
    """)

  static let nioHTTP = Table(
    of: "NIOHTTP1",
    """
    HTTPHeaders         [:]
    HTTPMethod          .GET
    HTTPRequestHead     $T(version: .http1_1, method: .GET, uri: "")
    HTTPResponseHead    $T(version: .http1_1, status: .ok)
    HTTPResponseStatus  .ok
    HTTPVersion         .http1_1
    """)

  static let httpTypes = Table(
    of: "HTTPTypes",
    """
    HTTPFields           [:]
    HTTPRequest          $T(method: .get, scheme: nil, authority: nil, path: nil)
    HTTPRequest.Method   .get
    HTTPResponse         $T(status: .ok)
    HTTPResponse.Status  .ok
    """)

  static let system = Table(
    of: "System",
    """
    Errno                       $T(rawValue: 0)
    FileDescriptor              $T(rawValue: -1)
    FileDescriptor.AccessMode   .readOnly
    FileDescriptor.OpenOptions  []
    FilePath                    $T()
    FilePermissions             []
    """)
}

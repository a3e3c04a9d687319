import Faked

@Faked(skip: ["title", "load(_:)"])
protocol Skipping {
  var title: String { get }
  func load() -> Int
  func load(_ name: String) -> Int
}

extension Skipping {
  var title: String { "mine" }
  func load(_ name: String) -> Int { 5 }
}

/// Without an implementation of what is skipped there can be no Null type.
@Faked(skip: ["load() -> Int"], createNull: false)
protocol SkippingForFakes {
  func load() -> Int
  func load() -> String
}

import Faked

@Faked protocol AnywhereIterator: AsyncIteratorProtocol {
  var page: Int { get }
}

@Faked protocol AnywhereSendableIterator: AsyncIteratorProtocol, Sendable {}

@Faked protocol AnywhereText: RangeReplaceableCollection where Element == String {}

class AnywhereBase {
  nonisolated init() {}
}

class AnywhereRequired {
  nonisolated required init(count: Int) {}
}

@Faked protocol AnywhereSubclass: AnywhereBase {
  var title: String { get }
}

@Faked protocol AnywhereRepeated: AnywhereRequired {
  var title: String { get }
}

class ThemedBase {
  init() {}
}

@Faked protocol Themed {
  var tint: Int { get }
}

@Faked protocol ThemedScreen: ThemedBase, Themed {
  var title: String { get }
}

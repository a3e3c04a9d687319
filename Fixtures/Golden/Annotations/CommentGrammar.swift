// @Faked can't handle this one
protocol ProseComment { var count: Int { get } }

/// Is faked like so:
///
///     @Faked protocol Sample {}
///
/// @Faked
protocol SampleInDocumentation { var count: Int { get } }

struct BehindCode {}  // @Faked
protocol BelowCode { var count: Int { get } }

//@Faked
protocol CommentedOut { var count: Int { get } }

// @Faked

protocol BelowEmptyLine { var count: Int { get } }

/**
 * @Faked(
 *   anyObject: true) is a sample
 */
protocol SampleInBlock { var count: Int { get } }

/** @Faked(anyObject: true) */
protocol DocumentationBlock { var count: Int { get } }

/*
  @Faked(
    types: ["GrammarItem": "Int"])
*/
// Another comment.
@available(macOS 13, *)
protocol SeveralLines {
  associatedtype GrammarItem
  // @FakeDefault(3)
  // The number of items.
  var count: Int { get }
  // @FakeDefault is what it needs
  var prose: Int { get }
  var behind: Int { get }  // @FakeDefault(5)
  var next: Int { get }
  //@FakeDefault(8)
  var out: Int { get }
  func items() -> [GrammarItem]
}

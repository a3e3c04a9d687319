import Faked

public struct TreeSyntax {
  /// It uses the member whose default it would be.
  public init(_ node: some TreeNode) { self = node.syntax }
}

public struct TreeRoot {
  public init(_ node: any TreeNode) {}
}

@Faked public protocol TreeNode {
  var syntax: TreeSyntax { get }
  var root: TreeRoot { get }
}

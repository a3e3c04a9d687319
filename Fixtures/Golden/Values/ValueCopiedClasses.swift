import Faked

// Each is a part of the other.
@Faked(copy: true) class ValueTrunk {
  var leaf: ValueLeaf?
  required init(leaf: ValueLeaf) { self.leaf = leaf }
}

@Faked(copy: true) final class ValueLeaf: ValueTrunk {
  let size: Int
  init(size: Int) {
    self.size = size
    super.init(leaf: ValueLeaf(size: size))
  }
  required init(leaf: ValueLeaf) {
    size = leaf.size
    super.init(leaf: leaf)
  }
}

@Faked(copy: true) class ValueBranch {
  var length: Int
  required init(length: Int) { self.length = length }
}

// The function of the class above copies these, too.
@Faked(copy: true) final class ValueTwig: ValueBranch {}

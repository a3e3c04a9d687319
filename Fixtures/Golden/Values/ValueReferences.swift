import Faked

// A test has to keep what only a weak property keeps.

@Faked final class CodeModule {
  let name: String
  init(name: String = "main") { self.name = name }
}

@Faked(copy: true) final class CodeScope {
  let parent: CodeScope?
  unowned let module: CodeModule

  init(parent: CodeScope?, module: CodeModule) {
    self.parent = parent
    self.module = module
  }

  convenience init(child of: CodeScope) { self.init(parent: of, module: of.module) }
}

@Faked struct CodeCursor {
  unowned var module: CodeModule
  var line = 1
}

// Of several initializers, that is taken which does without a value of the type.
@Faked final class CodeFile {
  let lines: [any Sequence]
  init(lines: [any Sequence], first: any Sequence) { self.lines = lines }
  init(copying other: CodeFile) { lines = other.lines }
}

// The parts of a tuple that is made of literals have their types.
// @Faked
struct TakenApart {
  var width: Int
  var (height, name) = (2, "")
}

import Faked

final class CopiedCell {
  init() {}
}

// Types as values are copied like other defaults.
@Faked struct CopiedRow {
  let cell: CopiedCell.Type
  let content: Any.Type

  init(
    cell: CopiedCell.Type = CopiedCell.self, content: Any.Type = CopiedCell.self,
    list: [Any.Type] = [Int.self, CopiedCell.self]
  ) {
    self.cell = cell
    self.content = content
  }
}

@Faked struct CopiedRequest<Message> {
  var count: Int

  init(of messageType: Message.Type = Message.self, count: Int = 1) {
    self.count = count
  }
}

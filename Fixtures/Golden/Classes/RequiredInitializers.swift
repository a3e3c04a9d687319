import Faked

struct RequiredStyle {
  var size = 0
}

class RequiredBase {
  required init(
    style: RequiredStyle = RequiredStyle(),
    others: [RequiredStyle]
  ) {}
}

@Faked protocol RequiredScreen: RequiredBase {
  var title: String { get }
}

import Faked

/// What a screen shows, faked for previews.
@Faked public protocol ScreenModel {
  var title: String { get }
  var rows: [String] { get }
}

public struct Screen {
  let model: any ScreenModel

  public init(model: any ScreenModel) {
    self.model = model
  }

  public var text: String { ([model.title] + model.rows).joined(separator: "\n") }
}

#if DEBUG
  /// What `#Preview` would show.
  public func preview() -> Screen { Screen(model: NullScreenModel()) }
#endif

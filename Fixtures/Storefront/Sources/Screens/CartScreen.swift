/// Stands for a view, which shows a model and is previewed with a fake.
@MainActor
public struct CartScreen {
  let model: any CartViewModel

  public init(model: any CartViewModel) {
    self.model = model
  }

  public var text: String {
    ([model.title] + model.rows.map(\.title)).joined(separator: "\n")
  }
}

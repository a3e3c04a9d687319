import Faked

@Faked protocol EquatedModel {
  associatedtype EquatedModelType: Equatable
  func models() -> [EquatedModelType]
}

@Faked protocol EquatedItem<Item>: EquatedModel where EquatedModelType == Item {
  associatedtype Item
  func item() -> Item?
}

@Faked protocol EquatedSiblings<Item> {
  associatedtype EquatedModelType: Hashable
  associatedtype Item where Item == EquatedModelType
}

// Ein Kopf mit Umlauten: äöü, 名前, 🎉, which shifts the columns of everything below.
import Faked

/// Documentation that ends a comment: `*/`, and opens one: `/*`.
@Faked protocol UnicodeNames {
  /// Größe in Metern 📏
  var größe: Double { get }
  func 挨拶(_ 名前: String) -> String?
  static func ≈ (left: Self, right: Self) -> Bool
}

infix operator ≈

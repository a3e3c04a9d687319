import Faked
import Foundation

public protocol DateSortable {
  var date: Date { get }
}

/// Groups what has a date by day.
@Faked
public protocol DateSorter {
  func map<T: DateSortable>(_ items: [T]) -> [(key: String, items: [T])]
  func first<T: DateSortable>(of items: [T]) -> T?
}

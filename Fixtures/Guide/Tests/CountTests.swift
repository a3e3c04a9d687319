import FakedSpies
import XCTest

@testable import Guide

func XCTAssertEqual(
  _ count: CallCount, _ expected: Int, file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssert(count == expected, "\(count), not \(expected)", file: file, line: line)
}

final class CountTests: XCTestCase {
  func testCountsAreComparedByTheTestsOwnFunction() {
    let window = SpyShopWindow()
    window.open()
    let expected = 1
    XCTAssertEqual(window.calls.open().count, 1)
    XCTAssertEqual(window.calls.open().count, expected)
    XCTAssertEqual(window.calls.open().map { $0 }.count, 1)
  }
}

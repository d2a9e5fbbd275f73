// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("The sign before a number")
@MainActor
struct NumberSignTests {
  private func show(_ price: Double, title: String = "Price", on screen: TableScreen) {
    screen.driver.sections = [
      TableSection {
        NumberRow(title, value: price, format: .currency("USD"), language: "en") { _ in }
      }
    ]
    screen.settle()
  }

  private func field(on screen: TableScreen) throws -> UITextField {
    try #require(screen.first(UITextField.self, 0))
  }

  /// Returns the space between the sign and the digits.
  private func space(on screen: TableScreen, isMirrored: Bool) throws -> CGFloat {
    let field = try field(on: screen)
    let sign = try #require(
      screen.parts(0).first { ($0 as? UILabel)?.text?.contains("$") == true })
    let digits = field.intrinsicContentSize.width
    return isMirrored
      ? sign.frame.minX - (field.frame.minX + digits)
      : field.frame.maxX - digits - sign.frame.maxX
  }

  @Test("The sign is next to the digits, also while the user types", arguments: [false, true])
  func space(isMirrored: Bool) throws {
    let screen = TableScreen()
    screen.window.setLayoutDirection(isMirrored ? .rightToLeft : .leftToRight)
    show(9.5, on: screen)
    let first = try space(on: screen, isMirrored: isMirrored)
    #expect((0...10).contains(first))
    func expectSame(_ comment: Comment) throws {
      #expect(abs(try space(on: screen, isMirrored: isMirrored) - first) <= 1, comment)
    }
    show(1_234_567.5, on: screen)
    try expectSame("another number")
    let field = try field(on: screen)
    #expect(field.becomeFirstResponder())
    while field.text?.isEmpty == false {
      field.deleteBackward()
      try expectSame("deleting")
    }
    for digit in ["1", "2", "3"] {
      field.enter(digit)
      try expectSame("typing")
    }
    _ = field.resignFirstResponder()
    show(3, title: "A longer title", on: screen)
    try expectSame("another title")
    screen.window.rotate(to: CGSize(width: 667, height: 375), screenInsets: nil)
    screen.settle()
    try expectSame("another width")
  }

  @Test("Without a sign, the title of the row stays in place")
  func noSign() throws {
    let screen = TableScreen()
    screen.driver.sections = [
      TableSection {
        NumberRow("Price", value: 9.5, format: .currency("USD"), language: "en") { _ in }.value("")
      }
    ]
    screen.settle()
    let title = try #require(screen.parts(0).first as? UILabel)
    #expect(title.text == "Price" && title.frame.minX < 30)
  }
}
#endif

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("The frame of the keyboard")
@MainActor
struct KeyboardFrameTests {
  private let screen = TableScreen(ListPage("Numbers", Array(0..<60)))

  private var inset: CGFloat { screen.table.contentInset.bottom }

  @Test("A keyboard that floats above the lower edge covers nothing")
  func floating() {
    screen.window.moveKeyboard(to: CGRect(x: 0, y: 400, width: 375, height: 267))
    #expect(inset == 267)
    screen.window.moveKeyboard(to: CGRect(x: 20, y: 200, width: 320, height: 260))
    #expect(inset == 0)
    screen.window.moveKeyboard(to: CGRect(x: 0, y: 300, width: 375, height: 367))
    #expect(inset == 367)
  }

  @Test("The keyboard of another screen covers nothing")
  func otherScreen() {
    let other = TableScreen(ListPage("Numbers", Array(0..<60)))
    other.window.moveKeyboard(to: CGRect(x: 0, y: 400, width: 375, height: 267))
    #expect(inset == 0 && other.table.contentInset.bottom == 267)
  }

  @Test("The keyboard covers another part of a table that has moved or has another size")
  func moving() {
    screen.window.moveKeyboard(to: CGRect(x: 0, y: 400, width: 375, height: 267))
    #expect(inset == 267)
    screen.window.rotate(to: CGSize(width: 375, height: 467))
    #expect(inset == 67)
    screen.window.rotate(to: CGSize(width: 375, height: 367))
    #expect(inset == 0)
    screen.window.rotate(to: CGSize(width: 375, height: 667))
    #expect(inset == 267)
  }

  @Test("The frame for the next orientation applies once the table has its size")
  func rotating() {
    screen.window.rotate(to: CGSize(width: 667, height: 375))
    screen.window.moveKeyboard(to: CGRect(x: 0, y: 215, width: 667, height: 160))
    #expect(inset == 160)
    screen.window.moveKeyboard(to: CGRect(x: 0, y: 400, width: 375, height: 267))
    screen.window.rotate(to: CGSize(width: 375, height: 667))
    #expect(inset == 267)
  }
}
#endif

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Observation
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@MainActor
@Suite("The row of an edited field")
struct EditedRowTests {
  @MainActor @Observable
  final class Guests {
    var names = (0..<40).map { "guest \($0)" }
  }

  private struct GuestPage: TablePage {
    let guests: Guests

    var title: String { "Guests" }
    var sections: [TableSection] {
      TableSection {
        for name in guests.names { Row(name, id: name) }
        FieldRow("Note", text: "") { _ in }
      }
    }
  }

  private let guests = Guests()
  private let screen: TableScreen

  init() { screen = TableScreen(GuestPage(guests: guests)) }

  private var path: IndexPath { IndexPath(row: guests.names.count, section: 0) }

  /// Types in the field below the names.
  private func type() throws {
    screen.table.scrollToRow(at: path, at: .bottom, animated: false)
    screen.window.layoutIfNeeded()
    try #require(screen.first(UITextField.self, path.row)).type("a")
  }

  /// Expects that the field has the keyboard and that all of its row is in view.
  private func expectInView(_ place: SourceLocation = #_sourceLocation) throws {
    screen.settle()
    let (row, table) = (screen.table.rectForRow(at: path), screen.table)
    let field = try #require(screen.first(UITextField.self, path.row), sourceLocation: place)
    #expect(field.isFirstResponder, sourceLocation: place)
    #expect(
      row.minY >= table.bounds.minY
        && row.maxY <= table.bounds.maxY - table.adjustedContentInset.bottom,
      "\(row)", sourceLocation: place)
  }

  @Test("The row stays in view if more rows arrive above it than fit on the screen")
  func manyRows() throws {
    try type()
    screen.window.moveKeyboard(to: CGRect(x: 0, y: 400, width: 375, height: 267))
    try expectInView()
    guests.names += (40..<100).map { "guest \($0), who brings\nseveral other guests" }
    try expectInView()
  }

  @Test("The row stays in view if the text size changes")
  func textSize() throws {
    try type()
    for size in [UIContentSizeCategory.accessibilityExtraLarge, .large] {
      screen.window.setTextSize(size)
      try expectInView()
    }
  }

  @Test("The row stays in view if the table is resized and no keyboard is on the screen")
  func resized() throws {
    guests.names.removeLast(25)
    screen.settle()
    try type()
    for size in [CGSize(width: 667, height: 375), CGSize(width: 375, height: 667)] {
      screen.window.rotate(to: size, screenInsets: nil)
      try expectInView()
    }
  }
}
#endif

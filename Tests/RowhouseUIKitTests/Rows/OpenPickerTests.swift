// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Foundation
import Observation
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Pickers and menus that are open while their cell shows another row")
@MainActor
struct OpenPickerTests {
  @MainActor
  @Observable
  final class Tags {
    /// The names of the tags and their values.
    var values = (0..<60).map { ("Tag \($0)", 0) }
  }

  /// Creates a row with a name and a value, which calls a closure with the new value.
  private typealias MakeRow =
    @MainActor (String, Int, @escaping @MainActor (Int) -> Void) -> any RowElement

  private struct TagsPage: TablePage {
    let tags: Tags
    let row: MakeRow

    var title: String { "Tags" }
    var sections: [TableSection] {
      TableSection {
        for (name, value) in tags.values {
          row(name, value) { new in
            for index in tags.values.indices where tags.values[index].0 == name {
              tags.values[index].1 = new
            }
          }
          .row.id(name)
        }
      }
    }
  }

  private let tags = Tags()

  /// Shows rows, lets a closure open the picker of the first row, reuses its cell, and then uses the picker.
  private func use<View: UIControl>(
    _ type: View.Type, of row: @escaping MakeRow, open: (View) -> Void, choose: (View) -> Void
  ) throws {
    let screen = TableScreen(TagsPage(tags: tags, row: row))
    let view = try #require(screen.first(type, 0))
    open(view)
    let cell = screen.table.cellForRow(at: IndexPath(row: 0, section: 0))
    let isReused = (20..<60).contains { row in
      screen.table.scrollToRow(at: IndexPath(row: row, section: 0), at: .bottom, animated: false)
      screen.window.layoutIfNeeded()
      return screen.table.visibleCells.contains { $0 === cell }
    }
    #expect(isReused, "The cell shows another row")
    choose(view)
    screen.settle()
    #expect(tags.values.allSatisfy { $0.1 == 0 })
    // The other rows have working pickers.
    tags.values.removeFirst(10)
    screen.settle()
    for row in 0..<tags.values.count {
      screen.table.scrollToRow(at: IndexPath(row: row, section: 0), at: .bottom, animated: false)
      screen.window.layoutIfNeeded()
      choose(try #require(screen.first(type, row)))
      screen.settle()
      #expect(tags.values[row].1 == 1, "row \(row)")
    }
  }

  @Test("A color belongs to the row whose picker was opened")
  func colors() throws {
    let colors = [RGBA(hex: 0), RGBA(hex: 0xFF0000)]
    try use(UIColorWell.self) { name, value, set in
      ColorRow(name, value: colors[value]) { set(colors.firstIndex(of: $0) ?? 2) }
    } open: { _ in
    } choose: { well in
      well.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      well.sendActions(for: .valueChanged)
    }
  }

  @Test("An option belongs to the row whose menu was opened")
  func menus() throws {
    var opened: UIMenu?
    try use(UIButton.self) { name, value, set in
      PickerRow(name, value: value, options: [0, 1], title: { "\($0)" }) { set($0) }
    } open: { button in
      opened = button.menu
    } choose: { button in
      let menu = opened ?? button.menu
      opened = nil
      if let action = menu?.actions.first(where: { $0.title == "1" }) { button.sendAction(action) }
    }
  }

  @Test("A date belongs to the row whose calendar was opened", arguments: [true, false])
  func dates(isOptional: Bool) throws {
    let days = [1, 2].map { CalendarDate(year: 2_000, month: 1, day: $0) }
    try use(UIDatePicker.self) { name, value, set in
      if isOptional {
        DateRow(name, value: days[value], none: "None") { day in
          set(day.flatMap { days.firstIndex(of: $0) } ?? 2)
        }
      } else {
        DateRow(name, value: days[value]) { set(days.firstIndex(of: $0) ?? 2) }
      }
    } open: { picker in
      picker.sendActions(for: .editingDidBegin)
    } choose: { picker in
      picker.date = Date(timeIntervalSince1970: 946_771_200)
      picker.sendActions(for: .valueChanged)
    }
  }
}
#endif

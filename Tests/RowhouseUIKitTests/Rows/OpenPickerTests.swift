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
    let place: Place
    let row: MakeRow

    var title: String { "Tags" }
    var sections: [TableSection] {
      switch place {
      case .row:
        TableSection { for (name, value) in tags.values { row(of: name, value).id(name) } }
      case .section:
        for (name, value) in tags.values { TableSection { row(of: name, value) }.id(name) }
      }
    }

    private func row(of name: String, _ value: Int) -> AnyRow {
      row(name, value) { new in
        for index in tags.values.indices where tags.values[index].0 == name {
          tags.values[index].1 = new
        }
      }
      .row
    }
  }

  /// The place of a tag on the page.
  ///
  /// The rows of different sections have the same ids.
  enum Place: CaseIterable {
    case row, section

    /// The index path of a tag.
    func indexPath(_ number: Int) -> IndexPath {
      switch self {
      case .row: IndexPath(row: number, section: 0)
      case .section: IndexPath(row: 0, section: number)
      }
    }
  }

  private let tags = Tags()

  /// Shows rows, lets a closure open the picker of the first row, reuses its cell, and then uses the picker.
  private func use<View: UIControl>(
    _ type: View.Type, in place: Place, of row: @escaping MakeRow, open: (View) -> Void,
    choose: (View) -> Void
  ) throws {
    let screen = TableScreen(TagsPage(tags: tags, place: place, row: row))
    let view = try #require(screen.first(type, 0))
    open(view)
    let cell = screen.table.cellForRow(at: place.indexPath(0))
    let isReused = (20..<60).contains { number in
      screen.table.scrollToRow(at: place.indexPath(number), at: .bottom, animated: false)
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
    for number in 0..<tags.values.count {
      let indexPath = place.indexPath(number)
      screen.table.scrollToRow(at: indexPath, at: .bottom, animated: false)
      screen.window.layoutIfNeeded()
      choose(try #require(screen.first(type, indexPath.row, indexPath.section)))
      screen.settle()
      #expect(tags.values[number].1 == 1, "tag \(number)")
    }
  }

  private static func colorRow(
    _ name: String, _ value: Int, _ set: @escaping @MainActor (Int) -> Void
  ) -> any RowElement {
    let colors = [RGBA(hex: 0), RGBA(hex: 0xFF0000)]
    return ColorRow(name, value: colors[value]) { set(colors.firstIndex(of: $0) ?? 2) }
  }

  /// Chooses another color in the picker of a well.
  private func chooseColor(in well: UIColorWell) {
    well.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    well.sendActions(for: .valueChanged)
  }

  @Test("A color belongs to the row whose picker was opened", arguments: Place.allCases)
  func colors(place: Place) throws {
    try use(UIColorWell.self, in: place, of: Self.colorRow) { _ in
    } choose: { well in
      chooseColor(in: well)
    }
  }

  @Test("A color does not belong to a row at the same place of another page")
  func pages() throws {
    let screen = TableScreen(TagsPage(tags: tags, place: .section, row: Self.colorRow))
    let well = try #require(screen.first(UIColorWell.self, 0))
    let others = Tags()
    screen.driver.show(TagsPage(tags: others, place: .section, row: Self.colorRow))
    screen.settle()
    chooseColor(in: well)
    screen.settle()
    #expect((tags.values + others.values).allSatisfy { $0.1 == 0 })
    chooseColor(in: try #require(screen.first(UIColorWell.self, 0)))
    #expect(others.values[0].1 == 1)
  }

  @Test("A color belongs to its row after the row has moved to another section")
  func moves() throws {
    let screen = TableScreen()
    var value = 0
    func show(inFirstSection isFirst: Bool) {
      let row = Self.colorRow("Color", value) { value = $0 }.row.id("color")
      screen.driver.sections = [
        TableSection { if isFirst { row } }.id(1), TableSection { if !isFirst { row } }.id(2),
      ]
      screen.settle()
    }
    show(inFirstSection: true)
    let well = try #require(screen.first(UIColorWell.self, 0))
    show(inFirstSection: false)
    #expect(screen.first(UIColorWell.self, 0, 1) === well)
    chooseColor(in: well)
    #expect(value == 1)
  }

  @Test("An option belongs to the row whose menu was opened", arguments: Place.allCases)
  func menus(place: Place) throws {
    var opened: UIMenu?
    try use(UIButton.self, in: place) { name, value, set in
      PickerRow(name, value: value, options: [0, 1], title: { "\($0)" }) { set($0) }
    } open: { button in
      opened = button.menu
    } choose: { button in
      let menu = opened ?? button.menu
      opened = nil
      if let action = menu?.actions.first(where: { $0.title == "1" }) { button.sendAction(action) }
    }
  }

  @Test(
    "A date belongs to the row whose calendar was opened", arguments: [true, false], Place.allCases)
  func dates(isOptional: Bool, place: Place) throws {
    let days = [1, 2].map { CalendarDate(year: 2_000, month: 1, day: $0) }
    try use(UIDatePicker.self, in: place) { name, value, set in
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

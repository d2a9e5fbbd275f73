// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("The accessibility of rows")
@MainActor
struct AccessibilityTests {
  private let screen = TableScreen()

  private func cell(_ row: some RowElement) throws -> UITableViewCell {
    screen.driver.sections = [TableSection(rows: [row.row])]
    screen.settle()
    return try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)))
  }

  @Test("A plain row is one element, with its value")
  func plain() throws {
    let cell = try cell(Row("Cache", subtitle: "of pictures").value("12 MB").onSelect {})
    #expect(cell.isAccessibilityElement)
    #expect(cell.accessibilityLabel == "Cache, of pictures")
    #expect(cell.accessibilityValue == "12 MB")
    #expect(cell.accessibilityTraits.contains(.button))
    let other = try self.cell(Row("Chosen").accessory(.checkmark))
    #expect(other.accessibilityTraits == .selected)
    #expect(other.accessibilityValue == nil)
  }

  @Test("A row with controls exposes them as elements, and each label is read once")
  func controls() throws {
    let cell = try cell(ToggleRow("Night mode", isOn: true) { _ in })
    #expect(!cell.isAccessibilityElement)
    let label = try #require(screen.first(UILabel.self, 0))
    let toggle = try #require(screen.first(UISwitch.self, 0))
    #expect(!label.isAccessibilityElement)
    #expect(toggle.accessibilityLabel == "Night mode")
  }

  @Test("The actions of the menu, and swipe actions that UIKit does not offer, are custom actions")
  func actions() throws {
    var told: [String] = []
    func custom(_ row: Row) throws -> [String] {
      let actions = try cell(row).accessibilityCustomActions ?? []
      for action in actions { #expect(action.perform()) }
      return actions.map(\.name)
    }
    let row = Row("a").menu { RowAction("Copy") { told.append("copy") } }
    let read = row.swipeActions(edge: .leading) { RowAction("Read") { told.append("read") } }
    #expect(try custom(row.onDelete {}) == ["Copy"])
    #expect(try custom(read) == ["Read", "Copy"])
    #expect(try custom(read.onDelete {}) == ["Copy"])
    #expect(try custom(read.swipeActions { RowAction("Archive") {} }) == ["Copy"])
    #expect(told == ["copy", "read", "copy", "copy", "copy"])
  }

  // Needs the stand-in, because UIKit does not list the actions that it adds itself.
  #if os(Linux)
  @Test("A screen reader offers each action once, in all combinations")
  func offeredActions() throws {
    for bits in 0..<16 {
      func has(_ bit: Int) -> Bool { bits & 1 << bit != 0 }
      var row = Row("a").id("a").row
      var names: Set<String> = []
      if has(0) {
        row = row.onDelete {}
        names.insert("Delete")
      }
      if has(1) {
        row = row.swipeActions { RowAction("Archive") {} }
        names.insert("Archive")
      }
      if has(2) {
        row = row.swipeActions(edge: .leading) { RowAction("Read") {} }
        names.insert("Read")
      }
      if has(3) {
        row = row.menu { RowAction("Copy") {} }
        names.insert("Copy")
      }
      let offered = ScreenReader.actions(of: try cell(row))
      #expect(offered.count == names.count && Set(offered) == names, "\(offered)")
    }
  }
  #endif

  @Test("Headers are headings, and hidden rows are not read")
  func headings() throws {
    screen.driver.sections = [
      TableSection("General", footer: "below") {
        Row("a")
        Row("hidden").height(0)
      }
    ]
    screen.settle()
    let header = try #require(screen.table.headerView(forSection: 0))
    let label = try #require(header.contentView.drawnParts.first)
    #expect(label.accessibilityTraits == .header)
    let footer = try #require(screen.table.footerView(forSection: 0))
    let note = try #require(footer.contentView.drawnParts.first)
    #expect(!note.accessibilityTraits.contains(.header))
    let hidden = screen.table.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(hidden?.isAccessibilityElement != true)
  }

  @Test("Custom parts are read by their labels")
  func parts() throws {
    let cell = try cell(CustomRow(Labeled()))
    #expect(cell.accessibilityLabel == "portrait, Ann, 3 new, stars")
  }
}

private struct Labeled: RowContent {
  func body(style: ResolvedStyle) -> Part {
    .horizontal(spacing: 8) {
      Part.image(.named("ann"), size: .square(20), label: "portrait")
      Part.image(.named("frame"), size: .square(20))
      Part.text("Ann")
      Part.badge("3", label: "3 new")
      Part.text("*****").accessibility(label: "stars")
      Part.text("---").accessibilityHidden()
    }
  }
}
#endif

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Identifiers for UI tests")
@MainActor
struct IdentifierTests {
  @Test("A cell and the only control of its row have the id of the row, if it is a text")
  func identifiers() {
    let screen = TableScreen()
    func show(_ ids: [ItemID]) {
      screen.driver.sections = [
        TableSection(rows: ids.map { ToggleRow("Night", isOn: true) { _ in }.id($0).row })
      ]
      screen.settle()
    }
    func identifiers() -> [String?] {
      (0..<2).map {
        screen.table.cellForRow(at: IndexPath(row: $0, section: 0))?.accessibilityIdentifier
      }
    }
    func controls() -> [String?] {
      (0..<2).map { screen.first(UISwitch.self, $0)?.accessibilityIdentifier }
    }
    show([ItemID("night"), ItemID(7)])
    #expect(identifiers() == ["night", nil] && controls() == ["night", ""])
    show([ItemID(8), ItemID("day")])
    #expect(identifiers() == [nil, "day"] && controls() == ["", "day"])
  }

  @Test("The identifier of a row precedes its id, and follows a change")
  func ownIdentifiers() throws {
    let screen = TableScreen()
    for name in ["seven", "eight"] {
      screen.driver.sections = [
        TableSection([7], id: \.self) { _ in
          ToggleRow("Night", isOn: true) { _ in }.accessibility(identifier: name)
        }
      ]
      screen.settle()
      let cell = screen.table.cellForRow(at: IndexPath(row: 0, section: 0))
      #expect(cell?.accessibilityIdentifier == name)
      #expect(screen.first(UISwitch.self, 0)?.accessibilityIdentifier == name)
      #expect(cell?.accessibilityLabel != name)
    }
  }

  private final class NamedCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      accessibilityIdentifier = "own"
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("A custom cell has the id of its row, its own identifier, or that of its closure")
  func customCells() {
    let screen = TableScreen()
    func show(_ ids: [ItemID]) {
      screen.driver.sections = [
        TableSection(
          rows: ids.map { id in
            NativeRow(NamedCell.self, id) { cell, id, _ in
              if id == ItemID(9) { cell.accessibilityIdentifier = "nine" }
            }.id(id).row
          })
      ]
      screen.settle()
    }
    func identifiers() -> [String?] {
      (0..<2).map {
        screen.table.cellForRow(at: IndexPath(row: $0, section: 0))?.accessibilityIdentifier
      }
    }
    show([ItemID("night"), ItemID(7)])
    #expect(identifiers() == ["night", "own"])
    show([ItemID(9), ItemID("day")])
    #expect(identifiers() == ["nine", "day"])
    show([ItemID(8), ItemID(9)])
    #expect(identifiers() == ["own", "nine"])
  }
}
#endif

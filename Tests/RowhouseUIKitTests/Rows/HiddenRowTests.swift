// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Observation
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

/// Rows of height 0, for which tables request cells as for other rows.
@Suite("Rows of height 0")
@MainActor
struct HiddenRowTests {
  private let screen = TableScreen()

  private func cell(_ row: Int) throws -> UITableViewCell {
    try #require(screen.table.cellForRow(at: IndexPath(row: row, section: 0)))
  }

  @Test("Nothing of a hidden row is seen or read")
  func parts() throws {
    screen.driver.sections = [
      TableSection {
        Row("a")
        ToggleRow("b", isOn: true) { _ in }.height(0)
      }
    ]
    screen.settle()
    let cell = try cell(1)
    #expect(cell.contentView.isHidden)
    #expect(cell.accessibilityElementsHidden && !cell.isAccessibilityElement)
    #expect(cell.separatorInset.left == 0 && cell.separatorInset.right > cell.bounds.width)
    #expect(cell.clipsToBounds)
  }

  @Test("A row that is shown again draws the editing controls outside of its content")
  func clipping() throws {
    func show(height: RowHeight) throws -> UITableViewCell {
      screen.driver.sections = [
        TableSection {
          Row("a")
          Row("b").onDelete {}.height(height)
        }
      ]
      screen.settle()
      return try cell(1)
    }
    let own = try show(height: .fixed(60)).clipsToBounds
    #expect(try show(height: .fixed(0)).clipsToBounds)
    #expect(try show(height: .fixed(60)).clipsToBounds == own)
  }

  @Test("Nothing of a hidden row in a cell of one's own is seen or read")
  func native() throws {
    let model = Shown()
    screen.driver.show(HidingPage(model: model))
    screen.settle()
    let cell = try cell(1)
    let (clips, separator) = (cell.clipsToBounds, cell.separatorInset)
    #expect(!cell.accessibilityElementsHidden && !cell.contentView.isHidden)
    model.isHidden = true
    screen.settle()
    #expect(try self.cell(1) === cell)
    #expect(cell.clipsToBounds && cell.contentView.isHidden && cell.accessibilityElementsHidden)
    #expect(cell.separatorInset.left == 0 && cell.separatorInset.right > cell.bounds.width)
    #expect(screen.table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 0)
    model.isHidden = false
    screen.settle()
    #expect(cell.clipsToBounds == clips && cell.separatorInset == separator)
    #expect(!cell.contentView.isHidden && !cell.accessibilityElementsHidden)
  }
}

@Observable @MainActor
private final class Shown {
  var isHidden = false
}

private struct HidingPage: TablePage {
  let model: Shown

  var title: String { "Hiding" }
  var sections: [TableSection] {
    TableSection {
      Row("above")
      NativeRow(LabelCell.self, "native") { cell, text, _ in cell.textLabel?.text = text }
        .accessory(.disclosure)
        .height(model.isHidden ? .fixed(0) : .fixed(60))
    }
  }
}

private final class LabelCell: UITableViewCell {}
#endif

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("The info button beside a chevron")
@MainActor
struct DetailDisclosureTests {
  private let screen = TableScreen()

  private func show(@RowBuilder _ rows: () -> [AnyRow]) {
    screen.driver.sections = [TableSection(rows: rows())]
    screen.settle()
  }

  @Test("The button and the row report their own taps")
  func taps() throws {
    var events: [String] = []
    show {
      Row("Network").accessory(.detailDisclosure)
        .onAccessory { events.append("details") }.onSelect { events.append("row") }
    }
    try #require(screen.first(UIButton.self, 0)).tap()
    #expect(events == ["details"])
    screen.table.tap(row: IndexPath(row: 0, section: 0))
    #expect(events == ["details", "row"])
  }

  @Test("Button, chevron and margins take 68 points, as the layout has them")
  func width() throws {
    screen.driver.theme = Theme(name: "default")
    show { Row("Network").value("on").accessory(.detailDisclosure) }
    let indexPath = RowIndexPath(section: 0, row: 0)
    let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let row = try #require(screen.driver.page.row(at: indexPath))
    #expect(screen.misplacement(in: cell, of: row, style: ResolvedStyle()) == nil)
    #expect(
      screen.parts(0).map { "\(type(of: $0))" }.suffix(2) == ["DetailPartView", "SignPartView"])
    let value = try #require(screen.parts(0).dropLast(2).last)
    #expect(abs(cell.contentView.bounds.width - value.frame.maxX - 68) <= 0.5)
  }

  @Test("A row that gets and loses the chevron keeps its button's handler")
  func changes() throws {
    var taps = 0
    for accessory in [Accessory.detail, .detailDisclosure, .disclosure, .detailDisclosure, .detail]
    {
      show { Row("Network", id: 1).accessory(accessory).onAccessory { taps += 1 } }
      screen.first(UIButton.self, 0)?.tap()
      let signs = screen.parts(0).filter { $0 is UIImageView }.count
      #expect(signs == (accessory == .detail ? 0 : 1))
    }
    #expect(taps == 4)
  }

  @Test("A native row has UIKit's own accessory")
  func native() {
    var taps = 0
    show {
      NativeRow(UITableViewCell.self, 0) { _, _, _ in }
        .accessory(.detailDisclosure).onAccessory { taps += 1 }
    }
    let path = IndexPath(row: 0, section: 0)
    #expect(screen.table.cellForRow(at: path)?.accessoryType == .detailDisclosureButton)
    screen.table.tapAccessory(row: path)
    #expect(taps == 1)
  }
}
#endif

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import GalleryPages
import Rowhouse
import Testing
import UIKitDriving

@MainActor
@Suite("The stores in the app")
struct StoresTests {
  private static let entries: [(title: Localized, message: Localized)] = [
    (.viewAllProducts, .entryToProducts), (.storeDecoration, .entryToDecoration),
    (.storeLocation, .entryToLocation), (.openTime, .entryToOpenTime),
    (.withdraw, .entryToWithdraw), (.orders, .entryToOrders), (.income, .entryToIncome),
    (.about, .entryToAbout),
  ]

  private func titles(_ screen: AppScreen) -> [String] { screen.rows.compactMap(\.first) }

  @Test(
    "Each row of the manager's store names its destination", arguments: GalleryLanguage.allCases)
  func entries(language: GalleryLanguage) throws {
    let screen = AppScreen(opening: .storeManager, language)
    for (title, message) in Self.entries {
      screen.tap(screen.gallery.say(title))
      let alert = try #require(screen.alert)
      #expect(alert.title == screen.gallery.say(message))
      #expect(alert.actions.map(\.title) == [screen.gallery.say(.ok)])
      alert.tap(screen.gallery.say(.ok))
      screen.settle()
      #expect(screen.alert == nil && screen.table.indexPathForSelectedRow == nil)
    }
    #expect(screen.diagnostics.isEmpty)
  }

  @Test("An employee sees fewer rows, and the switch shows what the manager sees")
  func role() {
    let screen = AppScreen(opening: .storeEmployee)
    let employee = screen.rows
    let manager = AppScreen(opening: .storeManager).rows
    #expect(employee.count < manager.count)
    for expected in [manager, employee] {
      screen.view(UISwitch.self, in: screen.indexPath(of: "manager")).tap()
      screen.settle()
      #expect(screen.rows == expected)
      #expect(screen.check().faults == [])
    }
    #expect(screen.titles.last == screen.gallery.say(.storeEmployee) && screen.diagnostics.isEmpty)
  }

  @Test("Withdraw moves to the third place and back, in the same cell")
  func third() {
    let screen = AppScreen(opening: .storeManager)
    let before = screen.rows
    let toggle = screen.view(UISwitch.self, in: screen.indexPath(of: "third"))
    toggle.tap()
    screen.settle()
    let third = screen.indexPath(of: "withdraw")
    #expect(third.row == 2 && screen.table.rectForRow(at: third).height == 60)
    #expect(screen.rows != before && screen.check().faults == [])
    screen.view(UISwitch.self, in: screen.indexPath(of: "third")).tap()
    screen.settle()
    #expect(screen.rows == before && screen.check().faults == [])
  }

  @Test(
    "Income is deleted, and inserted again at its place",
    arguments: [PageName.storeEmployee, .storeManager])
  func income(name: PageName) {
    let screen = AppScreen(opening: name)
    let before = screen.rows
    screen.view(UISwitch.self, in: screen.indexPath(of: "hide")).tap()
    screen.settle()
    #expect(!titles(screen).contains("Income") && screen.check().faults == [])
    screen.view(UISwitch.self, in: screen.indexPath(of: "hide")).tap()
    screen.settle()
    #expect(screen.rows == before && screen.check().faults == [])
  }

  @Test("Handwritten pages show their code, the others show the stores")
  func stores() {
    let screen = AppScreen(opening: .stores)
    #expect(screen.table.numberOfSections == 2)
    let expected: [[Localized]] = [
      [.managerByHand, .employeeByHand], [.storeManager, .storeEmployee],
    ]
    for section in 0..<2 {
      var seen: Set<String> = []
      for row in 0..<2 {
        screen.tap(at: IndexPath(row: row, section: section))
        seen.insert(screen.titles.last ?? "")
        #expect(screen.check().faults == [])
        screen.back()
      }
      #expect(seen == Set(expected[section].map { screen.gallery.say($0) }))
    }
    #expect(screen.diagnostics.isEmpty)
  }
}
#endif

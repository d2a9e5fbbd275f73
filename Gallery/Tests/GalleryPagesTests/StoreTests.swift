// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("The store")
struct StoreTests {
  /// The messages of rows when they are tapped.
  nonisolated private static let entries: [(row: Localized, message: Localized)] = [
    (.viewAllProducts, .entryToProducts), (.storeDecoration, .entryToDecoration),
    (.storeLocation, .entryToLocation), (.openTime, .entryToOpenTime),
    (.withdraw, .entryToWithdraw), (.orders, .entryToOrders), (.income, .entryToIncome),
    (.about, .entryToAbout),
  ]

  /// The titles of the rows that an employee sees.
  nonisolated private static let employees: Set<Localized> = [.orders, .income, .about]

  /// Returns the first texts of the rows in a section.
  private func titles(_ page: GalleryTest, under header: Localized) throws -> [String] {
    let sections = page.test.page.sections
    let section = try #require(
      sections.firstIndex { $0.header == .title(page.say(header)) }, "\(header) is not there")
    return (0..<sections[section].rowCount).compactMap { row in
      page.test.page.row(at: RowIndexPath(section: section, row: row))?.texts.first
    }
  }

  @Test("The list pushes each page, and the handwritten code", arguments: GalleryLanguage.allCases)
  func leads(language: GalleryLanguage) throws {
    for (section, titles) in [
      (0, [Localized.employeeByHand, .managerByHand]), (1, [.storeEmployee, .storeManager]),
    ] {
      for (row, title) in titles.enumerated() {
        let page = GalleryTest(.stores, language)
        try page.test.tap(.at(RowIndexPath(section: section, row: row)))
        #expect(page.test.titles == [page.say(.stores), page.say(title)])
      }
    }
  }

  @Test("The handwritten code checks the role repeatedly", arguments: StoreRole.allCases)
  func byHand(role: StoreRole) throws {
    let page = GalleryTest(.stores)
    let position = StoreRole.allCases.firstIndex(of: role) ?? 0
    try page.test.tap(.at(RowIndexPath(section: 0, row: position)))
    let lines = page.test.rows.flatMap(\.self)
    #expect(lines.first == "// The controller is made with role = .\(role.rawValue).")
    #expect(lines.count { $0.contains("role == .manager") } == 7)
    #expect(lines.count { $0.contains("func tableView") || $0.contains("func number") } == 6)
  }

  @Test(
    "Each entry of the manager names its destination", arguments: entries, GalleryLanguage.allCases)
  func manager(entry: (row: Localized, message: Localized), language: GalleryLanguage) throws {
    try expectAlert(GalleryTest(.storeManager, language), entry)
  }

  @Test(
    "Each entry of an employee names its destination", arguments: entries, GalleryLanguage.allCases)
  func employee(entry: (row: Localized, message: Localized), language: GalleryLanguage) throws {
    let page = GalleryTest(.storeEmployee, language)
    if Self.employees.contains(entry.row) { return try expectAlert(page, entry) }
    #expect(!page.test.rows.contains { $0.first == page.say(entry.row) })
  }

  private func expectAlert(
    _ page: GalleryTest, _ entry: (row: Localized, message: Localized)
  ) throws {
    try page.test.tap(page.say(entry.row))
    let dialog = try #require(page.test.dialog)
    #expect(dialog.title == page.say(entry.message) && dialog.message.isEmpty)
    #expect(dialog.actions.map(\.title) == [page.say(.ok)])
    try page.test.answer(page.say(.ok))
    #expect(page.test.dialog == nil && page.test.selectedRow == nil)
    #expect(page.edits.isEmpty && page.test.diagnostics.isEmpty)
  }

  @Test("A tap on the row of the store has no effect")
  func store() throws {
    let page = GalleryTest(.storeManager)
    #expect(throws: PageTestError.self) {
      try page.test.tap(.at(RowIndexPath(section: 0, row: 0)))
    }
    #expect(page.test.dialog == nil && page.test.selectedRow == nil)
  }

  @Test("Rows are as tall as those of the original, and so are headers")
  func heights() throws {
    let page = GalleryTest(.storeManager)
    let rows = page.indexPaths.compactMap { page.test.page.style(at: $0)?.rowHeight }
    #expect(
      rows.prefix(9) == [
        .fixed(80), .fixed(44), .fixed(44), .fixed(44), .fixed(44), .fixed(60), .fixed(44),
        .fixed(44), .fixed(44),
      ])
    for section in 0..<4 {
      let style = try #require(page.test.page.style(ofSection: section))
      #expect(style.headerHeight == .fixed(40))
      #expect(style.footerHeight == .fixed(section == 3 ? 40 : 0))
    }
  }

  @Test("Withdraw moves to the third place and back, and no other row changes")
  func withdraw() throws {
    let page = GalleryTest(.storeManager)
    try page.test.toggle(.id("third"))
    #expect(try titles(page, under: .incomeInfo) == ["Orders", "Income", "Withdraw"])
    let moved = page.edits
    try page.test.toggle(.id("third"))
    #expect(try titles(page, under: .incomeInfo) == ["Withdraw", "Orders", "Income"])
    let size = "5 sections, 12 rows → 5 sections, 12 rows"
    #expect(moved == ["\(size)\n> 2.0 → 2.2\n~ 4.1 → 4.1"])
    #expect(page.edits.last == "\(size)\n> 2.2 → 2.0\n~ 4.1 → 4.1")
  }

  @Test(
    "Income is deleted, and inserted again at its place",
    arguments: [PageName.storeEmployee, .storeManager])
  func income(name: PageName) throws {
    let page = GalleryTest(name)
    let before = page.test.text
    try page.test.toggle(.id("hide"))
    #expect(try !titles(page, under: .incomeInfo).contains("Income"))
    #expect(page.edits.last?.contains("\n- ") == true)
    try page.test.toggle(.id("hide"))
    #expect(page.test.text == before)
    #expect(page.edits.last?.contains("\n+ ") == true)
  }

  @Test("Both changes at once, in any order")
  func both() throws {
    for order in [["third", "hide"], ["hide", "third"]] {
      let page = GalleryTest(.storeManager)
      for id in order { try page.test.toggle(.id(ItemID(id))) }
      #expect(try titles(page, under: .incomeInfo) == ["Orders", "Withdraw"])
    }
  }

  @Test("A switch shows the page of the other role")
  func role() throws {
    let page = GalleryTest(.storeEmployee)
    let other = GalleryTest(.storeManager)
    let employee = page.test.text
    try page.test.toggle(.id("manager"))
    #expect(page.test.text == other.test.text && page.test.title == "Store: manager")
    try page.test.toggle(.id("manager"))
    #expect(page.test.text == employee && page.test.title == "Store: employee")
    #expect(page.test.diagnostics.isEmpty)
  }
}

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import GalleryTesting
import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("The visiting card")
struct CardTests {
  private func card(_ page: GalleryTest) -> [String] { page.test.rows[0] }

  private func countries(_ page: GalleryTest) -> [String] {
    let section = page.test.page.sections[4]
    return (0..<section.rowCount).compactMap {
      page.test.page.row(at: RowIndexPath(section: 4, row: $0))?.texts.first
    }
  }

  @Test("The card shows the texts of its fields", arguments: GalleryLanguage.allCases)
  func fillIn(language: GalleryLanguage) throws {
    let page = GalleryTest(.card, language)
    #expect(card(page) == [page.say(.nobodyYet), page.say(.fillInBelow)])
    try page.test.type("Ada", into: .text(page.say(.cardName)))
    #expect(card(page) == ["Ada"])
    try page.test.type("ada@example.org", into: .text(page.say(.email)))
    try page.test.type("123", into: .text(page.say(.phone)))
    try page.test.type("4321", into: .text(page.say(.pin)))
    try page.test.type("36", into: .text(page.say(.age)))
    try page.test.type("one\ntwo", into: .text(page.say(.note)))
    #expect(
      card(page) == [
        "Ada", "ada@example.org", "123", "\(page.say(.pin)) ••••", "\(page.say(.age)) 36",
        "one\ntwo",
      ])
    #expect(page.gallery.card.pin == "4321" && !page.test.rows.joined().contains("4321"))
  }

  @Test("An age that is not a number is not stored")
  func age() throws {
    let page = GalleryTest(.card)
    try page.test.type("36", into: "Age")
    for text in ["-3", "151", "4.5", "old"] {
      try page.test.type(text, into: "Age")
      #expect(page.gallery.card.age == 36)
    }
    // The page is read again after the handler, and has a data section, so the host receives an update.
    #expect(page.test.updates.last?.edits?.isEmpty == true)
    try page.test.type("", into: "Age")
    #expect(page.gallery.card.age == nil)
    #expect(throws: PageTestError.self) { try page.test.type("1000", into: "Age") }
  }

  @Test("Once a second rows move, appear, disappear and change, and each keeps its field")
  func shuffle() async throws {
    let page = GalleryTest(.card)
    try page.test.type("Ada", into: "Name")
    let still = page.test.text
    await page.clock.advance(by: CardShuffle.pause * 5)
    #expect(page.test.text == still)
    try page.test.toggle("Rows come and go")
    var orders: Set<[String]> = []
    for round in 1...6 {
      await page.clock.advance(by: CardShuffle.pause)
      let rows = page.test.rows
      #expect(rows.contains(["Name", "Turn \(round)", "Ada"]))
      orders.insert(rows.dropFirst().prefix(8).map { $0.first ?? "" })
      let neighbors = rows.filter { $0.first?.hasPrefix("Neighbor") == true }
      #expect(neighbors.count == 2 && neighbors.allSatisfy { $0.last == "\(round)" })
    }
    #expect(orders.count == 6)
    #expect(page.test.updates.dropFirst().allSatisfy { $0.edits != nil })
    #expect(page.test.diagnostics.isEmpty)
    try page.test.toggle("Rows come and go")
    await page.clock.advance(by: CardShuffle.pause * 5)
    try page.test.toggle("Rows come and go")
    #expect(!page.test.rows.joined().contains { $0.hasPrefix("Turn") })
    await page.clock.advance(by: CardShuffle.pause)
    #expect(page.test.shows("Turn 1") && page.clock.sleeperCount == 1)
  }

  @Test("Typed text goes to its field, wherever the field has moved")
  func typing() async throws {
    let page = GalleryTest(.card)
    try page.test.toggle("Rows come and go")
    for round in 1...7 {
      await page.clock.advance(by: CardShuffle.pause)
      try page.test.type("\(round)", into: "Name")
      try page.test.type("\(round)\n", into: "Note")
    }
    #expect(page.gallery.card.name == "7" && page.gallery.card.note == "7\n")
    #expect(page.gallery.card.email == "" && page.gallery.card.age == nil)
  }

  @Test("A page that was left does not change")
  func left() async throws {
    let page = GalleryTest(.start)
    try page.test.tap(.id(PageName.card))
    try page.test.toggle("Rows come and go")
    await page.clock.advance(by: CardShuffle.pause)
    try page.test.back()
    await page.clock.advance(by: CardShuffle.pause)
    #expect(page.clock.sleeperCount == 0)
  }

  @Test("Countries are found while typing", arguments: GalleryLanguage.allCases)
  func search(language: GalleryLanguage) throws {
    let page = GalleryTest(.card, language)
    #expect(countries(page) == Country.allCases.map { page.say($0.title) })
    let field = RowQuery.id("search")
    for country in Country.allCases {
      let name = page.say(country.title)
      try page.test.type(name.uppercased(), into: field)
      #expect(countries(page) == [name])
    }
    try page.test.type("xyz", into: field)
    #expect(countries(page) == [page.say(.noSuchCountry)])
    try page.test.type("", into: field)
    #expect(countries(page).count == Country.allCases.count)
  }

  @Test("Clearing asks first", arguments: LanguageAnswer.all)
  func clear(answer: LanguageAnswer) throws {
    let page = GalleryTest(.card, answer.language)
    let empty = page.test.text
    try page.test.type("Ada", into: .text(page.say(.cardName)))
    let filled = page.test.text
    try page.test.tap(page.say(.clearCard))
    let dialog = try #require(page.test.dialog)
    #expect(dialog.title == page.say(.reallyClearCard))
    #expect(dialog.actions.map(\.role) == [.cancel, .destructive])
    try page.test.answer(page.say(answer.text))
    #expect(page.test.text == (answer.text == .yes ? empty : filled))
  }

  @Test("The card belongs to the visitor, and is kept when the page is opened again")
  func kept() throws {
    let page = GalleryTest(.start)
    try page.test.tap(.id(PageName.card))
    try page.test.type("Ada", into: "Name")
    try page.test.back()
    try page.test.tap(.id(PageName.card))
    #expect(card(page) == ["Ada"])
  }
}

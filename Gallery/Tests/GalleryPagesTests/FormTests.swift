// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import GalleryTesting
import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("The forms")
struct FormTests {
  /// Fills in a valid account with a name.
  private func fill(_ page: GalleryTest, name: String) throws {
    try page.test.type(name, into: .text(page.say(.userName)))
    try page.test.type("ada@example.org", into: .text(page.say(.emailAddress)))
    try page.test.type("lovelace", into: .text(page.say(.password)))
    try page.test.type("lovelace", into: .text(page.say(.repeatPassword)))
    try page.test.toggle(.text(page.say(.acceptTerms)))
  }

  @Test(
    "A new account is created once the server has checked its name",
    arguments: GalleryLanguage.allCases)
  func signingUp(language: GalleryLanguage) async throws {
    let page = GalleryTest(.signUp, language)
    try fill(page, name: "emmy")
    #expect(page.test.shows(page.say(.checkingField)))
    await page.clock.advance(by: .milliseconds(600))
    #expect(!page.test.shows(page.say(.checkingField)))
    try page.test.tap(.text(page.say(.createAccount)))
    for _ in 0..<4 { await page.clock.advance(by: .milliseconds(250)) }
    #expect(page.test.toasts == [page.say(.accountCreated)])
  }

  @Test("Return leads from each field to the next one, and creates the account in the last one")
  func returnKey() async throws {
    let page = GalleryTest(.signUp)
    try fill(page, name: "emmy")
    await page.clock.advance(by: .milliseconds(600))
    let fields: [Localized] = [.userName, .emailAddress, .password, .repeatPassword]
    for (field, next) in zip(fields, fields.dropFirst()) {
      try page.test.pressReturn(in: .text(page.say(field)))
      #expect(page.test.focusedRow?.texts.first == page.say(next))
    }
    try page.test.pressReturn(in: .text(page.say(.repeatPassword)))
    for _ in 0..<4 { await page.clock.advance(by: .milliseconds(250)) }
    #expect(page.test.toasts == [page.say(.accountCreated)])
  }

  @Test(
    "A taken name and different passwords are errors at their rows",
    arguments: GalleryLanguage.allCases)
  func errors(language: GalleryLanguage) async throws {
    let page = GalleryTest(.signUp, language)
    try fill(page, name: "ada")
    await page.clock.advance(by: .milliseconds(600))
    #expect(page.test.shows(page.say(.nameIsTaken)))
    try page.test.type("other", into: .text(page.say(.repeatPassword)))
    #expect(page.test.shows(page.say(.otherPassword)))
    try page.test.tap(.text(page.say(.createAccount)))
    #expect(page.test.focusedRow?.texts.first == page.say(.userName))
    page.gallery.language = language.other
    #expect(page.test.shows(page.say(.nameIsTaken)))
    #expect(page.test.toasts.isEmpty)
  }

  @Test("A name that the server never answers about is an error after five seconds")
  func unanswered() async throws {
    let page = GalleryTest(.signUp)
    try page.test.type("offline", into: "User name")
    await page.clock.advance(by: .seconds(6))
    #expect(page.test.shows("This could not be checked in time. Try again."))
  }

  @Test("The fields of an address depend on the country", arguments: GalleryLanguage.allCases)
  func shipping(language: GalleryLanguage) throws {
    let page = GalleryTest(.shipping, language)
    #expect(page.test.shows(page.say(.state)))
    try page.test.type("Hamburg", into: .text(page.say(.city)))
    try page.test.tap(.text(page.say(.germany)))
    #expect(!page.test.shows(page.say(.state)) && page.test.shows("Hamburg"))
    try page.test.type("2009", into: .text(page.say(.postalCode)))
    #expect(page.test.shows(page.say(.fiveDigits)))
    try page.test.tap(.text(page.say(.chinaShipping)))
    #expect(page.test.shows(page.say(.sixDigits)) && page.test.shows(page.say(.province)))
    try page.test.tap(.text(page.say(.emirates)))
    #expect(!page.test.shows(page.say(.postalCode)))
    try page.test.tap(.text(page.say(.resetForm)))
    #expect(page.test.shows(page.say(.state)) && !page.test.shows("Hamburg"))
  }

  @Test("Command-S submits the address", arguments: GalleryLanguage.allCases)
  func shortcut(language: GalleryLanguage) throws {
    let page = GalleryTest(.shipping, language)
    #expect(page.test.focusedRow == nil)
    try page.test.pressShortcut("s")
    #expect(page.test.focusedRow?.texts.contains(page.say(.recipient)) == true)
  }

  @Test("Saving an address opens the options with an error", arguments: GalleryLanguage.allCases)
  func closedOptions(language: GalleryLanguage) throws {
    let page = GalleryTest(.shipping, language)
    try page.test.tap("Wang Fang")
    try page.test.tap(.text(page.say(.moreOptions)))
    try page.test.type("12", into: .text(page.say(.phone)))
    try page.test.tap(.text(page.say(.moreOptions)))
    #expect(!page.test.shows(page.say(.phone)))
    try page.test.tap(.text(page.say(.saveAddress)))
    #expect(page.test.focusedRow?.texts == [page.say(.phone), "12", page.say(.phoneNeeded)])
  }

  @Test(
    "A server checks the postal code together with the city", arguments: GalleryLanguage.allCases)
  func postalCode(language: GalleryLanguage) async throws {
    let page = GalleryTest(.shipping, language)
    try page.test.tap(.text(page.say(.germany)))
    try page.test.type("20095", into: .text(page.say(.postalCode)))
    #expect(!page.test.shows(page.say(.checkingField)))
    try page.test.type("Berlin", into: .text(page.say(.city)))
    #expect(page.test.shows(page.say(.checkingField)))
    await page.clock.advance(by: .milliseconds(600))
    #expect(page.test.shows(page.say(.otherPostalCode)))
    try page.test.type("Hamburg", into: .text(page.say(.city)))
    #expect(!page.test.shows(page.say(.otherPostalCode)))
    await page.clock.advance(by: .milliseconds(600))
    #expect(!page.test.shows(page.say(.checkingField)))
    #expect(!page.test.shows(page.say(.otherPostalCode)))
  }

  @Test(
    "A recent address fills in the form, and can be deleted and restored",
    arguments: GalleryLanguage.allCases)
  func recentAddresses(language: GalleryLanguage) async throws {
    let page = GalleryTest(.shipping, language)
    try page.test.tap("Wang Fang")
    #expect(page.test.shows(page.say(.province)) && page.test.shows("200120"))
    try page.test.type("Li Na", into: .text(page.say(.recipient)))
    for _ in 0..<4 { await page.clock.advance(by: .milliseconds(500)) }
    try page.test.tap(.text(page.say(.saveAddress)))
    for _ in 0..<4 { await page.clock.advance(by: .milliseconds(500)) }
    #expect(page.test.toasts == [page.say(.addressSaved)])
    var names: [String] { page.gallery.addresses.recent.map(\.address.recipient) }
    #expect(names == ["Li Na", "Ann Miller", "Wang Fang"])
    for name in names { try page.test.delete(.text(name)) }
    #expect(names.isEmpty && page.test.rows[0] == [page.say(.noRecentAddresses)])
    for _ in 1...3 {
      let last = page.test.page.sections[0].rowCount - 1
      try page.test.tap(.at(RowIndexPath(section: 0, row: last)))
    }
    #expect(names == ["Li Na", "Ann Miller", "Wang Fang"])
    #expect(page.test.diagnostics.isEmpty)
  }

  @Test("Items are added, summed up, removed and restored", arguments: GalleryLanguage.allCases)
  func expenses(language: GalleryLanguage) throws {
    let page = GalleryTest(.expenses, language)
    try page.test.type("12.5", into: .text(page.say(.amount)))
    #expect(page.test.shows("12.50"))
    try page.test.type("", into: .text(page.say(.amount)))
    #expect(page.test.shows(page.say(.enterAmount)) && page.test.shows("0.00"))
    try page.test.tap(.text(page.say(.undoStep)))
    #expect(page.test.shows("12.50"))
    for text in ["12,5", "12.505", "-1", "1000001"] {
      try page.test.type(text, into: .text(page.say(.amount)))
      #expect(page.test.shows(text) && page.test.shows("12.50"))
    }
    try page.test.type("12.5", into: .text(page.say(.amount)))
    try page.test.tap(.text(page.say(.removeItem)))
    #expect(!page.test.shows(page.say(.amount)))
    try page.test.tap(.text(page.say(.sendReport)))
    #expect(page.test.shows(page.say(.itemNeeded)))
    try page.test.tap(.text(page.say(.undoStep)))
    #expect(page.test.shows("12.50") && !page.test.shows(page.say(.itemNeeded)))
    try page.test.tap(.text(page.say(.redoStep)))
    try page.test.tap(.text(page.say(.addItem)))
    #expect(page.test.shows(page.say(.amount)) && page.test.shows("0.00"))
  }

  @Test("A page with unsaved changes asks before it is left")
  func leaving() throws {
    let gallery = GalleryState(clock: HandClock())
    let test = PageTest(PageName.start.page(gallery: gallery))
    try test.tap("Shipping address")
    try test.back()
    try test.tap("Shipping address")
    try test.type("Hamburg", into: "City")
    try test.back()
    #expect(test.dialog?.title == "Discard your changes?")
    try test.answer("Keep editing")
    #expect(test.shows("Hamburg"))
    try test.back()
    try test.answer("Discard")
    #expect(test.page.title == "Gallery")
  }
}

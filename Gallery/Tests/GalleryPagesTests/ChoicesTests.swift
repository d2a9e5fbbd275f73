// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import GalleryTesting
import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("The page with choices")
struct ChoicesTests {
  @Test(
    "Each choice changes its value, and the row shows it", arguments: GalleryLanguage.allCases)
  func changes(language: GalleryLanguage) throws {
    let page = GalleryTest(.choices, language)
    let (test, gallery) = (page.test, page.gallery)
    try test.choose(page.say(.ferry), in: .text(page.say(.transport)))
    #expect(gallery.choices.transport == .ferry)
    try test.choose(page.say(.firstClass), in: .text(page.say(.travelClass)))
    #expect(gallery.choices.travelClass == .first)
    try test.choose(page.say(.vegan), in: .text(page.say(.meal)))
    #expect(gallery.choices.meal == .vegan)
    try test.tap(.text(page.say(.familyRoom)))
    #expect(gallery.choices.room == .family)
    try test.tap(.text(page.say(.allSights)))
    #expect(gallery.choices.sights.count == 4)
    try test.tap(.text(page.say(.insurance)))
    #expect(gallery.choices.isInsured)
    try test.tap(.text(page.say(.resetChoices)))
    #expect(gallery.choices == ChoiceSettings())
    #expect(test.diagnostics.isEmpty)
  }

  @Test("A city is found on the page of cities", arguments: GalleryLanguage.allCases)
  func city(language: GalleryLanguage) throws {
    let page = GalleryTest(.choices, language)
    let test = page.test
    try test.tap(.text(page.say(.city)))
    let english = language == .english
    #expect(test.title == page.say(.city) && test.page.language == language.tag)
    try test.type(english ? "BERL" : "柏", into: .id("search field"))
    #expect(test.page.rowCount <= 3)
    try test.tap(.text(english ? "Berlin" : "柏林"))
    #expect(page.gallery.choices.city == "Berlin")
    try test.tap(.text(page.say(.city)))
    try test.tap(.text(page.say(.anyCity)))
    #expect(page.gallery.choices.city == nil && test.shows(page.say(.anyCity)))
    #expect(test.diagnostics.isEmpty)
  }

  @Test("A postal code is found among 10,000")
  func code() throws {
    let page = GalleryTest(.choices)
    try page.test.tap("Hotel’s postal code")
    #expect(page.test.page.rowCount == 10_001)
    try page.test.type("19999", into: .id("search field"))
    try page.test.tap(.id(ItemID(19_999)))
    #expect(page.gallery.choices.postalCode == 19_999 && page.test.shows("19999"))
  }
}

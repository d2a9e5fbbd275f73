// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseSettings
import RowhouseTesting
import Testing

/// The examples of the articles about searching settings.
@Suite("Searching settings")
@MainActor
struct SearchTests {
  @Test("A search on the first page opens a row of another page, which has a field, too")
  func search() throws {
    let all = SearchSnippets.SettingsSearch(settings: LiveSettings(MemoryStore()))
    SearchSnippets.addSynonyms(to: all.search)
    let test = PageTest(all.firstPage)
    try test.pressShortcut("f")
    try test.type("wireless", into: .id("search field"))
    try test.tap("Wi-Fi")
    #expect(test.title == "Network")
    try test.back()
    try test.type("", into: .id("search field"))
    try test.tap("Sounds")
    try test.pressShortcut("f")
    #expect(test.title == "Sounds")
  }
}

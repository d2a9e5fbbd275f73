// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Rowhouse
import RowhouseSettings
import RowhouseTesting
import Testing

/// The examples of the articles about searching settings, and about errors of settings.
@Suite("Searching settings")
@MainActor
struct SearchTests {
  @Test("A search on the first page opens a row of another page, which has a field, too")
  func search() throws {
    let page = SearchSnippets.firstPage(of: LiveSettings(MemoryStore()))
    SearchSnippets.addSynonyms(to: page.search)
    let test = PageTest(page)
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

  @Test("A search is released with its pages, although it stores their links")
  func release() async {
    weak var search: PageSearch?
    do {
      let page = SearchSnippets.firstPage(of: LiveSettings(MemoryStore()))
      search = page.search
      await page.search.prepare()
      #expect(page.search.results(for: "volume").count == 1)
    }
    #expect(search == nil)
  }

  @Test("A damaged file and a value that is not stored are shown in dialogs")
  func errors() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "errors-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "settings.json")
    try Data("no object".utf8).write(to: file)
    let (settings, navigator) = try SearchSnippets.errors(path: file.path)
    let host = DialogHost()
    navigator.host = host
    while host.titles.isEmpty { await Task.yield() }
    #expect(host.titles == ["The settings cannot be read"])
    try FileManager.default.removeItem(at: folder)
    #expect(!settings.set(true, forKey: "wifi"))
    #expect(host.titles.last == "The value was not stored")
  }

  private final class DialogHost: NavigationHost {
    var titles: [String] = []
    var selectedRows: [ItemID] { [] }

    func perform(_ request: NavigationRequest) {
      if case .present(let dialog) = request { titles.append(dialog.title) }
    }
  }
}

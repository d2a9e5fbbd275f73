// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseSettings
import Testing

/// The pages that a search reads.
@MainActor
@Suite("Pages of a search")
struct SearchedPagesTests {
  private struct PausePage: TablePage {
    var title: String { "Uhr" }
    var language: String? { "de" }
    var sections: [TableSection] {
      TableSection {
        DurationRow("Pause", value: .seconds(5_400), in: .zero ... .seconds(7_200)) { _ in }
      }
    }
  }

  @Test("Values are in the language of the page, and are found in it")
  func language() throws {
    let search = PageSearch { PausePage() }
    let result = try #require(search.results(for: "Pause Std").first)
    #expect(result.title == "Pause")
    #expect(result.value == DurationFormat(language: "de").text(of: .seconds(5_400)))
  }
}

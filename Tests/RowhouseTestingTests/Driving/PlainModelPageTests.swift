// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("Pages of a stack that show a model without observation")
struct PlainModelPageTests {
  private final class Sounds {
    var ringtone = "Bells"
    var names: [String]?
  }

  private struct SoundsPage: TablePage {
    let sounds: Sounds
    var title: String { "Sounds" }
    var sections: [TableSection] {
      TableSection {
        LinkRow("Ringtone") { RingtonePage(sounds: sounds) }.value(sounds.ringtone)
        LinkRow("All") { NamesPage(sounds: sounds) }
      }
    }
  }

  private struct RingtonePage: TablePage {
    let sounds: Sounds
    var title: String { "Ringtone" }
    var sections: [TableSection] {
      TableSection { Row("Harp").onSelect { sounds.ringtone = "Harp" } }
    }
  }

  private struct NamesPage: LoadingPage {
    let sounds: Sounds
    var title: String { "Names" }
    var loadState: LoadState { sounds.names == nil ? .loading() : .content }
    var sections: [TableSection] { TableSection(sounds.names ?? [], id: \.self) { Row($0) } }
    func load() async { sounds.names = ["Bells", "Harp"] }
  }

  @Test("A page shows the choice of the page above after the user has returned")
  func returning() throws {
    let test = PageTest(SoundsPage(sounds: Sounds()))
    try test.tap("Ringtone")
    try test.tap("Harp")
    try test.back()
    #expect(test.rows[0] == ["Ringtone", "Harp"])
  }

  @Test("A page shows what it has loaded")
  func loading() async throws {
    let test = PageTest(SoundsPage(sounds: Sounds()))
    try test.tap("All")
    #expect(test.rows == [["Loading"]])
    try await test.waitUntil { test.shows("Harp") }
    #expect(test.rows == [["Bells"], ["Harp"]])
  }

  @Test("The navigator evaluates the pages below as well")
  func updating() throws {
    let sounds = Sounds()
    let test = PageTest(SoundsPage(sounds: sounds))
    try test.tap("Ringtone")
    sounds.ringtone = "Waves"
    test.navigator.update()
    #expect(test.rows == [["Harp"]])
    try test.back()
    #expect(test.rows[0] == ["Ringtone", "Waves"])
  }
}

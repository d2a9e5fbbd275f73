// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import RowhouseTesting
import Testing

/// The example of an article about progress.
@MainActor
@Suite("Progress beside many rows")
struct ProgressSnippets {
  @MainActor
  @Observable
  final class Player: Identifiable {
    let title = "Mull"
    var position = 0.0
    @ObservationIgnored private(set) var evaluations = 0
    @ObservationIgnored private(set) var readIDs = 0

    func countEvaluation() { evaluations += 1 }

    func countID() { readIDs += 1 }
  }

  @MainActor
  final class Track {
    let number: Int
    let player: Player
    var id: Int {
      player.countID()
      return number
    }

    init(_ number: Int, _ player: Player) { (self.number, self.player) = (number, player) }
  }

  private struct LibraryPage: TablePage {
    let player: Player
    let tracks: [Track]
    let title = "Library"
    var sections: [TableSection] {
      let _: Void = player.countEvaluation()
      TableSection([player]) { player in
        ProgressRow(player.title, fraction: player.position)
      }
      TableSection(tracks, id: \.id) { Row("Track \($0.number)") }
    }
  }

  @Test("Progress in a data section does not evaluate the page")
  func separate() throws {
    let player = Player()
    let test = PageTest(LibraryPage(player: player, tracks: (0..<100).map { Track($0, player) }))
    let (evaluations, readIDs) = (player.evaluations, player.readIDs)
    let before = test.text
    player.position = 0.5
    #expect(test.text != before)
    #expect(player.evaluations == evaluations && player.readIDs == readIDs)
  }
}

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTestSupport
import Testing

/// Checks that the host shows the order of the model after any sequence of moves and changes.
@MainActor
struct ReorderLawTests {
  @Test(
    "A host that shows moves at once is correct after each later update",
    arguments: 0..<40 as Range<UInt64>)
  func law(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let playlist = Playlist("abcdefgh")
    playlist.kind = Playlist.Kind.allCases[Int.random(in: 0..<3, using: &random)]
    let table = DrawnTable()
    let driver = PageDriver(host: table, diagnostics: .silent)
    driver.show(AnyPage { playlist.section })
    var fresh = 0
    for _ in 0..<30 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        fresh += 1
        let position = Int.random(in: 0...playlist.songs.count, using: &random)
        playlist.songs.insert("n\(fresh)", at: position)
      case 1: playlist.suffix = ["", "!", "?"][Int.random(in: 0..<3, using: &random)]
      case 2 where playlist.songs.count > 2: playlist.songs.removeLast()
      case 3: driver.flush()
      default:
        playlist.takesMoves = Int.random(in: 0..<3, using: &random) > 0
        let count = table.drawn[0].count
        let (from, to) = (
          Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random)
        )
        let indexPath = RowIndexPath(section: 0, row: from)
        guard let reference = driver.page.reference(at: indexPath) else { break }
        let target = RowIndexPath(section: 0, row: to)
        table.move(from: indexPath, to: target)
        _ = driver.reorder(reference, to: target)
      }
    }
    driver.flush()
    #expect(table.fault == nil)
    #expect(table.drawn[0].map(\.id) == playlist.songs.map { ItemID($0) })
  }
}

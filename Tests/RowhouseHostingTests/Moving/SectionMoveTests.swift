// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTestSupport
import RowhouseTesting
import Testing

@MainActor
@Suite("Moving rows between sections")
struct SectionMoveTests {
  private func path(_ section: Int, _ row: Int) -> RowIndexPath {
    RowIndexPath(section: section, row: row)
  }

  @Test("The handler receives both positions and sections", arguments: Playlist.Kind.allCases)
  func handler(_ kind: Playlist.Kind) throws {
    let board = Board("ab", "c")
    board.kind = kind
    let fixture = DriverFixture { board.sections }
    let page = fixture.driver.reorder(try fixture.reference(1, 1), to: path(2, 0))
    #expect(
      board.moves == [
        RowMove(
          row: "b", source: path(1, 1), sourceSection: 0, target: path(2, 0), targetSection: 1)
      ])
    #expect(page.sections.map(\.rowCount) == [1, 1, 2])
    #expect(fixture.texts == [["head"], ["a"], ["b", "c"]])
    fixture.driver.flush()
    #expect(fixture.texts == [["head"], ["a"], ["b", "c"]])
    // The row is drawn again, because its new section has another style.
    #expect(fixture.host.lastEdits == "~ 2.0 → 2.0")
  }

  @Test("A handler that changes nothing puts the row back", arguments: Playlist.Kind.allCases)
  func putsBack(_ kind: Playlist.Kind) throws {
    let board = Board("ab", "c")
    board.kind = kind
    board.takesMoves = false
    let fixture = DriverFixture { board.sections }
    _ = fixture.driver.reorder(try fixture.reference(1, 0), to: path(2, 1))
    #expect(fixture.texts == [["head"], ["b"], ["c", "a"]])
    fixture.driver.flush()
    #expect(fixture.texts == [["head"], ["a", "b"], ["c"]])
    #expect(board.moves.count == 1)
  }

  @Test("A row enters an empty section, and no section that does not exchange rows")
  func sections() throws {
    let board = Board("a", "")
    let fixture = DriverFixture { board.sections }
    #expect(fixture.driver.moveTarget(from: path(1, 0), to: path(0, 1)) == path(1, 0))
    #expect(fixture.driver.moveTarget(from: path(0, 0), to: path(1, 0)) == path(0, 0))
    #expect(fixture.driver.moveTarget(from: path(1, 0), to: path(2, 4)) == path(2, 0))
    #expect(fixture.driver.moveTarget(from: path(1, 0), to: path(9, 0)) == path(2, 0))
    _ = fixture.driver.reorder(try fixture.reference(1, 0), to: path(0, 0))
    #expect(board.moves.isEmpty)
    fixture.driver.flush()
    #expect(fixture.texts == [["head"], ["a"], []])
    _ = fixture.driver.reorder(try fixture.reference(1, 0), to: path(2, 0))
    #expect(board.lists == [[], ["a"]])
  }

  @Test("The section of a row chooses another position, or leaves the row in place")
  func targets() {
    let board = Board("ab", "cd")
    let fixture = DriverFixture { board.sections }
    var proposed: [RowIndexPath] = []
    board.target = { move in
      proposed.append(move.target)
      return move.row == "a" ? nil : RowIndexPath(section: 2, row: 2)
    }
    #expect(fixture.driver.moveTarget(from: path(1, 0), to: path(2, 1)) == path(1, 0))
    #expect(fixture.driver.moveTarget(from: path(1, 1), to: path(2, 0)) == path(2, 2))
    #expect(proposed == [path(2, 1), path(2, 0)])
    // A position that no row can have counts as none.
    board.target = { _ in RowIndexPath(section: 0, row: 0) }
    #expect(fixture.driver.moveTarget(from: path(1, 1), to: path(2, 0)) == path(1, 1))
  }

  @Test("Steps lead from the end of a section to the beginning of the next one, and back")
  func steps() {
    let board = Board("ab", "", "c")
    let fixture = DriverFixture { board.sections }
    func step(_ from: RowIndexPath, _ by: Int) -> RowIndexPath? {
      fixture.driver.moveTarget(from: from, by: by)
    }
    #expect(step(path(1, 0), 1) == path(1, 1))
    #expect(step(path(1, 1), 1) == path(2, 0))
    #expect(step(path(3, 0), -1) == path(2, 0))
    #expect(step(path(3, 0), 1) == nil)
    #expect(step(path(1, 0), -1) == nil)
    #expect(step(path(0, 0), 1) == nil)
    board.target = { $0.targetSection == 1 ? nil : $0.target }
    #expect(step(path(1, 1), 1) == path(3, 0))
    #expect(step(path(3, 0), -1) == path(1, 2))
  }

  @Test("A step leads to the first position that the section of the row allows")
  func refusedSteps() {
    let board = Board("abc", "de")
    let fixture = DriverFixture { board.sections }
    func step(_ from: RowIndexPath, _ by: Int) -> RowIndexPath? {
      fixture.driver.moveTarget(from: from, by: by)
    }
    board.target = { $0.target.row == 1 ? nil : $0.target }
    #expect(step(path(1, 0), 1) == path(1, 2))
    #expect(step(path(1, 2), -1) == path(1, 0))
    board.target = { $0.targetSection == $0.sourceSection ? nil : $0.target }
    #expect(step(path(1, 0), 1) == path(2, 0))
    #expect(step(path(2, 1), -1) == path(1, 3))
    // The position of the row itself counts as none.
    board.target = { $0.target.row == 2 ? RowIndexPath(section: 2, row: 2) : $0.source }
    #expect(step(path(1, 0), 1) == path(2, 2))

    var proposed: [RowIndexPath] = []
    board.target = { move in
      proposed.append(move.target)
      return nil
    }
    #expect(step(path(1, 1), 1) == nil)
    #expect(proposed == [path(1, 2), path(2, 0), path(2, 1), path(2, 2)])
    proposed = []
    #expect(step(path(2, 1), -1) == nil)
    #expect(proposed == [path(2, 0), path(1, 3), path(1, 2), path(1, 1), path(1, 0)])
    #expect(step(path(1, 1), 0) == nil)
  }

  @Test("Positions are those of the model, although the page on screen is older")
  func newerModel() throws {
    let board = Board("ab", "cd")
    let fixture = DriverFixture { board.sections }
    let reference = try fixture.reference(1, 1)
    board.lists = [["x", "a", "b"], ["y", "c", "z", "d"]]
    _ = fixture.driver.reorder(reference, to: path(2, 1))
    #expect(board.lists == [["x", "a"], ["y", "c", "b", "z", "d"]])
    fixture.driver.flush()
    #expect(fixture.texts == [["head"]] + board.lists)
  }

  @Test(
    "Whatever moves and changes, the host shows what the model says",
    arguments: 0..<40 as Range<UInt64>)
  func law(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let board = Board("abcd", "", "efg")
    board.kind = Playlist.Kind.allCases[Int.random(in: 0..<3, using: &random)]
    let table = DrawnTable()
    let driver = PageDriver(host: table, diagnostics: .silent)
    driver.show(AnyPage { board.sections })
    for round in 0..<40 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        let list = Int.random(in: 0..<3, using: &random)
        let position = Int.random(in: 0...board.lists[list].count, using: &random)
        board.lists[list].insert("n\(round)", at: position)
      case 1: board.lists[Int.random(in: 0..<3, using: &random)].reverse()
      case 2: board.lists.swapAt(0, Int.random(in: 1..<3, using: &random))
      case 3: driver.flush()
      default:
        board.takesMoves = Int.random(in: 0..<3, using: &random) > 0
        let positions = driver.page.sections.indices.flatMap { section in
          (0..<driver.page.sections[section].rowCount).map { path(section, $0) }
        }
        guard let source = positions.randomElement(using: &random),
          let proposed = positions.randomElement(using: &random),
          let reference = driver.page.reference(at: source)
        else { break }
        let target = driver.moveTarget(from: source, to: proposed)
        table.move(from: source, to: target)
        _ = driver.reorder(reference, to: target)
      }
    }
    driver.flush()
    #expect(table.fault == nil)
    #expect(
      table.drawn.dropFirst().map { $0.map(\.id) } == board.lists.map { $0.map { ItemID($0) } })
  }
}

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import RowhouseTestSupport
import Testing
import UIKitDouble

@Suite("Updates of a table")
@MainActor
struct UpdateTests {
  final class Delegate: NSObject, UITableViewDelegate {
    var log: [String] = []

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      log.append("will \(indexPath.row)")
    }

    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      log.append("did end \(indexPath.row)")
    }
  }

  @Test("Rows keep their cells, and only new ones are requested")
  func cells() throws {
    let delegate = Delegate()
    let sample = SampleTable([["a", "b", "c", "d"]], delegate: delegate)
    let c = try #require(sample.table.cellForRow(at: path(0, 2)))
    sample.table.selectRow(at: path(0, 2), animated: false, scrollPosition: .none)
    sample.source.log = []
    delegate.log = []
    sample.source.rows = [["c", "b", "x", "d"]]
    sample.table.performBatchUpdates {
      sample.table.deleteRows(at: [path(0, 0)], with: .fade)
      sample.table.moveRow(at: path(0, 2), to: path(0, 0))
      sample.table.insertRows(at: [path(0, 2)], with: .fade)
    }
    #expect(sample.texts == ["c", "b", "x", "d"])
    #expect(sample.table.cellForRow(at: path(0, 0)) === c)
    #expect(c.frame.minY == 0)
    #expect(sample.table.indexPathsForSelectedRows == [path(0, 0)])
    #expect(sample.source.log == ["cell 0.2"])
    #expect(delegate.log == ["will 2"])
    Animations.finish()
    #expect(delegate.log == ["will 2", "did end 0"])
  }

  @Test("The completion is called when the animations end")
  func completion() {
    let sample = SampleTable([["a"]])
    var log: [String] = []
    sample.table.performBatchUpdates(
      {
        log.append("updates")
        sample.table.performBatchUpdates({ log.append("inner") }, completion: nil)
      }, completion: { log.append("completed \($0)") })
    #expect(log == ["updates", "inner"])
    Animations.finish()
    #expect(log == ["updates", "inner", "completed true"])
  }

  @Test("A reloaded row gets another cell, a reconfigured one keeps its own")
  func reloading() throws {
    let sample = SampleTable([["a", "b"]])
    let cell = try #require(sample.table.cellForRow(at: path(0, 1)) as? CountingCell)
    sample.source.rows[0][1] = "B"
    sample.table.reconfigureRows(at: [path(0, 1)])
    #expect(sample.table.cellForRow(at: path(0, 1)) === cell)
    #expect(cell.textLabel?.text == "B")
    #expect(cell.preparations == 0)
    sample.table.reloadRows(at: [path(0, 1)], with: .automatic)
    #expect(sample.table.cellForRow(at: path(0, 1)) !== cell)
    Animations.finish()
  }

  @Test("Sections are inserted, deleted, moved and reloaded")
  func sections() throws {
    let sample = SampleTable([["a"], ["b"], ["c"], ["d"]])
    let d = try #require(sample.table.cellForRow(at: path(3, 0)))
    sample.source.rows = [["d"], ["x", "y"], ["b", "bb"]]
    sample.table.performBatchUpdates {
      sample.table.deleteSections([0, 2], with: .none)
      sample.table.moveSection(3, toSection: 0)
      sample.table.insertSections([1], with: .none)
      sample.table.reloadSections([1], with: .none)
    }
    #expect(sample.texts == ["d", "x", "y", "b", "bb"])
    #expect(sample.table.cellForRow(at: path(0, 0)) === d)
    Animations.finish()
  }

  @Test("The offset is kept, and clamped when the content shrinks")
  func offset() {
    let sample = SampleTable(count: 100)
    sample.table.contentOffset.y = 4500
    sample.window.layoutIfNeeded()
    sample.source.rows[0].removeFirst(50)
    sample.table.deleteRows(at: (0..<50).map { path(0, $0) }, with: .none)
    #expect(sample.table.contentOffset.y == 2000)
    #expect(sample.texts.last == "Row 99")
    Animations.finish()
  }

  /// Any valid batch leaves each row in view in the cell with its text.
  @Test("Random batches show the rows of the data source", arguments: 0..<8)
  func randomBatches(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let sample = SampleTable([(0..<30).map { "\($0)" }])
    var next = 30
    for _ in 0..<15 {
      let old = sample.source.rows[0]
      let deleted = old.indices.filter { _ in Int.random(in: 0..<6, using: &generator) == 0 }
      var new = old.enumerated().filter { !deleted.contains($0.offset) }.map(\.element)
      let count = Int.random(in: 0..<5, using: &generator)
      let inserted = Set(
        (0..<count).map { _ in Int.random(in: 0...new.count, using: &generator) }
      ).sorted()
      for indexPath in inserted {
        new.insert("\(next)", at: indexPath)
        next += 1
      }
      sample.source.rows[0] = new
      sample.table.performBatchUpdates {
        sample.table.deleteRows(at: deleted.map { path(0, $0) }, with: .none)
        sample.table.insertRows(at: inserted.map { path(0, $0) }, with: .none)
      }
      if Bool.random(using: &generator) { Animations.finish() }
      sample.table.contentOffset.y = CGFloat(Int.random(in: 0..<1000, using: &generator))
      sample.window.layoutIfNeeded()
      for indexPath in sample.table.indexPathsForVisibleRows ?? [] {
        let cell = sample.table.cellForRow(at: indexPath)
        #expect(cell?.textLabel?.text == new[indexPath.row], "seed \(seed)")
        #expect(cell?.frame == sample.table.rectForRow(at: indexPath), "seed \(seed)")
      }
    }
    Animations.finish()
  }
}
#endif

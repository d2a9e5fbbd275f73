// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import RowhouseTestSupport
import Testing
import UIKitDouble

/// Rows of different heights that move between sections while the table is scrolled.
@Suite("Shuffled rows")
@MainActor
struct ShuffleTests {
  final class Heights: NSObject, UITableViewDelegate {
    weak var source: SampleSource?

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      height(of: source?.rows[indexPath.section][indexPath.row] ?? "")
    }

    func height(of text: String) -> CGFloat {
      CGFloat((Int(text) ?? 0) % 7) * 15
    }
  }

  @Test("Each row in view has its cell, at its place, in its height", arguments: 0..<8)
  func shuffles(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) &+ 99)
    let heights = Heights()
    let sample = SampleTable(
      [(0..<20).map(String.init), (20..<45).map(String.init), []], delegate: heights,
      rowHeight: UITableView.automaticDimension)
    heights.source = sample.source
    sample.table.reloadData()
    sample.window.layoutIfNeeded()
    var next = 45
    for _ in 0..<15 {
      let before = sample.source.rows
      var texts = before.joined().filter { _ in Int.random(in: 0..<8, using: &generator) > 0 }
      for _ in 0..<Int.random(in: 0..<6, using: &generator) {
        texts.append(String(next))
        next += 1
      }
      texts.shuffle(using: &generator)
      var after: [[String]] = [[], [], []]
      for text in texts { after[Int.random(in: 0..<3, using: &generator)].append(text) }
      apply(from: before, to: after, in: sample)
      check(sample, heights, seed)
      sample.table.scroll(to: CGFloat(Int.random(in: 0..<1500, using: &generator)))
      if Bool.random(using: &generator) { Animations.finish() }
      check(sample, heights, seed)
    }
    Animations.finish()
    #expect(
      sample.table.subviews.count { $0 is UITableViewCell } == sample.table.visibleCells.count)
  }

  private func apply(from before: [[String]], to after: [[String]], in sample: SampleTable) {
    let old = indexPaths(in: before)
    let new = indexPaths(in: after)
    sample.source.rows = after
    sample.table.performBatchUpdates {
      sample.table.deleteRows(
        at: old.filter { new[$0.key] == nil }.map(\.value), with: .automatic)
      sample.table.insertRows(
        at: new.filter { old[$0.key] == nil }.map(\.value), with: .automatic)
      for (text, indexPath) in old {
        if let target = new[text] { sample.table.moveRow(at: indexPath, to: target) }
      }
    }
  }

  private func indexPaths(in rows: [[String]]) -> [String: IndexPath] {
    var result: [String: IndexPath] = [:]
    for (section, texts) in rows.enumerated() {
      for (row, text) in texts.enumerated() { result[text] = path(section, row) }
    }
    return result
  }

  private func check(_ sample: SampleTable, _ heights: Heights, _ seed: Int) {
    let table = sample.table
    let shown = table.indexPathsForVisibleRows ?? []
    #expect(shown == (table.indexPathsForRows(in: table.bounds) ?? []), "seed \(seed)")
    for indexPath in shown {
      let text = sample.source.rows[indexPath.section][indexPath.row]
      let cell = table.cellForRow(at: indexPath)
      #expect(cell?.textLabel?.text == text, "seed \(seed)")
      #expect(cell?.frame == table.rectForRow(at: indexPath), "seed \(seed)")
      #expect(cell?.frame.height == heights.height(of: text), "seed \(seed)")
    }
  }
}
#endif

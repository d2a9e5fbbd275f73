// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Testing
import UIKitDouble

@Suite("Heights of a table")
@MainActor
struct HeightTests {
  final class Delegate: NSObject, UITableViewDelegate {
    var asked: [Int] = []

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asked.append(indexPath.row)
      return indexPath.row == 3 ? 0 : 80
    }
  }

  final class TallCell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: textLabel?.text == "Row 2" ? 130 : 60)
    }
  }

  @Test("Heights are requested for rows that appear, the rest are estimates")
  func onScreen() {
    let delegate = Delegate()
    let sample = SampleTable(
      count: 1000, delegate: delegate, rowHeight: UITableView.automaticDimension)
    #expect(Set(delegate.asked) == Set(0...7))
    // A row of no height has a cell like the others.
    #expect(sample.table.indexPathsForVisibleRows == (0...7).map { path(0, $0) })
    #expect(sample.table.rectForRow(at: path(0, 4)).minY == 240)
    #expect(sample.table.contentSize.height == 44_208)
  }

  @Test("Without estimates every height is requested at once")
  func noEstimates() {
    let delegate = Delegate()
    let sample = SampleTable(
      count: 100, delegate: delegate, rowHeight: UITableView.automaticDimension)
    delegate.asked = []
    sample.table.estimatedRowHeight = 0
    sample.table.reloadData()
    #expect(delegate.asked.count == 100)
    #expect(sample.table.contentSize.height == 7920)
  }

  @Test("An automatic row has the height of its cell")
  func automatic() {
    let sample = SampleTable(count: 50, rowHeight: UITableView.automaticDimension)
    sample.table.register(TallCell.self, forCellReuseIdentifier: "cell")
    sample.table.reloadData()
    sample.source.makeCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "Row \(path.row)"
      return cell
    }
    let fresh = SampleTable(count: 50, rowHeight: UITableView.automaticDimension)
    fresh.table.register(TallCell.self, forCellReuseIdentifier: "tall")
    fresh.source.makeCell = { $0.dequeueReusableCell(withIdentifier: "tall", for: $1) }
    fresh.table.reloadData()
    fresh.window.layoutIfNeeded()
    #expect(fresh.table.rectForRow(at: path(0, 2)).height == 130)
    #expect(fresh.table.rectForRow(at: path(0, 1)).height == 60)
  }

  @Test("Rows measured above the visible rows do not move them")
  func scrollingUp() throws {
    let delegate = Delegate()
    let sample = SampleTable(
      count: 1000, delegate: delegate, rowHeight: UITableView.automaticDimension)
    sample.table.scrollToRow(at: path(0, 500), at: .top, animated: false)
    let cell = try #require(sample.table.cellForRow(at: path(0, 501)))
    let y = cell.frame.minY - sample.table.contentOffset.y
    #expect(y == 80)
    sample.table.contentOffset.y -= 10
    sample.window.layoutIfNeeded()
    #expect(cell.frame.minY - sample.table.contentOffset.y == y + 10)
  }

  @Test("Every row is below those before it")
  func sums() {
    let delegate = Delegate()
    let sample = SampleTable(
      count: 1000, delegate: delegate, rowHeight: UITableView.automaticDimension)
    sample.table.scroll(to: 100_000)
    #expect(sample.table.contentSize.height == 79_920)
    #expect(sample.texts.last == "Row 999")
    for row in [0, 3, 4, 255, 256, 257, 511, 512, 600, 999] {
      let isBelowEmptyRow = row > 3
      let expected = CGFloat(row - (isBelowEmptyRow ? 1 : 0)) * 80
      #expect(sample.table.rectForRow(at: path(0, row)).minY == expected)
    }
    let middle = CGPoint(x: 1, y: 40_040)
    #expect(sample.table.indexPathForRow(at: middle) == path(0, 501))
  }

  @Test("A new width, a new text size or an empty update requests heights again")
  func asking() {
    let delegate = Delegate()
    let sample = SampleTable(
      count: 1000, delegate: delegate, rowHeight: UITableView.automaticDimension)
    delegate.asked = []
    sample.window.rotate(to: CGSize(width: 500, height: 320))
    #expect(Set(delegate.asked) == Set(0...4))
    delegate.asked = []
    sample.window.setTextSize(.accessibilityLarge)
    #expect(Set(delegate.asked) == Set(0...4))
    delegate.asked = []
    sample.table.beginUpdates()
    sample.table.endUpdates()
    #expect(Set(delegate.asked) == Set(0...4))
  }
}
#endif

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Testing
import UIKitDouble

@Suite("Cells that are prepared")
@MainActor
struct PreparedCellTests {
  private let delegate = UpdateTests.Delegate()

  private func scroll(_ sample: SampleTable, to y: CGFloat) {
    sample.source.log = []
    delegate.log = []
    sample.table.contentOffset.y = y
    sample.window.layoutIfNeeded()
  }

  @Test("A table that is scrolled asks for the cells of the next rows, and displays them unasked")
  func ahead() throws {
    let sample = SampleTable(count: 100, delegate: delegate)
    scroll(sample, to: 50)
    #expect(sample.source.log == ["cell 0.10", "cell 0.11", "cell 0.12"])
    #expect(delegate.log == ["did end 0", "will 10"])
    #expect(sample.table.indexPathsForVisibleRows?.last == path(0, 10))
    let cell = try #require(sample.table.cellForRow(at: path(0, 11)))
    #expect(cell.superview == nil && sample.table.indexPath(for: cell) == path(0, 11))
    scroll(sample, to: 100)
    #expect(sample.source.log == ["cell 0.13"])
    #expect(delegate.log == ["did end 1", "will 11"])
    #expect(sample.table.visibleCells.last === cell)
  }

  @Test("A cell that has left is displayed again unasked, or reused once its row is far away")
  func back() throws {
    let sample = SampleTable(count: 100, delegate: delegate)
    let first = try #require(sample.table.cellForRow(at: path(0, 0)) as? CountingCell)
    scroll(sample, to: 50)
    #expect(sample.table.cellForRow(at: path(0, 0)) === first && first.superview == nil)
    scroll(sample, to: 0)
    #expect(sample.source.log.isEmpty && first.preparations == 0)
    #expect(delegate.log == ["did end 10", "will 0"])
    scroll(sample, to: 1_000)
    #expect(sample.table.cellForRow(at: path(0, 0)) == nil)
    #expect(first.preparations == 1 && sample.table.indexPath(for: first) != nil)
  }

  @Test("A prepared cell follows its row through updates, and is never shared")
  func updates() throws {
    let sample = SampleTable(count: 100, delegate: delegate)
    scroll(sample, to: 50)
    let cell = try #require(sample.table.cellForRow(at: path(0, 12)))
    sample.source.rows[0].insert("new", at: 5)
    sample.table.insertRows(at: [path(0, 5)], with: .none)
    Animations.finish()
    #expect(sample.table.cellForRow(at: path(0, 13)) === cell)
    sample.source.rows[0].remove(at: 13)
    sample.table.deleteRows(at: [path(0, 13)], with: .none)
    Animations.finish()
    #expect(sample.table.indexPath(for: cell) != path(0, 13))
  }

  @Test("A table without prefetching prepares no cells")
  func disabled() {
    let sample = SampleTable(count: 100, delegate: delegate)
    sample.table.isPrefetchingEnabled = false
    scroll(sample, to: 50)
    #expect(sample.source.log == ["cell 0.10"])
    #expect(sample.table.cellForRow(at: path(0, 0)) == nil)
  }

  @Test("Rows of no height among the visible ones have cells, but nobody can touch them")
  func noHeight() {
    let flat = FlatRows()
    let sample = SampleTable(count: 12, delegate: flat)
    #expect(sample.source.log == (0..<12).map { "cell 0.\($0)" })
    #expect(sample.table.indexPathsForVisibleRows?.count == 12)
    #expect(sample.table.rectForRow(at: path(0, 0)).height == 0)
    #expect(sample.table.indexPathForRow(at: CGPoint(x: 10, y: 0)) == path(0, 1))
  }
}

/// Every third row has no height.
private final class FlatRows: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.row.isMultiple(of: 3) ? 0 : 50
  }
}
#endif

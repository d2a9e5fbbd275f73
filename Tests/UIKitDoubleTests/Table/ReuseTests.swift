// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Testing
import UIKitDouble

@Suite("Cells of a table")
@MainActor
struct ReuseTests {
  @Test("Only visible rows have cells, and no others are requested")
  func visibleRows() {
    let sample = SampleTable(count: 1_000_000)
    #expect(sample.table.indexPathsForVisibleRows == (0..<10).map { path(0, $0) })
    #expect(sample.source.log.count == 10)
    #expect(sample.table.contentSize.height == 50_000_000)
    sample.table.contentOffset.y = 25_000_025
    sample.window.layoutIfNeeded()
    #expect(sample.table.indexPathsForVisibleRows?.first == path(0, 500_000))
    #expect(sample.table.indexPathsForVisibleRows?.count == 11)
  }

  @Test("A cell that leaves is prepared when it is dequeued, not before")
  func reuse() throws {
    let sample = SampleTable(count: 100)
    let first = try #require(sample.table.cellForRow(at: path(0, 0)) as? CountingCell)
    sample.table.contentOffset.y = 600
    sample.window.layoutIfNeeded()
    #expect(sample.table.cellForRow(at: path(0, 0)) == nil)
    #expect(first.preparations == 1, "row 12 or a later one came into view and took the cell")
    #expect(sample.table.indexPath(for: first)?.row ?? 0 > 9)
  }

  @Test("A registered class is created by its own initializer")
  func registeredClass() {
    let sample = SampleTable(count: 1)
    #expect(sample.table.visibleCells.allSatisfy { $0 is CountingCell })
    #expect(sample.table.visibleCells.first?.reuseIdentifier == "cell")
  }

  @Test("A nib gives its cell")
  func nib() {
    UINib.register("Special") { CountingCell(style: .subtitle, reuseIdentifier: nil) }
    let sample = SampleTable(count: 1)
    sample.table.register(
      UINib(nibName: "Special", bundle: nil), forCellReuseIdentifier: "special")
    sample.source.makeCell = { $0.dequeueReusableCell(withIdentifier: "special", for: $1) }
    sample.table.reloadData()
    sample.window.layoutIfNeeded()
    #expect(sample.table.visibleCells.first?.reuseIdentifier == "special")
  }

  @Test("A cell with the keyboard waits for its row out of view")
  func keyboard() throws {
    let delegate = UpdateTests.Delegate()
    let sample = SampleTable(count: 100, delegate: delegate)
    let cell = try #require(sample.table.cellForRow(at: path(0, 2)))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    cell.contentView.addSubview(field)
    field.type("ab")
    sample.table.contentOffset.y = 2000
    sample.window.layoutIfNeeded()
    #expect(field.isFirstResponder)
    #expect(delegate.log.contains("did end 2"))
    delegate.log = []
    sample.table.contentOffset.y = 0
    sample.window.layoutIfNeeded()
    #expect(delegate.log.contains("will 2"))
    #expect(sample.table.cellForRow(at: path(0, 2)) === cell)
    #expect(field.text == "ab")
    sample.table.reloadData()
    #expect(!field.isFirstResponder)
  }

  @Test("A table without a window keeps its counts and requests no cells")
  func windowless() {
    let source = SampleSource([["a", "b"]])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
    table.dataSource = source
    table.layoutIfNeeded()
    source.rows[0].append("c")
    table.reloadData()
    source.rows[0].append("d")
    table.insertRows(at: [path(0, 3)], with: .none)
    #expect(table.numberOfRows(inSection: 0) == 4)
    #expect(source.log.isEmpty)
  }
}
#endif

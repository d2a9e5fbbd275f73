// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Testing
import UIKitDouble

@Suite("Headers and footers of a table")
@MainActor
struct HeaderFooterTests {
  final class Delegate: NSObject, UITableViewDelegate {
    var height: CGFloat = 30
    var log: [String] = []

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      height
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
      view?.tag = section
      return view
    }

    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
      log.append("will \(section)")
    }

    func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {
      log.append("did end \(section)")
    }
  }

  private func sample(_ style: UITableView.Style, _ delegate: Delegate) -> SampleTable {
    let sample = SampleTable(
      (0..<20).map { _ in ["a", "b", "c", "d"] }, style: style, delegate: delegate)
    sample.table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
    sample.table.reloadData()
    sample.window.layoutIfNeeded()
    return sample
  }

  @Test("Headers of plain tables stay while their section does")
  func sticky() {
    let delegate = Delegate()
    let sample = sample(.plain, delegate)
    sample.table.contentOffset.y = 100
    sample.window.layoutIfNeeded()
    #expect(sample.table.headerView(forSection: 0)?.frame.minY == 100)
    sample.table.contentOffset.y = 220
    sample.window.layoutIfNeeded()
    #expect(sample.table.headerView(forSection: 0)?.frame.minY == 200, "pushed by the next one")
  }

  @Test("Rows and headers have their content beside the notch unless a setting differs")
  func safeArea() throws {
    let sample = sample(.plain, Delegate())
    sample.window.screenInsets = UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 40)
    for isInset in [true, false] {
      sample.table.insetsContentViewsToSafeArea = isInset
      sample.table.frame.size.height -= 1
      sample.window.screenInsets.left += 1
      sample.window.layoutIfNeeded()
      let cell = try #require(sample.table.cellForRow(at: path(0, 0)))
      let header = try #require(sample.table.headerView(forSection: 0))
      let left: CGFloat = isInset ? 48 : 0
      let width: CGFloat = isInset ? 320 - 48 - 40 : 320
      for (view, content) in [(cell, cell.contentView), (header, header.contentView)] {
        #expect(view.frame.minX == 0 && view.frame.width == 320)
        #expect(content.frame.minX == left && content.frame.width == width)
      }
    }
  }

  @Test("Headers of grouped tables scroll, and their views are reused")
  func grouped() {
    let delegate = Delegate()
    let sample = sample(.grouped, delegate)
    #expect(delegate.log == ["will 0", "will 1", "will 2"])
    sample.table.contentOffset.y = 100
    sample.window.layoutIfNeeded()
    #expect(sample.table.headerView(forSection: 0) == nil)
    #expect(delegate.log.last == "did end 0")
  }

  @Test("Zero means the standard height in grouped tables and none in plain ones")
  func zero() {
    let delegate = Delegate()
    delegate.height = 0
    #expect(sample(.plain, delegate).table.rectForHeader(inSection: 0).height == 0)
    #expect(sample(.grouped, delegate).table.rectForHeader(inSection: 0).height > 0)
    delegate.height = .leastNonzeroMagnitude
    #expect(sample(.grouped, delegate).table.rectForHeader(inSection: 0).height == 0)
  }

  @Test("Rows of inset grouped tables keep a margin")
  func inset() {
    let table = sample(.insetGrouped, Delegate()).table
    #expect(table.rectForRow(at: path(0, 0)).minX == 16)
    #expect(table.rectForRow(at: path(0, 0)).width == 288)
  }

  @Test("The table's own header and footer are above and below the rows")
  func ends() {
    let sample = SampleTable(count: 2)
    sample.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 70))
    sample.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 20))
    sample.window.layoutIfNeeded()
    #expect(sample.table.rectForRow(at: path(0, 0)).minY == 70)
    #expect(
      sample.table.tableFooterView?.frame == CGRect(x: 0, y: 170, width: 320, height: 20))
    #expect(sample.table.contentSize.height == 190)
  }
}
#endif

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Testing
import UIKitDouble

@Suite("Selection in a table")
@MainActor
struct SelectionTests {
  final class Delegate: NSObject, UITableViewDelegate {
    var log: [String] = []
    var redirect: [Int: Int?] = [:]

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      log.append("should highlight \(indexPath.row)")
      return indexPath.row != 9
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      log.append("did highlight \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      log.append("did unhighlight \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      log.append("will select \(indexPath.row)")
      guard let target = redirect[indexPath.row] else { return indexPath }
      return target.map { path(0, $0) }
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("did select \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      log.append("will deselect \(indexPath.row)")
      return indexPath
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.append("did deselect \(indexPath.row)")
    }
  }

  @Test("A tap calls the delegate's methods in order")
  func order() {
    let delegate = Delegate()
    let sample = SampleTable(count: 10, delegate: delegate)
    sample.table.tap(row: path(0, 1))
    delegate.log = []
    sample.table.touchDown(row: path(0, 2))
    #expect(sample.table.cellForRow(at: path(0, 2))?.isHighlighted == true)
    sample.table.touchUp(row: path(0, 2))
    #expect(
      delegate.log == [
        "should highlight 2", "did highlight 2", "did unhighlight 2", "will select 2",
        "will deselect 1", "did deselect 1", "did select 2",
      ])
    #expect(sample.table.indexPathForSelectedRow == path(0, 2))
    #expect(sample.table.cellForRow(at: path(0, 1))?.isSelected == false)
    #expect(sample.table.cellForRow(at: path(0, 2))?.isSelected == true)
  }

  @Test("A row may refuse the highlight or the selection, or pass it on")
  func refusing() {
    let delegate = Delegate()
    let sample = SampleTable(count: 10, delegate: delegate)
    sample.table.tap(row: path(0, 9))
    #expect(delegate.log == ["should highlight 9"])
    delegate.redirect.updateValue(nil, forKey: 3)
    delegate.redirect[4] = 5
    sample.table.tap(row: path(0, 3))
    #expect(sample.table.indexPathForSelectedRow == nil)
    sample.table.tap(row: path(0, 4))
    #expect(sample.table.indexPathForSelectedRow == path(0, 5))
  }

  @Test("Several rows are selected if the table allows it, and a second tap deselects")
  func several() {
    let delegate = Delegate()
    let sample = SampleTable(count: 10, delegate: delegate)
    sample.table.allowsMultipleSelection = true
    sample.table.tap(row: path(0, 1))
    sample.table.tap(row: path(0, 2))
    #expect(sample.table.indexPathsForSelectedRows == [path(0, 1), path(0, 2)])
    sample.table.tap(row: path(0, 1))
    #expect(sample.table.indexPathsForSelectedRows == [path(0, 2)])
  }

  @Test("A selection by code calls no method, and a row that appears shows it")
  func programmatic() {
    let delegate = Delegate()
    let sample = SampleTable(count: 100, delegate: delegate)
    sample.table.selectRow(at: path(0, 50), animated: false, scrollPosition: .middle)
    #expect(delegate.log.isEmpty)
    #expect(sample.table.cellForRow(at: path(0, 50))?.isSelected == true)
    sample.table.contentOffset.y = 0
    sample.window.layoutIfNeeded()
    #expect(sample.table.visibleCells.allSatisfy { !$0.isSelected })
    sample.table.contentOffset.y = 2400
    sample.window.layoutIfNeeded()
    #expect(sample.table.cellForRow(at: path(0, 50))?.isSelected == true)
    sample.table.reloadData()
    #expect(sample.table.indexPathForSelectedRow == nil)
  }

  @Test("A touch follows its row when it moves, and ends when it is deleted")
  func touchAndUpdate() {
    let delegate = Delegate()
    let sample = SampleTable(count: 5, delegate: delegate)
    sample.table.touchDown(row: path(0, 1))
    sample.source.rows[0].insert("new", at: 0)
    sample.table.insertRows(at: [path(0, 0)], with: .none)
    sample.table.touchUp(row: path(0, 2))
    #expect(sample.table.indexPathForSelectedRow == path(0, 2))
    delegate.log = []
    sample.table.touchDown(row: path(0, 3))
    sample.source.rows[0].remove(at: 3)
    sample.table.deleteRows(at: [path(0, 3)], with: .none)
    sample.table.touchUp(row: path(0, 3))
    #expect(!delegate.log.contains("did select 3"))
    Animations.finish()
  }

  @Test("A row out of view cannot be tapped")
  func outOfView() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let sample = SampleTable(count: 100)
        withExtendedLifetime(sample) { sample.table.tap(row: path(0, 50)) }
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("path = 0 - 50} is out of view and cannot be touched"))
  }
}
#endif

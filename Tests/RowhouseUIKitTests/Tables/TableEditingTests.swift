// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import Testing

@testable import RowhouseUIKit

@Suite("The editing mode of a table")
struct TableEditingTests {
  @Test("A mode that the page has requested before is no change")
  func requests() {
    var editing = TableEditing()
    #expect([false, true, true, false].map { editing.request($0) } == [false, true, false, true])
    #expect(!editing.isRequested)
  }

  @Test("The row whose actions were revealed is returned once")
  func rows() {
    let row = RowReference(
      section: "section", row: "row", indexPath: RowIndexPath(section: 0, row: 0))
    var editing = TableEditing()
    #expect(editing.reveal(row) == nil && editing.row == row)
    #expect(editing.reveal(nil) == row && editing.reveal(nil) == nil)
  }
}
#endif

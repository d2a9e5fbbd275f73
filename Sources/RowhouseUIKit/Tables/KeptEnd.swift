// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting

/// The end of a page that follows it, and the size of the table in which the end was in view.
///
/// When a table is resized, or when the text size changes, its rows have other heights before the host is notified.
struct KeptEnd {
  /// True while an animated scroll leads away from the end.
  var isLeft = false
  /// True if the end was in view when the table last had its size.
  private(set) var isInView = false
  /// The size in which the table was last laid out, or `nil` if it was not.
  private var size: CGSize?
}

extension KeptEnd {
  /// Records whether the end is in view, unless the table has another size in which it is not laid out yet.
  @MainActor
  mutating func note(in table: UITableView) {
    if table.bounds.size == size { isInView = table.isAtEnd }
  }

  /// Records the size in which the table is laid out, and returns true if it is another one than before.
  mutating func takeSize(_ size: CGSize) -> Bool {
    defer { self.size = size }
    return size != self.size
  }
}

extension TableHost {
  /// True if the end of a page that follows it was in view before the table or the text was resized.
  var wasFollowingEnd: Bool { page?.followsEnd == true && !keptEnd.isLeft && keptEnd.isInView }

  /// Called after each step of scrolling, and after each update.
  func noteEnd() {
    if page?.followsEnd == true, let table, table.window != nil { keptEnd.note(in: table) }
  }

  /// Scrolls to the end of a page that follows it if the table has another size and the end was in view, or otherwise to the
  /// row whose field is edited.
  func sizeMayHaveChanged() {
    guard let table, table.window != nil, phase.allowsChanges else { return }
    if keptEnd.takeSize(table.bounds.size) {
      if wasFollowingEnd { table.scrollToEnd() } else { revealEditedRow(in: table) }
    }
    noteEnd()
  }
}
#endif

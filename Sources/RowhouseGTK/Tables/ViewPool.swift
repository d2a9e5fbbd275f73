// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseModel

/// A pool of the widgets of entries that are out of view.
///
/// Entries that come into view reuse them.
@MainActor
struct ViewPool {
  private var rows: [ReuseIdentifier: Stack] = [:]
  private var headers: [HeaderFooterView] = []
  private var others: [HeaderFooterView] = []
  private var count = 0
  private var uses = 0
  /// The maximum number of rows in the pool.
  ///
  /// A full pool releases rows of the shape that has not been used for the longest time.
  private static let limit = 200

  /// The rows of a shape, and the number of the last use of the shape.
  private struct Stack {
    var rows: [RowView] = []
    var lastUse = 0
  }

  /// Returns a row whose controls have a given shape, or `nil` if there is none.
  mutating func takeRow(_ shape: ReuseIdentifier) -> RowView? {
    guard let row = pop(shape) else { return nil }
    uses += 1
    rows[shape]?.lastUse = uses
    // The focus would otherwise be in another row than the one in which it was.
    row.pointer.moveFocusToAncestor()
    row.pointer.setAccessibleHidden(false)
    row.canvas.forgetUse()
    // Requests images again whose loading was stopped.
    row.measureAgain()
    return row
  }

  private mutating func pop(_ shape: ReuseIdentifier) -> RowView? {
    guard let row = rows[shape]?.rows.popLast() else { return nil }
    if rows[shape]?.rows.isEmpty == true { rows[shape] = nil }
    count -= 1
    return row
  }

  /// Returns the header of a section or another header or footer, or `nil` if there is none.
  mutating func takeHeaderFooter(isHeading: Bool) -> HeaderFooterView? {
    let headerFooter = isHeading ? headers.popLast() : others.popLast()
    headerFooter?.canvas.forgetUse()
    headerFooter?.placeAgain()
    return headerFooter
  }

  /// Adds a widget that is out of view to the pool.
  mutating func put(_ view: EntryView) {
    gtk_widget_set_child_visible(view.pointer, 0)
    // Hides the widget, because assistive technologies would otherwise read it.
    view.pointer.setAccessibleHidden(true)
    if let headerFooter = view as? HeaderFooterView {
      headerFooter.canvas.stopLoading()
      if headerFooter.isHeading {
        headers.append(headerFooter)
      } else {
        others.append(headerFooter)
      }
      return
    }
    guard let row = view as? RowView, let shape = row.drawing?.shape else { return }
    row.canvas.stopLoading()
    uses += 1
    rows[shape, default: Stack()].rows.append(row)
    rows[shape]?.lastUse = uses
    count += 1
    if count > Self.limit, let oldest = rows.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      _ = pop(oldest.key)
    }
  }
}
#endif

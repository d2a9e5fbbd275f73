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
  private var rows: [ReuseIdentifier: [RowView]] = [:]
  private var headers: [HeaderFooterView] = []
  private var others: [HeaderFooterView] = []
  private var count = 0
  /// The maximum number of rows in the pool.
  ///
  /// Additional rows are released.
  private static let limit = 200

  /// Returns a row whose controls have a given shape, or `nil` if there is none.
  mutating func takeRow(_ shape: ReuseIdentifier) -> RowView? {
    guard let row = rows[shape]?.popLast() else { return nil }
    row.pointer.setAccessibleHidden(false)
    row.canvas.forgetUse()
    count -= 1
    return row
  }

  /// Returns the header of a section or another header or footer, or `nil` if there is none.
  mutating func takeHeaderFooter(isHeading: Bool) -> HeaderFooterView? {
    let headerFooter = isHeading ? headers.popLast() : others.popLast()
    headerFooter?.canvas.forgetUse()
    return headerFooter
  }

  /// Adds a widget that is out of view to the pool.
  mutating func put(_ view: EntryView) {
    gtk_widget_set_child_visible(view.pointer, 0)
    // Hides the widget, because assistive technologies would otherwise read it.
    view.pointer.setAccessibleHidden(true)
    if let headerFooter = view as? HeaderFooterView {
      if headerFooter.isHeading {
        headers.append(headerFooter)
      } else {
        others.append(headerFooter)
      }
      return
    }
    guard let row = view as? RowView, let shape = row.drawing?.shape, count < Self.limit else {
      return
    }
    rows[shape, default: []].append(row)
    count += 1
  }
}
#endif

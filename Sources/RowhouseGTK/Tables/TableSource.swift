// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import RowhouseHosting
import RowhouseLayout
import RowhouseModel

/// The source of a table's content.
@MainActor
protocol TableSource: AnyObject {
  /// The number of rows of each section.
  var entries: TableEntries { get }

  /// True if the end of the page stays in view while entries arrive or grow.
  var followsEnd: Bool { get }

  /// The geometry of the page for a width in points.
  func geometry(width: Double) -> TableGeometry

  /// The estimated heights of the entries, before they are measured.
  func estimates() -> [RowEstimate]

  /// Returns a widget that can show an entry: an unused one from the pool, or a new one.
  func makeView(for entry: TableEntries.Entry, from pool: inout ViewPool) -> EntryView?

  /// Returns a row if it is hidden, or `nil` if it has a height.
  func hiddenRow(at indexPath: RowIndexPath) -> RowReference?

  /// Called when a hidden row, which has no widget, enters the visible area or is near it.
  func didAppear(_ hiddenRow: RowReference)

  /// Called when a hidden row is no longer in view.
  func didDisappear(_ hiddenRow: RowReference)

  /// Called when an entry gets a widget, in the visible area or near it.
  func didAppear(_ view: EntryView)

  /// Called when an entry loses its widget.
  func didDisappear(_ view: EntryView)

  /// Called while the table is laid out, with the entries in view and those less than a view away.
  func didLayOut(seen: Range<Int>, near: Range<Int>)

  /// Called when the user scrolls, or moves the focus among rows.
  func userMoved()

  /// Called when the user or the program has scrolled the table, possibly during layout.
  func didScroll(to offset: Double)

  /// Called when the user moves the focus from a row to another one with Shift and an arrow key.
  func extendSelection(from old: RowIndexPath, to new: RowIndexPath)

  /// Selects or deselects all rows of a section in which several rows can be selected.
  ///
  /// - Parameters:
  ///   - isSelected: True to select the rows.
  ///   - sectionWithFocus: The section with the focus, or `nil` if there is none. If its rows cannot be selected, those of
  ///     all other sections are.
  /// - Returns: True if the page has such a section.
  func setAllSelected(_ isSelected: Bool, sectionWithFocus: Int?) -> Bool

  /// Returns true if an entry, or a control in it, may have the focus.
  func canFocus(_ entry: TableEntries.Entry) -> Bool

  /// Returns true if a row loads more rows when it is displayed.
  func loadsMore(_ row: RowIndexPath) -> Bool

  /// Returns the first text of a row, or `nil` if it has none.
  func text(of row: RowIndexPath) -> String?
}
#endif

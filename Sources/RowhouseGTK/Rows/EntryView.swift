// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita

/// A widget that shows an entry of a table: a row, a header, or a footer.
class EntryView: DrawnWidget {
  /// True if the table must measure the entry at its next layout.
  final var mustBeMeasured = false

  /// Returns the height of the entry at a width, in whole points.
  ///
  /// The frames of widgets are whole points, even if a point has several pixels. With fractional heights, the next
  /// entry would cover the separator.
  func height(width: Double) -> Double { 0 }

  /// Measures the content and sets its frames again at the next layout.
  func contentChanged() {
    gtk_widget_queue_allocate(pointer)
    gtk_widget_queue_draw(pointer)
  }

  override func measure(_ orientation: GtkOrientation, for other: Int32) -> (Int32, Int32) {
    (0, 0)
  }
}
#endif

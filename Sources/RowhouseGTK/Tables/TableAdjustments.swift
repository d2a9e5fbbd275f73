// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita

/// The adjustments with which a table is scrolled.
@MainActor
final class TableAdjustments {
  private var horizontal: UnsafeMutableRawPointer?
  private var vertical: UnsafeMutableRawPointer?
  private var connection: gulong = 0
  /// The value of the vertical adjustment at which the top of the page is in view.
  private var slack = 0.0

  init() {}

  isolated deinit {
    set(GTK_ORIENTATION_HORIZONTAL, to: nil) {}
    set(GTK_ORIENTATION_VERTICAL, to: nil) {}
  }
}

extension TableAdjustments {
  subscript(orientation: GtkOrientation) -> UnsafeMutableRawPointer? {
    orientation == GTK_ORIENTATION_HORIZONTAL ? horizontal : vertical
  }

  /// Stores an adjustment, and calls a closure whenever the value of the vertical one changes.
  func set(
    _ orientation: GtkOrientation, to object: UnsafeMutableRawPointer?,
    _ scrolled: @escaping @MainActor () -> Void
  ) {
    let old = self[orientation]
    if let object { g_object_ref_sink(object) }
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      horizontal = object
    } else {
      if let old, connection != 0 { g_signal_handler_disconnect(old, connection) }
      vertical = object
      connection = object.map { observe("value-changed", of: $0) { _ in scrolled() } } ?? 0
    }
    if let old { g_object_unref(old) }
  }

  /// The distance of the top of the view from the top of the page, in points.
  var offset: Double { value - slack }

  private var value: Double {
    vertical.map { gtk_adjustment_get_value($0.assumingMemoryBound(to: GtkAdjustment.self)) } ?? 0
  }

  /// Moves the page in the view without changing the value of the adjustment.
  func setDisplayedOffset(_ offset: Double) { slack = value - offset }

  /// Sets the bounds for a page and a view with the given extents, in points.
  func configure(offset: Double, total: Double, width: Double, height: Double) {
    if let vertical = vertical?.assumingMemoryBound(to: GtkAdjustment.self) {
      let upper = slack + max(total, height)
      gtk_adjustment_configure(
        vertical, offset + slack, slack, upper, 40, max(1, height * 0.9), height)
    }
    if let horizontal = horizontal?.assumingMemoryBound(to: GtkAdjustment.self) {
      gtk_adjustment_configure(horizontal, 0, 0, width, 1, 1, width)
    }
  }
}
#endif

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout

/// Scrolls a table with each frame while the user holds a dragged row near its top or bottom edge.
@MainActor
final class EdgeScrolling {
  private unowned let table: TableView
  private var isRunning = false

  /// The distance from an edge within which the page scrolls, in points.
  private static let reach = 40.0
  /// The speed at one point within this distance, in points per second.
  ///
  /// `GtkColumnView` scrolls by a third of a point with each frame, of which most displays show 60
  /// in a second.
  private static let slope = 20.0

  init(_ table: TableView) { self.table = table }

  /// Returns the speed for a pointer at a distance from the top of a view, in points per second.
  ///
  /// The speed grows toward the edge and beyond it. It is negative near the top edge.
  static func speed(pointer: Double, height: Double) -> Double {
    let reach = min(reach, height / 4)
    if pointer < reach { return (pointer - reach) * slope }
    return max(0, pointer - height + reach) * slope
  }

  /// Begins to scroll if the dragged row is near an edge.
  func start() {
    guard !isRunning, table.dragged?.isScrolling == true else { return }
    isRunning = true
    MainLoop.beforeFrames(of: table.pointer) { [weak self] in self?.scroll(for: $0) ?? false }
  }

  /// Scrolls for a number of seconds, and returns false if scrolling ends.
  private func scroll(for seconds: Double) -> Bool {
    guard let dragged = table.dragged, dragged.isScrolling else {
      isRunning = false
      return false
    }
    let offset = table.nextOffset
    let end = max(0, table.index.totalHeight - table.viewHeight)
    // A long frame, such as that of a busy system, must not skip rows.
    let target = offset + dragged.speed * min(seconds, 0.05)
    let distance = min(max(0, target), end) - offset
    if distance != 0 { table.scroll(by: distance) }
    return true
  }
}

extension TableView {
  /// Draws the dragged row at its new place, and begins to scroll if it is near an edge.
  func draggedRowChanged() {
    gtk_widget_queue_draw(pointer)
    edgeScrolling.start()
  }
}

extension DraggedRow {
  /// True if the page scrolls while the user drags the row.
  fileprivate var isScrolling: Bool { row != nil && speed != 0 }
}
#endif

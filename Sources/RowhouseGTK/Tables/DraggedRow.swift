// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout

/// A row that the user drags by its handle.
///
/// The row is drawn at the pointer, above the other entries, which make room at the position to
/// which the row would move. The frames of their widgets do not change.
@MainActor
struct DraggedRow {
  private(set) weak var row: RowView?
  /// The distance of the row from the top of the view, in points.
  let top: Double
  /// The speed at which the page scrolls, in points per second, or 0 if it does not scroll.
  let speed: Double
  /// The distance from the top of the page to the edge at which the row would be inserted, or
  /// `nil` if the row cannot move.
  var edge: Double?

  init(_ row: RowView, top: Double, speed: Double) {
    self.row = row
    self.top = top
    self.speed = speed
  }

  /// Draws the entries of a table, and the row above them.
  func draw(_ snapshot: OpaquePointer, in table: TableView) {
    guard let row, let edge, let position = table.position(of: row),
      let place = row.pointer.point(0, 0, in: table.pointer)
    else {
      return table.drawChildren(snapshot)
    }
    let (top, height) = (table.index.offset(of: position), table.index.height(of: position))
    let tops = Dictionary(
      uniqueKeysWithValues: table.live.map { ($0.value.pointer, table.index.offset(of: $0.key)) })
    var child = gtk_widget_get_first_child(table.pointer)
    while let current = child {
      child = gtk_widget_get_next_sibling(current)
      if current == row.pointer { continue }
      let other = tops[current] ?? top
      let isAbove = other >= edge && other < top
      let isBelow = other > top && other < edge
      draw(current, movedBy: isAbove ? height : isBelow ? -height : 0, snapshot, in: table)
    }
    let frame = PartFrame(
      x: table.geometry.left, y: self.top, width: table.geometry.width, height: height)
    let shade = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 0.3)
    snapshot.shadow(of: frame, radius: 0, shade, y: 1, spread: 0, blur: 6)
    draw(row.pointer, movedBy: self.top - place.y, snapshot, in: table)
  }

  private func draw(
    _ widget: WidgetPointer, movedBy distance: Double, _ snapshot: OpaquePointer,
    in table: TableView
  ) {
    snapshot.saved { snapshot in
      snapshot.translate(0, distance)
      gtk_widget_snapshot_child(table.pointer, widget, snapshot)
    }
  }
}
#endif

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout
import RowhouseModel

/// The ring that marks the widget with the keyboard focus, in the color of controls.
@MainActor
enum FocusRing {
  /// The distance of a ring from the field that it surrounds, in points.
  private static let margin = 4.0

  /// Draws the ring inside the edge of a widget.
  static func draw(
    _ snapshot: OpaquePointer, in widget: WidgetPointer, radius: Double, _ context: DrawingContext?
  ) {
    guard let context else { return }
    snapshot.border(widget.bounds, radius: radius, width: 2, context.color(.control))
  }

  /// Draws the ring around the field that has the focus, if there is one.
  ///
  /// If the field is the only control of the row, the ring is inside the edge of the row, as in an
  /// `AdwEntryRow`.
  static func draw(
    _ snapshot: OpaquePointer, aroundFieldOf canvas: PartCanvas, in row: WidgetPointer,
    radius: Double, _ context: DrawingContext
  ) {
    guard let field = canvas.focusedField else { return }
    let isOnly = canvas.controls.count == 1 && canvas.controls[0] === field
    guard !isOnly, let frame = field.pointer.bounds(in: row) else {
      return draw(snapshot, in: row, radius: radius, context)
    }
    let edge = row.bounds
    let (left, top) = (max(0, frame.x - margin), max(0, frame.y - margin))
    let ring = PartFrame(
      x: left, y: top, width: min(edge.width, frame.x + frame.width + margin) - left,
      height: min(edge.height, frame.y + frame.height + margin) - top)
    snapshot.border(ring, radius: 6, width: 2, context.color(.control))
  }
}
#endif

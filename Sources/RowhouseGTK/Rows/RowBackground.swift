// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout
import RowhouseModel

/// The background of a row: its color, the overlay for its state, and the separator below it.
@MainActor
struct RowBackground {
  private let row: RowView
  private let drawing: RowDrawing
  private let look: RowLook

  /// The width in points of the bar at the leading edge of a selected row.
  private static let markWidth = 3.0

  init(_ row: RowView, _ drawing: RowDrawing, _ look: RowLook) {
    self.row = row
    self.drawing = drawing
    self.look = look
  }

  func draw(_ snapshot: OpaquePointer) {
    let (context, style) = (drawing.context, drawing.style)
    let frame = row.pointer.bounds
    let (width, height) = (frame.width, frame.height)
    var clip = GskRoundedRect(
      frame, top: look.isFirst ? look.radius : 0, bottom: look.isLast ? look.radius : 0)
    let isCut = look.radius > 0 && (look.isFirst || look.isLast)
    if isCut { gtk_snapshot_push_rounded_clip(snapshot, &clip) }
    let background = look.isSelected ? style.selectedRowBackground : style.rowBackground
    snapshot.fill(frame, context.color(background))
    if look.isSelected {
      // The bar marks the row without relying on the background color alone.
      let left = context.environment.isRightToLeft ? width - Self.markWidth : 0
      snapshot.fill(
        PartFrame(x: left, y: 0, width: Self.markWidth, height: height), context.color(.control))
    }
    if let share = overlay {
      snapshot.fill(frame, context.color(.label).faded(share))
    }
    if !look.isLast, let inset = drawing.separatorInset {
      let line = 1 / context.environment.pixelScale
      let length = max(0, width - inset)
      let left = context.environment.isRightToLeft ? 0 : inset
      snapshot.fill(
        PartFrame(x: left, y: height - line, width: length, height: line),
        context.color(.separator))
    }
    if isCut { gtk_snapshot_pop(snapshot) }
  }

  /// The opacity of the overlay if the row is pressed or under the pointer, or `nil` otherwise.
  private var overlay: Float? {
    guard drawing.row.isSelectable else { return nil }
    if row.isPressed { return 0.08 }
    let state = gtk_widget_get_state_flags(row.pointer).rawValue
    return state & GTK_STATE_FLAG_PRELIGHT.rawValue != 0 ? 0.04 : nil
  }
}
#endif

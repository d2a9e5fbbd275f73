// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout
import RowhouseModel

/// One page of a pager.
final class PagerPageView: DrawnWidget {
  private var style = ResolvedStyle()
  private(set) lazy var canvas = PartCanvas(in: self)

  init() {
    super.init(cssName: "pagerpage", role: GTK_ACCESSIBLE_ROLE_GROUP)
    gtk_widget_set_hexpand(pointer, 1)
  }

  func show(
    _ part: Part, style: ResolvedStyle, state: RowState, in context: DrawingContext,
    target: (any PartTarget)?
  ) {
    self.style = style
    canvas.target = target
    canvas.show(part, shape: part.reuseIdentifier, style: style, state: state, in: context)
    pointer.setAccessibleName(part.spoken(language: context.language).joined(separator: ", "))
  }

  func setFrames(
    of part: PlacedPart, movedBy offset: (x: Double, y: Double), in context: DrawingContext
  ) {
    canvas.setFrames(of: part, movedBy: offset, style: style, in: context)
    gtk_widget_queue_allocate(pointer)
    gtk_widget_queue_draw(pointer)
  }

  override func allocate(width: Int32, height: Int32) { canvas.allocate() }

  override func draw(_ snapshot: OpaquePointer) {
    canvas.draw(snapshot)
    drawChildren(snapshot)
  }
}
#endif

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseModel

/// The order of the focus in a row: the row itself first, then its controls.
///
/// Tab goes directly to the only control of a row that the user can neither press nor move and that
/// has no menu. The arrow keys also move the focus to such a row itself.
@MainActor
struct RowFocus {
  private let row: RowView

  init(_ row: RowView) { self.row = row }

  /// Moves the focus into, within, or out of the row.
  ///
  /// - Returns: True if the focus is now in the row.
  func move(_ direction: GtkDirectionType) -> Bool? {
    guard let root = gtk_widget_get_root(row.pointer) else { return false }
    let focus = gtk_root_get_focus(root)
    if focus == row.pointer {
      return direction == GTK_DIR_TAB_FORWARD ? focusControl(after: nil, step: 1) : false
    }
    if let focus, gtk_widget_is_ancestor(focus, row.pointer) != 0 {
      return moveWithin(direction, from: focus)
    }
    if direction == GTK_DIR_TAB_BACKWARD, focusControl(after: nil, step: -1) { return true }
    if direction == GTK_DIR_TAB_FORWARD, !isTabStop, focusControl(after: nil, step: 1) {
      return true
    }
    return focusRow()
  }

  /// True if Tab moves the focus to the row itself.
  private var isTabStop: Bool {
    // A handle is a child of the row, too.
    guard let drawing = row.drawing, let control = gtk_widget_get_first_child(row.pointer),
      control == gtk_widget_get_last_child(row.pointer)
    else { return true }
    return drawing.row.isSelectable || RowCommand.menu.isAvailable(for: drawing, row.look)
  }

  private func moveWithin(_ direction: GtkDirectionType, from focus: WidgetPointer) -> Bool {
    var current = focus
    while let parent = gtk_widget_get_parent(current), parent != row.pointer { current = parent }
    // A control that contains other widgets first moves the focus among them. A pager also moves it
    // from itself.
    let isPager = row.canvas.controls.contains { $0 is PagerPartView && $0.pointer == focus }
    if current != focus || isPager, gtk_widget_child_focus(current, direction) != 0 { return true }
    switch direction {
    case GTK_DIR_TAB_FORWARD: return focusControl(after: current, step: 1)
    case GTK_DIR_TAB_BACKWARD:
      return focusControl(after: current, step: -1) || isTabStop && focusRow()
    default: return false
    }
  }

  private func focusRow() -> Bool {
    gtk_widget_get_focusable(row.pointer) != 0 && gtk_widget_grab_focus(row.pointer) != 0
  }

  private func focusControl(after current: WidgetPointer?, step: Int) -> Bool {
    var next =
      switch (current, step > 0) {
      case (let current?, true): gtk_widget_get_next_sibling(current)
      case (let current?, false): gtk_widget_get_prev_sibling(current)
      case (nil, true): gtk_widget_get_first_child(row.pointer)
      case (nil, false): gtk_widget_get_last_child(row.pointer)
      }
    while let control = next {
      if gtk_widget_get_mapped(control) != 0,
        gtk_widget_child_focus(control, step > 0 ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD) != 0
      {
        return true
      }
      next = step > 0 ? gtk_widget_get_next_sibling(control) : gtk_widget_get_prev_sibling(control)
    }
    return false
  }
}
#endif

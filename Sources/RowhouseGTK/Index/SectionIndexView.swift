// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseHosting
import RowhouseLayout
import RowhouseModel

/// The index at the trailing edge of a page: a column of titles that lead to sections.
///
/// The user presses a title, or drags the pointer over the titles. The index is one Tab stop, in
/// which the Up and Down arrow keys move the focus.
final class SectionIndexView: DrawnWidget {
  private weak var host: TableHost?
  private var titles: [String] = []
  /// The sections of the titles.
  private var sections: [Int] = []
  private var buttons: [IndexButton] = []
  private var slots = IndexSlots(count: 0, pitch: 0, height: 0)
  private var context: DrawingContext?
  private var background: GdkRGBA?
  /// The title to which the user has dragged the pointer, or `nil` before the first press.
  private var dragged: Int?
  private var dragStart = 0.0

  /// Creates the index of the page that a host shows.
  init(of host: TableHost) {
    self.host = host
    super.init(cssName: "sectionindex", role: GTK_ACCESSIBLE_ROLE_TOOLBAR)
    isVisible = false
    addDragging()
  }

  override func measure(_ orientation: GtkOrientation, for other: Int32) -> (Int32, Int32) {
    let extent = largestExtent(orientation)
    return orientation == GTK_ORIENTATION_HORIZONTAL
      ? (extent, extent) : (0, extent * Int32(clamping: buttons.count))
  }

  override func allocate(width: Int32, height: Int32) {
    let pitch = largestExtent(GTK_ORIENTATION_VERTICAL)
    slots = IndexSlots(count: buttons.count, pitch: Double(pitch), height: Double(height))
    let tops = Dictionary(uniqueKeysWithValues: zip(slots.shown, slots.tops))
    for (title, button) in buttons.enumerated() {
      let top = tops[title]
      gtk_widget_set_child_visible(button.pointer, (top != nil).glib)
      if let top { button.pointer.allocate(x: 0, y: Int32(top), width: width, height: pitch) }
    }
  }

  override func draw(_ snapshot: OpaquePointer) {
    guard let context, let background else { return }
    let frame = pointer.bounds
    snapshot.fill(frame, background)
    for middle in slots.bullets {
      let bullet = PartFrame(
        x: (frame.width / 2 - 2).rounded(), y: (middle - 2).rounded(), width: 4, height: 4)
      snapshot.fill(bullet, radius: 2, context.color(.tint))
    }
    drawChildren(snapshot)
  }

  override func moveFocus(_ direction: GtkDirectionType) -> Bool? {
    guard let focused = buttons.firstIndex(where: { $0.pointer.containsFocus }) else {
      return focusCurrentTitle()
    }
    switch direction {
    case GTK_DIR_UP: return focus(shownTitles.last { $0 < focused } ?? focused)
    case GTK_DIR_DOWN: return focus(shownTitles.first { $0 > focused } ?? focused)
    default: return false
    }
  }
}

extension SectionIndexView {
  /// Shows the index of a page in place of the previous one.
  func show(_ page: PageSnapshot, in context: DrawingContext) {
    let entries = page.sectionIndex
    sections = entries.map(\.section)
    let background = context.color(page.pageStyle.pageBackground)
    let titles = entries.map(\.title)
    if titles == self.titles, context === self.context,
      self.background?.isSame(as: background) == true
    {
      return
    }
    (self.titles, self.context, self.background) = (titles, context, background)
    isVisible = !titles.isEmpty
    updateButtons(in: context)
    pointer.setAccessibleName(context.texts.index)
    pointer.setDirection(context.direction)
    gtk_widget_queue_resize(pointer)
  }

  private func updateButtons(in context: DrawingContext) {
    let hadFocus = pointer.containsFocus
    buttons.removeSubrange(min(titles.count, buttons.count)...)
    if hadFocus, !pointer.containsFocus, let table = host?.table.pointer {
      gtk_widget_grab_focus(table)
    }
    for title in buttons.count..<titles.count {
      let button = IndexButton { [weak self] in self?.choose(title, movesFocus: true) }
      button.setParent(pointer)
      buttons.append(button)
    }
    for (button, title) in zip(buttons, titles) { button.show(title, in: context) }
  }

  private func largestExtent(_ orientation: GtkOrientation) -> Int32 {
    buttons.map { $0.pointer.measured(orientation).natural }.max() ?? 0
  }

  private func choose(_ title: Int, movesFocus: Bool) {
    guard sections.indices.contains(title) else { return }
    host?.scroll(toSection: sections[title], movesFocus: movesFocus)
  }

  private func addDragging() {
    guard let drag = gtk_gesture_drag_new() else { return }
    // Titles without a place have no button. Buttons receive only keys.
    gtk_event_controller_set_propagation_phase(drag, GTK_PHASE_CAPTURE)
    observe("drag-begin", of: drag.raw) { [weak self, drag] arguments in
      gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED)
      self?.dragStart = arguments.double(2)
      self?.dragged = nil
      self?.drag(by: 0)
    }
    observe("drag-update", of: drag.raw) { [weak self] arguments in
      self?.drag(by: arguments.double(2))
    }
    gtk_widget_add_controller(pointer, drag)
  }

  private func drag(by distance: Double) {
    guard !titles.isEmpty else { return }
    let title = slots.title(at: dragStart + distance)
    guard title != dragged else { return }
    dragged = title
    choose(title, movesFocus: false)
  }

  /// The titles that have a place.
  ///
  /// The slots contain removed titles until the next layout.
  private var shownTitles: [Int] { slots.shown.filter(buttons.indices.contains) }

  /// Moves the focus to the last shown title whose section begins at or above the top of the view.
  private func focusCurrentTitle() -> Bool {
    let top = host?.sectionAtTop ?? 0
    let shown = shownTitles
    guard let title = shown.last(where: { sections[$0] <= top }) ?? shown.first else {
      return false
    }
    return focus(title)
  }

  private func focus(_ title: Int) -> Bool {
    gtk_widget_grab_focus(buttons[title].pointer) != 0
  }
}
#endif

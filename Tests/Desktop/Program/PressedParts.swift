// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK

/// A window with parts that act as buttons, and pages side by side.
@MainActor
final class PressedParts {
  private let state = State()
  private let shown: ShownWindow
  private var inspector: ScreenInspector { shown.inspector }
  private var faults: [String] = []

  private init() { shown = ShownWindow(PartsPage(state: state)) }

  @Observable
  fileprivate final class State {
    @ObservationIgnored var presses = 0
  }

  private struct PartsPage: TablePage {
    let state: State
    var title: String { "Parts" }
    var sections: [TableSection] {
      TableSection("Button") {
        CustomRow(PartContent(part: .text("Buy now").pressable(label: "Buy", control: "buy")))
          .onControlChange { _, _ in state.presses += 1 }
      }
      TableSection(0..<60, id: \.self, header: "Pagers") { number in
        CustomRow(
          PartContent(
            part: .pager(label: "Pages") {
              Part.text("First \(number)")
              Part.text("Second \(number)").pressable(label: "Second", control: "second")
            }))
      }
    }
  }

  private struct TurningPage: TablePage {
    var title: String { "Turning" }
    var sections: [TableSection] {
      TableSection(0..<2, id: \.self) { number in
        CustomRow(
          PartContent(
            part: .pager(label: "Pages", interval: 0.05) {
              Part.text("First \(number)")
              Part.text("Second \(number)")
            }))
      }
    }
  }

  private struct PartContent: RowContent {
    let part: Part
    func body(style: ResolvedStyle) -> Part { part }
  }
}

extension PressedParts {
  /// Uses the parts with the pointer and the keyboard.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    let parts = PressedParts()
    defer { parts.shown.window.close() }
    parts.press()
    parts.showStates()
    parts.turnPages()
    return parts.faults + turnsWithoutUser()
  }

  /// Waits until one of two pagers has turned without the user, while the focus is in the other one.
  private static func turnsWithoutUser() -> [String] {
    MainTurns.setAnimated(true)
    let shown = ShownWindow(TurningPage())
    defer { shown.window.close() }
    let carousels = (0...1).compactMap { row in
      shown.inspector.widget(at: RowIndexPath(section: 0, row: row)).flatMap {
        carousel(in: $0.widget)
      }
    }
    guard carousels.count == 2 else { return ["there are \(carousels.count) pagers in place of 2"] }
    gtk_widget_grab_focus(gtk_widget_get_parent(carousels[0].widget))
    MainTurns.run { adw_carousel_get_position(carousels[1]) >= 0.5 }
    var faults: [String] = []
    if adw_carousel_get_position(carousels[0]) != 0 {
      faults.append("a pager with the focus turned without the user")
    }
    MainTurns.setAnimated(false)
    let places = carousels.map { adw_carousel_get_position($0).rounded() }
    let end = g_get_monotonic_time() + 300_000
    MainTurns.run { g_get_monotonic_time() > end }
    if carousels.map({ adw_carousel_get_position($0).rounded() }) != places {
      faults.append("a pager turned although motion is reduced")
    }
    return faults
  }

  /// Releases the pointer button inside a part, and outside of it.
  private func press() {
    guard let button = inspector.row(at: RowIndexPath(section: 0, row: 0))?.controls.first?.widget
    else { return faults.append("there is no button") }
    for (x, presses) in [(2.0, 1), (-9, 1), (1_000, 1), (2, 2)] {
      Controllers.release(in: button.widget, x: x, y: 2)
      shown.update()
      if state.presses != presses {
        faults.append("a button released at \(x) was pressed \(state.presses) times")
      }
    }
  }

  /// Compares the pixels of a part in each state with those in no state.
  private func showStates() {
    guard let button = inspector.row(at: RowIndexPath(section: 0, row: 0))?.controls.first?.widget
    else { return faults.append("there is no button") }
    gtk_widget_set_state_flags(button.widget, GTK_STATE_FLAG_NORMAL, 1)
    let plain = Pixels.drawn(button.widget)
    for state in [GTK_STATE_FLAG_PRELIGHT, GTK_STATE_FLAG_ACTIVE, GTK_STATE_FLAG_INSENSITIVE] {
      gtk_widget_set_state_flags(button.widget, state, 0)
      if Pixels.drawn(button.widget) == plain {
        faults.append("a button looks the same in the state \(state.rawValue)")
      }
      gtk_widget_unset_state_flags(button.widget, state)
    }
    if Pixels.drawn(button.widget) != plain { faults.append("a button keeps the look of a state") }
  }

  /// Turns the pages of a row with keys, and scrolls until other rows have its widgets.
  private func turnPages() {
    let row = RowIndexPath(section: 1, row: 0)
    guard let widget = inspector.widget(at: row)?.widget, let carousel = Self.carousel(in: widget)
    else {
      return faults.append("there is no pager")
    }
    gtk_widget_grab_focus(widget)
    gtk_widget_child_focus(inspector.nativeWindow.widget, GTK_DIR_TAB_FORWARD)
    for (key, page) in [
      (GDK_KEY_Left, 0.0), (GDK_KEY_Right, 1), (GDK_KEY_Right, 1), (GDK_KEY_Left, 0),
      (GDK_KEY_Right, 1),
    ] {
      Controllers.press(key, in: inspector.nativeWindow)
      shown.update()
      if adw_carousel_get_position(carousel) != page {
        faults.append("a pager shows page \(adw_carousel_get_position(carousel)), not \(page)")
      }
    }
    gtk_widget_child_focus(inspector.nativeWindow.widget, GTK_DIR_TAB_FORWARD)
    if inspector.focusedRow != row
      || gtk_widget_is_focus(gtk_widget_get_parent(carousel.widget)) != 0
    {
      faults.append("the focus is not in the second page")
    }
    Controllers.press(GDK_KEY_End, in: inspector.nativeWindow)
    shown.update()
    inspector.scroll(by: -800)
    shown.update()
    for (indexPath, _) in inspector.liveRows where indexPath.section == 1 {
      guard let row = inspector.widget(at: indexPath)?.widget, let carousel = Self.carousel(in: row)
      else { continue }
      if adw_carousel_get_position(carousel) != 0 {
        faults.append("row \(indexPath.row) shows the page that another row was turned to")
      }
    }
  }

  /// Returns the pages of a row.
  private static func carousel(in widget: UnsafeMutablePointer<GtkWidget>) -> OpaquePointer? {
    if widget.isOne(of: adw_carousel_get_type()) { return OpaquePointer(widget) }
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      if let carousel = carousel(in: current) { return carousel }
      child = gtk_widget_get_next_sibling(current)
    }
    return nil
  }
}
#endif

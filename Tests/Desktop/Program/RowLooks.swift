// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK
import RowhouseLayout

/// Looks of rows that no other test observes: the bar at a selected row, a dragged row, heights of headers,
/// the order and the height of a menu, the indicator of an open row, and the contrast of text.
@MainActor
enum RowLooks {
  /// Compares pixels, heights, and menus with the expected ones.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    drawsBar() + drawsDraggedRow() + scalesHeaders() + ordersMenu() + showsWholeMenu()
      + drawsOpenRow() + hasContrast()
  }

  /// Compares the contrast ratios of text on each background with the minimum of WCAG AA.
  private static func hasContrast() -> [String] {
    let theme = Theme.adwaita
    var faults: [String] = []
    for back in [SemanticColor.rowBackground, .selectedRowBackground, .pageBackground] {
      for front in [SemanticColor.label, .secondaryLabel, .placeholder, .tint, .destructive] {
        for dark in [false, true] {
          let ratio = theme.rgba(of: .semantic(front), dark: dark)
            .contrastRatio(with: theme.rgba(of: .semantic(back), dark: dark))
          if ratio < 4.5 { faults.append("\(front) on \(back), dark \(dark), has \(ratio)") }
        }
      }
    }
    return faults
  }

  @Observable
  fileprivate final class State {
    var isMirrored = false
  }

  private struct RowsPage: TablePage {
    let state: State
    var language: String? { state.isMirrored ? "ar" : "en" }
    var title: String { "Rows" }
    var sections: [TableSection] {
      TableSection("Rows") {
        for number in 0..<3 {
          Row("Row \(number)").id("\(number)").onSelect {}.staysSelected()
        }
      }
    }
  }

  /// Reads the pixels at both edges of a row that is selected and deselected.
  private static func drawsBar() -> [String] {
    let state = State()
    let shown = ShownWindow(RowsPage(state: state))
    defer { shown.window.close() }
    let row = RowIndexPath(section: 0, row: 1)
    var faults: [String] = []
    for (isMirrored, isSelected) in [(false, false), (false, true), (true, true), (true, false)] {
      state.isMirrored = isMirrored
      let navigator = shown.window.navigator
      if isSelected { navigator.select("1") } else { navigator.deselect("1") }
      shown.update()
      guard let widget = shown.inspector.widget(at: row)?.widget else { return ["there is no row"] }
      var drawn: Pixels?
      MainTurns.run {
        drawn = Pixels(widget)
        return drawn != nil
      }
      guard let pixels = drawn else { continue }
      let bar = Theme.adwaita.rgba(of: .control, dark: false)
      let edges = [pixels[1], pixels[pixels.width - 2]].map { $0 == bar }
      let expected = [isSelected && !isMirrored, isSelected && isMirrored]
      if edges != expected {
        faults.append(
          "a row that is \(isSelected ? "" : "not ")selected, from \(isMirrored ? "right" : "left"),"
            + " has bars \(edges) in place of \(expected) at its left and right edges")
      }
    }
    return faults
  }

  @Observable
  fileprivate final class ColorsState {
    var colors: [UInt32] = [0xC01C28, 0x26A269, 0x1C71D8, 0xE5A50A]
  }

  /// Rows of different colors that the user can move.
  private struct ColorsPage: TablePage {
    let state: ColorsState
    var title: String { "Colors" }
    var isEditing: Bool { true }
    var sections: [TableSection] {
      TableSection(state.colors, id: \.self) { color in
        Row("\(color)").height(.fixed(60)).style(\.rowBackground, .hex(color))
      }
      .onMove { state.colors.insert(state.colors.remove(at: $0), at: $1) }
    }
  }

  /// Drags the first row to the place of the third one, and reads the pixels in the middles of all
  /// places.
  private static func drawsDraggedRow() -> [String] {
    let state = ColorsState()
    let shown = ShownWindow(ColorsPage(state: state))
    defer { shown.window.close() }
    let colors = state.colors.map { RGBA(hex: $0) }
    let frames = shown.inspector.rowFrames
    guard let table = shown.inspector.nativeTable?.widget, frames.count == 4,
      let row = shown.inspector.widget(at: RowIndexPath(section: 0, row: 0))?.widget,
      let handle = gtk_widget_get_last_child(row)
    else { return ["there are no rows with handles"] }
    var faults: [String] = []
    func expect(_ expected: [RGBA], after cause: String) {
      MainTurns.runPending()
      for (place, color) in expected.enumerated() {
        let frame = frames[RowIndexPath(section: 0, row: place)]
        var pixels: Pixels?
        MainTurns.run {
          pixels = Pixels(table, line: frame.map { Int($0.y + $0.height / 2) })
          return pixels != nil
        }
        if let found = pixels?[320], found != color {
          faults.append("after \(cause), place \(place) has the color \(found), not \(color)")
        }
      }
    }
    Controllers.drag(handle, "drag-update", by: 120)
    Controllers.drag(handle, "drag-update", by: 70)
    expect([colors[1], colors[0], colors[2], colors[3]], after: "a movement to the second place")
    Controllers.drag(handle, "drag-update", by: 120)
    expect([colors[1], colors[2], colors[0], colors[3]], after: "a movement to the third place")
    if state.colors.first != 0xC01C28 { faults.append("the row moved before the release") }
    Controllers.drag(handle, "drag-end", by: 120)
    shown.update()
    expect([colors[1], colors[2], colors[0], colors[3]], after: "the release")
    return faults
  }

  private struct HeadersPage: TablePage {
    var title: String { "Headers" }
    var sections: [TableSection] {
      for name in ["First", "Second"] {
        TableSection(HeaderFooter(name), rows: [Row("Row").row]).id(name).headerHeight(40)
          .footerHeight(10)
      }
    }
  }

  /// Measures the distance between two sections in several text sizes.
  private static func scalesHeaders() -> [String] {
    let shown = ShownWindow(HeadersPage())
    defer {
      shown.window.close()
      MainTurns.setTextScale(1)
    }
    return [1, 1.5, 2].compactMap { scale in
      MainTurns.setTextScale(scale)
      shown.update()
      let frames = shown.inspector.rowFrames
      guard let first = frames[RowIndexPath(section: 0, row: 0)],
        let second = frames[RowIndexPath(section: 1, row: 0)]
      else { return "a row is not shown" }
      let distance = second.y - first.y - first.height
      return distance == 50 * scale
        ? nil : "in text size \(scale), sections are \(distance) points apart, not \(50 * scale)"
    }
  }

  private struct MenuPage: TablePage {
    var title: String { "Menu" }
    var sections: [TableSection] {
      TableSection("Menu") {
        Row("Song")
          .swipeActions(edge: .leading) { RowAction("Favorite") {} }
          .swipeActions {
            RowAction("Remove", role: .destructive) {}
            RowAction("Archive") {}
          }
          .menu { RowAction("Copy") {} }
          .onDelete {}
      }
    }
  }

  /// Opens a menu, and reads its sections.
  private static func ordersMenu() -> [String] {
    let shown = ShownWindow(MenuPage())
    defer { shown.window.close() }
    guard let row = shown.inspector.widget(at: RowIndexPath(section: 0, row: 0)) else {
      return ["there is no row"]
    }
    gtk_widget_activate_action_variant(row.widget, "row.menu", nil)
    MainTurns.runPending()
    guard let popover = popover(of: row.widget),
      let menu = gtk_popover_menu_get_menu_model(OpaquePointer(popover))
    else { return ["a row has no menu"] }
    let sections = (0..<g_menu_model_get_n_items(menu)).compactMap { index in
      g_menu_model_get_item_link(menu, index, "section").map { titles(of: $0) }
    }
    gtk_popover_popdown(UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self))
    MainTurns.runPending()
    let expected = [["Favorite", "Archive"], ["Copy"], ["Remove", "Delete"]]
    return sections == expected ? [] : ["the menu of a row is \(sections), not \(expected)"]
  }

  /// Opens a menu several times, and compares its height with the one that it needs.
  private static func showsWholeMenu() -> [String] {
    let shown = ShownWindow(MenuPage())
    defer { shown.window.close() }
    guard let row = shown.inspector.widget(at: RowIndexPath(section: 0, row: 0)) else {
      return ["there is no row"]
    }
    for _ in 0..<12 {
      gtk_widget_activate_action_variant(row.widget, "row.menu", nil)
      MainTurns.wait { popover(of: row.widget).map { gtk_widget_get_mapped($0) } == 1 }
      guard let popover = popover(of: row.widget) else { return ["a row has no menu"] }
      // GTK changes the height until the display server has reported the last one.
      var (height, needed, turns): (Int32, Int32, Int) = (0, 0, 0)
      MainTurns.wait {
        height = gtk_widget_get_height(popover)
        gtk_widget_measure(popover, GTK_ORIENTATION_VERTICAL, -1, nil, &needed, nil, nil)
        turns += 1
        return turns > 20 && height == needed
      }
      gtk_popover_popdown(UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self))
      MainTurns.wait { gtk_widget_get_mapped(popover) == 0 }
      MainTurns.runPending()
      if height != needed {
        return ["a menu has a height of \(height) points, and needs \(needed)"]
      }
    }
    return []
  }

  /// Returns the menu of the table that contains a row.
  private static func popover(
    of row: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkWidget>? {
    var child = gtk_widget_get_first_child(gtk_widget_get_parent(row))
    while let current = child, !current.isOne(of: gtk_popover_menu_get_type()) {
      child = gtk_widget_get_next_sibling(current)
    }
    return child
  }

  private struct ExpanderPage: TablePage {
    var title: String { "Mail" }
    var sections: [TableSection] {
      TableSection("Mail") { ExpanderRow("Advanced") { Row("Server") } }
    }
  }

  /// Compares the pixels of a row that shows the rows below it with those of the same row before.
  private static func drawsOpenRow() -> [String] {
    let shown = ShownWindow(ExpanderPage())
    defer { shown.window.close() }
    guard let row = shown.inspector.widget(at: RowIndexPath(section: 0, row: 0))?.widget else {
      return ["there is no row"]
    }
    let closed = Pixels.drawn(row)
    gtk_widget_activate_action_variant(row, "row.activate", nil)
    shown.update()
    return Pixels.drawn(row) == closed ? ["an open row has the indicator of a closed one"] : []
  }

  private static func titles(of section: UnsafeMutablePointer<GMenuModel>) -> [String] {
    defer { g_object_unref(section) }
    return (0..<g_menu_model_get_n_items(section)).compactMap { index in
      guard let value = g_menu_model_get_item_attribute_value(section, index, "label", nil),
        let text = g_variant_get_string(value, nil)
      else { return nil }
      defer { g_variant_unref(value) }
      return String(cString: text)
    }
  }
}
#endif

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout
import RowhouseModel

/// The keys that move the focus among the rows of a table, and those that select several rows.
@MainActor
enum TableKeys {
  /// Adds the keys that move the focus among rows, including rows that are not in view, and select them.
  static func add(to table: TableView) {
    guard let keys = gtk_event_controller_key_new(),
      let allKeys = gtk_event_controller_key_new()
    else { return }
    var typed = TypeAhead()
    var search: RowSearch?
    // Each key ends a search that goes on, also a key that the row with the focus uses.
    gtk_event_controller_set_propagation_phase(allKeys, GTK_PHASE_CAPTURE)
    handle("key-pressed", of: allKeys.raw) { [weak table] arguments in
      search = nil
      guard let table else { return false }
      switch Int32(bitPattern: arguments.number(1)) {
      case GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab: typed = TypeAhead()
      case GDK_KEY_space where arguments.flags(3) & (modifiers | GDK_SHIFT_MASK.rawValue) == 0:
        // Between words, the key does not tap the row.
        let time = time(of: allKeys)
        guard typed.continues(at: time), table.hasFocusInRowItself else { return false }
        search = RowSearch(typed.type(" ", at: time), in: table)
        search?.run()
        return true
      default: break
      }
      return false
    }
    gtk_widget_add_controller(table.pointer, allKeys)
    handle("key-pressed", of: keys.raw) { [weak table] arguments in
      guard let table else { return false }
      if selectAll(keys, in: table) { return true }
      guard arguments.flags(3) & modifiers == 0 else { return false }
      let key = arguments.number(1)
      let isExtending = arguments.flags(3) & GDK_SHIFT_MASK.rawValue != 0
      let isMove = press(Int32(bitPattern: key), isExtending, in: table)
      if isMove { typed = TypeAhead() }
      search = isMove ? nil : type(key, at: time(of: keys), &typed, in: table)
      search?.run()
      guard isMove || search != nil else { return false }
      table.source?.userMoved()
      return true
    }
    gtk_widget_add_controller(table.pointer, keys)
  }

  /// The modifier keys that change the meaning of other keys.
  static let modifiers =
    GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue

  /// Selects all rows with Control-A, and deselects them with Control-Shift-A, as in lists of GTK.
  private static func selectAll(_ keys: OpaquePointer, in table: TableView) -> Bool {
    if keys.isHandling(GDK_KEY_a, GDK_CONTROL_MASK) { return table.setAllSelected(true) }
    guard keys.isHandling(GDK_KEY_a, GDK_CONTROL_MASK, GDK_SHIFT_MASK) else { return false }
    return table.setAllSelected(false)
  }

  private static func press(_ key: Int32, _ isExtending: Bool, in table: TableView) -> Bool {
    switch key {
    case GDK_KEY_Down, GDK_KEY_KP_Down: table.moveFocus(by: 1, isExtending: isExtending)
    case GDK_KEY_Up, GDK_KEY_KP_Up: table.moveFocus(by: -1, isExtending: isExtending)
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: table.moveFocus(byPages: 1)
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: table.moveFocus(byPages: -1)
    case GDK_KEY_Home, GDK_KEY_KP_Home: table.moveFocusToEnd(step: 1)
    case GDK_KEY_End, GDK_KEY_KP_End: table.moveFocusToEnd(step: -1)
    default: false
    }
  }

  /// Returns a search for the next row with a word that begins with the typed letters and digits, or `nil` if the key
  /// types none of them.
  private static func type(
    _ key: UInt32, at time: Int64, _ typed: inout TypeAhead, in table: TableView
  ) -> RowSearch? {
    guard let character = Unicode.Scalar(gdk_keyval_to_unicode(key)),
      character.properties.isAlphabetic || character.properties.numericType != nil
    else { return nil }
    return RowSearch(typed.type(character, at: time), in: table)
  }

  /// Returns the time of the key that a controller handles, in microseconds.
  ///
  /// A frame between two keys may take long, so the time at which the table receives a key does not count.
  private static func time(of keys: OpaquePointer) -> Int64 {
    let time = gtk_event_controller_get_current_event_time(keys)
    return time == GDK_CURRENT_TIME ? Int64(g_get_monotonic_time()) : Int64(time) * 1_000
  }
}

extension TableView {
  /// The distance by which an arrow key scrolls, in points.
  private static let arrowDistance = 40.0

  /// Selects or deselects all rows in which several can be selected, in the section with the focus or in all sections.
  fileprivate func setAllSelected(_ isSelected: Bool) -> Bool {
    source?.setAllSelected(isSelected, sectionWithFocus: focusedRow?.section) == true
  }

  /// Moves the focus as ``moveFocus(by:)`` does, and extends the selection to the row that receives it.
  fileprivate func moveFocus(by step: Int, isExtending: Bool) -> Bool {
    let old = isExtending ? focusedRow : nil
    guard moveFocus(by: step) else { return false }
    if let old, let new = focusedRow, new != old { source?.extendSelection(from: old, to: new) }
    return true
  }

  /// True if a row has the focus, and not one of its controls.
  fileprivate var hasFocusInRowItself: Bool {
    let focus = gtk_widget_get_root(pointer).flatMap { gtk_root_get_focus($0) }
    return live.values.contains { $0.pointer == focus }
  }

  /// The row with the focus, or `nil` if there is none.
  private var focusedRow: RowIndexPath? {
    guard let position = focusedPosition, case .row(let row) = entries.entry(at: position) else {
      return nil
    }
    return row
  }

  /// Moves the focus to the next row (1) or the previous one (-1), or scrolls to the rest of a row
  /// that is taller than the view.
  private func moveFocus(by step: Int) -> Bool {
    guard let current = focusedPosition else {
      let first = index.row(at: offset) ?? 0
      return focus(from: first, step: 1)
    }
    let rest = distanceToEnd(of: current, step: step)
    if rest > 0 {
      scroll(by: Double(step) * min(rest, Self.arrowDistance))
      return true
    }
    let isInView = isInView(current)
    guard focus(from: current + step, step: step) else {
      // At either end, scrolls the rest of the page into view.
      scroll(by: step > 0 ? index.totalHeight : -index.totalHeight)
      return true
    }
    // Reading of a taller row continues where the row begins or ends in the view.
    if isInView, let new = focusedPosition, isTallerThanView(new) {
      scroll(by: Double(step) * Self.arrowDistance)
      if !self.isInView(new) { scrollIntoView(entryAt: new) }
    }
    return true
  }

  /// Returns the distance to the end (1) or the beginning (-1) of a row that is in view and taller
  /// than the view, and 0 for any other row.
  private func distanceToEnd(of position: Int, step: Int) -> Double {
    guard isTallerThanView(position), isInView(position) else { return 0 }
    let start = nextOffset
    let rest =
      step > 0
      ? index.offset(of: position + 1) - start - viewHeight
      : start + stickyHeight(above: position) - index.offset(of: position)
    // A distance of less than a point is a rounding difference between the offset and the sum of
    // the heights.
    return rest < 1 ? 0 : rest
  }

  private func isTallerThanView(_ position: Int) -> Bool {
    index.height(of: position) > viewHeight - stickyHeight(above: position)
  }

  /// Returns true if at least a part of an entry is in view.
  func isInView(_ position: Int) -> Bool {
    let start = nextOffset
    return index.offset(of: position) < start + viewHeight
      && index.offset(of: position + 1) > start
  }

  /// Moves the focus by the height of the view, or scrolls by it to the rest of a taller row.
  fileprivate func moveFocus(byPages step: Int) -> Bool {
    let page = max(40, viewHeight - 40)
    let current = focusedPosition ?? index.row(at: offset) ?? 0
    let (top, bottom) = (index.offset(of: current), index.offset(of: current + 1))
    let isInView = top < offset + viewHeight && bottom > offset
    let goesOn =
      step > 0
      ? bottom >= offset + viewHeight + 1 : top <= offset + stickyHeight(above: current) - 1
    if bottom - top > page, isInView, goesOn {
      scroll(by: Double(step) * page)
      return true
    }
    let target = index.row(at: max(0, top + Double(step) * page)) ?? 0
    let next = step > 0 ? max(target, current + 1) : min(target, current - 1)
    let position = max(0, min(next, entries.count - 1))
    guard focus(from: position, step: step) || focus(from: position, step: -step) else {
      return false
    }
    // Reading of a taller row above begins at its end.
    if step < 0, isInView, let new = focusedPosition, new < current, index.height(of: new) > page {
      scroll(by: -page)
    }
    return true
  }

  /// Moves the focus to the first row (1) or the last one (-1).
  fileprivate func moveFocusToEnd(step: Int) -> Bool {
    guard focus(from: step > 0 ? 0 : entries.count - 1, step: step) else { return false }
    // The beginning or the end of a row that fills the view may be far away.
    if let row = focusedPosition, index.height(of: row) > viewHeight {
      if step > 0 { scroll(to: row) } else { scroll(by: index.totalHeight) }
    }
    return true
  }

  /// Focuses the nearest row from a position on that can have the focus.
  func focus(from position: Int, step: Int) -> Bool {
    var position = position
    // Entries that cannot have the focus are rare. If a page consists of such entries, the limit
    // ends the search.
    for _ in 0..<Self.searchLimit where position >= 0 && position < entries.count {
      let entry = entries.entry(at: position)
      if case .row = entry, source?.canFocus(entry) == true, let view = view(at: position) {
        return gtk_widget_grab_focus(view.pointer) != 0
      }
      position += step
    }
    return false
  }
}
#endif

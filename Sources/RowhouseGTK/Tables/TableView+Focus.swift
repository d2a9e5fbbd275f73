// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout

extension TableView {
  /// The position of the entry with the focus, or `nil` if there is none.
  var focusedPosition: Int? { live.first { $0.value.pointer.containsFocus }?.key }

  /// Returns the position of a widget's entry, or `nil` if the widget no longer shows one.
  func position(of view: EntryView) -> Int? { live.first { $0.value === view }?.key }

  /// Moves the focus into the table, among its entries, or out of it, as Tab and Shift-Tab do.
  func moveFocus(to direction: GtkDirectionType) -> Bool {
    switch direction {
    case GTK_DIR_TAB_FORWARD: moveFocus(direction, step: 1)
    case GTK_DIR_TAB_BACKWARD: moveFocus(direction, step: -1)
    default: pointer.containsFocus ? false : gtk_widget_grab_focus(pointer) != 0
    }
  }

  /// Moves the focus to the next entry (1) or the previous one (-1) that accepts it, even if that
  /// entry is out of view.
  ///
  /// If no entry has the focus, it moves to the first entry (1) or the last one (-1) in view.
  private func moveFocus(_ direction: GtkDirectionType, step: Int) -> Bool {
    // The entries follow the table itself.
    if step < 0, gtk_widget_is_focus(pointer) != 0 { return false }
    guard var position = focusedPosition ?? (step > 0 ? entriesInView.first : entriesInView.last)
    else { return false }
    // Releases the widgets of entries that did not accept the focus.
    queueLayout()
    for _ in 0..<Self.searchLimit {
      guard position >= 0, position < entries.count else { return false }
      let entry = entries.entry(at: position)
      let isPossible = live[position] != nil || source?.canFocus(entry) == true
      if isPossible, let view = live[position] ?? take(position),
        gtk_widget_child_focus(view.pointer, direction) != 0
      {
        scrollIntoView(entryAt: position)
        return true
      }
      position += step
    }
    return false
  }

  /// The positions of the entries in view.
  private var entriesInView: Range<Int> { positions(from: offset, to: offset + viewHeight) }

  /// Moves the focus to the table if it is in the widget of a row that is out of view or deleted.
  ///
  /// The leaflet of a window moves the focus to the widget that had it before another page covered the page.
  func takeLostFocus() {
    if pointer.containsFocus, focusedPosition == nil { gtk_widget_grab_focus(pointer) }
  }

  /// Moves the focus if the entry that had it was deleted: to the row that replaces it, or to the row below or above.
  func keepFocus(at old: Int, by mapping: RowMapping) {
    guard mapping.newRow(of: old) == nil else { return }
    let preceding = (0..<old).suffix(Self.searchLimit).reversed()
    let last = preceding.lazy.compactMap { mapping.newRow(of: $0) }.first
    if let last, focusInsertedRow(after: last, by: mapping) { return }
    let following = (old + 1..<mapping.oldCount).prefix(Self.searchLimit)
    let next = following.lazy.compactMap { mapping.newRow(of: $0) }.first
    if let next, case .row = entries.entry(at: next) {
      _ = focus(from: next, step: 1) || focus(from: next, step: -1)
      return
    }
    // The next entry is a footer if the row was the last one of its section.
    guard let last = last ?? next else { return }
    _ = focus(from: last, step: -1) || focus(from: last, step: 1)
  }

  /// Moves the focus to the first row that was inserted immediately after an entry.
  ///
  /// A row that loads more rows does not get the focus, because it is replaced again and again, until it is out of view.
  private func focusInsertedRow(after position: Int, by mapping: RowMapping) -> Bool {
    let inserted = (position + 1..<entries.count).prefix(Self.searchLimit).lazy
      .prefix { position in !mapping.stretches.contains { $0.newRows.contains(position) } }
    return inserted.contains { position in
      guard case .row(let row) = entries.entry(at: position), source?.loadsMore(row) == false,
        source?.canFocus(.row(row)) == true, let view = view(at: position)
      else { return false }
      return gtk_widget_grab_focus(view.pointer) != 0
    }
  }

  /// The maximum number of entries that a search for the next focus reads, so that each key takes only milliseconds.
  static let searchLimit = 10_000
}
#endif

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout
package import RowhouseModel

/// An inspector that reads the top page of a window from its widgets, for the tests of this
/// package.
@MainActor
package struct ScreenInspector {
  private let window: PageWindow

  package init(_ window: PageWindow) { self.window = window }
}

extension ScreenInspector {
  var screen: PageScreen? { window.top }
  var table: TableView? { screen?.host.table }

  package var nativeWindow: OpaquePointer { window.pointer.opaque }

  /// The widget of the table.
  package var nativeTable: OpaquePointer? { table?.pointer.opaque }

  /// The widget of the index, which contains a button for each title.
  package var nativeIndex: OpaquePointer? { screen?.index.pointer.opaque }

  /// The title above the page.
  package var title: String { screen?.shownTitle ?? "" }

  /// The button that refreshes the page, which is hidden while the page cannot be refreshed.
  package var nativeRefreshButton: OpaquePointer? { screen?.refreshButton.opaque }

  /// True if the page shows that it is being refreshed.
  package var showsRefreshing: Bool { screen?.showsRefreshing ?? false }

  /// The number of rows of each section.
  package var rowCounts: [Int] { table?.entries.rowCounts ?? [] }

  /// The distance of the top of the view from the top of the page, in points.
  package var offset: Double { table?.offset ?? 0 }

  /// Lays out the table immediately, as GTK would before the next frame.
  package func layOut() { table?.layOutNow() }

  /// Presses a keyboard shortcut of the page.
  package func press(_ shortcut: KeyboardShortcut) { WindowKeys.press(shortcut, in: window) }

  /// Scrolls by a distance in points.
  package func scroll(by distance: Double) { table?.scroll(by: distance) }

  /// Returns the contents of a row after scrolling to it, or `nil` if there is no such row.
  package func row(at indexPath: RowIndexPath) -> EntryContents? {
    rowView(at: indexPath).map { EntryContents($0.canvas) }
  }

  /// Returns the widget of a row after scrolling to it, or `nil` if there is no such row.
  package func widget(at indexPath: RowIndexPath) -> OpaquePointer? {
    rowView(at: indexPath)?.pointer.opaque
  }

  /// Returns the contents of the header or the footer of a section after scrolling to it.
  package func headerFooter(isHeader: Bool, ofSection section: Int) -> EntryContents? {
    guard let table, rowCounts.indices.contains(section) else { return nil }
    let header = table.entries.header(of: section)
    let position = isHeader ? header : table.entries.rows(of: section).upperBound
    let view = table.view(at: position)
    table.layOutNow()
    return (view as? HeaderFooterView).map { EntryContents($0.canvas) }
  }

  /// The current contents of the rows that have a widget, with their index paths.
  package var liveRows: [(indexPath: RowIndexPath, contents: EntryContents)] {
    guard let table else { return [] }
    return table.live.compactMap { position, view in
      guard case .row(let indexPath) = table.entries.entry(at: position), let row = view as? RowView
      else { return nil }
      return (indexPath, EntryContents(row.canvas))
    }
  }

  /// True if the focus is in the widget of a row that shows no row of the page.
  package var isFocusInHiddenRow: Bool {
    guard let table else { return false }
    var widget = gtk_root_get_focus(gtk_widget_get_root(table.pointer))
    while let current = widget, gtk_widget_get_parent(current) != table.pointer {
      widget = gtk_widget_get_parent(current)
    }
    return widget.map { gtk_widget_get_child_visible($0) == 0 } ?? false
  }

  /// The row that has the focus, or that contains the control with the focus.
  package var focusedRow: RowIndexPath? {
    guard let table, let position = table.focusedPosition,
      case .row(let indexPath) = table.entries.entry(at: position)
    else { return nil }
    return indexPath
  }

  /// True if a row that has a widget looks pressed.
  package var hasPressedRow: Bool {
    table?.live.values.contains { ($0 as? RowView)?.isPressed == true } ?? false
  }

  /// Returns true if a row is in view.
  package func isInView(_ indexPath: RowIndexPath) -> Bool {
    guard let table else { return false }
    table.layOutNow()
    let position = table.entries.position(of: indexPath)
    return table.index.offset(of: position + 1) > table.offset
      && table.index.offset(of: position) < table.offset + table.viewHeight
  }

  /// Returns the distance of a row from the top of the view, in points.
  package func top(of indexPath: RowIndexPath) -> Double? {
    table.map { $0.index.offset(of: $0.entries.position(of: indexPath)) - $0.offset }
  }

  /// Returns the entries of a row's menu: titles, and groups of actions.
  package func menu(at indexPath: RowIndexPath) -> [(title: String, group: RowActionGroup?)] {
    guard let row = rowView(at: indexPath)?.drawing?.row, let host = screen?.host else { return [] }
    return host.menus.choices(of: row).map { ($0.title, $0.group) }
  }

  /// Opens the menu of a row, and chooses one of its entries by its position in ``menu(at:)``.
  package func choose(_ index: Int, at indexPath: RowIndexPath) {
    guard let view = rowView(at: indexPath), let host = screen?.host else { return }
    host.openMenu(of: view, at: nil)
    host.menus.show()
    guard let popover = host.table.popover else { return }
    gtk_widget_activate_action_variant(popover.pointer, "row-menu.entry-\(index)", nil)
    gtk_popover_popdown(popover.pointer.cast())
  }

  /// Moves a row in the same way as dragging its handle.
  package func move(at indexPath: RowIndexPath, to target: RowIndexPath) {
    if let view = rowView(at: indexPath) { screen?.host.move(view, to: target) }
  }

  func rowView(at indexPath: RowIndexPath) -> RowView? {
    guard let table, rowCounts.indices.contains(indexPath.section),
      (0..<rowCounts[indexPath.section]).contains(indexPath.row)
    else { return nil }
    let view = table.view(at: table.entries.position(of: indexPath))
    table.layOutNow()
    return view as? RowView
  }
}
#endif

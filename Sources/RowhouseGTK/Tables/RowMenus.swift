// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseHosting
import RowhouseModel

/// The menus of rows: their own entries, and the actions that a swipe uncovers on a touch screen.
@MainActor
final class RowMenus {
  /// An entry of a menu that sends an event.
  struct Choice {
    let title: String
    let event: HostEvent
    let group: RowActionGroup?
    /// True if the entry is in the last section of the menu.
    var isLast = false
  }

  private unowned let host: TableHost
  private var opened: RowReference?
  /// The row whose swipe actions are in the open menu.
  private var edited: RowReference?
  /// The source that will show the opened menu, or `nil` if there is none.
  private var showing: guint?

  init(host: TableHost) { self.host = host }
}

extension RowMenus {
  /// Returns the entries of a row's menu.
  ///
  /// The entries of a submenu are at the position of the submenu.
  func choices(of row: AnyRow) -> [Choice] {
    var choices: [Choice] = []
    for group in [RowActionGroup.leading, .trailing, .menu] {
      choices += zip(row.actions(in: group), row.actionReferences(in: group)).map {
        Choice(
          title: $1.title, event: .action($1), group: group,
          isLast: group != .menu && $0.role == .destructive)
      }
      if group == .trailing, row.canBeDeleted(isEditing: host.page?.isEditing == true) {
        let title = row.deleteTitle ?? host.context.texts.delete
        choices.append(Choice(title: title, event: .delete, group: nil, isLast: true))
      }
    }
    return choices
  }

  /// Opens the menu of a row at a point in the row, or at its middle if the point is `nil`.
  ///
  /// Does nothing if the menu has no entries.
  func open(for view: RowView, at point: (x: Double, y: Double)?) {
    guard let row = view.drawing?.row, let reference = view.reference else { return }
    let choices = choices(of: row)
    guard !choices.isEmpty, let actions = g_simple_action_group_new()?.opaque,
      let menu = g_menu_new()
    else { return }
    defer { g_object_unref(menu.raw) }
    fill(menu, actions, with: row, choices, of: reference)
    close()
    let popover = popover ?? makePopover()
    gtk_popover_menu_set_menu_model(popover.pointer.opaque, menu.cast())
    popover.pointer.setDirection(host.context.direction)
    gtk_widget_insert_action_group(popover.pointer, "row-menu", actions)
    g_object_unref(actions.raw)
    var location = point ?? (Double(gtk_widget_get_width(view.pointer)) / 2, 20)
    var target = (x: 0.0, y: 0.0)
    gtk_widget_translate_coordinates(
      view.pointer, host.table.pointer, location.x, location.y, &target.x, &target.y)
    location = target
    var area = GdkRectangle(
      x: Int32(clamping: Int(location.x)), y: Int32(clamping: Int(location.y)), width: 1, height: 1)
    gtk_popover_set_pointing_to(popover.pointer.cast(), &area)
    opened = reference
    if choices.contains(where: { $0.group != .menu }) {
      edited = reference
      host.driver.send(.willBeginEditing, to: reference)
    }
    // GTK inserts the separators between the sections in a source of its own. Until then, the menu is lower, and GDK 4.8
    // may keep the first of two heights that follow each other.
    showing = MainLoop.after(0, priority: MainLoop.layoutPriority) { [weak self] in self?.show() }
  }

  /// Shows the opened menu now.
  func show() {
    cancelShowing()
    guard opened != nil, let popover else { return }
    guard gtk_widget_get_mapped(host.table.pointer) != 0 else { return close() }
    gtk_popover_popup(popover.pointer.cast())
  }

  private func cancelShowing() {
    if let showing { MainLoop.cancel(showing) }
    showing = nil
  }

  /// Closes the open menu.
  func close() {
    guard opened != nil else { return }
    opened = nil
    cancelShowing()
    if let popover { gtk_popover_popdown(popover.pointer.cast()) }
    guard let reference = edited else { return }
    edited = nil
    host.driver.send(.didEndEditing, to: reference)
  }

  private var popover: OwnedWidget? { host.table.popover }

  /// Creates the popover of all menus of the table.
  ///
  /// All menus use the same popover, because GTK 4.8 crashes if a popover is removed while the
  /// pointer is in it.
  private func makePopover() -> OwnedWidget {
    let popover = OwnedWidget(gtk_popover_menu_new_from_model(nil))
    popover.setParent(host.table.pointer)
    gtk_popover_set_has_arrow(popover.pointer.cast(), 0)
    observe("closed", of: popover.pointer.raw) { [weak self] _ in
      // GTK performs the chosen action after this signal.
      MainLoop.after(0) { self?.closed() }
    }
    host.table.popover = popover
    return popover
  }

  private func closed() {
    guard showing == nil, let popover, gtk_widget_get_visible(popover.pointer) == 0 else { return }
    focusRow()
    close()
  }

  /// Returns the focus from the popover to the row whose menu was opened.
  ///
  /// GTK would move the focus to the table.
  private func focusRow() {
    let table = host.table
    guard let opened, let indexPath = host.page?.indexPath(of: opened),
      let view = table.live[table.entries.position(of: indexPath)],
      let root = gtk_widget_get_root(table.pointer)
    else { return }
    let focus = gtk_root_get_focus(root)
    if focus == nil || focus == table.pointer || popover?.pointer.containsFocus == true {
      gtk_widget_grab_focus(view.pointer)
    }
  }

  private func fill(
    _ menu: OpaquePointer, _ actions: OpaquePointer, with row: AnyRow, _ choices: [Choice],
    of reference: RowReference
  ) {
    var names: [String] = []
    for (index, choice) in choices.enumerated() {
      let name = "entry-\(index)"
      names.append(name)
      guard let action = g_simple_action_new(name, nil) else { continue }
      observe("activate", of: action.raw) { [weak self, weak host] _ in
        // If the action deletes the row, the focus moves to the row below.
        self?.focusRow()
        host?.driver.send(choice.event, to: reference, flushing: true)
      }
      g_action_map_add_action(actions, action)
      g_object_unref(action.raw)
    }
    let named = Array(zip(choices, names))
    appendSection(of: named.filter { $0.0.group != .menu && !$0.0.isLast }, to: menu)
    if let section = g_menu_new() {
      var rest = named.filter { $0.0.group == .menu }.map(\.1)[...]
      for entry in row.menu { append(entry, to: section, &rest) }
      g_menu_append_section(menu, nil, section.cast())
      g_object_unref(section.raw)
    }
    // As in the menus of GNOME, the entries that destroy something are last.
    appendSection(of: named.filter(\.0.isLast), to: menu)
  }

  /// Appends a section with the entries of a swipe, which have no submenus.
  private func appendSection(of entries: [(Choice, String)], to menu: OpaquePointer) {
    guard !entries.isEmpty, let section = g_menu_new() else { return }
    for (choice, name) in entries {
      g_menu_append(section, choice.title.withoutMnemonic, "row-menu.\(name)")
    }
    g_menu_append_section(menu, nil, section.cast())
    g_object_unref(section.raw)
  }

  /// Appends an action or a menu, and removes the names of its actions from the list.
  private func append(
    _ entry: RowAction, to menu: OpaquePointer, _ names: inout ArraySlice<String>
  ) {
    guard entry.isMenu else {
      if let name = names.popFirst() {
        g_menu_append(menu, entry.title.withoutMnemonic, "row-menu.\(name)")
      }
      return
    }
    guard let submenu = g_menu_new() else { return }
    for child in entry.entries { append(child, to: submenu, &names) }
    g_menu_append_submenu(menu, entry.title.withoutMnemonic, submenu.cast())
    g_object_unref(submenu.raw)
  }
}
#endif

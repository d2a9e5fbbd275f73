// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout
import RowhouseModel

/// A button that shows the chosen option of a picker and opens a list of all options.
final class MenuPartView: OwnedWidget {
  private(set) var picker: PickerPart?
  private(set) var entries: [PickerPart.Entry] = []
  /// The checkmarks of the lines in the list, by the addresses of the lines.
  private var checks: [UnsafeMutableRawPointer: (mark: WidgetPointer, index: Int)] = [:]
  private var isShowing = false
  /// True while the handler of the row runs, inside the signal of GTK's selection.
  private var isReporting = false

  convenience init() {
    self.init(gtk_drop_down_new(nil, nil))
    makeFactories()
  }

  func show(_ picker: PickerPart) {
    self.picker = picker
    isShowing = true
    defer { isShowing = false }
    if entries != picker.entries || gtk_drop_down_get_model(pointer.opaque) == nil {
      // Replacing the options would release the selection, which has more signals to send, and would move the focus
      // in the open list to its first line.
      if isReporting { return showLater() }
      if isOpen { return }
      entries = picker.entries
      let list = gtk_string_list_new(nil)
      for entry in entries { gtk_string_list_append(list, entry.title) }
      gtk_drop_down_set_model(pointer.opaque, list)
      if let list { g_object_unref(list.raw) }
    }
    let chosen = entries.firstIndex { $0.key == picker.selection }
    let index = chosen.map { guint(clamping: $0) } ?? guint.max
    if gtk_drop_down_get_selected(pointer.opaque) != index {
      gtk_drop_down_set_selected(pointer.opaque, index)
    }
    pointer.setAccessibleName(picker.label)
    pointer.setAccessibleValue(picker.shownTitle)
    gtk_widget_get_first_child(pointer)?
      .setAccessibleName("\(picker.label), \(picker.shownTitle)")
  }

  private var isOpen: Bool {
    gtk_widget_get_last_child(pointer).map { gtk_widget_get_mapped($0) } == 1
  }

  private func showLater() {
    MainLoop.after(0) { [weak self] in
      if let self, let picker = self.picker { self.show(picker) }
    }
  }

  /// The option that the button shows, or `nil` if it shows none.
  var shown: PickerPart.Entry? {
    let index = Int(gtk_drop_down_get_selected(pointer.opaque))
    return entries.indices.contains(index) ? entries[index] : nil
  }
}

extension MenuPartView: ControlView {
  var described: [WidgetPointer] { withButton }

  func connect(to target: any PartTarget) {
    if let popover = gtk_widget_get_last_child(pointer) {
      observe("show", of: popover.raw) { [weak self] _ in self?.focusChosenLine(in: popover) }
      // GTK closes the list before it reports the choice of a line.
      observe("unmap", of: popover.raw) { [weak self] _ in self?.showLater() }
    }
    observe("notify::selected", of: pointer.raw) { [weak self, weak target] _ in
      guard let self else { return }
      self.showChecks()
      guard !self.isShowing, let picker = self.picker, let entry = self.shown else { return }
      guard entry.key != picker.selection else { return }
      guard entry.isOffered else { return self.show(picker) }
      self.isReporting = true
      target?.control(picker.control, changedTo: .option(entry.key))
      self.isReporting = false
    }
  }

  func frame(in frame: PartFrame) -> PartFrame { trailingFrame(in: frame) }
}

/// The contents of the button and of the lines in the list.
extension MenuPartView {
  private func makeFactories() {
    guard let button = gtk_signal_list_item_factory_new(),
      let list = gtk_signal_list_item_factory_new()
    else { return }
    observe("setup", of: button.raw) { arguments in
      guard let item = arguments.object(1), let label = gtk_label_new("") else { return }
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
      gtk_label_set_xalign(label.opaque, 0)
      gtk_list_item_set_child(OpaquePointer(item), label)
    }
    observe("bind", of: button.raw) { [weak self] arguments in
      guard let self, let item = arguments.object(1).map({ OpaquePointer($0) }) else { return }
      gtk_label_set_text(gtk_list_item_get_child(item)?.opaque, self.entry(of: item)?.title ?? "")
    }
    observe("setup", of: list.raw) { arguments in
      if let item = arguments.object(1) { Self.fill(OpaquePointer(item)) }
    }
    observe("bind", of: list.raw) { [weak self] arguments in
      if let item = arguments.object(1) { self?.bind(OpaquePointer(item)) }
    }
    observe("unbind", of: list.raw) { [weak self] arguments in
      if let item = arguments.object(1) { self?.checks[item] = nil }
    }
    gtk_drop_down_set_factory(pointer.opaque, button)
    gtk_drop_down_set_list_factory(pointer.opaque, list)
    g_object_unref(button.raw)
    g_object_unref(list.raw)
  }

  /// Adds the widgets of a line: the title of a group, and below it a title and a checkmark.
  private static func fill(_ item: OpaquePointer) {
    guard let line = gtk_box_new(GTK_ORIENTATION_VERTICAL, 3),
      let option = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12), let group = gtk_label_new(""),
      let title = gtk_label_new(""),
      let mark = gtk_image_new_from_icon_name("object-select-symbolic")
    else { return }
    for label in [group, title] { gtk_label_set_xalign(label.opaque, 0) }
    gtk_widget_add_css_class(group, "caption-heading")
    gtk_widget_add_css_class(group, "dim-label")
    gtk_widget_set_hexpand(title, 1)
    gtk_box_append(option.cast(), title)
    gtk_box_append(option.cast(), mark)
    gtk_box_append(line.cast(), group)
    gtk_box_append(line.cast(), option)
    gtk_list_item_set_child(item, line)
  }

  private func bind(_ item: OpaquePointer) {
    let index = Int(gtk_list_item_get_position(item))
    guard let entry = entry(of: item), let line = gtk_list_item_get_child(item),
      let group = gtk_widget_get_first_child(line), let option = gtk_widget_get_last_child(line),
      let title = gtk_widget_get_first_child(option), let mark = gtk_widget_get_last_child(option)
    else { return }
    let isFirst = index == 0 || entries[index - 1].group != entry.group
    gtk_label_set_text(group.opaque, entry.group ?? "")
    gtk_widget_set_visible(group, (isFirst && entry.group?.isEmpty == false).glib)
    gtk_label_set_text(title.opaque, entry.title)
    gtk_widget_set_sensitive(title, entry.isOffered.glib)
    gtk_list_item_set_selectable(item, entry.isOffered.glib)
    gtk_list_item_set_activatable(item, entry.isOffered.glib)
    // GTK creates the lines when the list opens, in the direction of the system.
    line.setDirection(gtk_widget_get_direction(pointer))
    checks[item.raw] = (mark, index)
    showChecks()
  }

  /// Moves the focus to the line of the chosen option, so that the arrow keys begin there.
  ///
  /// GTK moves it to the first line.
  private func focusChosenLine(in popover: WidgetPointer) {
    let chosen = gtk_drop_down_get_selected(pointer.opaque)
    guard chosen != guint.max,
      let list = popover.firstDescendant(of: gtk_list_view_get_type()),
      gtk_widget_activate_action_variant(list, "list.scroll-to-item", g_variant_new_uint32(chosen))
        != 0,
      let item = checks.first(where: { $0.value.index == chosen })?.key,
      let line = gtk_list_item_get_child(OpaquePointer(item)).flatMap(gtk_widget_get_parent)
    else { return }
    gtk_widget_grab_focus(line)
  }

  private func entry(of item: OpaquePointer) -> PickerPart.Entry? {
    let index = Int(gtk_list_item_get_position(item))
    return entries.indices.contains(index) ? entries[index] : nil
  }

  private func showChecks() {
    let chosen = Int(gtk_drop_down_get_selected(pointer.opaque))
    for (mark, index) in checks.values { gtk_widget_set_opacity(mark, index == chosen ? 1 : 0) }
  }
}
#endif

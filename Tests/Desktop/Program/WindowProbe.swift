// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Rowhouse
import RowhouseGTK
import RowhouseTesting

/// A page in a window, whose widgets the contract reads and uses.
@MainActor
final class WindowProbe {
  let navigator = Navigator()
  private var window: PageWindow?

  isolated deinit { window?.close() }

  private var inspector: ScreenInspector {
    guard let window else { preconditionFailure("The contract made no driver before its checks.") }
    return ScreenInspector(window)
  }

  /// The page before the first one of the contract.
  private struct FirstPage: TablePage {
    var title: String { "" }
    var sections: [TableSection] { [] }
  }
}

extension WindowProbe: HostProbe {
  func makeDriver(diagnostics: DiagnosticsHandler) -> PageDriver {
    let window = PageWindow(
      FirstPage(), navigator: navigator,
      options: DesktopOptions(theme: .standard, diagnostics: diagnostics))
    window.setSize(width: 400, height: 500)
    window.present()
    self.window = window
    let table = inspector.nativeTable?.widget
    MainTurns.run { gtk_widget_get_height(table) > 0 }
    // A page whose title can be set.
    window.driver.sections = []
    window.driver.flush()
    return window.driver
  }

  func shown() -> ShownPage {
    let inspector = inspector
    inspector.layOut()
    let sections = inspector.rowCounts.enumerated().map { section, count in
      ShownSection(
        header: inspector.headerFooter(isHeader: true, ofSection: section)?.texts ?? [],
        footer: inspector.headerFooter(isHeader: false, ofSection: section)?.texts ?? [],
        rows: (0..<count).compactMap { row in
          inspector.row(at: RowIndexPath(section: section, row: row)).map { ShownRow($0) }
        })
    }
    return ShownPage(title: inspector.title, sections: sections)
  }

  func tap(at indexPath: RowIndexPath) {
    guard let row = inspector.widget(at: indexPath) else { return }
    gtk_widget_activate_action_variant(row.widget, "row.activate", nil)
  }

  func change(_ control: ControlID, to value: ControlValue, at indexPath: RowIndexPath) {
    let controls = inspector.row(at: indexPath)?.controls ?? []
    guard let known = controls.first(where: { $0.id == control }), !known.isDisabled else { return }
    switch value {
    case .isOn(let isOn):
      if known.value != .isOn(isOn) { gtk_switch_set_active(known.widget, isOn ? 1 : 0) }
    case .text(let text):
      // Focus arrives with the events of the window, and leaves in the same way.
      gtk_widget_grab_focus(known.widget.widget)
      gtk_editable_set_text(known.widget, text)
      gtk_window_set_focus(inspector.nativeWindow.window, nil)
    case .number(let number) where known.widget.widget.isOne(of: gtk_box_get_type()):
      // The buttons of a stepper; what they lead to is read from the row.
      guard case .number(let old) = known.value else { return }
      let button =
        number < old
        ? gtk_widget_get_first_child(known.widget.widget)
        : gtk_widget_get_last_child(known.widget.widget)
      OpaquePointer(button)?.press()
    case .number(let number):
      gtk_range_set_value(
        UnsafeMutableRawPointer(known.widget).assumingMemoryBound(to: GtkRange.self), number)
    case .pressed: known.widget.press()
    case .option(let key): known.choose(key)
    case .date(let value?): known.choose(value)
    case .date(nil): known.removeDate()
    case .color(let color): known.choose(color)
    }
  }

  func finishUpdates() { inspector.layOut() }
}

extension WindowProbe: ShortcutProbe {
  func press(_ shortcut: KeyboardShortcut) { inspector.press(shortcut) }
}

extension WindowProbe: HeaderProbe {
  func pressHeaderButton(ofSection section: Int) {
    inspector.headerFooter(isHeader: true, ofSection: section)?.controls.first?.widget.press()
  }
}

extension ShownRow {
  /// Converts the contents of a row on screen.
  init(_ contents: EntryContents) {
    self.init(
      contents.texts, accessory: contents.accessory,
      controls: contents.controls.map { control in
        var shown = ShownControl(control.id, control.value)
        shown.title = control.title
        shown.isDisabled = control.isDisabled
        return shown
      })
  }
}

extension EntryContents.Control {
  /// Chooses an option of a picker.
  @MainActor
  func choose(_ key: String?) {
    guard let index = options.firstIndex(of: key) else { return }
    if parts.isEmpty {
      gtk_drop_down_set_selected(widget, guint(index))
    } else {
      gtk_toggle_button_set_active(parts[index].cast(), 1)
    }
  }

  /// Opens the popover of a date button, sets the calendar and the fields, and closes the popover.
  @MainActor
  func choose(_ value: DateValue) {
    gtk_menu_button_popup(widget)
    let (day, time): (CalendarDate?, ClockTime?) =
      switch value {
      case .date(let day): (day, nil)
      case .time(let time): (nil, time)
      case .dateTime(let both): (both.date, both.time)
      }
    if let day,
      let native = g_date_time_new_utc(gint(day.year), gint(day.month), gint(day.day), 0, 0, 0)
    {
      gtk_calendar_select_day(parts[0], native)
      g_date_time_unref(native)
    }
    if let time {
      gtk_spin_button_set_value(parts[1], Double(time.hour))
      gtk_spin_button_set_value(parts[2], Double(time.minute))
    }
    gtk_menu_button_popdown(widget)
  }

  /// Presses the button that removes a date.
  @MainActor
  func removeDate() {
    gtk_menu_button_popup(widget)
    // Closes the calendar, too.
    parts[3].press()
  }

  /// Sets a color as GTK's dialog does.
  @MainActor
  func choose(_ color: RGBA) {
    var native = GdkRGBA(
      red: Float(color.red) / 255, green: Float(color.green) / 255, blue: Float(color.blue) / 255,
      alpha: 1)
    gtk_color_chooser_set_rgba(widget, &native)
    widget.emit("color-set", of: gtk_color_button_get_type())
  }
}

extension OpaquePointer {
  /// Returns the address of the same object as another type, of which the object must be.
  func cast<Other>(to type: Other.Type = Other.self) -> UnsafeMutablePointer<Other> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
  }

  /// Emits a signal without further arguments.
  @MainActor
  func emit(_ signal: String, of type: GType) {
    var value = GValue()
    g_value_init(&value, type)
    g_value_set_object(&value, UnsafeMutableRawPointer(self))
    g_signal_emitv(&value, g_signal_lookup(signal, type), 0, nil)
    g_value_unset(&value)
  }

  /// The address of a widget.
  var widget: UnsafeMutablePointer<GtkWidget> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWidget.self)
  }

  /// Presses a button, or content that acts as one.
  ///
  /// `gtk_widget_activate` would wait for a quarter of a second, in which a button looks pressed.
  @MainActor
  func press() {
    guard widget.isOne(of: gtk_button_get_type()) else {
      gtk_widget_activate_action_variant(widget, "press.activate", nil)
      return
    }
    emit("clicked", of: gtk_button_get_type())
  }

  /// The address of a window.
  var window: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWindow.self)
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// Returns true if the widget is of a class or of a class below it.
  func isOne(of type: GType) -> Bool {
    g_type_check_instance_is_a(
      UnsafeMutableRawPointer(self).assumingMemoryBound(to: GTypeInstance.self), type) != 0
  }
}

extension WindowProbe: ActionProbe {
  func actions(_ group: RowActionGroup, at indexPath: RowIndexPath) -> [String] {
    inspector.menu(at: indexPath).filter { $0.group == group }.map(\.title)
  }

  func chooseAction(_ index: Int, _ group: RowActionGroup, at indexPath: RowIndexPath) {
    let menu = inspector.menu(at: indexPath)
    let choices = menu.indices.filter { menu[$0].group == group }
    inspector.choose(choices[index], at: indexPath)
    MainTurns.runPending()
  }

  func delete(at indexPath: RowIndexPath) {
    guard let row = inspector.widget(at: indexPath) else { return }
    gtk_widget_activate_action_variant(row.widget, "row.delete", nil)
  }

  func insert(at indexPath: RowIndexPath) {
    guard let row = inspector.widget(at: indexPath) else { return }
    // The button before the contents of the row.
    OpaquePointer(gtk_widget_get_first_child(row.widget)).press()
  }
}

extension WindowProbe: MovingProbe {
  func move(at indexPath: RowIndexPath, to target: RowIndexPath) {
    inspector.move(at: indexPath, to: target)
  }
}

extension ScreenInspector {
  /// Presses the button that refreshes the page, if the user can see and press it.
  @MainActor
  func refresh() {
    guard let button = nativeRefreshButton, gtk_widget_get_mapped(button.widget) != 0,
      gtk_widget_is_sensitive(button.widget) != 0
    else { return }
    button.press()
  }
}

extension WindowProbe: RefreshingProbe {
  func refresh() { inspector.refresh() }

  var showsRefreshing: Bool { inspector.showsRefreshing }
}

extension WindowProbe: ScrollingProbe {
  func isInView(_ indexPath: RowIndexPath) -> Bool { inspector.isInView(indexPath) }
}

extension WindowProbe: FocusProbe {
  var focusedRow: RowIndexPath? { inspector.focusedRow }

  func submit(_ text: String, at indexPath: RowIndexPath) {
    guard let field = inspector.row(at: indexPath)?.controls.first, !field.isDisabled else {
      return
    }
    gtk_widget_grab_focus(field.widget.widget)
    gtk_editable_set_text(field.widget, text)
    field.widget.emit("activate", of: gtk_text_get_type())
  }
}
#endif

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK

/// Menus of pickers whose handlers change the page while GTK reports the choice.
@MainActor
enum ChosenOptions {
  /// Chooses options.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    chooseInPlaceOfStray() + chooseAndLeave { windows.last?.navigator.pop() }
      + chooseAndLeave { windows.last?.close() } + chooseColorOfDeletedRow()
      + changeTitleInOpenList() + openMissingDate()
  }

  private static var windows: [PageWindow] = []

  @Observable
  fileprivate final class State {
    var zone = "Atlantis"
  }

  private struct ZonePage: TablePage {
    let state: State
    var whenChosen: @MainActor () -> Void = {}
    var title: String { "Zone" }
    var sections: [TableSection] {
      TableSection("Zone") {
        PickerRow("Zone", value: state.zone, options: ["Berlin", "Paris"], title: { $0 }) {
          state.zone = $0
          whenChosen()
        }
      }
    }
  }

  private struct FirstPage: TablePage {
    var title: String { "First" }
    var sections: [TableSection] { TableSection("Rows") { Row("Row") } }
  }

  /// Chooses an option of a picker whose value is not among its options, after which the value
  /// disappears.
  private static func chooseInPlaceOfStray() -> [String] {
    let shown = ShownWindow(ZonePage(state: State()))
    defer { shown.window.close() }
    let row = RowIndexPath(section: 0, row: 0)
    var faults: [String] = []
    for (key, count) in [("Paris", 2), ("Berlin", 2)] {
      guard let picker = shown.inspector.row(at: row)?.controls.first else {
        return ["there is no picker"]
      }
      choose(key, in: picker)
      shown.update()
      let new = shown.inspector.row(at: row)
      if new?.texts.contains(key) != true {
        faults.append("after the choice of “\(key)”, the row shows \(new?.texts ?? [])")
      }
      if new?.controls.first?.options.count != count {
        faults.append(
          "after the choice of “\(key)”, the menu has the options"
            + " \(new?.controls.first?.options ?? [])")
      }
    }
    return faults
  }

  /// Chooses an option whose handler leaves the page.
  private static func chooseAndLeave(_ leave: @escaping @MainActor () -> Void) -> [String] {
    let shown = ShownWindow(FirstPage())
    windows.append(shown.window)
    defer { windows.removeLast().close() }
    let state = State()
    shown.window.navigator.push(ZonePage(state: state, whenChosen: leave))
    let table = shown.inspector.nativeTable?.widget
    MainTurns.run { gtk_widget_get_height(table) > 0 }
    let row = RowIndexPath(section: 0, row: 0)
    guard let picker = shown.inspector.row(at: row)?.controls.first else {
      return ["there is no picker"]
    }
    choose("Paris", in: picker)
    MainTurns.runPending()
    return state.zone == "Paris" && ["First", ""].contains(shown.inspector.title)
      ? [] : ["after a choice, the window shows “\(shown.inspector.title)”"]
  }

  @Observable
  fileprivate final class PenState {
    var pen = "a"
    var colors: [String: RGBA] = [:]
  }

  private struct PenPage: TablePage {
    let state: PenState
    var title: String { "Pens" }
    var sections: [TableSection] {
      let pen = state.pen
      TableSection("Pens") {
        ColorRow("Pen \(pen)", value: state.colors[pen] ?? RGBA(hex: 0x123456)) {
          state.colors[pen] = $0
        }
        .id(pen)
      }
    }
  }

  /// Chooses a color, and deletes the row of another color while its dialog is open.
  private static func chooseColorOfDeletedRow() -> [String] {
    let state = PenState()
    let shown = ShownWindow(PenPage(state: state))
    defer { shown.window.close() }
    var (faults, chosen): ([String], Int) = ([], 0)
    for pen in ["a", "b"] {
      let row = shown.inspector.row(at: RowIndexPath(section: 0, row: 0))
      guard let button = row?.controls.first.map({ gtk_widget_get_first_child($0.widget.widget) })
      else { return ["there is no color"] }
      OpaquePointer(button)?.press()
      if pen == "b" {
        state.pen = "c"
        shown.update()
      }
      chosen += chooseInOpenDialogs(RGBA(hex: 0xFF0000))
      shown.update()
    }
    if chosen != 1 || state.colors != ["a": RGBA(hex: 0xFF0000)] {
      faults.append("\(chosen) dialogs chose the colors \(state.colors)")
    }
    return faults
  }

  @Observable
  fileprivate final class MailState {
    var unreadCount = 3
  }

  private struct MailPage: TablePage {
    let state: MailState
    var title: String { "Mail" }
    var sections: [TableSection] {
      let count = state.unreadCount
      TableSection("Mail") {
        PickerRow(
          "Folder", value: "Unread", options: ["Unread", "Drafts", "Sent"],
          title: { $0 == "Unread" ? "Unread (\(count))" : $0 }
        ) { _ in }
      }
    }
  }

  /// Changes the title of an option while the list of all options is open.
  private static func changeTitleInOpenList() -> [String] {
    let state = MailState()
    let shown = ShownWindow(MailPage(state: state))
    defer { shown.window.close() }
    let row = shown.inspector.row(at: RowIndexPath(section: 0, row: 0))
    guard let picker = row?.controls.first?.widget,
      let list = gtk_widget_get_last_child(picker.widget)
    else { return ["there is no picker"] }
    gtk_popover_popup(OpaquePointer(list).cast())
    MainTurns.runPending()
    func focusedTexts() -> [String] {
      gtk_root_get_focus(shown.inspector.nativeWindow).map { texts(in: $0) } ?? []
    }
    for _ in 0..<2 { gtk_widget_child_focus(list, GTK_DIR_DOWN) }
    guard focusedTexts().contains("Sent") else {
      return ["the arrow keys lead to \(focusedTexts())"]
    }
    state.unreadCount = 4
    shown.update()
    var faults: [String] = []
    if !focusedTexts().contains("Sent") {
      faults.append("another title moved the focus in an open list to \(focusedTexts())")
    }
    gtk_popover_popdown(OpaquePointer(list).cast())
    shown.update()
    let title = gtk_string_list_get_string(gtk_drop_down_get_model(picker), 0)
    if title.map({ String(cString: $0) }) != "Unread (4)" {
      faults.append("the list does not show another title after it was closed")
    }
    return faults
  }

  private struct ReminderPage: TablePage {
    var title: String { "Reminder" }
    var sections: [TableSection] {
      TableSection {
        DateRow("Reminder", value: CalendarDate?.none, none: "None") { _ in }
      }
    }
  }

  /// Opens the calendar of a missing date that was shown on another day.
  private static func openMissingDate() -> [String] {
    let shown = ShownWindow(ReminderPage())
    defer { shown.window.close() }
    let row = shown.inspector.row(at: RowIndexPath(section: 0, row: 0))
    guard let button = row?.controls.first?.widget, let calendar = row?.controls.first?.parts.first
    else { return ["there is no calendar"] }
    func day() -> Int32 {
      guard let date = gtk_calendar_get_date(calendar) else { return 0 }
      defer { g_date_time_unref(date) }
      return g_date_time_get_year(date) * 1_000 + g_date_time_get_day_of_year(date)
    }
    let today = day()
    let past = g_date_time_new_utc(2_001, 2, 3, 0, 0, 0)
    gtk_calendar_select_day(calendar, past)
    g_date_time_unref(past)
    gtk_menu_button_popup(button)
    MainTurns.runPending()
    let offered = day()
    gtk_menu_button_popdown(button)
    shown.update()
    // The day may have ended in the meantime.
    return offered >= today ? [] : ["a missing date offers the day on which its page was shown"]
  }

  /// Returns the texts of the labels in a widget.
  private static func texts(in widget: UnsafeMutablePointer<GtkWidget>) -> [String] {
    let label = widget.isOne(of: gtk_label_get_type()) ? OpaquePointer(widget) : nil
    var texts = label.flatMap { gtk_label_get_text($0) }.map { [String(cString: $0)] } ?? []
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      texts += self.texts(in: current)
      child = gtk_widget_get_next_sibling(current)
    }
    return texts
  }

  /// Chooses a color in all open dialogs for colors, and returns the number of dialogs.
  private static func chooseInOpenDialogs(_ color: RGBA) -> Int {
    guard let windows = gtk_window_get_toplevels() else { return 0 }
    var count = 0
    for index in 0..<g_list_model_get_n_items(windows) {
      guard let window = g_list_model_get_item(windows, index).map({ OpaquePointer($0) }) else {
        continue
      }
      defer { g_object_unref(UnsafeMutableRawPointer(window)) }
      guard window.widget.isOne(of: gtk_color_chooser_dialog_get_type()),
        gtk_widget_get_visible(window.widget) != 0
      else { continue }
      var native = GdkRGBA(
        red: Float(color.red) / 255, green: Float(color.green) / 255,
        blue: Float(color.blue) / 255, alpha: 1)
      gtk_color_chooser_set_rgba(window, &native)
      gtk_dialog_response(window.cast(), GTK_RESPONSE_OK.rawValue)
      count += 1
    }
    return count
  }

  /// Chooses an option by its title, as a click on its line does.
  private static func choose(_ title: String, in picker: EntryContents.Control) {
    guard let list = gtk_drop_down_get_model(picker.widget) else { return }
    for index in 0..<g_list_model_get_n_items(list) {
      guard let item = gtk_string_list_get_string(list, index), String(cString: item) == title
      else { continue }
      return gtk_drop_down_set_selected(picker.widget, index)
    }
  }
}
#endif

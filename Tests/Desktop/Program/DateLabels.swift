// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK

/// Controls for days and times on pages in several languages, with both clocks of GNOME.
@MainActor
enum DateLabels {
  /// Compares the texts of buttons, and those of the fields for the time.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    let state = State()
    let shown = ShownWindow(DatesPage(state: state))
    defer { shown.window.close() }
    var faults: [String] = []
    func expect(_ language: String?, _ expected: [String]) {
      state.language = language
      shown.update()
      let texts = (0..<expected.count).map { label(of: $0, in: shown) }
      if texts != expected {
        faults.append("a page in \(language ?? "no language") shows \(texts), not \(expected)")
      }
    }
    setClock("24h")
    expect("en", ["Nov 2, 2026", "21:05", "Dec 24, 2026, 00:30"])
    expect("en-GB", ["2 Nov 2026", "21:05", "24 Dec 2026, 00:30"])
    expect("de", ["02.11.2026", "21:05", "24.12.2026, 00:30"])
    expect("fr", ["2 nov. 2026", "21:05", "24 déc. 2026, 00:30"])
    expect("es", ["2 nov 2026", "21:05", "24 dic 2026, 00:30"])
    expect("zh-Hant", ["2026年11月2日", "21:05", "2026年12月24日 00:30"])
    expect("ar-EG", ["٢ نوفمبر ٢٠٢٦", "٢١:٠٥", "٢٤ ديسمبر ٢٠٢٦، ٠٠:٣٠"])
    // The form of the locale C would be ambiguous.
    expect(nil, ["2026-11-02", "21:05", "2026-12-24 00:30"])
    expect("it", ["2026-11-02", "21:05", "2026-12-24 00:30"])
    faults += fieldFaults(in: shown) + typingFaults(in: shown, state)
    // Foundation writes a fixed offset like the second identifier.
    for zone in ["Etc/GMT-5", "GMT+0500"] { faults += zoneFaults(ahead: zone) }
    guard hasClock else { return faults }
    // The page is drawn again without an update.
    expect("en", ["Nov 2, 2026", "21:05", "Dec 24, 2026, 00:30"])
    setClock("12h")
    if label(of: 1, in: shown) != "9:05 PM" {
      faults.append("a new setting of the clock leaves \(label(of: 1, in: shown))")
    }
    expect("en", ["Nov 2, 2026", "9:05 PM", "Dec 24, 2026, 12:30 AM"])
    expect("zh", ["2026年11月2日", "下午9:05", "2026年12月24日 上午12:30"])
    expect("ja", ["2026年11月2日", "午後9:05", "2026年12月24日 午前0:30"])
    expect("es", ["2 nov 2026", "9:05 p.\u{A0}m.", "24 dic 2026, 12:30 a.\u{A0}m."])
    state.language = "en"
    shown.update()
    faults += twelveHourFaults(in: shown)
    setClock("24h")
    return faults
  }

  /// Reads the fields for the time, whose order is the same in a language from right to left.
  private static func fieldFaults(in shown: ShownWindow) -> [String] {
    guard let parts = control(1, in: shown)?.parts, parts.count >= 3 else {
      return ["a time has no fields"]
    }
    let texts = parts[1...2].map { gtk_editable_get_text($0).map { String(cString: $0) } ?? "" }
    let box = gtk_widget_get_parent(parts[1].widget)
    let colon = gtk_widget_get_next_sibling(parts[1].widget)
    var faults = texts == ["21", "05"] ? [] : ["the fields of a time show \(texts)"]
    if !(colon?.isOne(of: gtk_label_get_type()) ?? false)
      || gtk_widget_get_direction(box) != GTK_TEXT_DIR_LTR
    {
      faults.append("the hour is not before the minute, with a colon between them")
    }
    return faults
  }

  /// Types the first digit of an hour, and then changes another row.
  private static func typingFaults(in shown: ShownWindow, _ state: State) -> [String] {
    guard let time = control(1, in: shown), time.parts.count >= 2 else {
      return ["a time has no fields"]
    }
    gtk_menu_button_popup(time.widget)
    MainTurns.runPending()
    gtk_editable_set_text(time.parts[1], "1")
    state.count += 1
    shown.window.driver.flush()
    let text = gtk_editable_get_text(time.parts[1]).map { String(cString: $0) } ?? ""
    gtk_editable_set_text(time.parts[1], "21")
    gtk_menu_button_popdown(time.widget)
    return text == "1" ? [] : ["a change of another row made “\(text)” of the hour that was typed"]
  }

  /// Compares the hours that rows in two time zones offer for a missing time.
  ///
  /// - Parameter zone: The identifier of a time zone five hours ahead of UTC.
  /// - Returns: The faults.
  private static func zoneFaults(ahead zone: String) -> [String] {
    let shown = ShownWindow(ZonesPage(zones: ["Etc/GMT", zone]))
    defer { shown.window.close() }
    let hours = (0...1).compactMap { row -> Int? in
      guard let time = control(row, in: shown), time.parts.count >= 2 else { return nil }
      gtk_menu_button_popup(time.widget)
      MainTurns.runPending()
      defer { gtk_menu_button_popdown(time.widget) }
      return gtk_editable_get_text(time.parts[1]).flatMap { Int(String(cString: $0)) }
    }
    guard hours.count == 2 else { return ["a missing time has no fields"] }
    // The hour may change between the two readings.
    let difference = (hours[1] - hours[0] + 24) % 24
    return (5...6).contains(difference)
      ? [] : ["the time zones Etc/GMT and \(zone) offer the hours \(hours)"]
  }

  private struct ZonesPage: TablePage {
    let zones: [String]
    var title: String { "Zones" }
    var sections: [TableSection] {
      TableSection {
        for zone in zones {
          DateRow(
            "Time", subtitle: nil, value: .time(ClockTime(hour: 0, minute: 0)), isMissing: true,
            in: nil, none: "None", timeZone: zone, fileID: #fileID, line: #line
          ) { _ in }
        }
      }
    }
  }

  /// Uses the field for the hour and the button for the half of the day.
  private static func twelveHourFaults(in shown: ShownWindow) -> [String] {
    guard let parts = control(1, in: shown)?.parts, parts.count >= 5 else {
      return ["a time has no button for the half of the day"]
    }
    let (field, half) = (parts[1], parts[4])
    var faults: [String] = []
    func expect(_ hour: String, _ name: String, after cause: String) {
      let shown = gtk_editable_get_text(field).map { String(cString: $0) } ?? ""
      let label = gtk_button_get_label(UnsafeMutablePointer(half)).map { String(cString: $0) } ?? ""
      if (shown, label) != (hour, name) {
        faults.append("after \(cause), the fields show \(shown) \(label), not \(hour) \(name)")
      }
    }
    func type(_ text: String) {
      gtk_editable_set_text(field, text)
      gtk_spin_button_update(field)
    }
    expect("09", "PM", after: "the setting")
    press(half)
    expect("09", "AM", after: "the button")
    type("12")
    expect("12", "AM", after: "typing 12")
    type("11")
    gtk_spin_button_spin(field, GTK_SPIN_STEP_FORWARD, 1)
    expect("12", "PM", after: "the hour after 11 AM")
    type("7")
    expect("07", "PM", after: "typing 7")
    type("15")
    expect("03", "PM", after: "typing 15")
    type("21")
    return faults
  }

  private static func press(_ button: OpaquePointer) {
    var object = GValue()
    g_value_init(&object, gtk_button_get_type())
    g_value_set_object(&object, UnsafeMutableRawPointer(button))
    g_signal_emitv([object], g_signal_lookup("clicked", gtk_button_get_type()), 0, nil)
    g_value_unset(&object)
  }

  private static func control(_ row: Int, in shown: ShownWindow) -> EntryContents.Control? {
    shown.inspector.row(at: RowIndexPath(section: 0, row: row))?.controls.first
  }

  private static func label(of row: Int, in shown: ShownWindow) -> String {
    let button = control(row, in: shown)?.widget
    return button.flatMap { gtk_menu_button_get_label($0) }.map { String(cString: $0) } ?? ""
  }

  private static let schema = "org.gnome.desktop.interface"

  /// True if the settings of GNOME are installed.
  private static var hasClock: Bool {
    let source = g_settings_schema_source_get_default()
    guard let found = source.flatMap({ g_settings_schema_source_lookup($0, schema, 1) }) else {
      return false
    }
    g_settings_schema_unref(found)
    return true
  }

  /// Sets the clock of the desktop.
  private static func setClock(_ format: String) {
    guard hasClock, let settings = g_settings_new(schema) else { return }
    g_settings_set_string(settings, "clock-format", format)
    g_object_unref(settings)
    MainTurns.runPending()
  }

  @Observable
  fileprivate final class State {
    var language: String?
    var count = 0
  }

  private struct DatesPage: TablePage {
    let state: State
    var language: String? { state.language }
    var title: String { "Dates" }
    var sections: [TableSection] {
      let day = CalendarDate(year: 2026, month: 12, day: 24)
      let night = ClockTime(hour: 0, minute: 30)
      TableSection("Dates") {
        DateRow("Day", value: CalendarDate(year: 2026, month: 11, day: 2)) { _ in }
        DateRow("Time", value: ClockTime(hour: 21, minute: 5)) { _ in }
        DateRow("Both", value: CalendarDateTime(day, night)) { _ in }
        Row("Count").value("\(state.count)")
      }
    }
  }
}
#endif

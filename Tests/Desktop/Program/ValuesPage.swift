// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import Observation
import Rowhouse

/// The state of a page with controls for values.
@MainActor
@Observable
final class ValuesState {
  var isNightLightOn = true
  var warmth = 0.6
  var start = ClockTime(hour: 20, minute: 30)
  var appearance = "Light"
  var language = "English"
  var accent = RGBA(hex: 0x1C71D8)
  var copies = 2
  var birthday = CalendarDate(year: 1990, month: 4, day: 17)
  var reminder: CalendarDate?
  var address = "office.example.org"
  var keyboard = "Layout 2"
  var delay = 60

  nonisolated init() {}
}

/// A page with controls for values and the states of rows, which prints the actions of the user.
struct ValuesPage: TablePage {
  let state: ValuesState

  var title: String { "Settings" }

  var leaveGuard: LeaveGuard? {
    state.copies == 2 ? nil : LeaveGuard("Discard the changes?", leave: "Discard")
  }

  var sections: [TableSection] {
    TableSection("Display") {
      PickerRow(
        "Appearance", value: state.appearance, options: ["Light", "Dark", "Automatic"],
        title: { $0 }
      ) { value in
        state.appearance = value
        say("appearance \(value)")
      }
      .pickerStyle(.segmented)
      ColorRow("Accent color", state, \.accent)
      ToggleRow("Night light", state, \.isNightLightOn)
        .accessibility(label: "Warm colors at night", hint: "Protects the eyes.")
      SliderRow("Warmth", value: state.warmth, in: 0...1) { state.warmth = $0 }
        .disabled(!state.isNightLightOn, because: "Night light is off.")
      DateRow("Begins at", value: state.start) { value in
        state.start = value
        say("begins \(value)")
      }
      .disabled(!state.isNightLightOn)
    }
    TableSection("Personal") {
      PickerRow(
        "Language", value: state.language,
        groups: [
          OptionGroup("Europe", ["English", "Deutsch", "Français"]),
          OptionGroup("Asia", ["日本語", "简体中文"]),
        ], title: { $0 }
      ) { value in
        state.language = value
        say("language \(value)")
      }
      .help("The language of menus.")
      DateRow("Birthday", state, \.birthday)
      DateRow("Reminder", value: state.reminder, none: "No reminder") { value in
        state.reminder = value
        say("reminder \(value.map { "\($0)" } ?? "removed")")
      }
      StepperRow("Copies", value: state.copies, in: 1...9) { value in
        state.copies = value
        say("copies \(value)")
      }
      .help("Of each page.")
      FieldRow("Server", state, \.address, placeholder: "mail.example.org")
        .error(state.address.contains(".") ? nil : "An address contains a dot.")
        .help("The address of your organization.")
    }
    TableSection("This computer") {
      GaugeRow("Disk", value: 72, in: 0...100).value("72 of 100 GB")
        .accessibility(value: "72 of 100 gigabytes", hint: "Files and applications.")
      PickerRow(
        "Keyboard", value: state.keyboard, options: (1...10_000).map { "Layout \($0)" },
        title: { $0 }
      ) { value in
        state.keyboard = value
        say("keyboard \(value)")
      }
      .pickerStyle(.page)
      Row("Encryption").value("Off").accessory(.disclosure)
        .onSelect { say("encryption") }
        .disabled(because: "Your organization manages this setting.")
      PickerRow("Lock after", value: state.delay, options: Array(1...90), title: { "\($0) s" }) {
        state.delay = $0
        say("delay \($0)")
      }
    }
  }
}
#endif

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse

/// The values of all controls of a page.
@MainActor
@Observable
final class EveryControl {
  /// An element of the list.
  struct Stop: Identifiable, Hashable, Sendable {
    let id: Int
    var name: String
  }

  var isOn = false
  var isChecked = false
  var presses = 0
  var isOpen = false
  var isEditing = false
  var count = 3
  var share = 0.25
  var volume = 5.0
  var level = 5.0
  var integer = 7
  var decimal = 1.5
  var price = 12.5
  var discount: Double? = 0.25
  var menu = "One"
  var optional: String?
  var segment = "One"
  var wheel = "One"
  var page = "One"
  var radio = "Red"
  var checks: Set<String> = ["Salt"]
  var date = CalendarDate(year: 2026, month: 11, day: 22)
  var time = ClockTime(hour: 19, minute: 40)
  var dateTime = CalendarDateTime(
    CalendarDate(year: 2026, month: 11, day: 22), ClockTime(hour: 19, minute: 40))
  var optionalDate: CalendarDate?
  var color = RGBA(hex: 0x1A237E)
  var texts: [String: String] = [:]
  var live = ""
  var counted = ""
  var lines = ""
  var stops = [Stop(id: 1, name: "Oslo"), Stop(id: 2, name: "Rome"), Stop(id: 3, name: "Bern")]
}

extension EveryControl {
  /// Returns the next element of the list.
  func newStop() -> Stop {
    Stop(id: (stops.map(\.id).max() ?? 0) + 1, name: "")
  }

  /// The values by the titles of their controls.
  var values: [(name: String, value: String)] {
    switches + numbers + choices + dates + typedTexts
  }

  private var switches: [(name: String, value: String)] {
    [
      ("Switch", "\(isOn)"), ("Checkbox", "\(isChecked)"), ("Button", "\(presses)"),
      ("Expander", "\(isOpen)"),
    ]
  }

  private var numbers: [(name: String, value: String)] {
    let share: String = discount.map { "\($0)" } ?? "none"
    return [
      ("Stepper", "\(count)"), ("Fine stepper", "\(self.share)"), ("Slider", "\(volume)"),
      ("Live slider", "\(level)"), ("Integer", "\(integer)"), ("Decimal", "\(decimal)"),
      ("Currency", "\(price)"), ("Percentage", share),
    ]
  }

  private var choices: [(name: String, value: String)] {
    let spices: String = checks.sorted().joined(separator: "+")
    let elements: [String] = stops.map { "\($0.id)=\($0.name)" }
    return [
      ("Menu", menu), ("Menu with none", optional ?? "none"), ("Segments", segment),
      ("Wheel", wheel), ("Page", page), ("Radio group", radio), ("Check list", spices),
      ("List", elements.joined(separator: "+")),
    ]
  }

  private var dates: [(name: String, value: String)] {
    let optionalDate: String = optionalDate.map { "\($0)" } ?? "none"
    return [
      ("Date", "\(date)"), ("Time", "\(time)"), ("Date and time", "\(dateTime)"),
      ("Date with none", optionalDate),
      ("Color", "\(color.red) \(color.green) \(color.blue)"),
    ]
  }

  /// The texts; only its user may read that of the secure field, so its length is shown instead.
  private var typedTexts: [(name: String, value: String)] {
    EveryControlPage.kinds.map { kind, name in
      let text = texts[name] ?? ""
      return (name, kind == .secure ? "\(text.utf16.count) units" : text)
    } + [
      ("Live text", live), ("Counted text", counted),
      ("Lines", lines.replacing("\n", with: "|")),
    ]
  }
}

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

extension HostContract {
  static var eventClauses: [(String, Clause)] {
    [
      ("a tap reaches the newest handler of its row", taps),
      ("a tap on a row without handlers reaches its page", pageTaps),
      ("a tap on a row in editing mode reaches the handler for taps", tapsWhileEditing),
      ("a switch shows the model's value", switches),
      ("a field reports the typed text and shows the model's value", fields),
      ("a slider reports a number and shows the model's value", sliders),
      ("a stepper reports a number and shows the model's value", steppers),
      ("a picker reports an option and shows the model's value", pickers),
      ("a control for dates reports one and shows the model's value", dates),
      ("a control for colors reports one and shows the model's value", colors),
      ("only a field ends editing when the user leaves it", editing),
      ("a field ends editing after its text", leaving),
      ("a button reports a press", buttons),
      ("a disabled row takes no taps and values, and its texts appear and disappear", disabledRows),
      ("updates that are sent while one is carried out", busyHosts),
    ]
  }

  private static func taps(_ run: ContractRun) {
    var taps: [String] = []
    for (evaluation, names) in [["a", "b"], ["x", "a", "b"], ["b", "a"]].enumerated() {
      run.show {
        TableSection(
          rows: names.map { name in
            Row(name, id: name).onSelect { taps.append("\(name)\(evaluation)") }
          })
      }
      for (row, name) in names.enumerated() {
        run.probe.tap(at: RowIndexPath(section: 0, row: row))
        run.expect(
          taps.last == "\(name)\(evaluation)",
          "a tap on row \(row) should reach the handler of \(name) of evaluation \(evaluation)")
      }
      run.expect(taps.count == names.count, "each tap should be reported once")
      taps = []
    }
  }

  private static func pageTaps(_ run: ContractRun) {
    var taps: [ItemID] = []
    run.show {
      TableSection { Row("plain", id: "plain") }
      TableSection(["datum"], id: \.self) { Row($0) }
    }
    run.driver.onSelect = { taps.append($0.id) }
    run.settle()
    for section in 0..<2 { run.probe.tap(at: RowIndexPath(section: section, row: 0)) }
    run.expect(taps == ["plain", "datum"], "taps should reach the page, which got \(taps)")
    run.driver.onSelect = nil
  }

  private static func tapsWhileEditing(_ run: ContractRun) {
    var calls: [String] = []
    func showRows() {
      run.show {
        TableSection {
          Row("plain").onSelect { calls.append("plain") }
          Row("deletes").onSelect { calls.append("deletes") }.onDelete { calls.append("delete") }
          Row("inserts").onSelect { calls.append("inserts") }.onInsert { calls.append("insert") }
        }
      }
    }
    showRows()
    run.driver.isEditing = true
    showRows()
    for row in 0..<3 { run.probe.tap(at: RowIndexPath(section: 0, row: row)) }
    let expected = ["plain", "deletes", "inserts"]
    run.expect(calls == expected, "taps should call the handlers \(expected), and called \(calls)")
    run.driver.isEditing = false
    showRows()
  }

  private static func switches(_ run: ContractRun) {
    values(run, from: false, [true, false], refused: true, ControlValue.isOn) { isOn, report in
      ToggleRow("switch", isOn: isOn) { report($0) }.row
    }
  }

  private static func fields(_ run: ContractRun) {
    let texts = ["second", "", "<b> \"é\" /%2F 👋"]
    values(run, from: "first", texts, refused: "x", ControlValue.text) { text, report in
      // The model may change the typed value.
      FieldRow("field", text: text.uppercased()) { report($0) }.row
    }
  }

  private static func sliders(_ run: ContractRun) {
    values(run, from: 0.25, [0.5, -2, 2], refused: -1.75, ControlValue.number) { number, report in
      SliderRow("slider", value: number, in: -2...2, step: 0.25) { report($0) }.row
    }
  }

  private static func steppers(_ run: ContractRun) {
    values(run, from: 0.25, [0.5, 0.25, 0, 0.25], refused: 0.5, ControlValue.number) {
      number, report in
      StepperRow("stepper", value: number, in: 0...2, step: 0.25) { report($0) }.row
    }
  }

  private static func pickers(_ run: ContractRun) {
    for style in PickerStyle.allCases {
      let keys = ["two", nil, "<\"3\" /%>", "one"]
      values(run, from: "one", keys, refused: "two", ControlValue.option) { key, report in
        PickerRow(
          "picker", value: key,
          groups: [OptionGroup(["one", "two"]), OptionGroup("group", ["<\"3\" /%>"])],
          none: "none", title: { $0 }
        ) { report($0) }
        .controlStyle(style).row
      }
    }
  }

  private static func dates(_ run: ContractRun) {
    let days = ["2026-11-23", "2024-02-29", "1999-12-31"].compactMap { DateValue($0) }
    values(
      run, from: .date(CalendarDate(year: 2026, month: 11, day: 22)), days, refused: days[0],
      choice(of:)
    ) { date, report in
      DateRow("day", value: CalendarDate(date) ?? CalendarDate(year: 1, month: 1, day: 1)) {
        report($0.dateValue)
      }
      .row
    }
    values(
      run, from: .time(ClockTime(hour: 7, minute: 30)),
      [.time(ClockTime(hour: 0, minute: 0)), .time(ClockTime(hour: 23, minute: 59))],
      refused: .time(ClockTime(hour: 12, minute: 0)), choice(of:)
    ) { date, report in
      DateRow("time", value: ClockTime(date) ?? ClockTime(hour: 0, minute: 0)) {
        report($0.dateValue)
      }
      .row
    }
    removedDates(run)
  }

  private static func choice(of date: DateValue) -> ControlValue { .date(date) }

  private static func choice(of day: CalendarDate?) -> ControlValue { .date(day.map(\.dateValue)) }

  private static func removedDates(_ run: ContractRun) {
    let day = CalendarDate(year: 2026, month: 11, day: 22)
    let values: [CalendarDate?] = [CalendarDate(year: 2024, month: 2, day: 29)]
    self.values(run, from: day, values, refused: nil, choice(of:)) { date, report in
      DateRow("day", value: date, none: "no day") { report($0) }.row
    }
  }

  private static func colors(_ run: ContractRun) {
    let colors = [0x1E90FF, 0x000000, 0xFFFFFF].map { RGBA(hex: $0) }
    values(run, from: RGBA(hex: 0x800000), colors, refused: colors[0], ControlValue.color) {
      color, report in
      ColorRow("color", value: color) { report($0) }.row
    }
  }

  /// Sets a control to values that the model accepts, and to one that it rejects.
  private static func values<Value: Equatable & Sendable>(
    _ run: ContractRun, from first: Value, _ values: [Value], refused: Value,
    _ controlValue: (Value) -> ControlValue,
    row: @MainActor (Value, @escaping @MainActor (Value) -> Void) -> AnyRow
  ) {
    var value = first
    let log = ValueLog<Value>()
    func showRows() { run.show { TableSection(rows: [row(value) { log.values.append($0) }]) } }
    showRows()
    for (given, isTaken) in values.map({ ($0, true) }) + [(refused, false)] {
      log.values = []
      run.probe.change(.main, to: controlValue(given), at: RowIndexPath(section: 0, row: 0))
      run.expect(log.values == [given], "the handler should be called once with \(given)")
      if isTaken { value = given }
      showRows()
    }
  }

  private static func editing(_ run: ContractRun) {
    var calls: [String] = []
    func logged(_ row: some RowElement) -> AnyRow {
      row.onWillBeginEditing { calls.append("begin") }.onDidEndEditing { calls.append("end") }.row
    }
    let day = CalendarDate(year: 2026, month: 1, day: 31)
    let palette = [NamedColor("red", RGBA(hex: 0xFF0000))]
    run.show {
      TableSection(rows: [
        logged(ToggleRow("switch", isOn: false) { _ in }),
        logged(SliderRow("slider", value: 0.5, in: 0...2, step: 0.25) { _ in }),
        logged(StepperRow("stepper", value: 0.5, in: 0...2, step: 0.25) { _ in }),
        logged(PickerRow("picker", value: "a", options: ["a", "b"], title: { $0 }) { _ in }),
        logged(DateRow("date", value: day) { _ in }),
        logged(ColorRow("color", value: RGBA(hex: 0x00FF00), palette: palette) { _ in }),
      ])
    }
    let values: [ControlValue] = [
      .isOn(true), .number(0.75), .number(0.75), .option("b"),
      .date(.date(CalendarDate(year: 2026, month: 2, day: 1))), .color(RGBA(hex: 0xFF0000)),
    ]
    for (row, value) in values.enumerated() {
      run.probe.change(.main, to: value, at: RowIndexPath(section: 0, row: row))
      run.settle()
      run.expect(calls.isEmpty, "\(value) should not begin or end editing, and called \(calls)")
    }
  }

  private static func leaving(_ run: ContractRun) {
    var calls: [String] = []
    for reporting in [ControlReporting.onCommit, .continuous] {
      run.show {
        TableSection {
          FieldRow("field", text: "text") { calls.append($0) }.reporting(reporting)
            .onDidEndEditing { calls.append("end") }
        }
      }
      calls = []
      run.probe.change(.main, to: .text("other"), at: RowIndexPath(section: 0, row: 0))
      run.settle()
      run.expect(
        calls.last == "end" && calls.dropLast().last == "other"
          && !calls.dropLast().contains("end"),
        "a field that reports \(reporting) should end editing once, after its text, and called \(calls)"
      )
    }
  }

  private static func buttons(_ run: ContractRun) {
    var presses = 0
    var state = LoadState.failed("broken") { presses += 1 }
    run.show { TableSection { Row("row") }.loadState(state) }
    run.probe.change(StatusContent.retry, to: .pressed, at: RowIndexPath(section: 0, row: 0))
    run.expect(presses == 1, "the button should be reported once")
    state = .more(failed: "broken") { presses += 1 }
    run.show { TableSection { Row("row") }.loadState(state) }
    run.expect(presses == 1, "only the user should try again")
    run.probe.change(StatusContent.retry, to: .pressed, at: RowIndexPath(section: 0, row: 1))
    run.expect(presses == 2, "the button below the rows should be reported once")
    state = .content
    run.show { TableSection { Row("row") }.loadState(state) }
  }

  private static func disabledRows(_ run: ContractRun) {
    let log = ValueLog<ControlValue>()
    func showRow(isDisabled: Bool, error: String?) {
      run.show {
        TableSection {
          ToggleRow("switch", isOn: false) { log.values.append(.isOn($0)) }
            .disabled(isDisabled, because: "reason").error(error).help("help")
          FieldRow("field", text: "text") { log.values.append(.text($0)) }
            .disabled(isDisabled).error(error)
          FieldRow("lines", text: "text") { log.values.append(.text($0)) }.lines(2)
            .disabled(isDisabled).error(error)
          Row("row").disabled(isDisabled).error(error).accessory(.disclosure)
            .onSelect { log.values.append(.pressed) }
        }
      }
    }
    func use(after step: String, isDisabled: Bool) {
      run.probe.change(.main, to: .isOn(true), at: RowIndexPath(section: 0, row: 0))
      run.probe.change(.main, to: .text("other"), at: RowIndexPath(section: 0, row: 1))
      run.probe.tap(at: RowIndexPath(section: 0, row: 3))
      let expected: [ControlValue] = isDisabled ? [] : [.isOn(true), .text("other"), .pressed]
      run.expect(log.values == expected, "\(step), the rows should report \(expected)")
      log.values = []
    }
    showRow(isDisabled: true, error: nil)
    use(after: "while they are disabled", isDisabled: true)
    showRow(isDisabled: false, error: "error")
    use(after: "when they are enabled again", isDisabled: false)
    showRow(isDisabled: true, error: "another error")
    showRow(isDisabled: true, error: nil)
    use(after: "when they are disabled again", isDisabled: true)
    for (isDisabled, hasData) in [(true, false), (false, true), (true, true), (false, false)] {
      let rows = (0..<2).map { number in
        ToggleRow("switch \(number)", isOn: false) { log.values.append(.isOn($0)) }.id(number)
      }
      let section =
        hasData ? TableSection(0..<2, id: \.self) { rows[$0] } : TableSection(rows: rows)
      run.show { section.disabled(isDisabled, because: "reason") }
      run.probe.change(.main, to: .isOn(true), at: RowIndexPath(section: 0, row: 1))
      run.expect(
        log.values == (isDisabled ? [] : [.isOn(true)]),
        "a switch in a disabled section should report nothing, and otherwise its value")
      log.values = []
    }
  }

  private static func busyHosts(_ run: ContractRun) {
    var taps: [String] = []
    func push(_ names: [String]) {
      run.driver.sections = [
        TableSection(rows: names.map { name in Row(name, id: name).onSelect { taps.append(name) } })
      ]
      run.driver.flush()
    }
    push(["a", "b", "c"])
    push(["b"])
    push(["c", "d", "b"])
    run.settle()
    run.expectNewestPage()
    push(["e"])
    push(["d", "e"])
    let shown = run.probe.shown().sections.first?.rows.first?.texts.first
    run.probe.tap(at: RowIndexPath(section: 0, row: 0))
    // The page that the host has not received yet may have deleted the row.
    run.expect(
      taps.isEmpty || taps == [shown ?? ""],
      "a tap while an update is carried out should reach the row that was shown")
    run.settle()
    run.expectNewestPage()
  }
}

@MainActor
private final class ValueLog<Value> {
  var values: [Value] = []

  nonisolated init() {}
}

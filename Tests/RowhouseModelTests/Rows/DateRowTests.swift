// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import RowhouseTestSupport
import Testing

@MainActor
@Suite("Rows with a date")
struct DateRowTests {
  private final class Event {
    var day = CalendarDate(year: 2026, month: 11, day: 22)
    var time = ClockTime(hour: 19, minute: 40)
  }

  private let date = CalendarDate(year: 2026, month: 11, day: 22)

  @Test("The type of the value determines the control")
  func parts() {
    let time = ClockTime(hour: 9, minute: 5)
    #expect(DateRow("a", value: date) { _ in }.outline == "['a' date 2026-11-22]")
    #expect(DateRow("a", value: time) { _ in }.outline == "['a' date 09:05]")
    let both = DateRow("a", value: CalendarDateTime(date, time)) { _ in }
    #expect(both.outline == "['a' date 2026-11-22T09:05]")
    #expect(both.row.handlers.events == RowEvents(.change) && both.row.problems == [])
  }

  @Test("A choice calls the closure, or sets the property")
  func changes() {
    let event = Event()
    var log: [CalendarDate] = []
    let rows = [
      DateRow("a", value: date) { log.append($0) }, DateRow("b", event, \.day),
      DateRow("c", event, \.time),
    ]
    let next = CalendarDate(year: 2027, month: 1, day: 2)
    for row in rows {
      row.row.handlers[.change]?(.main, .date(.date(next)))
      row.row.handlers[.change]?(.main, .date(.time(ClockTime(hour: 1, minute: 2))))
      row.row.handlers[.change]?(.main, .isOn(true))
    }
    #expect(log == [next] && event.day == next && event.time == ClockTime(hour: 1, minute: 2))
  }

  @Test("The earliest and latest values exist, and are bounds of ranges that are open on one side")
  func openRanges() {
    #expect(CalendarDate.earliest.exists && CalendarDate.latest.exists)
    #expect(CalendarDate.earliest.dayNumber.flatMap { CalendarDate(dayNumber: $0 - 1) } == nil)
    #expect(CalendarDate.latest.dayNumber.flatMap { CalendarDate(dayNumber: $0 + 1) } == nil)
    #expect(CalendarDateTime.earliest.exists && CalendarDateTime.latest.exists)
    #expect(ClockTime.earliest.description == "00:00" && ClockTime.latest.description == "23:59")
    let row = DateRow("a", value: date, in: date ... .latest) { _ in }.row
    #expect(row.problems == [])
    let control = row.body(style: ResolvedStyle()).controls[0]
    #expect(control.accepts(.date(.date(.latest))))
    #expect(!control.accepts(.date(.date(CalendarDate(year: 2026, month: 11, day: 21)))))
  }

  @Test("Only existing values of the range and of the type are accepted")
  func accepted() {
    var part = DatePart(.date(date), label: "")
    part.earliest = .date(CalendarDate(year: 2026, month: 1, day: 1))
    part.latest = .date(CalendarDate(year: 2028, month: 2, day: 29))
    let control = ControlPart.date(part)
    for text in ["2026-01-01", "2026-11-22", "2028-02-29"] {
      #expect(
        control.accepts(.date(DateValue(text) ?? .time(ClockTime(hour: -1, minute: 0)))), "\(text)")
    }
    for text in ["2025-12-31", "2028-03-01", "2026-02-29", "2026-13-01", "2026-00-10", "12:00"] {
      #expect(
        !control.accepts(.date(DateValue(text) ?? .time(ClockTime(hour: -1, minute: 0)))), "\(text)"
      )
    }
    #expect(!control.accepts(.text("2026-11-22")))
    #expect(control.requirement == "existing days from 2026-01-01 to 2028-02-29")
  }

  @Test("A day that does not exist is shown as a text, and reported")
  func missing() {
    let day = CalendarDate(year: 2026, month: 2, day: 30)
    let row = DateRow("a", value: day) { _ in }
    #expect(row.row.texts == ["a", "2026-02-30"])
    #expect(row.row.problems == [.unavailableValue("2026-02-30", choices: "existing days")])
    let first = CalendarDate(year: 2026, month: 1, day: 1)
    let bound = DateRow("a", value: date, in: first...day) { _ in }
    #expect(bound.row.problems == [.unusableBound(.latest, "2026-02-30")])
    #expect(bound.body(style: ResolvedStyle()).controls[0].accepts(.date(.date(date))))
  }

  @Test("Every day has a number, which leads back to the day, and the next day has the next number")
  func days() {
    #expect(CalendarDate(year: 1970, month: 1, day: 1).dayNumber == 0)
    #expect(CalendarDate(year: 2000, month: 3, day: 1).dayNumber == 11_017)
    #expect(CalendarDate(year: 1, month: 1, day: 1).dayNumber == -719_162)
    #expect(CalendarDate(year: 9_999, month: 12, day: 31).dayNumber == 2_932_896)
    #expect(CalendarDate(dayNumber: 2_932_897) == nil && CalendarDate(dayNumber: -719_163) == nil)
    var number = CalendarDate(year: 1895, month: 1, day: 1).dayNumber ?? 0
    for year in 1895...2105 {
      for month in 1...12 {
        for day in 1...CalendarDate.dayCount(ofMonth: month, year: year) {
          let date = CalendarDate(year: year, month: month, day: day)
          #expect(date.dayNumber == number && CalendarDate(dayNumber: number) == date)
          number += 1
        }
      }
    }
  }

  @Test("Reading the text of a value gives the value")
  func texts() {
    var random = SeededGenerator(seed: 44)
    for _ in 0..<5_000 {
      let minutes = random.below(5_000_000_000) - 1_000_000_000
      let kind = [DateValue.Kind.date, .time, .dateTime][random.below(3)]
      guard let value = DateValue(kind, minutes: minutes) else {
        Issue.record("There is no value \(minutes)")
        continue
      }
      #expect(DateValue("\(value)") == value && value.exists)
      if kind == .dateTime { #expect(value.minutes == minutes) }
    }
  }

  @Test("A missing value of each type has a control of its kind, which accepts values and nil")
  func optional() {
    func part<Value: DateRowValue>(_ value: Value?) -> DatePart? {
      let row = DateRow("a", value: value, none: "none") { _ in }.row
      guard case .date(let part)? = row.body(style: ResolvedStyle()).controls.first else {
        return nil
      }
      return part
    }
    let parts = [part(CalendarDate?.none), part(ClockTime?.none), part(CalendarDateTime?.none)]
    #expect(parts.map { $0?.date.kind } == [.date, .time, .dateTime])
    for part in parts.compactMap(\.self) {
      let control = ControlPart.date(part)
      #expect(part.isMissing && control.value == .date(nil) && control.texts == ["none"])
      #expect(control.accepts(.date(nil)) && control.accepts(.date(part.date)))
    }
    #expect(DateRow("a", value: CalendarDate?.none, none: "none") { _ in }.row.texts.last == "none")
  }

  @Test("Choosing, removing and refusing follow the model for random values and ranges")
  func missingLaw() {
    forAll(300) { random in
      func day() -> CalendarDate? { CalendarDate(dayNumber: random.below(40_000)) }
      guard let first = day(), let last = day(), let chosen = day() else { return "no day" }
      let range = min(first, last)...max(first, last)
      let value = random.below(2) == 0 ? nil : chosen
      var told: [CalendarDate?] = []
      let row = DateRow("a", value: value, in: range, none: "none") { told.append($0) }.row
      guard case .date(let part)? = row.body(style: ResolvedStyle()).controls.first else {
        return "no control"
      }
      let control = ControlPart.date(part)
      if !control.accepts(.date(nil)) { return "a removal is refused" }
      if control.accepts(.date(.date(chosen))) != range.contains(chosen) { return "\(chosen)" }
      guard let nearest = part.nearest(to: chosen, ClockTime(hour: 0, minute: 0)) else {
        return "nothing is near \(chosen)"
      }
      if !control.accepts(.date(nearest)) { return "\(nearest) is not in \(range)" }
      if range.contains(chosen), nearest != .date(chosen) { return "\(nearest), not \(chosen)" }
      if (row.texts.last == "none") != (value == nil) { return "\(row.texts) for \(value as Any)" }
      return nil
    }
  }

  @Test(
    "Other texts are not values",
    arguments: [
      "", "T", "2026", "2026-11", "2026-1-1", "26-11-22", "2026-11-22T", "T12:00", "12", "1:00",
      "12:0", "12:00:0", "2026-11-22T12:00T", "٢٠٢٦-١١-٢٢", "+026-11-22", "2026-11-22 12:00",
    ])
  func malformed(text: String) { #expect(DateValue(text) == nil) }
}

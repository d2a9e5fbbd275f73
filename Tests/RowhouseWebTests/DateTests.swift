// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("Dates, colors and levels in the browser")
struct DateTests {
  private final class Model {
    var day = CalendarDate(year: 2026, month: 11, day: 22)
    var due: CalendarDate?
    var ink = RGBA(hex: 0x1A237E)
    var told: [String] = []
  }

  private struct Letter: TablePage {
    let model: Model
    var title: String { "Letter" }
    var sections: [TableSection] {
      TableSection {
        DateRow(
          "Day", value: model.day,
          in: CalendarDate(
            year: 2026, month: 1, day: 1)...CalendarDate(
              year: 2028, month: 12, day: 31)
        ) {
          model.told.append("\($0)")
          model.day = $0
        }
        .id("day")
        ColorRow("Ink", value: model.ink, palette: [NamedColor("Navy", RGBA(hex: 0x1A237E))]) {
          model.told.append($0 == RGBA(hex: 0) ? "black" : "other")
          model.ink = $0
        }
        .id("ink")
        DateRow("Time", value: ClockTime(hour: 7, minute: 30)) { _ in }
        GaugeRow("Tray", value: 50, in: 0...200).value("50 sheets")
      }
      .id("s")
    }
  }

  private func session(_ model: Model) -> WebSession {
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in
      Letter(model: model)
    }
    _ = session.document(client: "1")
    return session
  }

  private func tag(_ type: String, _ session: WebSession) throws -> HTMLTag {
    try #require(HTMLTag.all(in: session.mainMarkup().text).first { $0["type"] == type })
  }

  @Test("Dates and colors are the inputs of the browser")
  func markup() throws {
    let session = session(Model())
    let day = try tag("date", session)
    #expect(
      ["value", "min", "max", "aria-label"].map { day[$0] }
        == ["2026-11-22", "2026-01-01", "2028-12-31", "Day"])
    let time = try tag("time", session)
    #expect(["value", "min", "max"].map { time[$0] } == ["07:30", nil, nil])
    let ink = try tag("color", session)
    #expect(
      ["value", "aria-label", "aria-description"].map { ink[$0] } == ["#1a237e", "Ink", "Navy"])
    let tags = HTMLTag.all(in: session.mainMarkup().text)
    #expect(tags.contains { $0.name == "datalist" && $0["id"] == ink["list"] })
    let level = try #require(tags.first { $0.name == "meter" })
    #expect(["value", "max", "aria-valuetext"].map { level[$0] } == ["0.25", "1", "50 sheets"])
  }

  @Test("Only existing days of the range and opaque colors are accepted")
  func events() {
    let model = Model()
    let session = session(model)
    var number = 0
    func receive(_ row: String, _ value: String) -> WebAnswer.Outcome {
      number += 1
      return session.receive("value/ts/t\(row)//\(value)", number: number, screen: 1)
    }
    for text in ["", "2025-12-31", "2026-02-30", "2029-01-01", "12:00", "2026-11-22T12:00"] {
      #expect(receive("day", "date/\(text)") == .gone, "\(text)")
    }
    for text in ["x", "2026-11", "2026-1-1"] {
      #expect(receive("day", "date/\(text)") == .malformed, "\(text)")
    }
    for text in ["", "#fff", "#12345g", "black", "#1234567"] {
      #expect(receive("ink", "color/\(text)") == .malformed, "\(text)")
    }
    #expect(receive("day", "date/2028-02-29") == .accepted)
    #expect(receive("ink", "color/%23000000") == .accepted)
    #expect(model.told == ["2028-02-29", "black"])
  }

  private struct TaskPage: TablePage {
    let model: Model
    var title: String { "Task" }
    var sections: [TableSection] {
      TableSection {
        DateRow("Due", value: model.due, none: "No date") {
          model.told.append($0.map { "\($0)" } ?? "removed")
          model.due = $0
        }
        .id("due")
      }
      .id("s")
    }
  }

  @Test("A date that may be missing is an input that the user can empty, next to a text")
  func missing() throws {
    let model = Model()
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in
      TaskPage(model: model)
    }
    _ = session.document(client: "1")
    func texts() -> [String] {
      HTMLTag.all(in: session.mainMarkup().text).filter { $0.classes.contains("text") }.map(\.text)
    }
    let empty = try tag("date", session)
    #expect(empty["value"] == "" && empty["required"] == nil)
    #expect(empty["aria-description"] == "No date" && texts() == ["Due", "No date"])
    #expect(session.receive("value/ts/tdue//date/2026-12-24", number: 1, screen: 1) == .accepted)
    let full = try tag("date", session)
    #expect(full["value"] == "2026-12-24" && full["required"] == nil)
    #expect(full["aria-description"] == nil && texts() == ["Due"])
    #expect(session.receive("value/ts/tdue//date/", number: 2, screen: 1) == .accepted)
    #expect(model.told == ["2026-12-24", "removed"] && texts() == ["Due", "No date"])
    // The same in a form without a script.
    let name = try tag("date", session)["name"] ?? ""
    let set = session.receive("fields", number: 3, screen: 1, fields: [name: "2027-01-01"])
    #expect(set == .accepted && model.due?.year == 2027)
    let other = try tag("date", session)["name"] ?? ""
    let removed = session.receive("fields", number: 4, screen: 1, fields: [other: ""])
    #expect(removed == .accepted && model.due == nil)
  }

  @Test("A form without a script reports a date and a color")
  func form() throws {
    let model = Model()
    let session = session(model)
    let fields = [
      try tag("date", session)["name"] ?? "": "2026-12-24",
      try tag("color", session)["name"] ?? "": "#000000",
    ]
    #expect(session.receive("fields", number: 1, screen: 1, fields: fields) == .accepted)
    #expect(model.told.sorted() == ["2026-12-24", "black"])
  }
}

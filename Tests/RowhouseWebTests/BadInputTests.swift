// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

@testable import RowhouseWeb

/// Checks that the server compares all input from a browser with the limits of the control.
@MainActor
@Suite("Bad input of a browser")
struct BadInputTests {
  private final class Job {
    var volume = 0.5
    var copies = 3
    var paper: String? = "A4"
    var size = "small"
    var day = CalendarDate(year: 2026, month: 11, day: 22)
    var time = ClockTime(hour: 7, minute: 30)
    var name = "Ada"
    var ink = RGBA(hex: 0)
    var pages = 7
    var isDuplex = true
    var log: [String] = []
  }

  private struct JobPage: TablePage {
    let job: Job
    var title: String { "Job" }
    var sections: [TableSection] {
      TableSection {
        SliderRow("Volume", value: job.volume, in: 0...1, step: 0.5) { set("volume", \.volume, $0) }
          .id("volume")
        StepperRow("Copies", value: job.copies, in: 1...9) { set("copies", \.copies, $0) }
          .id("copies")
        PickerRow(
          "Paper", value: job.paper, groups: [OptionGroup(["A4", "A5"])], none: "any", title: { $0 }
        ) {
          set("paper", \.paper, $0)
        }
        .id("paper")
        PickerRow("Size", value: job.size, options: ["small", "large"], title: { $0 }) {
          set("size", \.size, $0)
        }
        .pickerStyle(.segmented).id("size")
        DateRow(
          "Day", value: job.day,
          in: CalendarDate(
            year: 2026, month: 1, day: 1)...CalendarDate(year: 2026, month: 12, day: 31)
        ) { set("day", \.day, $0) }
        .id("day")
        DateRow("Time", value: job.time) { set("time", \.time, $0) }.id("time")
        FieldRow("Name", text: job.name) { set("name", \.name, $0) }.lengthLimit(10).id("name")
        ColorRow("Ink", value: job.ink) { set("ink", \.ink, $0) }.id("ink")
        NumberRow("Pages", value: job.pages, in: 1...99, language: "en") {
          set("pages", \.pages, $0)
        }
        .id("pages")
        ToggleRow("Duplex", isOn: job.isDuplex) { set("duplex", \.isDuplex, $0) }.id("duplex")
        FieldRow("Fixed", text: "x") { job.log.append("fixed \($0)") }.disabled().id("fixed")
        Row("Print", id: "print").onSelect { job.log.append("print") }
      }
      .id("s")
    }

    private func set<Value>(
      _ name: String, _ property: ReferenceWritableKeyPath<Job, Value>, _ value: Value
    ) {
      job[keyPath: property] = value
      job.log.append("\(name) \(value)")
    }
  }

  private let job = Job()
  private let session: WebSession

  init() {
    let job = job
    session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in JobPage(job: job) }
    _ = session.document(client: "1")
  }

  private func input(_ row: String) throws -> HTMLTag {
    try #require(
      HTMLTag.all(in: session.mainMarkup().text).first {
        $0["name"]?.hasPrefix("value/ts/t\(row)/") == true
      })
  }

  @Test(
    "A value that a control does not accept is refused, and the model keeps its own",
    arguments: [
      ("volume", "number/1.5"), ("volume", "number/-0.5"), ("volume", "number/0.3"),
      ("volume", "number/nan"), ("volume", "number/inf"), ("volume", "number/1e400"),
      ("copies", "number/0"), ("copies", "number/10"), ("copies", "number/2.5"),
      ("copies", "number/9223372036854775808"),
      ("paper", "option/=A6"), ("size", "option/=huge"), ("size", "option/"),
      ("day", "date/"), ("day", "date/2025-12-31"), ("day", "date/2027-01-01"),
      ("day", "date/2026-02-30"),
      ("day", "date/12:00"), ("day", "date/2026-11-22T12:00"),
      ("time", "date/24:00"), ("time", "date/12:60"), ("time", "date/2026-11-22"),
      ("name", "text/12345678901"), ("name", "text/a%0Ab"),
      ("duplex", "text/1"), ("fixed", "text/y"), ("print", "isOn/1"),
    ])
  func refused(row: String, value: String) {
    #expect(session.receive("value/ts/t\(row)//\(value)", number: 1, screen: 1) == .gone)
    #expect(job.log.isEmpty && session.version == 1)
  }

  @Test("A text of the model that is too long can be changed, but does not become longer")
  func tooLong() throws {
    job.name = "Ada Lovelace"
    session.top.driver?.update()
    session.top.driver?.flush()
    #expect(try input("name")["maxlength"] == "12")
    #expect(
      session.receive("value/ts/tname//text/Adas%20Lovelace", number: 1, screen: 1) == .gone)
    for (number, name) in [(1, "Eda"), (2, "E")] {
      let event = "value/ts/tname//text/\(name)%20Lovelace"
      #expect(session.receive(event, number: number, screen: 1) == .accepted)
    }
    #expect(job.log == ["name Eda Lovelace", "name E Lovelace"])
    #expect(try input("name")["maxlength"] == "10")
  }

  @Test(
    "A text that is not a value of the control's type is malformed",
    arguments: [
      ("volume", "number/"), ("volume", "number/x"), ("copies", "number/1,5"),
      ("copies", "number/٣"), ("paper", "option/A5"), ("day", "date/2026-11"),
      ("day", "date/22.11.2026"), ("time", "date/7:30"), ("ink", "color/red"),
      ("ink", "color/%2312345"), ("duplex", "isOn/2"), ("duplex", "isOn/"),
    ])
  func malformed(row: String, value: String) {
    #expect(session.receive("value/ts/t\(row)//\(value)", number: 1, screen: 1) == .malformed)
    #expect(job.log.isEmpty && session.version == 1)
  }

  @Test(
    "A text that is not a number of the range gets an error at its row",
    arguments: [
      ("many", "This is not a number."), ("100", "Maximum: 99"),
      ("0", "Minimum: 1"),
      ("99999999999999999999", "The number has too many digits."),
    ])
  func numbers(text: String, error: String) throws {
    #expect(
      session.receive("value/ts/tpages//text/\(text)", number: 1, screen: 1) == .accepted)
    #expect(job.log.isEmpty && session.mainMarkup().text.contains(error))
    let field = try input("pages")
    #expect(field["value"] == text && field["aria-invalid"] == "true")
  }

  @Test(
    "A refused value of a form without a script stays with an error, and no button is pressed",
    arguments: [
      ("day", "", ""), ("day", "2026-02-30", "2026-02-30"), ("day", "2027-01-01", "2027-01-01"),
      ("time", "", ""), ("copies", "99", "99"), ("copies", "", ""), ("copies", "x", "x"),
      ("name", "12345678901", "12345678901"),
    ])
  func form(row: String, text: String, shown: String) throws {
    let name = try input(row)["name"] ?? ""
    let other = try input("time")["name"] ?? ""
    var fields = [name: text]
    if row != "time" { fields[other] = "08:15" }
    #expect(
      session.receive("tap/ts/tprint", number: 1, screen: 1, fields: fields) == .accepted)
    #expect(job.log == (row == "time" ? [] : ["time 08:15"]))
    let refused = try input(row)
    #expect(refused["value"] == shown && refused["aria-invalid"] == "true")
    #expect(session.mainMarkup().text.contains(WebTexts().messages.rejected))

    // The page without a change has the same text again, which is still no value.
    #expect(
      session.receive("tap/ts/tprint", number: 2, screen: 1, fields: [name: text]) == .accepted)
    #expect(!job.log.contains("print"))
    // Without the text the button is pressed, and the error is gone.
    #expect(session.receive("tap/ts/tprint", number: 3, screen: 1) == .accepted)
    #expect(job.log.last == "print" && !session.mainMarkup().text.contains("aria-invalid"))
  }

  @Test("The way back and other controls work beside a refused value")
  func besides() throws {
    let fields = [try input("day")["name"] ?? "": ""]
    let event = "value/ts/tduplex//isOn/0"
    #expect(session.receive(event, number: 1, screen: 1, fields: fields) == .accepted)
    #expect(job.log == ["duplex false"])
    #expect(try input("day")["aria-invalid"] == "true")
  }

  @Test("Texts without a field are dropped before they fill the memory, the oldest ones first")
  func manyLostTexts() throws {
    let empty = session.memoryEstimate
    for number in 1...20 {
      let text = "\(number) " + String(repeating: "x", count: 900_000)
      let fields = ["value/ts/tname//text/0": text]
      #expect(session.receive("fields", number: number, screen: 99, fields: fields) == .gone)
      #expect(session.memoryEstimate - empty >= 900_000)
    }
    #expect(session.document(client: "1").utf8.count < 4_000_000)
    #expect(session.memoryEstimate - empty < 4_000_000)
    let texts = try #require(session.copyableTexts)
    #expect(texts.last?.hasPrefix("20 x") == true && texts.allSatisfy { $0.count > 900_000 })
    let name = try input("name")["name"] ?? ""
    let typed = [name: String(repeating: "y", count: 500_000)]
    let known = session.memoryEstimate
    #expect(session.receive("fields", number: 1, screen: 1, fields: typed) == .accepted)
    // An accepted event removes the lost texts, and the field shows the one that it has refused.
    #expect(session.memoryEstimate - empty >= 500_000 && session.memoryEstimate < known)
    #expect(session.copyableTexts == nil)
  }

  @Test("Short texts without a field are dropped if their elements would make the document large")
  func manyShortLostTexts() {
    for number in 1...4 {
      let names = (0..<5_000).map { "value/t\(number)/t\($0)//text/0" }
      let fields = Dictionary(uniqueKeysWithValues: names.map { ($0, $0) })
      #expect(session.receive("fields", number: number, screen: 99, fields: fields) == .gone)
    }
    #expect(session.document(client: "1").utf8.count < 1_500_000)
  }

  @Test("A date that does not exist in the model is not a change of the user")
  func missing() throws {
    job.day = CalendarDate(year: 2026, month: 2, day: 30)
    session.top.driver?.update()
    session.top.driver?.flush()
    let field = try input("day")
    #expect(field["value"] == "")
    let fields = [field["name"] ?? "": ""]
    #expect(
      session.receive("tap/ts/tprint", number: 1, screen: 1, fields: fields) == .accepted)
    #expect(job.log == ["print"] && job.day.day == 30)
    #expect(try input("day")["aria-invalid"] == nil)
  }
}

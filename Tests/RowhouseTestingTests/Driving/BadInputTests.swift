// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// Mistakes in models and descriptions, and values that users cannot enter: each is reported or refused, the page is
/// drawn, and the model keeps its values.
@MainActor
@Suite("Bad input")
struct BadInputTests {
  /// A row whose model or description has a mistake.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let problem: ControlProblem
    /// Returns the rows, which call the closure when they change the model.
    let rows: @MainActor @Sendable (@escaping @MainActor () -> Void) -> [AnyRow]

    init(
      _ name: String, _ problem: ControlProblem,
      @RowBuilder rows:
        @escaping @MainActor @Sendable (@escaping @MainActor () -> Void) -> [AnyRow]
    ) {
      testDescription = name
      self.problem = problem
      self.rows = rows
    }
  }

  nonisolated private static let day = CalendarDate(year: 2026, month: 11, day: 22)
  nonisolated private static let missingDay = CalendarDate(year: 2026, month: 2, day: 30)

  nonisolated private static let mistakes = [
    Mistake(
      "slider out of range", .unavailableValue("7.0", choices: "numbers from 0.0 to 1.0")
    ) { note in SliderRow("a", value: 7) { _ in note() } },
    Mistake(
      "slider without a number", .unavailableValue("nan", choices: "numbers from 0.0 to 1.0")
    ) { note in SliderRow("a", value: .nan) { _ in note() } },
    Mistake("slider with a step of zero", .unusableStep("0.0")) { note in
      SliderRow("a", value: 0.5, step: 0) { _ in note() }
    },
    Mistake("slider with an endless range", .unusableRange("0.0...inf")) { note in
      SliderRow("a", value: 0.5, in: 0...(.infinity)) { _ in note() }
    },
    Mistake(
      "stepper out of range",
      .unavailableValue("21.0", choices: "numbers from 1.0 to 20.0 in steps of 1.0")
    ) { note in StepperRow("a", value: 21, in: 1...20) { (_: Int) in note() } },
    Mistake("stepper with a step of zero", .unusableStep("0.0")) { note in
      StepperRow("a", value: 3, in: 1...20, step: 0) { (_: Int) in note() }
    },
    Mistake("stepper with a negative step", .unusableStep("-0.5")) { note in
      StepperRow("a", value: 3.0, in: 1...20, step: -0.5) { _ in note() }
    },
    Mistake(
      "whole number out of range", .unavailableValue("100", choices: "numbers from 1 to 99")
    ) { note in NumberRow("a", value: 100, in: 1...99) { (_: Int?) in note() } },
    Mistake(
      "number out of range", .unavailableValue("-0.5", choices: "numbers from 0.0 to 1.0")
    ) { note in NumberRow("a", value: -0.5, in: 0...1) { (_: Double?) in note() } },
    Mistake("number that is infinite", .unavailableValue("inf", choices: "finite numbers")) {
      note in NumberRow("a", value: Double.infinity) { (_: Double?) in note() }
    },
    Mistake(
      "gauge out of range", .unavailableValue("8.0", choices: "numbers from 0.0 to 4.0")
    ) { _ in GaugeRow("a", value: 8, in: 0...4) },
    Mistake("gauge with an endless range", .unusableRange("0.0...inf")) { _ in
      GaugeRow("a", value: 8, in: 0...(.infinity))
    },
    Mistake(
      "progress beyond its end", .unavailableValue("1.5", choices: "fractions from 0 to 1")
    ) { _ in ProgressRow("a", fraction: 1.5) },
    Mistake(
      "picker with another value", .unavailableValue("7", choices: "the options 1, 2")
    ) { note in PickerRow("a", value: 7, options: [1, 2], title: { "\($0)" }) { _ in note() } },
    Mistake("picker with an option twice", .repeatedOption("1")) { note in
      PickerRow("a", value: 1, options: [1, 2, 1], title: { "\($0)" }) { _ in note() }
    },
    Mistake(
      "radio group with another value", .unavailableValue("7", choices: "the options 1, 2")
    ) { note in ChoiceRows([1, 2], chosen: 7, title: { "\($0)" }) { _ in note() } },
    Mistake(
      "check list with other values", .unavailableValue("7, 8", choices: "the options 1, 2")
    ) { note in CheckRows([1, 2], chosen: [1, 7, 8], title: { "\($0)" }) { _ in note() } },
    Mistake("check list with too many values", .unavailableCount(2, allowed: 0...1)) { note in
      CheckRows([1, 2], chosen: [1, 2], count: 0...1, title: { "\($0)" }) { _ in note() }
    },
    Mistake(
      "day that does not exist", .unavailableValue("2026-02-30", choices: "existing days")
    ) { note in DateRow("a", value: missingDay) { _ in note() } },
    Mistake(
      "time that does not exist", .unavailableValue("25:00", choices: "times")
    ) { note in DateRow("a", value: ClockTime(hour: 25, minute: 0)) { _ in note() } },
    Mistake(
      "day out of range",
      .unavailableValue("2026-11-22", choices: "existing days from 2027-01-01 to 2027-12-31")
    ) { note in
      DateRow(
        "a", value: day,
        in: CalendarDate(
          year: 2027, month: 1, day: 1)...CalendarDate(year: 2027, month: 12, day: 31)
      ) { _ in note() }
    },
    Mistake("bound that does not exist", .unusableBound(.earliest, "2026-02-30")) { note in
      DateRow("a", value: day, in: missingDay...day) { _ in note() }
    },
    Mistake(
      "days from the last to the first",
      .invertedBounds(earliest: "2026-12-31", latest: "2026-01-01")
    ) { note in CustomRow(inverted).onControlChange { _, _ in note() } },
    Mistake(
      "text beyond the limit",
      .unavailableText("12 UTF-16 code units", choices: "one line and at most 10 UTF-16 code units")
    ) { note in FieldRow("a", text: "123456789 👋") { _ in note() }.lengthLimit(10) },
    Mistake(
      "line break in one line",
      .unavailableText("several lines", choices: "one line and at most 4000 UTF-16 code units")
    ) { note in FieldRow("a", text: "a\nb") { _ in note() } },
    Mistake(
      "transparent color", .unavailableValue("\(glass)", choices: "opaque colors")
    ) { note in ColorRow("a", value: glass) { _ in note() } },
  ]

  nonisolated private static let glass = RGBA(red: 1, green: 2, blue: 3, alpha: 4)

  nonisolated private static var inverted: StandardContent {
    var part = DatePart(.date(day), label: "a")
    part.earliest = .date(CalendarDate(year: 2026, month: 12, day: 31))
    part.latest = .date(CalendarDate(year: 2026, month: 1, day: 1))
    var content = StandardContent("a")
    content.control = .date(part)
    return content
  }

  @Test(
    "A mistake is reported, and the page is drawn without a change of the model",
    arguments: mistakes)
  func mistake(_ mistake: Mistake) {
    var changes = 0
    let test = PageTest(
      DrawnPage("Page") { TableSection(rows: mistake.rows { changes += 1 }) })
    #expect(test.diagnostics.map(\.kind).contains(.invalidControl(mistake.problem)))
    #expect(test.diagnostics.allSatisfy { !"\($0)".isEmpty })
    #expect(test.text.lines.count > 2 && changes == 0)
  }

  @Test("A secret that is too long is reported without its text")
  func secret() {
    let test = PageTest(
      DrawnPage {
        TableSection { FieldRow("Code", text: "hunter2", kind: .secure) { _ in }.lengthLimit(3) }
      })
    #expect(test.diagnostics.count == 1 && !"\(test.diagnostics)".contains("hunter2"))
  }

  @Test("A secret is never shown as several lines of text")
  func secretLines() throws {
    let row = FieldRow("Code", text: "hunter2", kind: .secure) { _ in }.lines(3)
    let test = PageTest(DrawnPage { TableSection { row } })
    #expect(test.rows == [["Code"]] && !test.text.lines.joined().contains("hunter2"))
    #expect(row.lines(2...5).row.body(style: ResolvedStyle()).controls.first?.texts == [])
  }

  @Test("Days between inverted bounds can be chosen, because the bounds do not count")
  func invertedBounds() throws {
    var chosen: [ControlValue] = []
    let test = PageTest(
      DrawnPage { TableSection { CustomRow(Self.inverted).onControlChange { chosen.append($1) } } })
    let day = CalendarDate(year: 1999, month: 2, day: 28)
    try test.set("a", to: day)
    #expect(chosen == [.date(.date(day))])
  }
}

/// Values that a user tries to enter.
extension BadInputTests {
  private final class Job {
    var volume = 0.5
    var copies = 3
    var paper = "A4"
    var day = CalendarDate(year: 2026, month: 11, day: 22)
    var name = "Ada"
    var ink = RGBA(hex: 0)
    var pages = 7
    var sides: Set<String> = ["front"]

    var state: [String] {
      ["\(volume)", "\(copies)", paper, "\(day)", name, "\(ink)", "\(pages)", "\(sides)"]
    }
  }

  private struct JobPage: TablePage {
    let job: Job
    var title: String { "Job" }
    var language: String? { "en" }
    var sections: [TableSection] {
      TableSection {
        SliderRow("Volume", job, \.volume, in: 0...1, step: 0.5)
        StepperRow("Copies", job, \.copies, in: 1...3)
        PickerRow("Paper", job, \.paper, options: ["A4", "A5"]) { $0 }
        DateRow("Day", job, \.day, in: BadInputTests.day...BadInputTests.day)
        FieldRow("Name", job, \.name).lengthLimit(10)
        ColorRow("Ink", job, \.ink)
        NumberRow("Pages", job, \.pages, in: 1...99)
        CheckRows(job, \.sides, options: ["front", "back"], count: 1...1) { $0 }
      }
    }
  }

  /// A value that a control does not accept.
  enum Attempt: CaseIterable, Sendable {
    case numberBeyondTheRange, numberBetweenSteps, numberThatIsNone, stepBeyondTheRange
    case optionOfNoList, noOption, dayBeyondTheRange, missingDay, longText, severalLines
    case transparentColor, tooManyOptions, tooFewOptions

    @MainActor
    fileprivate func make(on test: PageTest) throws(PageTestError) {
      switch self {
      case .numberBeyondTheRange: try test.slide("Volume", to: 1.5)
      case .numberBetweenSteps: try test.slide("Volume", to: 0.3)
      case .numberThatIsNone: try test.slide("Volume", to: .nan)
      case .stepBeyondTheRange: try test.step("Copies")
      case .optionOfNoList: try test.choose("A6", in: "Paper")
      case .noOption: try test.choose(nil, in: "Paper")
      case .dayBeyondTheRange: try test.set("Day", to: CalendarDate(year: 2026, month: 11, day: 23))
      case .missingDay: try test.set("Day", to: BadInputTests.missingDay)
      case .longText: try test.type("12345678901", into: "Name")
      case .severalLines: try test.type("a\nb", into: "Name")
      case .transparentColor: try test.set("Ink", to: BadInputTests.glass)
      case .tooManyOptions: try test.tap("back")
      case .tooFewOptions: try test.tap("front")
      }
    }
  }

  @Test("A value that a control does not accept is refused", arguments: Attempt.allCases)
  func attempt(_ attempt: Attempt) {
    let job = Job()
    let (test, before) = (PageTest(JobPage(job: job)), job.state)
    #expect(throws: PageTestError.self) { try attempt.make(on: test) }
    #expect(job.state == before && test.diagnostics.isEmpty)
  }

  @Test(
    "A text that is not a number of the range stays with an error at its row",
    arguments: [
      ("many", "This is not a number."), ("100", "Maximum: 99"),
      ("0", "Minimum: 1"), ("1.5", "Enter a whole number."),
      ("99999999999999999999", "The number has too many digits."), ("", "Enter a number."),
    ])
  func numbers(text: String, error: String) throws {
    let job = Job()
    let test = PageTest(JobPage(job: job))
    try test.type(text, into: "Pages")
    #expect(job.pages == 7 && test.shows(error))
    #expect(text.isEmpty || test.rows[6].contains(text))
  }
}

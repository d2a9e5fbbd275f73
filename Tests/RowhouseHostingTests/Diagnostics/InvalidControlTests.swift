// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("Controls with mistakes")
struct InvalidControlTests {
  private func problems(_ row: some RowElement) -> [ControlProblem] {
    let row = row.row
    let fixture = DriverFixture { TableSection(rows: [row]) }
    _ = fixture.texts
    return fixture.reports.all.compactMap { report in
      if case .invalidControl(let problem) = report.kind { problem } else { nil }
    }
  }

  @Test("A number beyond the range, a step of zero and an infinite range are reported")
  func numbers() {
    let choices = "numbers from 0.0 to 1.0"
    #expect(problems(SliderRow("a", value: 0.3, step: 0.25) { _ in }) == [])
    #expect(
      problems(SliderRow("a", value: 2) { _ in }) == [.unavailableValue("2.0", choices: choices)])
    #expect(
      problems(SliderRow("a", value: 0, step: 0) { _ in }) == [.unusableStep("0.0")])
    #expect(
      problems(SliderRow("a", value: 0, in: 0...(.infinity)) { _ in })
        == [.unusableRange("0.0...inf")])
    #expect(
      problems(StepperRow("a", value: 7, in: 1...5, step: -1) { (_: Int) in })
        == [
          .unusableStep("-1.0"), .unavailableValue("7.0", choices: "numbers from 1.0 to 5.0"),
        ])
  }

  @Test("A wrong bound of a date is named, with what is wrong and what follows")
  func dates() {
    let day = CalendarDate(year: 2026, month: 1, day: 1)
    let missing = CalendarDate(year: 2026, month: 2, day: 30)
    let fixture = DriverFixture {
      TableSection { DateRow("a", value: day, in: day...missing) { _ in } }
    }
    #expect(fixture.reports.all.count == 1)
    #expect(
      fixture.reports.all.first?.description.contains(
        "the latest value 2026-02-30 of its control does not exist") == true)
    let problem = ControlProblem.invertedBounds(earliest: "2026-12-31", latest: "2026-01-01")
    let inverted = PageDiagnostic(.invalidControl(problem), page: "Page").description
    #expect(
      inverted.contains(
        "earliest value 2026-12-31 of its control is after the latest one, 2026-01-01. Both are"))
  }

  @Test("A row of a data section is checked when it is shown")
  func data() {
    let fixture = DriverFixture {
      TableSection([1, 2, 3], id: \.self) { SliderRow("a", value: Double($0)) { _ in } }
    }
    #expect(fixture.reports.all.isEmpty)
    _ = fixture.texts
    #expect(fixture.reports.all.count == 2)
  }

  @Test("A message names the mistake, what follows, and what to do")
  func messages() {
    let report = PageDiagnostic(.invalidControl(.unusableStep("0.0")), page: "Page")
    #expect(report.description.contains("the step 0.0 of its control is not positive and finite"))
  }

  @Test(
    "The message about a step of durations gives the reason",
    arguments: [Duration.milliseconds(500), .seconds(1)])
  func durationSteps(step: Duration) throws {
    let row = DurationRow("a", value: .zero, in: .zero ... .seconds(86_400), step: step) { _ in }
    let problem = try #require(problems(row).first)
    let report = PageDiagnostic(.invalidControl(problem), page: "Page")
    #expect(report.description.contains("\(step)"))
    #expect(report.description.contains("whole seconds"))
    #expect(report.description.contains("10,000"))
  }

  @Test("The message about a level does not mention a choice of the user")
  func levels() throws {
    let problem = try #require(problems(GaugeRow("a", value: 8, in: 0...4)).first)
    let report = PageDiagnostic(.invalidControl(problem), page: "Page")
    #expect(report.description.contains("value 8.0, but only numbers from 0.0 to 4.0"))
    #expect(!report.description.contains("user"))
  }

  @Test("A malformed path of a row that pushes a page is reported, and ignored")
  func pathsOfPages() throws {
    let row = LinkRow("a", path: "orders/17") { ListPage("b", ["c"]) }
    let problem = try #require(problems(row).first)
    let report = PageDiagnostic(.invalidControl(problem), page: "Page")
    #expect(report.description.contains("“orders/17”"))
    #expect(!row.row.isDisabled && !report.description.contains("disabled"))
    #expect(report.description.contains("pushes its page"))
  }
}

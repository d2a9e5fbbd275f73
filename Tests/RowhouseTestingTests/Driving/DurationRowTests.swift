// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("Rows with durations")
struct DurationRowTests {
  @MainActor
  @Observable
  final class Timer {
    var duration = Duration.seconds(300)
  }

  private struct Page: TablePage {
    let rows: @MainActor () -> [AnyRow]
    var tag = "en"
    var title: String { "Timer" }
    var language: String? { tag }
    var sections: [TableSection] { [TableSection(rows: rows())] }
  }

  private func test(
    _ language: String = "en", @RowBuilder _ rows: @escaping @MainActor () -> [AnyRow]
  ) -> PageTest {
    PageTest(Page(rows: rows, tag: language))
  }

  private let hour = Duration.zero ... .seconds(3_600)

  /// The titles of the choices of the first row.
  private func titles(_ test: PageTest) -> [String] {
    let row = test.page.row(at: RowIndexPath(section: 0, row: 0))
    let control = row?.standardContent?.control
    guard case .picker(let picker) = control else { return [] }
    return picker.options.map(\.title)
  }

  @Test("The user chooses a duration of the range")
  func choosing() throws {
    let timer = Timer()
    let test = test { DurationRow("Timer", timer, \.duration, in: hour, step: .seconds(900)) }
    #expect(titles(test) == ["0 min", "5 min", "15 min", "30 min", "45 min", "1 h"])
    try test.choose("45 min", in: "Timer")
    #expect(timer.duration == .seconds(2_700))
    #expect(titles(test) == ["0 min", "15 min", "30 min", "45 min", "1 h"])
    #expect(test.diagnostics.isEmpty)
  }

  @Test("A step of seconds shows seconds, in the language of the page")
  func seconds() {
    let test = test("zh") {
      DurationRow(
        "休息", value: .seconds(90), in: .seconds(60) ... .seconds(100), step: .seconds(15)
      ) { _ in }
    }
    #expect(titles(test) == ["1分钟", "1分钟15秒", "1分钟30秒"])
    #expect(test.diagnostics.isEmpty)
  }

  @Test("Many durations are on a page with a search field")
  func page() throws {
    let timer = Timer()
    let test = test { DurationRow("Timer", timer, \.duration, in: .zero ... .seconds(86_400)) }
    #expect(test.shows("5 min"))
    try test.tap("Timer")
    #expect(test.title == "Timer")
    try test.type("23 h 7", into: .id("search field"))
    try test.tap(.text("23 h 7 min"))
    #expect(timer.duration == .seconds(83_220) && test.title == "Timer")
    #expect(test.diagnostics.isEmpty)
  }

  @Test(
    "A step that cannot be used is reported, and replaced",
    arguments: [Duration.zero, .seconds(-60), .milliseconds(500), .milliseconds(1_500)])
  func steps(step: Duration) {
    let test = test {
      DurationRow("Timer", value: .zero, in: .zero ... .seconds(180), step: step) { _ in }
    }
    #expect(titles(test) == ["0 min", "1 min", "2 min", "3 min"])
    #expect(test.diagnostics.map(\.kind) == [.invalidControl(.unusableStep("\(step)"))])
  }

  @Test("A step with too many choices is reported, and replaced by a longer one")
  func tooMany() throws {
    let test = test {
      DurationRow("Timer", value: .zero, in: .zero ... .seconds(86_400), step: .seconds(1)) { _ in }
      DurationRow("Years", value: .zero, in: .zero ... .seconds(1 << 50)) { _ in }
    }
    #expect(
      test.diagnostics.map(\.kind) == [
        .invalidControl(.unusableStep("\(Duration.seconds(1))")),
        .invalidControl(.unusableStep("\(Duration.seconds(60))")),
      ])
    try test.tap("Timer")
    #expect(test.page.rowCount == 1_442)
  }

  @Test("A range below zero is reported, and begins at zero")
  func negative() {
    let range = Duration.seconds(-120) ... .seconds(120)
    let test = test { DurationRow("Timer", value: .zero, in: range) { _ in } }
    #expect(titles(test) == ["0 min", "1 min", "2 min"])
    #expect(test.diagnostics.map(\.kind) == [.invalidControl(.negativeRange("\(range)"))])
    let below = Duration.seconds(-120) ... .seconds(-60)
    let other = self.test { DurationRow("Timer", value: .zero, in: below) { _ in } }
    #expect(titles(other) == ["0 min"])
  }

  @Test("A value outside of the range is shown and reported", arguments: [600, 86_400])
  func outside(length: Int) throws {
    let test = test {
      DurationRow("Timer", value: .seconds(90_000), in: .zero ... .seconds(length)) { _ in }
    }
    #expect(test.shows("25 h"))
    #expect(test.diagnostics.count == 1)
    guard case .invalidControl(.unavailableValue("25 h", _)) = test.diagnostics.first?.kind
    else {
      Issue.record("The diagnostics are \(test.diagnostics)")
      return
    }
  }
}

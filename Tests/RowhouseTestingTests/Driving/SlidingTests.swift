// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RandomParts
import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("Sliding")
struct SlidingTests {
  @Test("A slider is moved, shows the value of the model, and is drawn")
  func slides() throws {
    var (volume, told) = (0.5, [Double]())
    var takes = true
    let page = {
      DrawnPage("Sound") {
        TableSection {
          SliderRow("Volume", value: volume, step: 0.1) { number in
            told.append(number)
            if takes { volume = number }
          }
          .value("\(volume)")
        }
      }
    }
    let test = PageTest(page())
    #expect(test.text.lines.contains { $0.contains("Volume") && $0.contains("(─────●─────)") })
    try test.slide("Volume", to: 1)
    #expect(told == [1] && volume == 1)
    takes = false
    try test.slide("Volume", to: 0.2)
    #expect(told == [1, 0.2] && volume == 1)
  }

  private final class Screen {
    var brightness = 50
    var count = 3
    var theme = "Light"
  }

  @Test("A slider and a stepper change integers")
  func integers() throws {
    let screen = Screen()
    let test = PageTest(
      DrawnPage("Screen") {
        TableSection {
          SliderRow("Brightness", screen, \.brightness, in: 0...100)
          SliderRow("Count", value: screen.count, in: -6...6, step: 3) { screen.count = $0 }
          StepperRow("Steps", screen, \.count)
        }
      })
    try test.slide("Brightness", to: 51)
    #expect(screen.brightness == 51)
    #expect(throws: PageTestError.self) { try test.slide("Brightness", to: 51.5) }
    try test.slide("Count", to: -3)
    #expect(screen.count == -3)
    let stepper = try #require(test.page.row(at: RowIndexPath(section: 0, row: 2)))
    guard case .stepper(let part)? = stepper.standardContent?.control else {
      Issue.record("The row has no stepper")
      return
    }
    #expect(part.range == 0...100 && part.step == 1)
    let huge = SliderRow("Huge", value: 0, in: Int.min...Int.max) { screen.count = $0 }
    huge.row.handlers[.change]?(.main, .number(0x1p63))
    #expect(screen.count == Int.max)
  }

  @Test("Rows have the same parameters and modifiers as their siblings")
  func siblings() {
    let screen = Screen()
    let rows = [
      CopyRow("Title", subtitle: "Below", "text").row,
      ShareRow("Title", subtitle: "Below", SharedContent("text")).row,
      ExternalLinkRow("Title", subtitle: "Below", to: "https://example.com").row,
    ]
    #expect(rows.map(\.standardContent?.subtitle) == ["Below", "Below", "Below"])
    let field = FieldRow("Title", text: "") { _ in }.placeholder("Empty")
    guard case .field(let input)? = field.row.standardContent?.control else {
      Issue.record("The row has no field")
      return
    }
    #expect(input.placeholder == "Empty")
    let choices = ChoiceRows(
      ["Light", "Dark"], chosen: screen.theme, title: { $0 }, onChange: { screen.theme = $0 })
    let test = PageTest(DrawnPage("Theme") { TableSection { choices } })
    #expect(throws: Never.self) { try test.tap("Dark") }
    #expect(screen.theme == "Dark")
  }

  @Test("A number that a user cannot choose is refused")
  func refused() throws {
    let page = DrawnPage("Sound") {
      TableSection { SliderRow("Volume", value: 0, in: 0...2, step: 0.5) { _ in } }
    }
    let test = PageTest(page)
    for number in [-0.5, 0.3, 2.5, .nan] {
      #expect(throws: PageTestError.self) { try test.slide("Volume", to: number) }
    }
    let error = #expect(throws: PageTestError.self) { try test.slide("Volume", to: 0.3) }
    #expect(
      error?.description == """
        No user can give the slider “Volume”, named main in row 0.0 “Volume” of “Sound” the value \
        0.3. It takes numbers from 0.0 to 2.0 in steps of 0.5.
        """)
    #expect(throws: PageTestError.self) { try test.toggle("Volume") }
  }

  @Test("Random rows and parts, the host contract and the drawing cover every kind of control")
  func everyKind() {
    let all = Set(ControlPart.Kind.allCases)
    var generator = PartGenerator(seed: 1)
    let random = (0..<200).flatMap { _ in generator.part().controls.map(\.kind) }
    #expect(Set(random) == all)
    let recorder = KindRecorder()
    let contract = HostContract { RecordingKinds(recorder) }
    _ = contract.check(seed: 1, cases: 0)
    #expect(recorder.kinds == all)
  }
}

/// The kinds of controls that a contract uses.
@MainActor
private final class KindRecorder {
  var kinds: Set<ControlPart.Kind> = []
}

/// A host that records the kinds of controls that are used.
@MainActor
private final class RecordingKinds: HostProbe {
  private let table = StrictTableHost(violations: .collect)
  private let recorder: KindRecorder

  init(_ recorder: KindRecorder) { self.recorder = recorder }

  var unsupportedAbilities: Set<HostAbility> {
    [.actions, .moves, .refreshing, .scrolling, .headerButtons, .focus, .selection, .shortcuts]
  }

  func makeDriver(diagnostics: DiagnosticsHandler) -> PageDriver {
    table.makeDriver(diagnostics: diagnostics)
  }

  func shown() -> ShownPage { table.shown() }

  func tap(at indexPath: RowIndexPath) { table.tap(at: indexPath) }

  func change(_ control: ControlID, to value: ControlValue, at indexPath: RowIndexPath) {
    if let row = table.page?.row(at: indexPath) {
      let part = row.body(style: ResolvedStyle()).controls.first { $0.control == control }
      if let part { recorder.kinds.insert(part.kind) }
    }
    table.change(control, to: value, at: indexPath)
  }

  func finishUpdates() { table.finishUpdates() }
}

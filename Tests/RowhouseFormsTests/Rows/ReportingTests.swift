// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseForms
import RowhouseTesting
import Testing

@MainActor
@Suite("Rows of a form that report each change")
struct ReportingTests {
  private struct Profile: Equatable {
    var bio = ""
    var email = ""
    var volume = 0.0
    var copies = 0
    var tracks = [Track(id: 1), Track(id: 2)]
  }

  private struct Track: Identifiable, Equatable, Sendable {
    let id: Int
    var volume = 0.0
  }

  private let form = FormModel(Profile()) {
    FormRule(\Profile.bio, "At least 10 characters") { $0.count >= 10 }
    FormRule(\Profile.volume, "Too loud") { $0 < 0.8 }
  }

  private func type(_ text: String, into row: AnyRow) {
    row.handlers[.change]?(.main, .text(text))
  }

  private var fields: [FieldRow] {
    [
      FieldRow("Bio", form, \.bio).counted(upTo: 140),
      FieldRow("Bio", form, \.bio).lines(2...6).reporting(.continuous),
      FieldRow("Bio", form, \.bio).reporting(.onCommit).onControlChange { _, _ in }.counted(
        upTo: 140),
    ]
  }

  @Test("Typing is one step, and the rules run when the user leaves the field", arguments: 0..<3)
  func typing(field: Int) {
    let row = fields[field].row
    type("a", into: row)
    #expect(form.value.bio == "a" && form.error(at: \.bio) == nil && form.leaveGuard != nil)
    type("ab", into: row)
    #expect(form.error(at: \.bio) == nil)
    row.handlers[.didEndEditing]?()
    #expect(form.error(at: \.bio) == "At least 10 characters")
    type("abc", into: row)
    form.undo()
    #expect(form.value.bio == "ab")
    form.undo()
    #expect(form.value.bio.isEmpty && !form.canUndo)
  }

  @Test("Leaving a field without a change runs no rule")
  func unchanged() {
    for field in fields { field.row.handlers[.didEndEditing]?() }
    #expect(form.errorCount == 0)
  }

  @Test("A field that reports at the end of editing again ends a step with its change")
  func reportingAgain() {
    let row = FieldRow("Bio", form, \.bio).counted(upTo: 140).reporting(.onCommit).row
    type("ab", into: row)
    #expect(form.error(at: \.bio) == "At least 10 characters")
    #expect(!row.handlers.events.contains(.didEndEditing))
  }

  @Test("Movements of a slider that reports each of them are one step, and are checked")
  func slider() {
    let row = SliderRow("Volume", form, \.volume).reporting(.continuous).row
    for number in [0.2, 0.5, 0.9] { row.handlers[.change]?(.main, .number(number)) }
    #expect(form.value.volume == 0.9 && form.error(at: \.volume) == "Too loud")
    form.undo()
    #expect(form.value.volume == 0 && form.errorCount == 0)
    let other = SliderRow("Volume", form, \.volume).row
    for number in [0.2, 0.5] { other.handlers[.change]?(.main, .number(number)) }
    form.undo()
    #expect(form.value.volume == 0.2)
    let whole = SliderRow("Copies", form, \.copies, in: 0...100).row
    for number in [7.0, 20] { whole.handlers[.change]?(.main, .number(number)) }
    form.undo()
    #expect(form.value.copies == 7)
  }

  @Test(
    "Movements of a slider of an element are one step, and are checked", arguments: [true, false])
  func sliderOfElement(isContinuous: Bool) throws {
    let form = FormModel(Profile()) {
      FormRule(\Profile.tracks, "Too loud") { $0.allSatisfy { $0.volume < 0.8 } }
    }
    let test = PageTest(
      DrawnPage("Tracks") {
        TableSection(
          list: form, \.tracks, add: "Add", new: { Track(id: 3) },
          row: { track in
            SliderRow("Volume \(track.id)", track, \.volume)
              .reporting(isContinuous ? .continuous : .onCommit)
          })
      })
    for number in [0.2, 0.5, 0.9] { try test.slide("Volume 1", to: number) }
    #expect(form.value.tracks[0].volume == 0.9 && test.shows("Too loud"))
    form.undo()
    #expect(form.value.tracks[0].volume == (isContinuous ? 0 : 0.5) && form.errorCount == 0)
  }

  @Test("Refused text keeps the movements of a slider that shows the same field")
  func sliderAndNumber() throws {
    let test = PageTest(
      DrawnPage("Sound") {
        TableSection {
          SliderRow("Volume", form, \.volume).reporting(.continuous)
          NumberRow("Exact volume", form, \.volume)
        }
        TableSection(list: form, \.tracks, add: nil, new: { Track(id: 3) }) { track in
          if track.id == 1 {
            SliderRow("Track 1", track, \.volume).reporting(.continuous)
          } else {
            NumberRow("Track \(track.id)", track, \.volume).reporting(.continuous)
          }
        }
      })
    for number in [0.2, 0.5] { try test.slide("Volume", to: number) }
    try test.type("x", into: "Exact volume")
    #expect(form.value.volume == 0.5 && test.shows("x"))
    form.undo()
    #expect(form.value.volume == 0 && !form.canUndo)
    for number in [0.2, 0.5] { try test.slide("Track 1", to: number) }
    try test.type("5", into: "Track 2", leavesField: false)
    try test.type("5x", into: "Track 2")
    #expect(form.value.tracks.map(\.volume) == [0.5, 0] && test.shows("5x"))
    form.undo()
    #expect(form.value == Profile() && !form.canUndo)
  }

  @Test("An asynchronous rule of a slider that reports each movement waits for its pause")
  func pause() async {
    let clock = HandFormClock()
    let log = Log()
    let form = FormModel(Profile(), clock: clock) {
      FormRule(\.volume, "Too loud", after: 0.3) { volume in
        log.volumes.append(volume)
        return volume < 0.8
      }
      FormRule(\.copies, "Too many", after: 0.3, on: .editingEnd) { copies in
        log.copies.append(copies)
        return copies < 8
      }
    }
    let volume = SliderRow("Volume", form, \.volume).reporting(.continuous).row
    let copies = SliderRow("Copies", form, \.copies, in: 0...10).reporting(.continuous).row
    for number in [0.2, 0.5, 0.9] {
      volume.handlers[.change]?(.main, .number(number))
      copies.handlers[.change]?(.main, .number(number * 10))
      await clock.advance(by: 0.2)
    }
    #expect(log.volumes.isEmpty && log.copies.isEmpty && form.isChecking(\.volume))
    await clock.advance(by: 0.1)
    #expect(log.volumes == [0.9] && log.copies == [9])
    #expect(form.error(at: \.volume) == "Too loud" && form.error(at: \.copies) == "Too many")
  }

  /// The values that asynchronous rules have received.
  @MainActor
  private final class Log {
    var volumes: [Double] = []
    var copies: [Int] = []
  }

  @Test("A closure that is added to a row is called in addition to the form")
  func added() throws {
    struct Page: TablePage {
      let form: FormModel<Profile>
      let note: @MainActor (String) -> Void
      var title: String { "Profile" }
      var sections: [TableSection] {
        TableSection {
          FieldRow("Bio", form, \.bio)
            .onDidEndEditing { note("end") }
            .onControlChange { _, _ in note(form.value.bio) }
            .counted(upTo: 140)
        }
      }
    }
    var notes: [String] = []
    let test = PageTest(Page(form: form) { notes.append($0) })
    try test.type("abc", into: "Bio")
    #expect(notes == ["abc", "end"] && form.error(at: \.bio) != nil)
  }
}

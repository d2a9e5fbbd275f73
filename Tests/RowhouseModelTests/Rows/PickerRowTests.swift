// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@MainActor
@Suite("Rows with a picker")
struct PickerRowTests {
  private enum Sound: String, CaseIterable, Sendable {
    case bell, chime, drum
  }

  private final class Alarm {
    var sound = Sound.bell
    var backup: Sound?
    var other: Sound?
  }

  private func picker(_ row: some RowElement) throws -> PickerPart {
    let controls = row.body(style: ResolvedStyle()).controls
    guard case .picker(let picker)? = controls.first else { throw NoPicker() }
    return picker
  }

  private struct NoPicker: Error {}

  @Test("The row has an option for each value, in groups, and shows the value of the model")
  func parts() throws {
    let row = PickerRow(
      "Sound", value: Sound.chime,
      groups: [OptionGroup([.bell]), OptionGroup("More", [.chime, .drum])],
      title: \.rawValue.localizedName
    ) { _ in }
    let picker = try picker(row)
    #expect(picker.options.map(\.title) == ["Bell", "Chime", "Drum"])
    #expect(picker.options.map(\.key) == ["bell", "chime", "drum"])
    #expect(picker.options.map(\.group) == [nil, "More", "More"])
    #expect(picker.selection == "chime" && picker.label == "Sound" && picker.noneTitle == nil)
    #expect(row.outline == "['Sound' pick 'Chime']" && row.row.texts == ["Sound", "Chime"])
    #expect(row.controlStyle(.segmented).row.texts == ["Sound", "Bell", "Chime", "Drum"])
  }

  @Test("A choice calls the closure, or sets the property")
  func changes() {
    let alarm = Alarm()
    var (log, others): ([Sound?], [Sound?]) = ([], [])
    let rows = [
      PickerRow("a", value: Sound.bell, options: Sound.allCases, title: \.rawValue) {
        log.append($0)
      },
      PickerRow("b", alarm, \.sound, options: Sound.allCases) { $0.rawValue },
      PickerRow("c", alarm, \.backup, options: Sound.allCases, none: "None") { $0.rawValue },
      PickerRow("d", alarm, \.other, groups: [OptionGroup(Sound.allCases)], none: "None") {
        $0.rawValue
      },
      PickerRow("e", value: nil, options: Sound.allCases, none: "None", title: \.rawValue) {
        others.append($0)
      },
    ]
    for row in rows {
      row.row.handlers[.change]?(.main, .option("drum"))
      row.row.handlers[.change]?(.main, .option("trumpet"))
      row.row.handlers[.change]?(.main, .isOn(true))
    }
    #expect(log == [.drum] && alarm.sound == .drum && alarm.backup == .drum)
    #expect(others == [.drum] && alarm.other == .drum)
    for row in rows { row.row.handlers[.change]?(.main, .option(nil)) }
    #expect(log == [.drum] && alarm.sound == .drum && alarm.backup == nil)
  }

  @Test("A value that is not among the options is shown, and cannot be chosen")
  func stray() throws {
    let row = PickerRow(
      "a", value: 7, options: [1, 2], title: { "number \($0)" }, onChange: { _ in })
    let part = try picker(row)
    #expect(ControlPart.picker(part).value == .option("7"))
    #expect(ControlPart.picker(part).texts == ["number 7"])
    #expect(part.entries.map(\.title) == ["number 7", "number 1", "number 2"])
    #expect(part.entries.map(\.isOffered) == [false, true, true])
    let control = ControlPart.picker(part)
    #expect(!control.accepts(.option("7")) && !control.accepts(.option(nil)))
    #expect(control.accepts(.option("1")) && !control.accepts(.text("1")))
    #expect(
      row.row.problems == [.unavailableValue("number 7", choices: "the options number 1, number 2")]
    )
  }

  @Test("Without a value and a title for none, an empty line is shown")
  func missing() throws {
    let part = PickerPart(nil, options: [PickerOption("a")], label: "")
    #expect(part.entries.map(\.title) == ["", "a"] && part.shownTitle == "")
    #expect(!ControlPart.picker(part).accepts(.option(nil)))
    let row = PickerRow(
      "a", value: nil, groups: [OptionGroup([1])], none: "None", title: { "\($0)" },
      onChange: { _ in })
    #expect(try picker(row).entries.map(\.title) == ["None", "1"])
    #expect(row.row.problems == [])
  }

  @Test("Different values with one description have different keys, equal values are reported")
  func keys() throws {
    struct Odd: Hashable, CustomStringConvertible {
      let number: Int
      var description: String { "odd" }
    }
    var chosen: [Int] = []
    let row = PickerRow(
      "a", value: Odd(number: 3), options: [1, 3, 5].map(Odd.init), title: { "\($0.number)" },
      onChange: { chosen.append($0.number) })
    let part = try picker(row)
    #expect(Set(part.options.map(\.key)).count == 3 && part.shownTitle == "3")
    for option in part.options { row.row.handlers[.change]?(.main, .option(option.key)) }
    #expect(chosen == [1, 3, 5])
    let repeated = PickerRow(
      "a", value: 1, options: [1, 2, 1], title: { "\($0)" }, onChange: { _ in })
    #expect(repeated.row.problems == [.repeatedOption("1")])
  }
}

extension String {
  fileprivate var localizedName: String { prefix(1).uppercased() + dropFirst() }
}

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse

/// The model that contains the description of the shown page.
@Observable
@MainActor
final class PageModel {
  var page = PageDescription(title: "", appearance: "grouped", sections: [])
}

/// A page made from a description.
struct DescribedPage: TablePage {
  let model: PageModel

  var title: String { model.page.title }

  var language: String? { model.page.language }

  var appearance: PageAppearance {
    switch model.page.appearance {
    case "plain": .plain
    case "inset": .insetGrouped
    default: .grouped
    }
  }

  var isEditing: Bool { model.page.isEditing ?? false }

  var sections: [TableSection] {
    model.page.sections.map { section in
      var described = TableSection(rows: section.rows.map(\.row))
      if let header = section.header { described.header = .title(header) }
      if let footer = section.footer { described.footer = .title(footer) }
      if section.isPrefetched { described = described.onPrefetch { _ in } }
      if section.isReordered { described = described.onMove { _, _ in } }
      described.id = ItemID(key: section.key)
      return described
    }
  }
}

extension ItemID {
  /// Creates the id that has a key in the markup: `t` and a text, or `i` and a number.
  fileprivate init(key: String) {
    let rest = String(key.dropFirst())
    if key.hasPrefix("i"), let number = Int(rest) {
      self.init(number)
    } else {
      self.init(rest)
    }
  }
}

extension RowDescription {
  @MainActor
  fileprivate var row: AnyRow {
    var row = content
    row.id = ItemID(key: key)
    row = row.disabled(isDisabled ?? false).error(error).help(help)
    if isHidden { row = row.height(0) }
    if isSelectable { row.handlers[.select] = {} }
    if isHighlighted { row.handlers[.highlight] = { _ in } }
    if isDeletable { row.handlers[.delete] = {} }
    switch accessory {
    case "disclosure": row.accessory = .disclosure
    case "checkmark": row.accessory = .checkmark
    case "detail", "detailDisclosure":
      row.accessory = accessory == "detail" ? .detail : .detailDisclosure
      row.handlers[.accessory] = {}
    default: break
    }
    return row
  }

  @MainActor
  private var content: AnyRow {
    let image = image.map { ImageSource.named($0) }
    let valueImage = valueImage.map { ImageSource.named($0) }
    switch kind {
    case .plain: return Row(title).image(image).value(value, image: valueImage).row
    case .toggle(let isOn): return ToggleRow(title, isOn: isOn) { _ in }.image(image).row
    case .field(let text, let lines):
      return FieldRow(title, text: text) { _ in }.lines(lines ?? 1).image(image).row
    case .slider(let number, let range, let step, let isContinuous):
      return SliderRow(title, value: number, in: range[0]...range[1], step: step) { _ in }
        .reporting(isContinuous ? .continuous : .onCommit).value(value).row
    case .stepper(let number, let range, let step):
      let row = StepperRow(title, value: number, in: range[0]...range[1], step: step) { _ in }
      return (value == nil ? row : row.value(value)).row
    case .picker(let selection, let options, let style):
      return PickerRow(
        title, value: selection,
        groups: [
          OptionGroup(Array(options.prefix(2))), OptionGroup("More", Array(options.dropFirst(2))),
        ],
        none: "None", title: { $0 }
      ) { _ in }
      .pickerStyle(style == "segmented" ? .segmented : .menu).row
    case .date(let value, let earliest, let latest):
      var row = StandardContent(title)
      var part = DatePart(DateValue(value) ?? .time(ClockTime(hour: 0, minute: 0)), label: title)
      part.earliest = earliest.flatMap { DateValue($0) }
      part.latest = latest.flatMap { DateValue($0) }
      row.control = .date(part)
      return CustomRow(row).onControlChange { _, _ in }.row
    case .color(let hex):
      let palette = [
        NamedColor("Red", RGBA(hex: 0xFF0000)), NamedColor("Blue", RGBA(hex: 0x0000FF)),
      ]
      return ColorRow(title, value: RGBA(hex: hex), palette: palette) { _ in }.row
    case .level(let level): return GaugeRow(title, value: level).value(value).row
    case .expander(let isOpen): return expander(isOpen: isOpen)[0]
    case .button: return ButtonRow(title, role: .destructive) {}.row
    case .press(let text): return CustomRow(PressContent(title: title, button: text)).row
    case .spinner: return CustomRow(SpinnerContent(title: title)).row
    case .profile(let text):
      return CustomRow(
        ProfileContent(title: title, line: text, image: image, valueImage: valueImage)
      )
      .row
    }
  }

  /// Returns a row that reveals others, of which there are none.
  @MainActor @RowBuilder
  private func expander(isOpen: Bool) -> [AnyRow] {
    ExpanderRow(title, isOpen: isOpen, onChange: { _ in }, content: {})
  }
}

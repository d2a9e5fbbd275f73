// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import RowhouseTesting

@testable import RowhouseWeb

extension ShownRow {
  /// Creates a row from its markup, as a user sees it.
  init(html: String) {
    self.init([])
    // The other actions of the row follow its cell.
    // The control that the options after it belong to.
    var picker: ControlID?
    var isPickerDisabled = false
    for tag in HTMLTag.all(in: html).prefix(while: { !$0.isBehindCell }) {
      let count = controls.count
      if tag.name == "select" || tag.classes.contains("segments") {
        picker = tag["data-control"].map { ControlID($0) }
        isPickerDisabled = tag.isDisabled
        if let picker, tag.name == "span" { controls.append(ShownControl(picker, .option(nil))) }
      } else if let picker, tag.name == "option" || tag.classes.contains("segment") {
        readOption(tag, of: picker, isDisabled: isPickerDisabled || tag.isDisabled)
      } else {
        read(tag)
      }
      if controls.count > count, tag.isDisabled { controls[count].isDisabled = true }
    }
    texts = texts.filter { !$0.isEmpty }
  }

  /// Reads an option of a list, or a segment.
  private mutating func readOption(_ tag: HTMLTag, of picker: ControlID, isDisabled: Bool) {
    let isList = tag.name == "option"
    let isChosen = tag["selected"] != nil || tag["aria-checked"] == "true"
    if isChosen || !isList { texts.append(tag.text) }
    guard isChosen else { return }
    let value = ControlValue(webType: "option", text: tag[isList ? "value" : "data-option"] ?? "")
    controls.removeAll { $0.control == picker }
    var control = ShownControl(picker, value ?? .pressed)
    control.isDisabled = isDisabled
    controls.append(control)
  }

  private mutating func read(_ tag: HTMLTag) {
    let control = tag["data-control"].map { ControlID($0) }
    switch (tag.name, control) {
    case ("button", let control?) where tag.classes.contains("toggle"):
      controls.append(.toggle(control, isOn: tag["aria-checked"] == "true"))
    case ("button", let control?) where tag.classes.contains("button"):
      texts.append(tag.text)
      controls.append(.button(control, title: tag.text))
    case ("button", let control?):
      controls.append(.button(control, title: tag["aria-label"] ?? ""))
    case ("input", let control?) where ["date", "time", "datetime-local"].contains(tag["type"]):
      controls.append(
        ShownControl(control, ControlValue(webType: "date", text: tag["value"] ?? "") ?? .pressed))
    case ("input", let control?) where tag["type"] == "color":
      controls.append(
        ShownControl(control, ControlValue(webType: "color", text: tag["value"] ?? "") ?? .pressed))
    case ("input", let control?) where ["range", "number"].contains(tag["type"]):
      let number = tag["value"].flatMap { Double($0) }
      controls.append(ShownControl(control, .number(number ?? .nan)))
    case ("input", let control?):
      if tag["type"] != "password" { texts.append(tag["value"] ?? "") }
      controls.append(.field(control, text: tag["value"] ?? ""))
    case ("textarea", let control?):
      // The first line break of the element is ignored.
      texts.append(String(tag.text.dropFirst()))
      controls.append(.field(control, text: String(tag.text.dropFirst())))
    case ("button", nil) where tag.classes.contains("detail"): accessory = .detail
    case ("span", nil):
      if !tag.classes.isDisjoint(with: ["text", "badge"]) { texts.append(tag.text) }
      if tag.classes.contains("chevron") {
        accessory = accessory == .detail ? .detailDisclosure : .disclosure
      }
      if tag.classes.contains("check") { accessory = .checkmark }
    default: break
    }
  }
}

extension HTMLTag {
  /// True for the first element after the cell.
  fileprivate var isBehindCell: Bool {
    !classes.isDisjoint(with: ["icon-button", "row-menu", "moves"])
  }

  /// True for a control that the user cannot use.
  fileprivate var isDisabled: Bool { self["disabled"] != nil || self["aria-disabled"] == "true" }
}

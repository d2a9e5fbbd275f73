// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import RowhouseTesting

extension ShownRow {
  /// Creates a row from its markup, as a user sees it.
  init(html: String) {
    self.init([])
    // The other actions of the row follow its cell.
    for tag in HTMLTag.all(in: html).prefix(while: { !$0.isBehindCell }) { read(tag) }
    texts = texts.filter { !$0.isEmpty }
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
  fileprivate var isBehindCell: Bool { !classes.isDisjoint(with: ["icon-button", "row-menu"]) }
}

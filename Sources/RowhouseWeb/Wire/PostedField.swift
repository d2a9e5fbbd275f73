// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// A field of a form that was sent without a script, whose text differs from the text on the page.
struct PostedField: Hashable {
  let address: RowAddress
  let control: ControlID
  /// The text, with line feeds as line breaks.
  let text: String
  /// The value, or `nil` if the text is not a value of the control's type, such as an incomplete
  /// date.
  let value: ControlValue?
  /// True if the user has typed the text, which cannot be chosen again.
  let isTyped: Bool
  /// True if only the user may read the text.
  let isSecret: Bool

  /// A control of a row.
  struct Place: Hashable {
    let address: RowAddress
    let control: ControlID
  }

  var place: Place { Place(address: address, control: control) }
}

extension PostedField {
  /// Creates a field, or returns `nil` if its text is the text on the page, or if the name is not that of a field.
  ///
  /// - Parameters:
  ///   - name: The name of the field, which ends with the mark of the value that the page had.
  ///   - text: The text of the field. In forms, a line break is a carriage return and a line feed.
  init?(name: String, text: String) {
    // Checks the length first, because the following steps read the whole text.
    guard text.utf8.count <= WebEvent.limit, let parts = WebEvent.parts(of: name),
      parts.count == 6, parts[0] == "value"
    else { return nil }
    let text = text.replacing("\r\n", with: "\n")
    let (type, mark) = (parts[4], parts[5])
    let value = ControlValue(webType: type, text: text)
    guard mark != value?.mark, mark != ControlValue.mark(of: text) else { return nil }
    // An event must not be longer.
    guard name.utf8.count + Percent.encoded(text).utf8.count <= WebEvent.limit else { return nil }
    let isSecret = type == ControlValue.secretType
    self.init(
      address: RowAddress(section: parts[1], row: parts[2]), control: ControlID(parts[3]),
      text: text, value: value,
      isTyped: !text.isEmpty && (isSecret || type == "text" || type == "date"),
      isSecret: isSecret)
  }
}

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The text of a control's value in events, which begins with its type.
extension ControlValue {
  /// The type of text that only the user may read, in the names of secure fields and their events.
  static let secretType = "secret"

  /// The type and the text of the value, which are the last two parts of an event.
  var webParts: (type: String, text: String) {
    switch self {
    case .pressed: ("pressed", "")
    case .isOn(let isOn): ("isOn", isOn ? "1" : "0")
    case .text(let text): ("text", text)
    case .number(let number): ("number", "\(number)")
    case .option(let key): ("option", key.map { "=\($0)" } ?? "")
    case .date(let date): ("date", date.map { "\($0)" } ?? "")
    case .color(let color): ("color", color.hexDigits)
    }
  }

  /// Creates a value from its text, or returns `nil` if the text is not a value of the type.
  init?(webType type: String, text: String) {
    switch (type, text) {
    case ("pressed", ""): self = .pressed
    case ("isOn", "0"), ("isOn", "1"): self = .isOn(text == "1")
    case ("text", _), (Self.secretType, _): self = .text(text)
    case ("number", _):
      guard let number = Double(text) else { return nil }
      self = .number(number)
    case ("option", ""): self = .option(nil)
    case ("option", _):
      guard text.unicodeScalars.first == "=" else { return nil }
      self = .option(String(text.unicodeScalars.dropFirst()))
    case ("date", ""): self = .date(nil)
    case ("date", _):
      guard let date = DateValue(text) else { return nil }
      self = .date(date)
    case ("color", _):
      guard let color = RGBA(hexDigits: text) else { return nil }
      self = .color(color)
    default: return nil
    }
  }

  /// A short checksum of the value: both halves of its fingerprint, combined into 32 bits.
  ///
  /// The name of a field contains it, so that the server can find the fields that the user has
  /// changed in a form without a script.
  var mark: String { Self.mark(of: webParts.text) }

  /// Returns the mark of the value that has a text.
  static func mark(of text: String) -> String {
    let hash = Fingerprint.hash(text.utf8)
    return String((hash >> 32) ^ (hash & 0xFFFF_FFFF), radix: 36)
  }
}

extension RowAddress {
  /// Returns the parts of an event that sets a control to a value.
  func event(_ control: ControlID, _ value: ControlValue) -> [String] {
    ["value", section, row, control.name, value.webParts.type, value.webParts.text]
  }

  /// Returns the parts of a field's name: its event, with the mark of its value as the text.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - value: The value of the control.
  ///   - isShown: False if the field is empty, because no browser can show the value. Defaults to `true`.
  ///   - isSecret: True if only the user may read the value. Defaults to `false`.
  /// - Returns: The parts.
  func fieldName(
    _ control: ControlID, _ value: ControlValue, isShown: Bool = true, isSecret: Bool = false
  ) -> [String] {
    let mark = isShown ? value.mark : ControlValue.mark(of: "")
    let type = isSecret ? ControlValue.secretType : value.webParts.type
    return ["value", section, row, control.name, type, mark]
  }
}

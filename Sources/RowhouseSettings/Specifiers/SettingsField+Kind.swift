// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

extension SettingsField {
  /// The kind of text, by which a row chooses the keyboard.
  public var kind: FieldKind {
    if isSecure { return .secure }
    switch keyboard {
    case "EmailAddress": return .email
    case "PhonePad": return .phone
    case "URL": return .url
    case "NumberPad", "DecimalPad": return .number
    default: return .text
    }
  }
}

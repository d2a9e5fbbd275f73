// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import struct Foundation.Data

extension PropertyList {
  /// Returns a value as a property list in XML, with the members of dictionaries sorted by name.
  ///
  /// Nulls are omitted, because property lists cannot contain them. Control characters, which XML
  /// cannot contain, are replaced with U+FFFD.
  public static func xml(_ value: SettingsValue) -> String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    append(value, to: &text, depth: 0)
    return text + "</plist>\n"
  }

  private static func append(_ value: SettingsValue, to text: inout String, depth: Int) {
    let margin = String(repeating: "\t", count: depth)
    switch value {
    case .null: break
    case .bool(let isOn): text += "\(margin)<\(isOn ? "true" : "false")/>\n"
    case .integer(let integer): text += "\(margin)<integer>\(integer)</integer>\n"
    case .real(let real): text += "\(margin)<real>\(real)</real>\n"
    case .number(let digits) where !JSONReader.isNumber(digits):
      append(.string(digits), to: &text, depth: depth)
    case .number(let digits):
      let element = UInt64(digits) == nil ? "real" : "integer"
      text += "\(margin)<\(element)>\(digits)</\(element)>\n"
    case .string(let string): text += "\(margin)<string>\(escaped(string))</string>\n"
    case .date(let date): text += "\(margin)<date>\(DateText.iso(date))</date>\n"
    case .data(let bytes):
      text += "\(margin)<data>\(Data(bytes).base64EncodedString())</data>\n"
    case .array(let elements):
      if elements.isEmpty {
        text += "\(margin)<array/>\n"
        return
      }
      text += "\(margin)<array>\n"
      for element in elements { append(element, to: &text, depth: depth + 1) }
      text += "\(margin)</array>\n"
    case .dictionary(let members):
      if members.isEmpty {
        text += "\(margin)<dict/>\n"
        return
      }
      text += "\(margin)<dict>\n"
      for (name, member) in members.sorted(by: { $0.key < $1.key }) where member != .null {
        text += "\(margin)\t<key>\(escaped(name))</key>\n"
        append(member, to: &text, depth: depth + 1)
      }
      text += "\(margin)</dict>\n"
    }
  }

  private static func escaped(_ string: String) -> String {
    var text = ""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\r": text += "&#13;"
      case "\t", "\n": text.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

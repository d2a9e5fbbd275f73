// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseModel

/// The addresses that a row may open.
enum WebAddress {
  /// Returns `true` if an address has a scheme that does not run code, as `javascript:` does.
  static func isUsable(_ address: String) -> Bool {
    guard let colon = address.firstIndex(of: ":") else { return false }
    let scheme = address[..<colon]
    guard let first = scheme.utf8.first, UnicodeScalar(first).properties.isAlphabetic, first < 0x80,
      scheme.utf8.allSatisfy({ byte in
        byte < 0x80
          && (UnicodeScalar(byte).properties.isAlphabetic || 48...57 ~= byte
            || "+-.".utf8.contains(byte))
      })
    else { return false }
    return !["javascript", "data", "vbscript", "file", "blob"].contains(scheme.lowercased())
      && !address.unicodeScalars.contains { $0.value < 0x20 }
  }
}

/// The address of an e-mail that a row composes.
struct MailAddress {
  let text: String

  /// Creates the address of a specifier.
  ///
  /// A closure localizes the subject and the text.
  init(_ specifier: SettingsSpecifier, localized: (String) -> String) {
    func list(_ name: SettingsKeyName) -> String {
      specifier.texts(name).filter { !$0.isEmpty }.map(Self.escaped).joined(separator: ",")
    }
    func text(_ name: SettingsKeyName) -> String {
      Self.escaped(localized(specifier[name]?.shownText ?? ""))
    }
    let fields: [(String, String)] = [
      ("cc", list(.mailCc)), ("bcc", list(.mailBcc)),
      ("subject", text(.mailSubject)), ("body", text(.mailBody)),
    ]
    let query = fields.filter { !$0.1.isEmpty }.map { "\($0.0)=\($0.1)" }.joined(separator: "&")
    self.text = "mailto:\(list(.mailTo))" + (query.isEmpty ? "" : "?\(query)")
  }

  private static func escaped(_ text: String) -> String { ExternalLink.escaped(text, except: "@") }
}

/// The order of titles.
enum TitleOrder {
  /// Returns `true` if a title precedes another title in reading order.
  ///
  /// The order ignores case, accents, and width, and compares numbers by value.
  static func precedes(_ first: String, _ second: String) -> Bool {
    let options: String.CompareOptions = [
      .caseInsensitive, .diacriticInsensitive, .widthInsensitive, .numeric,
    ]
    let order = first.compare(second, options: options)
    return order == .orderedSame ? first < second : order == .orderedAscending
  }
}

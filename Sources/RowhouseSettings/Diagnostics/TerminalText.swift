// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The form in which a terminal shows texts from files.
enum TerminalText {
  /// The maximum length of a text, in Unicode scalars.
  static let lengthLimit = 200

  /// Returns the first characters of a text, without characters that control the terminal.
  ///
  /// Control characters, line separators, and directional marks are escaped, such as `\u{1B}`. A
  /// longer text ends with an ellipsis.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: The maximum length, in Unicode scalars. Defaults to 200.
  /// - Returns: The escaped text.
  static func shown(_ text: String, limit: Int = lengthLimit) -> String {
    let scalars = text.unicodeScalars
    var shown = ""
    for scalar in scalars.prefix(limit) {
      if isEscaped(scalar) {
        shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return scalars.dropFirst(limit).isEmpty ? shown : shown + "…"
  }

  private static func isEscaped(_ scalar: UnicodeScalar) -> Bool {
    let categories: [Unicode.GeneralCategory] = [.control, .lineSeparator, .paragraphSeparator]
    return scalar.properties.isBidiControl || categories.contains(scalar.properties.generalCategory)
  }
}

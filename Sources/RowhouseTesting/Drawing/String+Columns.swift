// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension String {
  /// How many columns of a terminal the text takes.
  var columns: Int { reduce(0) { $0 + $1.columns } }

  /// Blanks.
  static func blanks(_ count: Int) -> String {
    count > 0 ? String(repeating: " ", count: count) : ""
  }

  /// The text without the blanks at its end.
  var withoutTrailingBlanks: String {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...last])
  }

  /// The lines of the text, with signs that no line can show written as in Swift.
  var drawableLines: [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      line.unicodeScalars.contains { $0.properties.generalCategory == .control }
        ? line.unicodeScalars.reduce(into: "") { $0 += $1.drawable } : String(line)
    }
  }

  /// The text in one line.
  var drawable: String { drawableLines.joined(separator: "\\n") }

  /// The text in quotation marks, in one line.
  var quoted: String { "“\(drawable)”" }
}

extension Unicode.Scalar {
  fileprivate var drawable: String {
    properties.generalCategory == .control ? escaped(asASCII: true) : String(self)
  }
}

extension BinaryInteger {
  /// The number with a comma before each group of three digits.
  var grouped: String {
    let digits = String(magnitude)
    var text = self < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return text
  }
}

extension Double {
  /// The number, without a fraction if it has none.
  var short: String {
    self == rounded(.towardZero) && magnitude < 1e15 ? "\(Int64(self))" : "\(self)"
  }
}

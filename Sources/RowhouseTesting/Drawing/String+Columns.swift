// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension String {
  var columns: Int { reduce(0) { $0 + $1.columns } }

  static func blanks(_ count: Int) -> String {
    count > 0 ? String(repeating: " ", count: count) : ""
  }

  var withoutTrailingBlanks: String {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...last])
  }

  /// The lines of the text, with control characters escaped as in Swift.
  var drawableLines: [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      line.unicodeScalars.contains { $0.properties.generalCategory == .control }
        ? line.unicodeScalars.reduce(into: "") { $0 += $1.drawable } : String(line)
    }
  }

  var drawable: String { drawableLines.joined(separator: "\\n") }

  var quoted: String { "“\(drawable)”" }
}

extension Unicode.Scalar {
  fileprivate var drawable: String {
    properties.generalCategory == .control ? escaped(asASCII: true) : String(self)
  }
}

extension BinaryInteger {
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
  /// The number, without a fraction if it is an integer.
  var short: String {
    self == rounded(.towardZero) && magnitude < 1e15 ? "\(Int64(self))" : "\(self)"
  }
}

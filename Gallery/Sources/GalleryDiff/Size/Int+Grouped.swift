// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Int {
  /// The number in groups of three digits, as in `100,000`.
  public var grouped: String {
    let digits = String(magnitude)
    let groups = digits.enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, (digits.count - digit.offset) % 3 == 0 { text += "," }
      text.append(digit.element)
    }
    return self < 0 ? "-\(groups)" : groups
  }
}

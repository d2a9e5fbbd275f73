// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A number as decimal digits, of which the first `exponent` are before the decimal sign.
struct DecimalDigits: Hashable {
  var isNegative: Bool
  /// The digits from 0 to 9, without zeros at either end.
  var digits: [UInt8]
  /// The number of digits before the decimal sign; negative if zeros follow it.
  var exponent: Int

  /// Creates the digits of a finite number: the fewest that identify it.
  init(_ number: Double) { self.init(ascii: "\(number.magnitude)", isNegative: number < 0) }

  /// Creates the digits of a whole number.
  init(_ number: Int) { self.init(ascii: "\(number.magnitude)", isNegative: number < 0) }

  /// Creates the digits of a number in the syntax of Swift, without a sign.
  private init(ascii: String, isNegative: Bool) {
    self.isNegative = isNegative
    digits = []
    exponent = 0
    var isWhole = true
    let parts = ascii.split(separator: "e")
    for byte in parts[0].utf8 {
      if byte == UInt8(ascii: ".") {
        isWhole = false
      } else {
        digits.append(byte - UInt8(ascii: "0"))
        if isWhole { exponent += 1 }
      }
    }
    if parts.count > 1 { exponent += Int(parts[1]) ?? 0 }
    trim()
  }

  private mutating func trim() {
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    exponent -= zeros
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty { (isNegative, exponent) = (false, 0) }
  }
}

extension DecimalDigits {
  /// The direction in which a number is rounded.
  enum Rounding {
    /// To the nearest number, with halves rounded away from zero.
    case nearest
    /// To a number that is not smaller.
    case up
    /// To a number that is not greater.
    case down
  }

  /// Rounds to `count` digits after the decimal sign.
  mutating func round(toFraction count: Int, _ rounding: Rounding = .nearest) {
    let kept = exponent + count
    guard kept < digits.count else { return }
    // The last digit is not zero, so the cut changes the number.
    let grows =
      switch rounding {
      case .nearest: kept >= 0 && digits[kept] >= 5
      case .up: !isNegative
      case .down: isNegative
      }
    if kept < 0 { exponent = -count }
    digits.removeLast(digits.count - max(0, kept))
    if grows { increment() }
    trim()
  }

  /// Adds one to the last digit.
  private mutating func increment() {
    for index in digits.indices.reversed() {
      if digits[index] < 9 {
        digits[index] += 1
        return
      }
      digits[index] = 0
    }
    digits.insert(1, at: 0)
    exponent += 1
  }

  /// Returns the digits before and after the decimal sign, at least one before.
  func split(leastFraction: Int) -> (whole: [UInt8], fraction: [UInt8]) {
    var whole = Array(digits.prefix(max(0, exponent)))
    whole += Array(repeating: 0, count: max(0, exponent - whole.count))
    var fraction = Array(repeating: 0 as UInt8, count: max(0, -exponent))
    fraction += digits.dropFirst(max(0, exponent))
    if digits.isEmpty { fraction = [] }
    fraction += Array(repeating: 0, count: max(0, leastFraction - fraction.count))
    return (whole.isEmpty ? [0] : whole, fraction)
  }
}

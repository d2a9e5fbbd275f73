// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension NumberFormat {
  /// Reads a typed number, such as `1.234,5` in German.
  ///
  /// The digits may be in any script, and the percent sign or the currency symbol may be next to
  /// the number. A period is also accepted as the decimal sign if the language does not group
  /// digits with periods. The Arabic signs `٫`, `٬`, and `٪` are accepted in all languages, because
  /// an Arabic keyboard has them, and so is `%`.
  ///
  /// - Parameter text: The text of a field.
  /// - Returns: The number, or `nil` if the text is blank.
  /// - Throws: ``Problem/notANumber``, ``Problem/tooPrecise(digits:)``, or ``Problem/tooLong``.
  public func number(in text: String) throws(Problem) -> Double? {
    guard let plain = try plainNumber(in: text) else { return nil }
    guard plain.significantDigits <= 15 else { throw .tooLong }
    var exponent = ""
    if case .percent = style { exponent = "e-2" }
    guard let number = Double(plain.ascii + exponent), number.isFinite else { throw .tooLong }
    // A field has no negative zero.
    return number == 0 ? 0 : number
  }

  /// Reads a typed whole number.
  ///
  /// - Parameter text: The text of a field.
  /// - Returns: The number, or `nil` if the text is blank.
  /// - Throws: ``Problem/notANumber``, ``Problem/tooPrecise(digits:)``, or ``Problem/tooLong``.
  public func wholeNumber(in text: String) throws(Problem) -> Int? {
    guard let plain = try plainNumber(in: text) else { return nil }
    guard plain.fraction.isEmpty else { throw .tooPrecise(digits: 0) }
    guard let number = Int(plain.ascii) else { throw .tooLong }
    return number
  }

  private func plainNumber(in text: String) throws(Problem) -> PlainNumber? {
    var rest = Self.scalars(of: text)
    if rest.isEmpty { return nil }
    let signs = acceptedSigns
    func removeSign() {
      if let sign = signs.first(where: { rest.starts(with: $0) }) {
        rest.removeFirst(sign.count)
      } else if let sign = signs.first(where: { rest.suffix($0.count).elementsEqual($0) }) {
        rest.removeLast(sign.count)
      }
      rest = Self.trimmed(rest)
    }
    removeSign()
    var plain = PlainNumber()
    if let first = rest.first, Self.minusSigns.contains(first) {
      plain.isNegative = true
      rest.removeFirst()
    }
    rest = Self.trimmed(rest)
    // The sign may be on either side of the minus sign.
    removeSign()
    let halves = rest.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: isDecimalSign)
    guard let whole = halves.first, let digits = ungrouped(Array(whole)) else { throw .notANumber }
    plain.whole = digits
    if halves.count > 1 {
      guard let fraction = Self.digits(halves[1]) else { throw .notANumber }
      plain.fraction = fraction
    }
    guard !plain.whole.isEmpty || !plain.fraction.isEmpty else { throw .notANumber }
    while plain.fraction.last == 0 { plain.fraction.removeLast() }
    if plain.fraction.count > fraction.upperBound {
      throw .tooPrecise(digits: fraction.upperBound)
    }
    return plain
  }

  /// The signs, one of which may be next to the number.
  private var acceptedSigns: [[Unicode.Scalar]] {
    let signs = if case .percent = style { [sign, "%", "\u{66A}"] } else { [sign] }
    return signs.map(Self.scalars(of:)).filter { !$0.isEmpty }
  }

  /// Returns the digits of a whole number whose groups are correct, or `nil`.
  private func ungrouped(_ text: [Unicode.Scalar]) -> [UInt8]? {
    let groups = text.split(omittingEmptySubsequences: false, whereSeparator: isGroupingSign)
    let digits = groups.compactMap(Self.digits)
    guard digits.count == groups.count else { return nil }
    if digits.count > 1 {
      let size = symbols.groupsByTwo ? 2 : 3
      // A number that begins with zero is not grouped: “0.125” in German has the decimal sign of another language.
      guard digits[0].first != 0, digits.last?.count == 3, (1...size).contains(digits[0].count),
        digits.dropFirst().dropLast().allSatisfy({ $0.count == size })
      else { return nil }
    }
    return digits.flatMap(\.self)
  }

  private func isDecimalSign(_ scalar: Unicode.Scalar) -> Bool {
    Self.scalars(of: symbols.decimal).contains(scalar)
      || scalar == "." && symbols.grouping != "." || scalar == "\u{66B}"
  }

  private func isGroupingSign(_ scalar: Unicode.Scalar) -> Bool {
    let sign = symbols.grouping.unicodeScalars.first
    if scalar == sign || scalar == "\u{66C}" { return true }
    switch sign {
    case "\u{A0}", "\u{202F}": return Self.isSpace(scalar)
    case "'", "\u{2019}": return scalar == "'" || scalar == "\u{2019}"
    default: return false
    }
  }
}

extension NumberFormat {
  private static let minusSigns: Set<Unicode.Scalar> = ["-", "\u{2212}", "\u{FE63}", "\u{FF0D}"]

  /// The signs that input methods of Japanese and Chinese type together with full-width digits.
  private static let fullWidthSigns: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{FF05}": "%", "\u{FF0C}": ",", "\u{FF0E}": ".", "\u{FFE5}": "\u{A5}",
  ]

  /// Returns the scalars of text without directional marks, without spaces at either end, and without
  /// full-width signs.
  private static func scalars(of text: String) -> [Unicode.Scalar] {
    trimmed(text.unicodeScalars.filter { !isMark($0) }.map { fullWidthSigns[$0] ?? $0 })
  }

  private static func trimmed(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var text = text[...]
    while let first = text.first, isSpace(first) { text.removeFirst() }
    while let last = text.last, isSpace(last) { text.removeLast() }
    return Array(text)
  }

  /// Returns `true` for marks that only set the direction of text.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace
  }

  /// Returns the digits of text in any script, or `nil` if the text contains anything else.
  private static func digits(_ text: some Sequence<Unicode.Scalar>) -> [UInt8]? {
    var digits: [UInt8] = []
    for scalar in text {
      guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue
      else { return nil }
      digits.append(UInt8(value))
    }
    return digits
  }
}

/// A number that was read.
private struct PlainNumber {
  var isNegative = false
  var whole: [UInt8] = []
  var fraction: [UInt8] = []

  /// The number in the syntax of Swift.
  var ascii: String {
    let digits = whole.map(String.init).joined()
    let part = fraction.map(String.init).joined()
    return (isNegative ? "-" : "") + (digits.isEmpty ? "0" : digits)
      + (part.isEmpty ? "" : ".\(part)")
  }

  /// The number of digits without zeros at either end.
  var significantDigits: Int {
    let digits = (whole + fraction).drop { $0 == 0 }
    return digits.count - digits.reversed().prefix { $0 == 0 }.count
  }
}

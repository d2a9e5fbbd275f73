// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The format of numbers in one language: how they are written, and how typed numbers are read.
///
/// ```swift
/// let format = NumberFormat(.currency("EUR"), language: "de")
/// let text = format.text(of: 1234.5)  // "1.234,50 €"
/// let number = try format.number(in: "1.234,5 €")  // 1234.5
/// ```
///
/// Parsing is strict, because a misinterpreted number is worse than an error: digits must be
/// grouped correctly or not at all, and no digit is dropped.
public struct NumberFormat: Hashable, Sendable {
  /// The kind of number.
  public var style: Style
  /// The language, as a language tag.
  public let language: String
  /// The signs of the language.
  public var symbols: NumberSymbols
  /// True if digits are grouped.
  ///
  /// Defaults to `true`.
  public var isGrouped = true

  /// A kind of number.
  public enum Style: Hashable, Sendable {
    /// A whole number.
    case integer
    /// A decimal number, with the allowed numbers of digits after the decimal sign.
    case decimal(fraction: ClosedRange<Int> = 0...3)
    /// A percentage: 0.25 is written as 25 %. The digits are those of the percentage.
    case percent(fraction: ClosedRange<Int> = 0...0)
    /// An amount of the currency with an ISO 4217 code, such as `EUR`.
    case currency(String)
  }

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - style: The kind of number.
  ///   - language: A BCP 47 tag, such as `de-CH`.
  public init(_ style: Style, language: String) {
    self.style = style
    self.language = language
    let isCurrency = if case .currency = style { true } else { false }
    symbols = NumberSymbols(language: language, ofCurrency: isCurrency)
  }
}

extension NumberFormat {
  /// The reason why typed text is not accepted as a number.
  public enum Problem: Error, Hashable, Sendable {
    /// The text is blank, and a number is required.
    case missing
    /// The text is not a number in the language.
    case notANumber
    /// The number has more digits after the decimal sign than the maximum, `digits`.
    case tooPrecise(digits: Int)
    /// The number has more than 15 digits, which a `Double` cannot store exactly, or is too large for an `Int`.
    case tooLong
    /// The number is less than the minimum.
    case tooSmall(minimum: Double)
    /// The number is greater than the maximum.
    case tooLarge(maximum: Double)
  }

  /// The sign next to the number, such as `%` or `€`; an empty string for a plain number.
  public var sign: String {
    switch style {
    case .integer, .decimal: ""
    case .percent: symbols.percent
    case .currency(let code): Currency.symbol(of: code)
    }
  }

  /// The minimum and the maximum number of digits after the decimal sign.
  public var fraction: ClosedRange<Int> {
    let digits: ClosedRange<Int> =
      switch style {
      case .integer: 0...0
      case .decimal(let fraction), .percent(let fraction): fraction
      case .currency(let code): Currency.digits(of: code)...Currency.digits(of: code)
      }
    return digits.clamped(to: 0...15)
  }

  /// Returns a number as it is written in the language, with its sign.
  ///
  /// Returns an empty string if the number is not finite.
  public func text(of number: Double) -> String { text(of: number, .nearest) }

  /// Returns a whole number as it is written in the language, with its sign.
  public func text(of number: Int) -> String {
    signed(editedText(of: number), isNegative: number < 0)
  }

  /// Returns a number with its sign, rounded to the digits of the format.
  func text(of number: Double, _ rounding: DecimalDigits.Rounding) -> String {
    signed(editedText(of: number, rounding), isNegative: number < 0)
  }

  private func signed(_ digits: String, isNegative: Bool) -> String {
    guard !digits.isEmpty, !sign.isEmpty else { return digits }
    // A code is not written without a space.
    let isWord = sign.unicodeScalars.allSatisfy { $0.properties.isAlphabetic }
    let space = [.beforeSpace, .afterSpace].contains(signPlace) || isWord ? "\u{A0}" : ""
    switch signPlace {
    case .before, .beforeSpace: break
    case .after, .afterSpace: return digits + space + sign
    }
    guard isNegative, digits.hasPrefix(symbols.minus) else { return sign + space + digits }
    return switch minusPlace {
    case .beforeCurrency:
      symbols.minus + sign + space + digits.dropFirst(symbols.minus.count)
    case .afterCurrency: sign + digits
    case .beforeNumber: sign + space + digits
    }
  }

  var signPlace: NumberSymbols.SignPlace {
    if case .currency = style { symbols.currencyPlace } else { symbols.percentPlace }
  }

  private var minusPlace: NumberSymbols.MinusPlace {
    if case .currency = style { symbols.minusPlace } else { .beforeCurrency }
  }

  /// Returns a number as a field contains it, without a sign for a percentage or a currency.
  public func editedText(of number: Double) -> String { editedText(of: number, .nearest) }

  private func editedText(of number: Double, _ rounding: DecimalDigits.Rounding) -> String {
    number.isFinite ? text(of: DecimalDigits(number), rounding) : ""
  }

  /// Returns a whole number as a field contains it.
  public func editedText(of number: Int) -> String { text(of: DecimalDigits(number), .nearest) }

  private func text(of digits: DecimalDigits, _ rounding: DecimalDigits.Rounding) -> String {
    var digits = digits
    if case .percent = style, !digits.digits.isEmpty { digits.exponent += 2 }
    digits.round(toFraction: fraction.upperBound, rounding)
    let (whole, part) = digits.split(leastFraction: fraction.lowerBound)
    var text = digits.isNegative ? symbols.minus : ""
    text += grouped(whole)
    if !part.isEmpty { text += symbols.decimal + written(part) }
    return text
  }

  private func grouped(_ digits: [UInt8]) -> String {
    guard isGrouped, !symbols.grouping.isEmpty, digits.count >= 3 + symbols.minimumGroupingDigits
    else {
      return written(digits)
    }
    var groups = [written(Array(digits.suffix(3)))]
    var rest = digits.dropLast(3)
    let size = symbols.groupsByTwo ? 2 : 3
    while !rest.isEmpty {
      groups.append(written(Array(rest.suffix(size))))
      rest = rest.dropLast(size)
    }
    return groups.reversed().joined(separator: symbols.grouping)
  }

  private func written(_ digits: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    for digit in digits {
      // All sets of digits are ten consecutive scalars.
      if let scalar = Unicode.Scalar(symbols.zero.value + UInt32(digit)) { text.append(scalar) }
    }
    return String(text)
  }
}

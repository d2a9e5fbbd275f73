// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The signs, digits, and groups of numbers in a language.
///
/// The values are those of the Unicode Common Locale Data Repository, for the languages of the
/// table in this type. Any other language has the values of English.
public struct NumberSymbols: Hashable, Sendable {
  /// The sign between the whole number and its fraction.
  public var decimal = "."
  /// The sign between groups of digits, or an empty string for none.
  public var grouping = ","
  /// The sign of negative numbers.
  public var minus = "-"
  /// The sign of percentages.
  public var percent = "%"
  /// The digit zero, which the other nine digits follow.
  public var zero: Unicode.Scalar = "0"
  /// True if only the last group has three digits, and all others have two.
  public var groupsByTwo = false
  /// The number of digits that have to precede the last group of three before digits are grouped.
  public var minimumGroupingDigits = 1
  /// The place of the sign of percentages.
  public var percentPlace = SignPlace.after
  /// The place of the symbol of a currency.
  public var currencyPlace = SignPlace.before
  /// The place of the minus sign in an amount whose currency is before the number.
  public var minusPlace = MinusPlace.beforeCurrency

  /// The place of a sign next to a number.
  public enum SignPlace: Hashable, Sendable {
    /// Directly before the number.
    case before
    /// Before the number, with a no-break space between them.
    case beforeSpace
    /// Directly after the number.
    case after
    /// After the number, with a no-break space between them.
    case afterSpace
  }

  /// The place of the minus sign if the currency symbol is before the number.
  public enum MinusPlace: Hashable, Sendable {
    /// Before the symbol, as in `-€ 5.00`.
    case beforeCurrency
    /// Directly after the symbol, as in `€-5.00`, even if there is a space in other amounts.
    case afterCurrency
    /// After the symbol and its space, as in `€ -5,00`.
    case beforeNumber
  }

  /// Creates the signs of English.
  public init() {}
}

extension NumberSymbols {
  /// Creates the signs of a language and region, such as `de-CH` or `ar`.
  ///
  /// - Parameter tag: A BCP 47 tag. Unknown subtags are ignored.
  public init(language tag: String) { self.init(language: tag, ofCurrency: false) }

  /// Creates the signs of numbers, or of amounts of a currency, which some regions write
  /// differently.
  init(language tag: String, ofCurrency isCurrency: Bool) {
    self.init()
    // Extensions, such as the calendar in `th-TH-u-ca-buddhist`, follow a single letter.
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }.prefix { $0.count > 1 }
      .map(String.init)
    guard let language = parts.first else { return }
    let regions = Set(parts.dropFirst())
    set(language)
    set(regions, of: language)
    if language == "en" { setEnglish(regions, ofCurrency: isCurrency) }
    if language == "fr", regions.contains("ch"), isCurrency { decimal = "." }
    if language == "de", regions.contains("at"), isCurrency { grouping = "." }
    if language == "ml" || language == "mr", isCurrency { groupsByTwo = false }
  }

  private mutating func set(_ language: String) {
    switch language {
    case "de", "da", "nl", "id", "vi", "ro", "el", "hr", "sl", "sr", "is":
      (decimal, grouping) = (",", ".")
      (percentPlace, currencyPlace) = (.afterSpace, .afterSpace)
      if ["nl", "id", "el", "vi", "sr", "is"].contains(language) { percentPlace = .after }
      if language == "sl" { minimumGroupingDigits = 2 }
      if language == "nl" { (currencyPlace, minusPlace) = (.beforeSpace, .beforeNumber) }
      if language == "id" { currencyPlace = .before }
      if ["hr", "sl", "is"].contains(language) { minus = language == "is" ? "-" : "\u{2212}" }
    case "it", "pt", "ca", "gl":
      (decimal, grouping) = (",", ".")
      currencyPlace = language == "pt" ? .beforeSpace : .afterSpace
      if language == "it" { minimumGroupingDigits = 2 }
      if language == "ca" || language == "gl" { percentPlace = .afterSpace }
    case "es":
      (decimal, grouping, minimumGroupingDigits) = (",", ".", 2)
      (percentPlace, currencyPlace) = (.afterSpace, .afterSpace)
    case "fr":
      (decimal, grouping) = (",", "\u{202F}")
      (percentPlace, currencyPlace) = (.afterSpace, .afterSpace)
    case "ru", "uk", "cs", "sk", "hu", "be", "kk":
      (decimal, grouping) = (",", "\u{A0}")
      (percentPlace, currencyPlace) = (.afterSpace, .afterSpace)
      if ["uk", "hu", "kk"].contains(language) { percentPlace = .after }
      if language == "hu" || language == "be" { minimumGroupingDigits = 2 }
    case "pl", "bg":
      (decimal, grouping, minimumGroupingDigits) = (",", "\u{A0}", 2)
      currencyPlace = .afterSpace
    case "sv", "nb", "nn", "no", "fi", "et", "lt":
      (decimal, grouping, minus) = (",", "\u{A0}", "\u{2212}")
      (percentPlace, currencyPlace) = (.afterSpace, .afterSpace)
      if language == "et" { (minimumGroupingDigits, percentPlace) = (2, .after) }
    case "tr":
      (decimal, grouping, percentPlace) = (",", ".", .before)
    case "ar":
      (minus, percent, currencyPlace) = ("\u{200E}-", "\u{200E}%\u{200E}", .afterSpace)
    case "fa":
      (decimal, grouping, zero) = ("\u{66B}", "\u{66C}", "\u{6F0}")
      (minus, percent) = ("\u{200E}\u{2212}", "\u{66A}")
    case "he":
      (minus, currencyPlace) = ("\u{200E}-", .afterSpace)
    case "hi", "ta", "te", "gu", "ml", "pa":
      groupsByTwo = true
    case "bn":
      (groupsByTwo, zero, currencyPlace) = (true, "\u{9E6}", .after)
    case "mr", "ne":
      (groupsByTwo, zero) = (true, "\u{966}")
      if language == "ne" { currencyPlace = .beforeSpace }
    default: break
    }
  }

  private mutating func set(_ regions: Set<String>, of language: String) {
    switch language {
    case "de" where regions.contains("ch") || regions.contains("li"):
      (decimal, grouping) = (".", "'")
      (percentPlace, currencyPlace) = (.after, .beforeSpace)
      if regions.contains("ch") { minusPlace = .afterCurrency }
    case "de" where regions.contains("at"):
      (grouping, currencyPlace) = ("\u{A0}", .beforeSpace)
    case "it" where regions.contains("ch"):
      (decimal, grouping) = (".", "'")
      (currencyPlace, minusPlace) = (.beforeSpace, .afterCurrency)
    case "en" where regions.contains("in"): groupsByTwo = true
    case "en" where regions.contains("mv"): currencyPlace = .beforeSpace
    case "ru" where regions.contains("ua"): minimumGroupingDigits = 2
    case "fa" where regions.contains("af"): currencyPlace = .beforeSpace
    case "bn" where regions.contains("in"): currencyPlace = .before
    case "ta" where regions.contains("my") || regions.contains("sg"):
      (groupsByTwo, currencyPlace) = (false, .beforeSpace)
    case "pt" where regions.contains("pt") || !regions.isDisjoint(with: SharedRegions.portugal):
      (grouping, currencyPlace) = ("\u{A0}", .afterSpace)
      minimumGroupingDigits = regions.contains("ao") ? 1 : 2
    case "es" where !regions.isDisjoint(with: Self.spanishRegionsWithComma):
      (minimumGroupingDigits, percentPlace) = (1, .after)
      if regions.contains("cr") { grouping = "\u{A0}" }
      let hasSpace = !regions.isDisjoint(with: ["ar", "co", "py", "uy"])
      currencyPlace = hasSpace ? .beforeSpace : .before
      if regions.contains("py") { minusPlace = .beforeNumber }
      if !regions.isDisjoint(with: ["cl", "ec", "ve"]) { minusPlace = .afterCurrency }
    case "es"
    where regions.contains("419") || !regions.isDisjoint(with: SharedRegions.latinAmerica):
      (decimal, grouping, minimumGroupingDigits, percentPlace) = (".", ",", 1, .after)
      currencyPlace = regions.contains("pe") ? .beforeSpace : .before
    case "es" where regions.contains("gq"): currencyPlace = .before
    case "fr" where regions.contains("ca"): grouping = "\u{A0}"
    case "fr" where regions.contains("ch"): percentPlace = .after
    case "fr" where regions.contains("lu") || regions.contains("ma"): grouping = "."
    case "ar" where !regions.isDisjoint(with: ["dz", "ly", "ma", "tn"]):
      (decimal, grouping) = (",", ".")
    case "ar" where !regions.isDisjoint(with: Self.arabicRegionsWithArabicDigits):
      (decimal, grouping, zero) = ("\u{66B}", "\u{66C}", "\u{660}")
      (minus, percent) = ("\u{61C}-", "\u{66A}\u{61C}")
    default: break
    }
  }

  /// The regions of Latin America that write a comma before the fraction; the others write a point.
  private static let spanishRegionsWithComma: Set = [
    "ar", "bo", "cl", "co", "cr", "ec", "py", "uy", "ve",
  ]
  private static let arabicRegionsWithArabicDigits: Set = [
    "bh", "dj", "eg", "er", "il", "iq", "jo", "km", "kw", "lb", "mr", "om", "ps", "qa", "sa", "sd",
    "so", "ss", "sy", "td", "ye",
  ]
}

// MARK: - English

extension NumberSymbols {
  /// Sets the signs of regions that write numbers in English as in another language.
  private mutating func setEnglish(_ regions: Set<String>, ofCurrency isCurrency: Bool) {
    for region in regions where !isCurrency || ["at", "id", "za"].contains(region) {
      switch region {
      case "at" where isCurrency: (decimal, grouping, currencyPlace) = (",", ".", .beforeSpace)
      case "at", "be", "de", "dk", "es", "id", "it", "nl", "pl", "ro", "si":
        (decimal, grouping) = (",", ".")
      case "cz", "ee", "fi", "hu", "lt", "lv", "no", "pt", "se", "sk", "ua", "za":
        (decimal, grouping) = (",", "\u{A0}")
      case "fr", "ge": (decimal, grouping) = (",", "\u{202F}")
      case "ch": grouping = "'"
      default: break
      }
      if ["at", "de", "dk", "fi", "no", "se"].contains(region) { percentPlace = .afterSpace }
    }
  }
}

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import RowhouseTestSupport
import Testing

@Suite("Numbers in the formats of languages")
struct NumberFormatTests {
  private static let languages = [
    "en", "en-IN", "en-DE", "en-ZA", "fr-CH", "es-PE",
    "de", "de-CH", "de-AT", "fr", "es", "es-MX", "it", "pt-BR", "pt-PT", "nl", "sv",
    "fi",
    "pl", "ru", "tr", "ar", "ar-EG", "ar-MA", "es-CO", "hu", "sl", "kn", "fa", "he", "hi", "bn",
    "mr", "ja", "zh-Hans", "th", "id", "ne", "ml", "es-CL", "es-PY", "it-CH", "de-LI", "en-CH",
    "fa-AF", "ta-SG", "bn-IN", "ru-UA",
    "th-TH-u-ca-buddhist", "es-u-ca-gregory-us", "unknown",
  ]
  private static let styles: [NumberFormat.Style] = [
    .integer, .decimal(), .decimal(fraction: 2...6), .percent(), .percent(fraction: 0...2),
    .currency("EUR"), .currency("JPY"), .currency("KWD"), .currency("XYZ"),
  ]

  @Test("Reading a written number returns it", arguments: languages)
  func roundTrip(language: String) {
    forAll(200) { random in
      let style = Self.styles[Int.random(in: 0..<Self.styles.count, using: &random)]
      let format = NumberFormat(style, language: language)
      var scale = 1.0
      for _ in 0..<format.fraction.upperBound { scale *= 10 }
      if case .percent = style { scale *= 100 }
      let digits = Int.random(in: -1_000_000_000_000...1_000_000_000_000, using: &random)
      let number = Double(digits >> Int.random(in: 0...40, using: &random)) / scale
      for text in [format.text(of: number), format.editedText(of: number)] {
        guard (try? format.number(in: text)) == number else {
          return "\(number) is written as \(text) for \(style), and not read as the same number"
        }
      }
      let whole = NumberFormat(.integer, language: language)
      let any = Int(truncatingIfNeeded: random.next()) >> Int.random(in: 0...63, using: &random)
      let text = whole.editedText(of: any)
      guard (try? whole.wholeNumber(in: text)) == any else {
        return "\(any) is written as \(text), and not read as the same number"
      }
      return nil
    }
  }

  @Test(
    "Numbers are written as the language writes them",
    arguments: [
      ("en", "-€1,234,567.50"), ("en-IN", "-€12,34,567.50"), ("de", "-1.234.567,50\u{A0}€"),
      ("fr", "-1\u{202F}234\u{202F}567,50\u{A0}€"), ("sv", "\u{2212}1\u{A0}234\u{A0}567,50\u{A0}€"),
      ("ar-EG", "\u{61C}-١٬٢٣٤٬٥٦٧٫٥٠\u{A0}€"), ("ar", "\u{200E}-1,234,567.50\u{A0}€"),
      ("es-CO", "-€\u{A0}1.234.567,50"), ("es-CL", "€-1.234.567,50"),
      ("de-AT", "-€\u{A0}1.234.567,50"), ("fr-CA", "-1\u{A0}234\u{A0}567,50\u{A0}€"),
      ("hi", "-€12,34,567.50"), ("ml", "-€1,234,567.50"), ("mr", "-€१,२३४,५६७.५०"),
      ("de-CH", "€-1'234'567.50"), ("it-CH", "€-1'234'567.50"),
      ("de-LI", "-€\u{A0}1'234'567.50"), ("nl", "€\u{A0}-1.234.567,50"),
      ("es-PY", "€\u{A0}-1.234.567,50"), ("es-AR", "-€\u{A0}1.234.567,50"),
      ("es-EC", "€-1.234.567,50"), ("es-VE", "€-1.234.567,50"), ("es-PE", "-€\u{A0}1,234,567.50"),
      ("es-UY", "-€\u{A0}1.234.567,50"), ("pt", "-€\u{A0}1.234.567,50"),
      ("pt-BR", "-€\u{A0}1.234.567,50"), ("en-AT", "-€\u{A0}1.234.567,50"),
      ("en-MV", "-€\u{A0}1,234,567.50"), ("ne", "-€\u{A0}१२,३४,५६७.५०"),
      ("id", "-€1.234.567,50"), ("fa", "\u{200E}\u{2212}€۱٬۲۳۴٬۵۶۷٫۵۰"),
      ("fa-AF", "\u{200E}\u{2212}€\u{A0}۱٬۲۳۴٬۵۶۷٫۵۰"), ("bn", "-১২,৩৪,৫৬৭.৫০€"),
      ("bn-IN", "-€১২,৩৪,৫৬৭.৫০"), ("ta-MY", "-€\u{A0}1,234,567.50"),
    ])
  func written(language: String, text: String) {
    #expect(NumberFormat(.currency("EUR"), language: language).text(of: -1_234_567.5) == text)
  }

  @Test("A currency without a symbol has a space beside the number")
  func code() {
    let texts = [("bn", "৫.০০\u{A0}BDT"), ("de", "5,00\u{A0}BDT"), ("en", "BDT\u{A0}5.00")]
    for (language, text) in texts {
      let format = NumberFormat(.currency("BDT"), language: language)
      #expect(format.text(of: 5) == text)
      #expect((try? format.number(in: text)) == 5)
    }
    #expect((try? NumberFormat(.currency("JPY"), language: "ja").number(in: "￥１，５００")) == 1_500)
  }

  @Test("A space beside a currency is that of positive amounts, except before some minus signs")
  func spaces() {
    let texts = [
      ("de-CH", "€\u{A0}5.00"), ("it-CH", "€\u{A0}5.00"), ("es-CL", "€5,00"), ("id", "€5,00"),
      ("fa", "€۵٫۰۰"), ("pt-BR", "€\u{A0}5,00"), ("ta-SG", "€\u{A0}5.00"),
    ]
    for (language, text) in texts {
      #expect(NumberFormat(.currency("EUR"), language: language).text(of: 5) == text)
    }
    let code = NumberFormat(.currency("XYZ"), language: "es-CL")
    #expect(code.text(of: 5) == "XYZ\u{A0}5,00" && code.text(of: -5) == "XYZ-5,00")
    #expect(NumberFormat(.currency("XYZ"), language: "en").text(of: -5) == "-XYZ\u{A0}5.00")
    #expect(NumberFormat(.percent(), language: "tr").text(of: -0.5) == "-%50")
  }

  @Test(
    "Numbers are written as the region writes them",
    arguments: [
      ("es-PE", "1,234,567.5"), ("es-DO", "1,234,567.5"), ("es-CU", "1,234,567.5"),
      ("es-BZ", "1,234,567.5"), ("es-BR", "1,234,567.5"), ("es-AR", "1.234.567,5"),
      ("es-CR", "1\u{A0}234\u{A0}567,5"), ("en-ZA", "1\u{A0}234\u{A0}567,5"),
      ("en-DE", "1.234.567,5"), ("en-FR", "1\u{202F}234\u{202F}567,5"),
      ("en-CH", "1'234'567.5"), ("de-CH", "1'234'567.5"), ("it-CH", "1'234'567.5"),
      ("ml", "12,34,567.5"), ("mr", "१२,३४,५६७.५"), ("ta", "12,34,567.5"), ("ta-MY", "1,234,567.5"),
      ("ta-SG", "1,234,567.5"), ("en-GB", "1,234,567.5"), ("en-IN", "12,34,567.5"),
      ("es-JP", "1,234,567.5"), ("es-GQ", "1.234.567,5"), ("pt-FR", "1\u{A0}234\u{A0}567,5"),
      ("fr-LU", "1.234.567,5"), ("pt-AO", "1\u{A0}234\u{A0}567,5"), ("ar-EH", "1,234,567.5"),
      ("ar-MR", "١٬٢٣٤٬٥٦٧٫٥"), ("ar-TN", "1.234.567,5"), ("kn", "1,234,567.5"),
    ])
  func regions(language: String, text: String) {
    #expect(NumberFormat(.decimal(), language: language).text(of: 1_234_567.5) == text)
  }

  @Test("Amounts in English have the signs of English in most regions")
  func amounts() {
    let texts = [
      ("en-DE", "€1,234.50"), ("en-FI", "€1,234.50"), ("en-ZA", "€1\u{A0}234,50"),
      ("en-AT", "€\u{A0}1.234,50"), ("fr-CH", "1\u{202F}234.50\u{A0}€"),
    ]
    for (language, text) in texts {
      #expect(NumberFormat(.currency("EUR"), language: language).text(of: 1_234.5) == text)
    }
  }

  @Test(
    "Four digits are grouped only in some languages and regions",
    arguments: [
      ("de", "1.234"), ("it", "1234"), ("it-CH", "1234"), ("sl", "1234"), ("hu", "1234"),
      ("be", "1234"), ("pl", "1234"), ("es", "1234"), ("es-CO", "1.234"), ("es-MX", "1,234"),
      ("pt-PT", "1234"), ("pt-AO", "1\u{A0}234"), ("cs", "1\u{A0}234"),
      ("ru", "1\u{A0}234"), ("ru-UA", "1234"),
    ])
  func minimumGroupingDigits(language: String, text: String) {
    #expect(NumberFormat(.integer, language: language).text(of: 1_234) == text)
  }

  @Test(
    "The sign of percentages has the place of the language and region",
    arguments: [
      ("de", "50\u{A0}%"), ("hr", "50\u{A0}%"), ("sr", "50%"), ("is", "50%"), ("ca", "50\u{A0}%"),
      ("gl", "50\u{A0}%"), ("kk", "50%"), ("es", "50\u{A0}%"), ("es-MX", "50%"), ("es-AR", "50%"),
      ("fr", "50\u{A0}%"), ("fr-CH", "50%"), ("en", "50%"), ("en-DE", "50\u{A0}%"), ("tr", "%50"),
    ])
  func percentages(language: String, text: String) {
    #expect(NumberFormat(.percent(), language: language).text(of: 0.5) == text)
  }

  @Test("Digits are rounded to those of the format, and missing ones are written")
  func rounding() {
    let price = NumberFormat(.currency("USD"), language: "en")
    #expect(price.text(of: 0.005) == "$0.01")
    #expect(price.text(of: 999.999) == "$1,000.00")
    #expect(price.text(of: -0.001) == "$0.00")
    #expect(price.editedText(of: 1e15) == "1,000,000,000,000,000.00")
    #expect(price.text(of: .nan) == "" && price.text(of: .infinity) == "")
    #expect(NumberFormat(.percent(), language: "de").text(of: 0.256) == "26\u{A0}%")
    for zero in [0.0, -0.0] {
      #expect(NumberFormat(.percent(), language: "en").text(of: zero) == "0%")
      #expect(NumberFormat(.percent(fraction: 1...1), language: "en").text(of: zero) == "0.0%")
    }
    #expect(NumberFormat(.decimal(), language: "es").text(of: 1234.5) == "1234,5")
    #expect(price.text(of: -1_234) == "-$1,234.00" && price.text(of: Int.max).hasSuffix("807.00"))
    #expect(NumberFormat(.percent(), language: "de").text(of: [1].count) == "100\u{A0}%")
    #expect(
      NumberFormat(.integer, language: "en").editedText(of: Int.min) == "-9,223,372,036,854,775,808"
    )
  }

  @Test(
    "A text that may mean another number is not read",
    arguments: [
      ("en", "1,5"), ("de", "1.5"), ("en", "1e5"), ("en", "--1"), ("en", "-"), ("en", "."),
      ("en", "0x10"),
      ("en", "½"), ("en", "1.2.3"), ("en", "12,34"), ("hi", "1,234,567"), ("en", "1 000"),
      ("en", "abc"),
      ("en", "0,125"), ("de", "0.125"), ("de", "-00.125"),
      ("en", "1,,000"), ("en", ",100"), ("ar-EG", "1,234"), ("en", "∞"), ("en", "NaN"),
    ])
  func refused(language: String, text: String) {
    let format = NumberFormat(.decimal(), language: language)
    #expect(throws: NumberFormat.Problem.notANumber) { try format.number(in: text) }
    #expect(throws: NumberFormat.Problem.notANumber) { try format.wholeNumber(in: text) }
  }

  @Test(
    "Numbers are read with the signs and digits that users have",
    arguments: [
      ("en", "1,500.25", 1500.25), ("de", "1.500", 1500), ("ar", "١٢٫٥", 12.5),
      ("ar", "12.5", 12.5), ("ar", "١٬٢٣٤٫٥", 1234.5), ("ar", "1,234.5", 1234.5),
      ("fr", "1 234,5", 1234.5), ("en", ".5", 0.5), ("en", "5.", 5), ("en", "１２", 12),
      ("ja", "１，２３４．５", 1234.5), ("de", "１２，５", 12.5),
      ("en", " 7 ", 7),
      ("hi", "12,34,567", 1_234_567), ("de-CH", "1'234.5", 1234.5),
      ("de-CH", "1’234.5", 1234.5), ("sv", "-3", -3),
      ("en", "\u{2212}3", -3),
      ("en", "-0", 0), ("en", "007", 7),
    ])
  func read(language: String, text: String, number: Double) throws {
    #expect(try NumberFormat(.decimal(), language: language).number(in: text) == number)
  }

  @Test(
    "A percentage is read with the signs of all languages",
    arguments: [
      ("ar", "٥٠٪"), ("ar", "50%"), ("ar-EG", "50%"), ("ar-EG", "٥٠٪"), ("fa", "50%"),
      ("fa", "۵۰٪"), ("en", "50٪"), ("tr", "%50"), ("de", "50 %"), ("ja", "５０％"),
    ])
  func percentSigns(language: String, text: String) throws {
    #expect(try NumberFormat(.percent(), language: language).number(in: text) == 0.5)
    #expect(throws: NumberFormat.Problem.notANumber) {
      try NumberFormat(.decimal(), language: language).number(in: text)
    }
  }

  @Test("No digit is dropped, and an empty text is not a number")
  func limits() throws {
    let format = NumberFormat(.decimal(fraction: 0...2), language: "en")
    #expect(throws: NumberFormat.Problem.tooPrecise(digits: 2)) { try format.number(in: "1.005") }
    #expect(try format.number(in: "1.500") == 1.5)
    #expect(throws: NumberFormat.Problem.tooLong) { try format.number(in: "12345678901234567") }
    #expect(throws: NumberFormat.Problem.tooLong) {
      try format.wholeNumber(in: "9,223,372,036,854,775,808")
    }
    #expect(throws: NumberFormat.Problem.tooPrecise(digits: 0)) {
      try format.wholeNumber(in: "1.5")
    }
    #expect(try format.number(in: "") == nil && format.number(in: " \u{200E}") == nil)
    #expect(try NumberFormat(.percent(), language: "en").number(in: "25%") == 0.25)
    #expect(try NumberFormat(.currency("EUR"), language: "de").number(in: "-1,50 €") == -1.5)
    #expect(try NumberFormat(.currency("EUR"), language: "en").number(in: "-€1.50") == -1.5)
  }

  @Test("A bound in a message is rounded to a number that is accepted")
  func roundedBounds() {
    let price = NumberFormat(.currency("EUR"), language: "en")
    #expect(price.message(for: .tooLarge(maximum: 9.999)) == "Maximum: €9.99")
    #expect(price.message(for: .tooLarge(maximum: -0.001)) == "Maximum: -€0.01")
    #expect(price.message(for: .tooSmall(minimum: 0.001)) == "Minimum: €0.01")
    #expect(price.message(for: .tooSmall(minimum: 0.9901)) == "Minimum: €1.00")
    #expect(price.message(for: .tooSmall(minimum: -9.999)) == "Minimum: -€9.99")
    #expect(price.message(for: .tooSmall(minimum: -0.001)) == "Minimum: €0.00")
    #expect(price.message(for: .tooSmall(minimum: 0.1)) == "Minimum: €0.10")
    let share = NumberFormat(.percent(), language: "en")
    #expect(share.message(for: .tooLarge(maximum: 0.999)) == "Maximum: 99%")
    #expect(share.message(for: .tooSmall(minimum: 0.00001)) == "Minimum: 1%")
  }

  @Test("Each problem has a message with the limit in the language")
  func messages() {
    let format = NumberFormat(.currency("EUR"), language: "de")
    #expect(format.message(for: .tooLarge(maximum: 1000)) == "Maximum: 1.000,00\u{A0}€")
    #expect(format.message(for: .tooPrecise(digits: 2)) == "Maximale Nachkommastellen: 2")
    #expect(format.message(for: .tooPrecise(digits: 0)) == "Bitte eine ganze Zahl eingeben.")
    let other = NumberFormat(.integer, language: "eo")
    #expect(other.message(for: .notANumber) == "This is not a number.")
    for language in ["en", "de", "fr", "es", "zh-Hans", "zh-Hant", "ja", "ar"] {
      let format = NumberFormat(.integer, language: language)
      #expect(!format.message(for: .missing).isEmpty && !format.message(for: .tooLong).isEmpty)
    }
  }
}

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The symbols and digits of currencies, by their codes.
enum Currency {
  private static let symbols = [
    "EUR": "€", "USD": "$", "GBP": "£", "JPY": "¥", "CNY": "¥", "INR": "₹", "KRW": "₩", "RUB": "₽",
    "TRY": "₺", "BRL": "R$", "PLN": "zł", "CZK": "Kč", "SEK": "kr", "NOK": "kr", "DKK": "kr",
    "ILS": "₪", "UAH": "₴", "VND": "₫", "THB": "฿", "PHP": "₱", "NGN": "₦",
  ]
  private static let withoutFraction: Set = [
    "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND", "VUV",
    "XAF",
    "XOF", "XPF",
  ]
  private static let withThreeDigits: Set = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]

  /// Returns the symbol of a currency, or its code if it has none.
  static func symbol(of code: String) -> String { symbols[code] ?? code }

  /// Returns the number of digits after the decimal sign, as defined by ISO 4217.
  static func digits(of code: String) -> Int {
    if withoutFraction.contains(code) { return 0 }
    return withThreeDigits.contains(code) ? 3 : 2
  }
}

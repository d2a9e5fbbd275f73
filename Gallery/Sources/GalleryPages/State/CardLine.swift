// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row of the page for filling in a business card.
public enum CardLine: Hashable, Sendable {
  /// The name.
  case name
  /// The email address.
  case email
  /// The phone number.
  case phone
  /// The secret number.
  case pin
  /// The age.
  case age
  /// A note.
  case note
  /// A row without a field, which appears and disappears.
  case neighbor(Int)
}

extension CardLine {
  /// The rows with fields, which are always shown.
  public static let fields: [CardLine] = [.name, .email, .phone, .pin, .age, .note]
}

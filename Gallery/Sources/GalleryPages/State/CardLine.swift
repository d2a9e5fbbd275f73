// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row of the page on which a visiting card is filled in.
public enum CardLine: Hashable, Sendable {
  /// Who it is.
  case name
  /// Where to write to.
  case email
  /// Where to call.
  case phone
  /// What nobody else may read.
  case pin
  /// How old that person is.
  case age
  /// What else there is to say.
  case note
  /// A row that only comes and goes.
  case neighbour(Int)
}

extension CardLine {
  /// The rows that are always there.
  public static let fields: [CardLine] = [.name, .email, .phone, .pin, .age, .note]
}

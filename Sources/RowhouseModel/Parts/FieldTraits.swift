// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The content of a field, by which platforms offer texts that the user has stored.
public enum FieldContent: String, Hashable, Sendable, CaseIterable {
  /// A whole name.
  case name
  /// A given name.
  case givenName
  /// A family name.
  case familyName
  /// A name that the user has chosen.
  case nickname
  /// The name of a company.
  case organization
  /// The name of an account.
  case username
  /// A password that the user has already.
  case password
  /// A password that the user chooses.
  case newPassword
  /// A code that the user has received.
  case oneTimeCode
  /// An e-mail address.
  case email
  /// A telephone number.
  case phone
  /// An address on the web.
  case url
  /// A street with its number.
  case street
  /// A city.
  case city
  /// A postal code.
  case postalCode
  /// The name of a country.
  case country
}

/// The letters that the keyboard of a field writes in upper case by itself.
public enum FieldCapitalization: Hashable, Sendable, CaseIterable {
  /// No letters.
  case never
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// All letters.
  case characters
}

/// The title of the Return key of a field's keyboard.
public enum FieldReturnKey: Hashable, Sendable, CaseIterable {
  /// The user has finished.
  case done
  /// The user wants to go on.
  case go
  /// The user wants to fill in the next field.
  case next
  /// The user wants to search.
  case search
  /// The user wants to send the text.
  case send
}

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The content of a field, for which platforms suggest text that the user has stored.
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
  /// An existing password.
  case password
  /// A new password.
  case newPassword
  /// A code that the user has received.
  case oneTimeCode
  /// An e-mail address.
  case email
  /// A telephone number.
  case phone
  /// A web address.
  case url
  /// A whole street address, in one or more lines.
  case street
  /// The first line of a street address that has two fields.
  case streetLine1
  /// The second line of a street address, such as an apartment.
  case streetLine2
  /// A city.
  case city
  /// A state, a province, or another region of a country.
  case state
  /// A postal code.
  case postalCode
  /// The name of a country.
  case country
  /// A date of birth. On iOS, text is suggested from iOS 17 on.
  case birthday
  /// The number of a credit card.
  case creditCardNumber
  /// The name on a credit card. On iOS, text is suggested from iOS 17 on.
  case creditCardName
  /// The month and year in which a credit card expires. On iOS, text is suggested from iOS 17 on.
  case creditCardExpiration
  /// The security code of a credit card. On iOS, text is suggested from iOS 17 on.
  case creditCardSecurityCode
}

/// The letters that the keyboard of a field automatically capitalizes.
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
  /// The title for ending the input.
  case done
  /// The title for continuing, for example to an address.
  case go
  /// The title for moving to the next field. In UIKit, Return begins to edit that field.
  case next
  /// The title for searching.
  case search
  /// The title for sending the text.
  case send
}

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Foundation
import RowhouseModel

/// The keyboard settings for a field.
struct InputTraits {
  var keyboard = UIKeyboardType.default
  var content: UITextContentType?
  var capitals = UITextAutocapitalizationType.sentences
  var corrections = UITextAutocorrectionType.default
  var returnKey = UIReturnKeyType.done

  /// The setting for typographic quotes, which replace straight ones.
  var quotes: UITextSmartQuotesType { corrections == .no ? .no : .default }
  /// The setting for dashes, which replace two hyphens.
  var dashes: UITextSmartDashesType { corrections == .no ? .no : .default }
  /// The setting for spaces that are inserted and deleted around pasted words.
  var spaces: UITextSmartInsertDeleteType { corrections == .no ? .no : .default }

  /// True if the keyboard of an iPhone has a Return key, which ends editing.
  var hasReturnKey: Bool { ![.decimalPad, .phonePad, .numberPad].contains(keyboard) }
}

/// A view in which the user types text.
///
/// The properties of `UITextInputTraits` are optional, and Swift cannot set them without knowing the class of the view.
@MainActor
protocol KeyboardView: UIView {
  var keyboardType: UIKeyboardType { get set }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // A property of the type `UITextContentType?` would not be the same requirement.
  var textContentType: UITextContentType! { get set }
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var smartQuotesType: UITextSmartQuotesType { get set }
  var smartDashesType: UITextSmartDashesType { get set }
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
}

extension UITextField: KeyboardView {}
extension UITextView: KeyboardView {}

extension KeyboardView {
  /// Sets all keyboard settings except the Return key, which begins a new line in a multiline field.
  func setTraits(_ traits: InputTraits) {
    keyboardType = traits.keyboard
    textContentType = traits.content
    autocapitalizationType = traits.capitals
    autocorrectionType = traits.corrections
    smartQuotesType = traits.quotes
    smartDashesType = traits.dashes
    smartInsertDeleteType = traits.spaces
  }
}

extension FieldInput {
  /// The keyboard settings for the field.
  var inputTraits: InputTraits {
    var settings = kind.inputTraits
    // The number keyboards have no minus sign.
    if kind == .number, number.isSigned { settings.keyboard = .numbersAndPunctuation }
    if let content = traits.content { settings.content = content.contentType }
    switch traits.capitalization {
    case .never: settings.capitals = .none
    case .words: settings.capitals = .words
    case .sentences: settings.capitals = .sentences
    case .characters: settings.capitals = .allCharacters
    case nil: break
    }
    if let isCorrected = traits.isCorrected { settings.corrections = isCorrected ? .yes : .no }
    switch traits.returnKey {
    case .done: settings.returnKey = .done
    case .go: settings.returnKey = .go
    case .next: settings.returnKey = .next
    case .search: settings.returnKey = .search
    case .send: settings.returnKey = .send
    case nil: break
    }
    return settings
  }
}

extension FieldInput {
  /// Returns typed or pasted text as the field inserts it.
  ///
  /// As in browsers, a one-line field inserts no line breaks. The number keyboard without a minus sign has only the
  /// decimal separator of the user's region, so the field inserts that of the page.
  func inserted(_ string: String) -> String {
    ofPage(withoutRefusedBreaks(string))
  }

  private func ofPage(_ string: String) -> String {
    guard !number.isSigned, let decimalSign = number.decimalSign,
      string == Locale.current.decimalSeparator
    else { return string }
    return decimalSign
  }
}

extension FieldKind {
  /// The keyboard settings for a field of this kind.
  fileprivate var inputTraits: InputTraits {
    var traits = InputTraits()
    switch self {
    case .text: return traits
    case .search:
      traits.returnKey = .search
      return traits
    case .secure: traits.content = .password
    case .email: (traits.keyboard, traits.content) = (.emailAddress, .emailAddress)
    case .phone: (traits.keyboard, traits.content) = (.phonePad, .telephoneNumber)
    case .url: (traits.keyboard, traits.content) = (.URL, .URL)
    case .number: traits.keyboard = .decimalPad
    case .digits: traits.keyboard = .numberPad
    case .oneTimeCode: (traits.keyboard, traits.content) = (.numberPad, .oneTimeCode)
    }
    traits.capitals = .none
    traits.corrections = .no
    return traits
  }
}

extension FieldContent {
  /// The corresponding UIKit content type, or `nil` if the version of the system does not have it.
  fileprivate var contentType: UITextContentType? {
    switch self {
    case .name: .name
    case .givenName: .givenName
    case .familyName: .familyName
    case .nickname: .nickname
    case .organization: .organizationName
    case .username: .username
    case .password: .password
    case .newPassword: .newPassword
    case .oneTimeCode: .oneTimeCode
    case .email: .emailAddress
    case .phone: .telephoneNumber
    case .url: .URL
    case .street: .fullStreetAddress
    case .streetLine1: .streetAddressLine1
    case .streetLine2: .streetAddressLine2
    case .city: .addressCity
    case .state: .addressState
    case .postalCode: .postalCode
    case .country: .countryName
    case .creditCardNumber: .creditCardNumber
    case .birthday, .creditCardName, .creditCardExpiration, .creditCardSecurityCode: newContentType
    }
  }

  /// The content type that UIKit has from iOS 17 on.
  private var newContentType: UITextContentType? {
    guard #available(iOS 17, macCatalyst 17, *) else { return nil }
    return switch self {
    case .birthday: .birthdate
    case .creditCardName: .creditCardName
    case .creditCardExpiration: .creditCardExpiration
    case .creditCardSecurityCode: .creditCardSecurityCode
    case .name, .givenName, .familyName, .nickname, .organization, .username, .password,
      .newPassword, .oneTimeCode, .email, .phone, .url, .street, .streetLine1, .streetLine2, .city,
      .state, .postalCode, .country, .creditCardNumber:
      nil
    }
  }
}
#endif

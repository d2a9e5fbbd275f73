// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

#if os(Linux)
import Foundation

/// See <https://developer.apple.com/documentation/uikit/uikeyboardtype>.
public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable
  case numbersAndPunctuation
  case URL
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  case decimalPad
  case twitter
  case webSearch
  case asciiCapableNumberPad
}

/// See <https://developer.apple.com/documentation/uikit/uireturnkeytype>.
public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go
  case google
  case join
  case next
  case route
  case search
  case send
  case yahoo
  case done
  case emergencyCall
  case `continue`
}

/// See <https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype>.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words
  case sentences
  case allCharacters
}

/// See <https://developer.apple.com/documentation/uikit/uitextautocorrectiontype>.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no
  case yes
}

/// See <https://developer.apple.com/documentation/uikit/uitextspellcheckingtype>.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default` = 0
  case no
  case yes
}

/// See <https://developer.apple.com/documentation/uikit/uitextsmartquotestype>.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default` = 0
  case no
  case yes
}

/// See <https://developer.apple.com/documentation/uikit/uitextsmartdashestype>.
public enum UITextSmartDashesType: Int, Sendable {
  case `default` = 0
  case no
  case yes
}

/// See <https://developer.apple.com/documentation/uikit/uitextsmartinsertdeletetype>.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default` = 0
  case no
  case yes
}

/// See <https://developer.apple.com/documentation/uikit/uitextcontenttype>.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let name = UITextContentType(rawValue: "name")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let organizationName = UITextContentType(rawValue: "organization")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let addressState = UITextContentType(rawValue: "address-level1")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let URL = UITextContentType(rawValue: "url")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  @available(iOS 17, macCatalyst 17, *)
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  @available(iOS 17, macCatalyst 17, *)
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  @available(iOS 17, macCatalyst 17, *)
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  @available(iOS 17, macCatalyst 17, *)
  public static let birthdate = UITextContentType(rawValue: "bday")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
#endif

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

extension SettingsField {
  /// The kind of text field, which determines the keyboard.
  public var kind: FieldKind {
    if isSecure { return .secure }
    switch keyboard {
    case "EmailAddress": return .email
    case "PhonePad": return .phone
    case "URL": return .url
    case "NumberPad": return .digits
    case "DecimalPad": return .number
    default: return .text
    }
  }

  /// The content type for autofill, or `nil` for the content type that the kind implies.
  public var content: FieldContent? { contentType.flatMap(Self.content(named:)) }

  /// The automatic capitalization, or `nil` for the capitalization that the kind implies.
  ///
  /// The Settings app does not capitalize text unless a specifier requests it.
  public var capitalization: FieldCapitalization? {
    switch capitals {
    case "Words": .words
    case "Sentences": .sentences
    case "AllCharacters": .characters
    // Keyboards of other kinds do not capitalize automatically.
    default: kind == .text ? .never : nil
    }
  }

  /// True if the platform corrects the text automatically, or `nil` if the kind determines it.
  public var isCorrected: Bool? {
    switch correction {
    case "Yes": true
    case "No": false
    default: nil
    }
  }

  /// Returns the content type with a name such as `EmailAddress`, which is its UIKit name in
  /// Objective-C or Swift.
  ///
  /// - Returns: The content type, or `nil` if `FieldContent` does not contain it or the name is
  ///   unknown.
  static func content(named name: String) -> FieldContent? {
    switch contentName(name) {
    case "name": .name
    case "givenname": .givenName
    case "familyname": .familyName
    case "nickname": .nickname
    case "organizationname": .organization
    case "username": .username
    case "password": .password
    case "newpassword": .newPassword
    case "onetimecode": .oneTimeCode
    case "emailaddress": .email
    case "telephonenumber": .phone
    case "url": .url
    case "fullstreetaddress": .street
    case "streetaddressline1": .streetLine1
    case "streetaddressline2": .streetLine2
    case "addresscity": .city
    case "addressstate": .state
    case "postalcode": .postalCode
    case "countryname": .country
    case "creditcardnumber": .creditCardNumber
    default: nil
    }
  }

  /// Returns `true` for the name of a content type that InAppSettingsKit supports and the model
  /// does not.
  static func isForeignContent(_ name: String) -> Bool {
    [
      "nameprefix", "middlename", "namesuffix", "jobtitle", "location", "addresscityandstate",
      "sublocality",
    ].contains(contentName(name))
  }

  private static func contentName(_ name: String) -> String {
    let prefix = "uitextcontenttype"
    let name = name.lowercased()
    return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
  }
}

extension FieldRow {
  /// Sets the keyboard properties that a field of a bundle describes.
  func keyboard(of field: SettingsField) -> FieldRow {
    var row = self
    if let content = field.content { row = row.content(content) }
    if let capitalization = field.capitalization { row = row.capitalization(capitalization) }
    if let isCorrected = field.isCorrected { row = row.corrected(isCorrected) }
    return row
  }
}

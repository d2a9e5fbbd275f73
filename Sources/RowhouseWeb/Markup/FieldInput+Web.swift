// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

extension FieldInput {
  /// The attributes that describe the purpose of the field to a browser.
  var markupAttributes: [Markup.Attribute] {
    var attributes: [Markup.Attribute] = [
      // With a lower limit, a browser would not send a form with a text that the user has shortened too little.
      .named("maxlength", "\(greatestLength)"),
      .named("autocomplete", (traits.content ?? impliedContent)?.autocomplete ?? "off"),
      .named("dir", "auto"),
    ]
    if !placeholder.isEmpty { attributes.append(.named("placeholder", placeholder)) }
    if reporting == .continuous { attributes.append(.flag("data-live")) }
    if let keyboard { attributes.append(.named("inputmode", keyboard)) }
    if let returnKey = traits.returnKey {
      attributes.append(.named("enterkeyhint", returnKey.hint))
    }
    let isPlain = isPlain
    switch traits.capitalization {
    case .never: attributes.append(.named("autocapitalize", "off"))
    case .words: attributes.append(.named("autocapitalize", "words"))
    case .sentences: attributes.append(.named("autocapitalize", "sentences"))
    case .characters: attributes.append(.named("autocapitalize", "characters"))
    case nil: if !isPlain { attributes.append(.named("autocapitalize", "off")) }
    }
    if let isCorrected = traits.isCorrected {
      attributes.append(.named("spellcheck", "\(isCorrected)"))
      // Only Safari supports this attribute.
      attributes.append(.named("autocorrect", isCorrected ? "on" : "off"))
    } else if !isPlain {
      attributes.append(.named("spellcheck", "false"))
    }
    return attributes
  }

  /// True if the text consists of words.
  private var isPlain: Bool {
    switch kind {
    case .text, .search: true
    case .secure, .email, .phone, .url, .number, .digits, .oneTimeCode: false
    }
  }

  /// The content that follows from the kind, and that browsers may fill in by default.
  private var impliedContent: FieldContent? {
    kind == .oneTimeCode ? .oneTimeCode : nil
  }

  /// The `type` of the element for a one-line field.
  var inputType: String {
    switch kind {
    // Browsers' number fields would accept only numbers in the English format. Their fields for
    // e-mail and web addresses would remove spaces, and some would encode the names of hosts.
    case .text, .email, .url, .number, .digits, .oneTimeCode: "text"
    case .secure: "password"
    case .phone: "tel"
    case .search: "search"
    }
  }

  /// The text in the form in which a browser stores it, because browsers support only some kinds of
  /// line breaks.
  var shownText: String {
    var scalars = text.replacing("\r\n", with: "\n").unicodeScalars
    if !isMultiline { scalars.removeAll { "\r\n".unicodeScalars.contains($0) } }
    var text = String.UnicodeScalarView()
    for scalar in scalars { text.append(scalar == "\r" ? "\n" : Markup.writable(scalar)) }
    return String(text)
  }

  private var keyboard: String? {
    switch kind {
    // The number keyboards have no minus sign.
    case .number: number.isSigned ? nil : "decimal"
    case .digits, .oneTimeCode: "numeric"
    case .email: "email"
    case .url: "url"
    // A multiline field has no attribute for its type.
    case .phone where isMultiline: "tel"
    case .text, .secure, .phone, .search: nil
    }
  }
}

extension FieldContent {
  /// The value of the `autocomplete` attribute, as defined by the HTML standard.
  ///
  /// See <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill>.
  fileprivate var autocomplete: String {
    switch self {
    case .name: "name"
    case .givenName: "given-name"
    case .familyName: "family-name"
    case .nickname: "nickname"
    case .organization: "organization"
    case .username: "username"
    case .password: "current-password"
    case .newPassword: "new-password"
    case .oneTimeCode: "one-time-code"
    case .email: "email"
    case .phone: "tel"
    case .url: "url"
    case .street: "street-address"
    case .streetLine1: "address-line1"
    case .streetLine2: "address-line2"
    case .city: "address-level2"
    case .state: "address-level1"
    case .postalCode: "postal-code"
    case .country: "country-name"
    case .birthday: "bday"
    case .creditCardNumber: "cc-number"
    case .creditCardName: "cc-name"
    case .creditCardExpiration: "cc-exp"
    case .creditCardSecurityCode: "cc-csc"
    }
  }
}

extension FieldReturnKey {
  /// The value of the `enterkeyhint` attribute.
  fileprivate var hint: String {
    switch self {
    case .done: "done"
    case .go: "go"
    case .next: "next"
    case .search: "search"
    case .send: "send"
    }
  }
}

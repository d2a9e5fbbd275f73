// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseModel

extension FieldInput {
  /// The hints of a field, for input methods and keyboards on the screen.
  var inputHints: GtkInputHints {
    let capitals =
      switch traits.capitalization {
      case .words: GTK_INPUT_HINT_UPPERCASE_WORDS
      case .sentences: GTK_INPUT_HINT_UPPERCASE_SENTENCES
      case .characters: GTK_INPUT_HINT_UPPERCASE_CHARS
      // The hint for lower case would change what the user types in upper case.
      case .never, nil: GTK_INPUT_HINT_NONE
      }
    let spelling =
      switch traits.isCorrected ?? kind.isCorrected {
      case true: GTK_INPUT_HINT_SPELLCHECK
      case false: GTK_INPUT_HINT_NO_SPELLCHECK
      case nil: GTK_INPUT_HINT_NONE
      }
    return GtkInputHints(rawValue: capitals.rawValue | spelling.rawValue)
  }
}

extension FieldKind {
  /// False if the text does not consist of words, or `nil` for the default of GTK.
  fileprivate var isCorrected: Bool? {
    switch self {
    case .text, .search: nil
    case .secure, .email, .phone, .url, .number, .digits, .oneTimeCode: false
    }
  }

  /// The purpose of a field, for input methods and keyboards on the screen.
  var inputPurpose: GtkInputPurpose {
    switch self {
    case .text, .search: GTK_INPUT_PURPOSE_FREE_FORM
    case .secure: GTK_INPUT_PURPOSE_PASSWORD
    case .email: GTK_INPUT_PURPOSE_EMAIL
    case .phone: GTK_INPUT_PURPOSE_PHONE
    case .url: GTK_INPUT_PURPOSE_URL
    case .number: GTK_INPUT_PURPOSE_NUMBER
    case .digits, .oneTimeCode: GTK_INPUT_PURPOSE_DIGITS
    }
  }
}
#endif

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// The settings of the keyboard for a field.
struct InputTraits {
  var keyboard = UIKeyboardType.default
  var content: UITextContentType?
  var capitals = UITextAutocapitalizationType.sentences
  var corrections = UITextAutocorrectionType.default
}

extension FieldKind {
  /// The settings of the keyboard for a field of this kind.
  var inputTraits: InputTraits {
    var traits = InputTraits()
    switch self {
    case .text, .search: return traits
    case .secure: traits.content = .password
    case .email: (traits.keyboard, traits.content) = (.emailAddress, .emailAddress)
    case .phone: (traits.keyboard, traits.content) = (.phonePad, .telephoneNumber)
    case .url: (traits.keyboard, traits.content) = (.URL, .URL)
    case .number: traits.keyboard = .decimalPad
    }
    traits.capitals = .none
    traits.corrections = .no
    return traits
  }
}
#endif

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseModel

extension FieldKind {
  /// The purpose of a field, for input methods and onscreen keyboards.
  var inputPurpose: GtkInputPurpose {
    switch self {
    case .text, .search: GTK_INPUT_PURPOSE_FREE_FORM
    case .secure: GTK_INPUT_PURPOSE_PASSWORD
    case .email: GTK_INPUT_PURPOSE_EMAIL
    case .phone: GTK_INPUT_PURPOSE_PHONE
    case .url: GTK_INPUT_PURPOSE_URL
    case .number: GTK_INPUT_PURPOSE_NUMBER
    case .oneTimeCode: GTK_INPUT_PURPOSE_DIGITS
    }
  }
}
#endif

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The titles of buttons in dialogs for which the application provides none.
struct DialogTexts {
  let confirm: String
  let cancel: String
  let leave: String
  let stay: String

  /// Creates the titles in a language, or in English if there are none.
  init(language: String?) {
    cancel = SystemTexts(language: language ?? "en").cancel
    (confirm, leave, stay) =
      switch TextLanguage(tag: language ?? "en") {
      case .english, nil: ("OK", "Leave", "Stay")
      case .german: ("OK", "Verlassen", "Bleiben")
      case .french: ("OK", "Quitter", "Rester")
      case .spanish: ("Aceptar", "Salir", "Quedarse")
      case .simplifiedChinese: ("好", "离开", "留下")
      case .traditionalChinese: ("好", "離開", "留下")
      case .japanese: ("OK", "離れる", "とどまる")
      case .arabic: ("موافق", "مغادرة", "البقاء")
      }
  }
}

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The texts of settings pages that are not in the bundle.
public struct SettingsTexts: Hashable, Sendable {
  /// The title of the first page if the bundle has none.
  public var settings: String
  /// The text of a date that is not set, which is also the title of its removal.
  public var notSet: String
  /// The message for text that is not a date.
  public var noDate: String
  /// The title of the row that adds an element to a list, if the bundle has none.
  public var add: String
  /// The message for a value that cannot be stored.
  ///
  /// It is shown in the language of the page.
  public internal(set) var notStored: String
  /// The message for a change to an element that the list no longer contains.
  public var entryIsGone: String
  /// The words between that message and the text that the user typed into the element.
  public var lostText: String

  /// Creates the texts in English.
  public init() { self.init(language: "en") }

  /// Creates the texts in a language, given by its tag, or in English if they are not available in
  /// that language.
  public init(language: String) {
    let language = TextLanguage(tag: language)
    let texts =
      switch language {
      case .german: ("Einstellungen", "Nicht festgelegt", "Bitte so eingeben:", "Hinzufügen")
      case .french: ("Réglages", "Non défini", "Format attendu :", "Ajouter")
      case .spanish: ("Ajustes", "Sin definir", "Formato esperado:", "Añadir")
      case .simplifiedChinese: ("设置", "未设置", "请按此格式输入：", "添加")
      case .traditionalChinese: ("設定", "未設定", "請按此格式輸入：", "加入")
      case .japanese: ("設定", "未設定", "次の形式で入力してください：", "追加")
      case .arabic: ("الإعدادات", "غير محدد", "الصيغة المطلوبة:", "إضافة")
      case .english, nil: ("Settings", "Not set", "Enter the date in this format:", "Add")
      }
    (settings, notSet, noDate, add) = texts
    let messages =
      switch language {
      case .german:
        (
          "Der Wert konnte nicht gespeichert werden.",
          "Dieser Eintrag wurde inzwischen geändert oder gelöscht.",
          "Nicht gespeichert:"
        )
      case .french:
        (
          "La valeur n’a pas pu être enregistrée.",
          "Cet élément a été modifié ou supprimé entre-temps.",
          "Non enregistré :"
        )
      case .spanish:
        (
          "No se pudo guardar el valor.",
          "Este elemento se ha modificado o eliminado mientras tanto.",
          "No guardado:"
        )
      case .simplifiedChinese: ("无法存储此值。", "此项目已被更改或删除。", "未存储：")
      case .traditionalChinese: ("無法儲存此值。", "此項目已被更改或刪除。", "未儲存：")
      case .japanese: ("値を保存できませんでした。", "この項目は変更または削除されました。", "保存されていません：")
      case .arabic: ("تعذّر حفظ القيمة.", "تم تغيير هذا العنصر أو حذفه.", "لم يُحفظ:")
      case .english, nil:
        (
          "The value could not be stored.",
          "This entry was changed or deleted in the meantime.",
          "Not stored:"
        )
      }
    (notStored, entryIsGone, lostText) = messages
  }
}

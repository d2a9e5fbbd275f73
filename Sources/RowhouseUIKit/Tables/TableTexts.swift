// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
public import RowhouseHosting
import RowhouseModel

/// The texts that tables themselves show.
///
/// All other texts are part of pages.
public struct TableTexts: Hashable, Sendable {
  /// The title of the button that deletes a row.
  public var delete = "Delete"
  /// The accessibility label of the button that shows details of a row.
  public var moreInformation = "More information"
  /// The accessibility label of the button that shows the text of a secure field.
  public var show = "Show"
  /// The title of the button that ends editing, over a keyboard without a Return key.
  public var done = "Done"
  /// The accessibility value of a row that shows the rows below it.
  public var expanded = "Expanded"
  /// The accessibility value of a row that hides the rows below it.
  public var collapsed = "Collapsed"
  /// The accessibility value of a row that represents several options, of which some are chosen.
  public var mixed = "Mixed"
  /// The title of the accessibility action that inserts a row.
  public var insert = "Insert"
  /// The title of the accessibility action that moves a row up.
  public var moveUp = "Move up"
  /// The title of the accessibility action that moves a row down.
  public var moveDown = "Move down"
  /// The texts for requests to the system.
  public var system = SystemTexts()

  /// Creates the texts in English.
  public init() {}
}

extension TableTexts {
  /// Creates the texts in a language.
  ///
  /// Rowhouse has texts in English, German, French, Spanish, Simplified and Traditional Chinese, Japanese, and Arabic.
  /// For any other language, the texts are in English.
  ///
  /// - Parameter language: A BCP 47 language tag, such as `zh-Hant`.
  public init(language: String) {
    (delete, moreInformation, show) =
      switch TextLanguage(tag: language) {
      case .english, nil: (delete, moreInformation, show)
      case .german: ("Löschen", "Weitere Informationen", "Anzeigen")
      case .french: ("Supprimer", "Plus d’informations", "Afficher")
      case .spanish: ("Eliminar", "Más información", "Mostrar")
      case .simplifiedChinese: ("删除", "更多信息", "显示")
      case .traditionalChinese: ("刪除", "更多資訊", "顯示")
      case .japanese: ("削除", "詳細情報", "表示")
      case .arabic: ("حذف", "مزيد من المعلومات", "إظهار")
      }
    setStates(language)
    setEditing(language)
    system = SystemTexts(language: language)
  }
}

extension TableTexts {
  private mutating func setEditing(_ language: String) {
    (insert, moveUp, moveDown) =
      switch TextLanguage(tag: language) {
      case .english, nil: (insert, moveUp, moveDown)
      case .german: ("Einfügen", "Nach oben", "Nach unten")
      case .french: ("Insérer", "Monter", "Descendre")
      case .spanish: ("Insertar", "Subir", "Bajar")
      case .simplifiedChinese: ("插入", "上移", "下移")
      case .traditionalChinese: ("插入", "上移", "下移")
      case .japanese: ("挿入", "上へ移動", "下へ移動")
      case .arabic: ("إدراج", "نقل لأعلى", "نقل لأسفل")
      }
  }

  private mutating func setStates(_ language: String) {
    (expanded, collapsed, mixed, done) =
      switch TextLanguage(tag: language) {
      case .english, nil: (expanded, collapsed, mixed, done)
      case .german: ("Ausgeklappt", "Eingeklappt", "Gemischt", "Fertig")
      case .french: ("Développé", "Réduit", "Mixte", "Terminé")
      case .spanish: ("Expandido", "Contraído", "Mixto", "Listo")
      case .simplifiedChinese: ("已展开", "已折叠", "混合", "完成")
      case .traditionalChinese: ("已展開", "已收合", "混合", "完成")
      case .japanese: ("展開", "折りたたみ", "混在", "完了")
      case .arabic: ("موسّع", "مطوي", "مختلط", "تم")
      }
  }
}
#endif

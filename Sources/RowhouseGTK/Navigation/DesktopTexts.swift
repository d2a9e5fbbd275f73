// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
public import RowhouseHosting
import RowhouseModel

/// The texts that the desktop host itself shows.
///
/// All other texts are part of pages.
public struct DesktopTexts: Hashable, Sendable {
  /// The title of the menu entry that deletes a row.
  public var delete = "Delete"
  /// The name of the button that inserts something at a row.
  public var insert = "Insert"
  /// The name of the button that shows details of a row.
  public var moreInformation = "More information"
  /// The title of the button that closes a calendar.
  public var dismiss = "OK"
  /// The name of the button that returns to the previous page.
  public var back = "Back"
  /// The name of the button that refreshes the page.
  public var refresh = "Refresh"
  /// The name of the handle that moves a row.
  public var move = "Move"
  /// The names of fields, and of the buttons in fields.
  public var fields = Fields()
  /// The name of the index of sections.
  public var index = "Index"
  /// The texts for requests to the system.
  public var system = SystemTexts()

  /// Creates the texts in English.
  public init() {}
}

extension DesktopTexts {
  /// Creates the texts in a language.
  ///
  /// Rowhouse has texts in English, German, French, Spanish, Simplified and Traditional Chinese, Japanese, and Arabic.
  /// For any other language, the texts are in English.
  ///
  /// - Parameter language: A BCP 47 language tag, such as `zh-Hant`.
  public init(language: String) {
    switch TextLanguage(tag: language) {
    case .english, nil: self.init()
    case .german:
      self.init(
        "Löschen", "Einfügen", "Weitere Informationen", "OK", "Zurück", "Neu laden", "Bewegen",
        "Stunde", "Minute", "Anzeigen", "Löschen", "Index")
    case .french:
      self.init(
        "Supprimer", "Insérer", "Plus d’informations", "OK", "Retour", "Actualiser", "Déplacer",
        "Heure", "Minute", "Afficher", "Effacer", "Index")
    case .spanish:
      self.init(
        "Eliminar", "Insertar", "Más información", "Aceptar", "Atrás", "Actualizar", "Mover",
        "Hora", "Minuto", "Mostrar", "Borrar", "Índice")
    case .simplifiedChinese:
      self.init("删除", "插入", "更多信息", "好", "返回", "刷新", "移动", "时", "分", "显示", "清除", "索引")
    case .traditionalChinese:
      self.init("刪除", "插入", "更多資訊", "好", "返回", "重新整理", "移動", "時", "分", "顯示", "清除", "索引")
    case .japanese:
      self.init("削除", "挿入", "詳細情報", "OK", "戻る", "更新", "移動", "時", "分", "表示", "消去", "索引")
    case .arabic:
      self.init(
        "حذف", "إدراج", "مزيد من المعلومات", "موافق", "رجوع", "تحديث", "نقل", "الساعة", "الدقيقة",
        "إظهار", "مسح", "الفهرس")
    }
    system = SystemTexts(language: language)
  }

  private init(
    _ delete: String, _ insert: String, _ moreInformation: String, _ dismiss: String,
    _ back: String, _ refresh: String, _ move: String, _ hour: String,
    _ minute: String, _ show: String, _ clear: String, _ index: String
  ) {
    (fields.hour, fields.minute, fields.show, fields.clear) = (hour, minute, show, clear)
    self.index = index
    (self.delete, self.insert, self.moreInformation) = (delete, insert, moreInformation)
    (self.dismiss, self.back, self.refresh, self.move) = (dismiss, back, refresh, move)
  }
}
#endif

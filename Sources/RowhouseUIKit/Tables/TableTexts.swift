// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// The texts that tables themselves show; all others come from the pages.
public struct TableTexts: Hashable, Sendable {
  /// The title of the button that deletes a row.
  public var delete: String
  /// The accessibility label of the button that shows details of a row.
  public var moreInformation: String
  /// The title of the button that closes a dialog without other buttons.
  public var dismiss: String

  /// Creates texts.
  ///
  /// - Parameters:
  ///   - delete: The title of the button that deletes a row.
  ///   - moreInformation: The accessibility label of the button that shows details of a row.
  ///   - dismiss: The title of the button that closes a dialog without other buttons.
  public init(
    delete: String = "Delete", moreInformation: String = "More information",
    dismiss: String = "OK"
  ) {
    self.delete = delete
    self.moreInformation = moreInformation
    self.dismiss = dismiss
  }

  /// The texts in English.
  public static let english = TableTexts()
}

extension TableTexts {
  /// Creates the texts in a language.
  ///
  /// There are texts in English, German, French, Spanish, Chinese in both scripts, Japanese and Arabic.
  /// The texts in any other language are those in English.
  ///
  /// - Parameter language: A tag by BCP 47, such as `zh-Hant`.
  public init(language: String) {
    switch TextLanguage(tag: language) {
    case .english, nil: self.init()
    case .german: self.init(delete: "Löschen", moreInformation: "Weitere Informationen")
    case .french: self.init(delete: "Supprimer", moreInformation: "Plus d’informations")
    case .spanish:
      self.init(delete: "Eliminar", moreInformation: "Más información", dismiss: "Aceptar")
    case .simplifiedChinese: self.init(delete: "删除", moreInformation: "更多信息", dismiss: "好")
    case .traditionalChinese: self.init(delete: "刪除", moreInformation: "更多資訊", dismiss: "好")
    case .japanese: self.init(delete: "削除", moreInformation: "詳細情報")
    case .arabic:
      self.init(delete: "حذف", moreInformation: "مزيد من المعلومات", dismiss: "موافق")
    }
  }
}
#endif

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The texts of editable lists that the application does not provide.
struct ListTexts {
  /// The title of the row that undoes the last deletion.
  var undo: String
  private var smallest: String
  private var greatest: String
  private let format: NumberFormat

  /// Creates the texts in a language, or in English if they are not available in that language.
  init(language: String) {
    format = NumberFormat(.integer, language: language)
    (undo, smallest, greatest) =
      switch TextLanguage(tag: language) {
      case .english, nil: ("Undo delete", "Minimum number", "Maximum number")
      case .german: ("Löschen rückgängig machen", "Kleinste Anzahl", "Größte Anzahl")
      case .french: ("Annuler la suppression", "Nombre minimal", "Nombre maximal")
      case .spanish: ("Deshacer la eliminación", "Número mínimo", "Número máximo")
      case .simplifiedChinese: ("撤销删除", "最少数量", "最多数量")
      case .traditionalChinese: ("還原刪除", "最少數量", "最多數量")
      case .japanese: ("削除を取り消す", "最小数", "最大数")
      case .arabic: ("تراجع عن الحذف", "أقل عدد", "أكبر عدد")
      }
  }

  /// Returns the reason why no element can be deleted.
  func atLeast(_ count: Int) -> String { "\(smallest): \(format.editedText(of: count))" }

  /// Returns the reason why no element can be added.
  func atMost(_ count: Int) -> String { "\(greatest): \(format.editedText(of: count))" }
}

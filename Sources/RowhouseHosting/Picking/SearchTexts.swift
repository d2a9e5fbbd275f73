// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The texts of pages that have a search field.
package struct SearchTexts {
  /// The placeholder of the search field.
  package let search: String
  /// The text that is shown if there are no results.
  package let noResult: String
  /// The end of a message about a row that the search has found, but that is not currently on its
  /// page.
  package let hidden: String

  /// Creates the texts in a language, or in English if they are not available in that language.
  package init(language: String) {
    (search, noResult, hidden) =
      switch TextLanguage(tag: language) {
      case .german: ("Suchen", "Keine Ergebnisse", "zurzeit ausgeblendet")
      case .french: ("Rechercher", "Aucun résultat", "masqué pour le moment")
      case .spanish: ("Buscar", "Sin resultados", "oculto por ahora")
      case .simplifiedChinese: ("搜索", "无结果", "目前已隐藏")
      case .traditionalChinese: ("搜尋", "沒有結果", "目前已隱藏")
      case .japanese: ("検索", "結果なし", "現在は表示されていません")
      case .arabic: ("بحث", "لا توجد نتائج", "مخفي حاليًا")
      case .english, nil: ("Search", "No results", "hidden at present")
      }
  }
}

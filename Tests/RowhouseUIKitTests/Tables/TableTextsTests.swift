// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("The texts of tables")
@MainActor
struct TableTextsTests {
  private struct Page: TablePage {
    let language: String?

    var title: String { "Page" }
    var sections: [TableSection] {
      TableSection { Row("row").onDelete {}.accessory(.detail).onAccessory {} }
    }
  }

  private let words = [
    "en": "Delete", "de": "Löschen", "fr-CA": "Supprimer", "es": "Eliminar", "zh": "删除",
    "zh-Hans-TW": "删除", "zh-Hant": "刪除", "zh-TW": "刪除", "ja": "削除", "ar": "حذف",
    "eo": "Delete",
  ]

  @Test("Texts follow the language of the page")
  func languages() throws {
    for (language, word) in words {
      let screen = TableScreen(Page(language: language))
      #expect(screen.table.swipe(row: IndexPath(row: 0, section: 0)) == [word], "\(language)")
      #expect(
        screen.first(UIButton.self, 0)?.accessibilityLabel
          == TableTexts(language: language).moreInformation)
    }
  }

  @Test("A change of language changes the texts of rows")
  func changes() {
    let screen = TableScreen(Page(language: "de"))
    screen.driver.show(Page(language: "ja"))
    screen.settle()
    #expect(screen.first(UIButton.self, 0)?.accessibilityLabel == "詳細情報")
  }

  @Test("Texts in the options apply to all pages")
  func options() {
    let options = TableOptions(texts: TableTexts(delete: "Away"))
    let screen = TableScreen(Page(language: "de"), options: options)
    #expect(screen.table.swipe(row: IndexPath(row: 0, section: 0)) == ["Away"])
  }
}
#endif

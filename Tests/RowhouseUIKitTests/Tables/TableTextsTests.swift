// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Observation
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@MainActor
@Observable
private final class ShrinkingModel {
  var names = ["a", "b", "c"]
  var areActionsShown = false
}

private struct ShrinkingPage: TablePage {
  let model: ShrinkingModel
  let language: String?

  var title: String { "Page" }
  var sections: [TableSection] {
    TableSection(model.names, id: \.self) { name in
      Row(name).onDelete { model.names.removeAll { $0 == name } }
        .swipeActions { if model.areActionsShown { RowAction("Pin") {} } }
    }
  }
}

@MainActor
@Observable
private final class LanguageModel {
  var language: String

  init(_ language: String) { self.language = language }
}

private struct LanguagePage: TablePage {
  let model: LanguageModel

  var title: String { "Page" }
  var language: String? { model.language }
  var sections: [TableSection] {
    TableSection {
      Row("row").accessory(.detail).onAccessory {}
      DateRow("Day", value: CalendarDate(year: 2026, month: 3, day: 1)) { _ in }
    }
  }
}

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

  @Test(
    "All texts are translated",
    arguments: ["de", "fr", "es", "zh-Hans", "zh-Hant", "ja", "ar"])
  func translations(language: String) {
    // The title of a button that many languages share with English.
    let shared: Set = ["OK"]
    let texts = Mirror(reflecting: TableTexts(language: language)).children
    let english = Mirror(reflecting: TableTexts()).children
    for (text, original) in zip(texts, english) {
      let word = "\(text.value)"
      #expect(!word.isEmpty, "\(text.label ?? "")")
      #expect(word != "\(original.value)" || shared.contains(word), "\(text.label ?? "")")
    }
  }

  @Test("A change of language changes the texts of rows")
  func changes() {
    let screen = TableScreen(Page(language: "de"))
    screen.driver.show(Page(language: "ja"))
    screen.settle()
    #expect(screen.first(UIButton.self, 0)?.accessibilityLabel == "詳細情報")
  }

  @Test("Visible rows change their texts and dates with the language of the model")
  func changesOfModel() throws {
    let model = LanguageModel("de")
    let screen = TableScreen(LanguagePage(model: model))
    let button = try #require(screen.first(UIButton.self, 0))
    let picker = try #require(screen.first(UIDatePicker.self, 1))
    for language in ["ja", "ar", "de"] {
      model.language = language
      screen.settle()
      #expect(button.accessibilityLabel == TableTexts(language: language).moreInformation)
      #expect(picker.locale?.identifier == language)
    }
    #expect(screen.first(UIButton.self, 0) === button)
  }

  @Test(
    "The table's own button deletes rows of pages without a language, or with one without texts",
    arguments: [nil, "it"])
  func ownWord(language: String?) {
    let model = ShrinkingModel()
    let screen = TableScreen(ShrinkingPage(model: model, language: language))
    let path = IndexPath(row: 1, section: 0)
    #if os(Linux)
    let table = screen.table
    let delegate = table.delegate
    #expect(delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path) == nil)
    #expect(delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: path) == nil)
    #endif
    #expect(screen.table.swipe(row: path) == ["Delete"])
    screen.table.chooseAction("Delete")
    screen.settle()
    #expect(model.names == ["a", "c"])
    #expect(screen.table.numberOfRows(inSection: 0) == 2)
    // Beside other actions, the button is that of the page.
    #expect(screen.table.swipe(row: IndexPath(row: 0, section: 0)) == ["Delete"])
    model.areActionsShown = true
    screen.settle()
    #expect(screen.table.swipe(row: IndexPath(row: 0, section: 0)) == ["Delete", "Pin"])
  }

  @Test("A row without a handler for deletion has no button for it")
  func noHandler() {
    let screen = TableScreen()
    screen.driver.sections = [
      TableSection(rows: [Row("row").editingStyle(.delete).onWillBeginEditing {}.row])
    ]
    screen.settle()
    #expect(screen.table.swipe(row: IndexPath(row: 0, section: 0)) == [])
  }

  @Test("Texts in the options are those of the page's language", arguments: ["de", "en", nil])
  func options(language: String?) {
    let options = TableOptions(texts: { language in
      var texts = TableTexts(language: language)
      if language == "en" { texts.delete = "Away" }
      return texts
    })
    let screen = TableScreen(Page(language: language), options: options)
    let title = language == "de" ? "Löschen" : "Away"
    #expect(screen.table.swipe(row: IndexPath(row: 0, section: 0)) == [title])
  }
}
#endif

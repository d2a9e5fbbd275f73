// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("Texts for which the application gives none")
struct DefaultTextTests {
  private struct StatePage: TablePage {
    let language: String?
    var title: String { "States" }
    var sections: [TableSection] {
      TableSection {}.loadState(.loading())
      TableSection {}.loadState(.failed("!") {})
      TableSection { Row("") }.loadState(.more {})
      TableSection {}.loadState(.loading("…"))
    }
  }

  private struct DialogPage: TablePage {
    let language: String?
    var title: String { "Dialogs" }
    var leaveGuard: LeaveGuard? { LeaveGuard("?") }
    var sections: [TableSection] {
      TableSection {
        Row("push").onSelect { navigator.push(self) }
        Row("confirm").onSelect { navigator.confirm("?") {} }
        Row("alert").onSelect { navigator.alert("!") }
        Row("other").onSelect { navigator.confirm("?", confirm: "Yes", cancel: "No") {} }
      }
    }
  }

  private func texts(_ test: PageTest) -> [String] {
    test.rows.map { $0.filter { !$0.isEmpty }.joined(separator: " ") }.filter { !$0.isEmpty }
  }

  @Test("Load states have the language of the page, and change with it")
  func states() {
    let test = PageTest(StatePage(language: "de"))
    #expect(
      texts(test) == ["Wird geladen", "! Erneut versuchen", "Weitere werden geladen", "…"])
    test.driver.show(StatePage(language: nil))
    #expect(texts(test) == ["Loading", "! Try again", "Loading more", "…"])
  }

  @Test("Dialogs have the language of the page")
  func dialogs() throws {
    for (language, titles) in [
      ("es", [["Cancelar", "Aceptar"], ["Aceptar"], ["No", "Yes"], ["Quedarse", "Salir"]]),
      (nil, [["Cancel", "OK"], ["OK"], ["No", "Yes"], ["Stay", "Leave"]]),
    ] as [(String?, [[String]])] {
      let test = PageTest(DialogPage(language: language))
      try test.tap("push")
      var shown: [[String]?] = []
      for name in ["confirm", "alert", "other"] {
        try test.tap(name)
        shown.append(test.dialog?.actions.map(\.title))
        try test.dismissDialog()
      }
      try test.back()
      shown.append(test.dialog?.actions.map(\.title))
      #expect(shown == titles)
    }
  }

  @Test("Each text is translated", arguments: ["de", "fr", "es", "zh-Hans", "zh-Hant", "ja", "ar"])
  func translations(language: String) {
    let english = texts(PageTest(StatePage(language: nil))).prefix(3)
    let translated = texts(PageTest(StatePage(language: language))).prefix(3)
    #expect(Set(english).isDisjoint(with: translated))
    #expect(Set(translated).count == 3)
  }
}

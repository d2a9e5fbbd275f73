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

  private struct ProgressPage: TablePage {
    let language: String?
    var title: String { "Progress" }
    var sections: [TableSection] { TableSection { ProgressRow("Upload", fraction: 0.4) } }
  }

  @Test("The text beside a spinner, which is also its name, is read once")
  func spinners() throws {
    let test = PageTest(StatePage(language: nil))
    for text in ["Loading", "Loading more", "…"] {
      #expect(try test.accessibility(of: text).label == text)
    }
  }

  @Test("A percentage is read in the language of the page, or otherwise of the host")
  func percentages() throws {
    for (language, text) in [("de", "40\u{A0}%"), (nil, "40%")] {
      let test = PageTest(ProgressPage(language: language))
      #expect(try test.accessibility(of: "Upload").value == text)
    }
    let test = PageTest(ProgressPage(language: nil), language: "fr")
    #expect(try test.accessibility(of: "Upload").value == "40\u{A0}%")
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

  @Test("The question about a page has its language, although the page does not return the guard")
  func question() {
    let test = PageTest(DialogPage(language: "es"))
    test.navigator.leave(asking: LeaveGuard("?"))
    #expect(test.dialog?.actions.map(\.title) == ["Quedarse", "Salir"])
  }

  private struct PricePage: TablePage {
    let price: Price
    var title: String { "Price" }
    var sections: [TableSection] {
      TableSection {
        NumberRow("Price", price, \.amount)
        StepperRow("Steps", value: 1_000, in: 0...9_999) { _ in }
        LinkRow("Next") { PricePage(price: price) }
      }
    }
  }

  private final class Price {
    var amount = 1234.5
  }

  @Test("Without a language, a page and those above it have the language of the host")
  func hostLanguage() throws {
    let price = Price()
    let test = PageTest(PricePage(price: price), language: "de")
    for _ in 0..<2 {
      #expect(test.shows("1.234,5"))
      try test.type("1.500", into: "Price")
      #expect(price.amount == 1_500)
      price.amount = 1234.5
      test.navigator.update()
      try test.tap("Next")
    }
    let dialogs = PageTest(DialogPage(language: nil), language: "de")
    try dialogs.tap("confirm")
    #expect(dialogs.dialog?.actions.map(\.title) == ["Abbrechen", "OK"])
    #expect(texts(PageTest(StatePage(language: nil), language: "de"))[0] == "Wird geladen")
    // The language of a page has priority.
    #expect(texts(PageTest(StatePage(language: "fr"), language: "de"))[0] == "Chargement")
  }

  @Test("Each text is translated", arguments: ["de", "fr", "es", "zh-Hans", "zh-Hant", "ja", "ar"])
  func translations(language: String) {
    let english = texts(PageTest(StatePage(language: nil))).prefix(3)
    let translated = texts(PageTest(StatePage(language: language))).prefix(3)
    #expect(Set(english).isDisjoint(with: translated))
    #expect(Set(translated).count == 3)
  }
}

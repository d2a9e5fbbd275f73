// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Observation
import Rowhouse
import Testing

@testable import RowhouseWeb

/// The texts of the host, in the language of the page.
@MainActor
@Suite("Texts of the host")
struct TextsTests {
  @Observable
  @MainActor
  final class Reader {
    var language: String?
  }

  private struct Page: TablePage {
    let reader: Reader

    var title: String { "A" }
    var language: String? { reader.language }
    var sections: [TableSection] {
      TableSection { Row("Old phone", id: "row").onDelete {} }
    }
  }

  private let reader = Reader()

  /// The texts of the page for the language of a session, of which German has one of its own.
  private nonisolated static func texts(language: String) -> WebTexts {
    var texts = WebTexts()
    if language.hasPrefix("de") { texts.rowButtons.delete = "Löschen" }
    return texts
  }

  private func session() -> WebSession {
    WebSession(
      token: "t", path: "/",
      texts: { Self.texts(language: $0) },
      diagnostics: .silent, page: { _ in Page(reader: reader) })
  }

  @Test("The texts are in the page's language, or else in that of the session")
  func language() {
    #expect(session().document(client: "1").contains("\"Delete: Old phone\""))
    reader.language = "de-AT"
    #expect(session().document(client: "1").contains("\"Löschen: Old phone\""))
  }

  @Test(
    "All texts are translated",
    arguments: ["de", "fr", "es", "zh-Hans", "zh-Hant", "ja", "ar"])
  func translations(language: String) {
    // Words that another language shares with English.
    let shared: Set = ["Actions", "Index", "Pause", "Position"]
    let texts = words(of: WebTexts(language: language))
    let english = words(of: WebTexts())
    #expect(texts.count == english.count && texts.count > 30)
    for ((name, word), (_, original)) in zip(texts, english) {
      #expect(!word.isEmpty, "\(name)")
      #expect(word != original || shared.contains(word), "\(name) is \(word)")
    }
  }

  /// Returns each text with its name, including the texts of groups.
  private func words(of texts: Any) -> [(name: String, word: String)] {
    Mirror(reflecting: texts).children.flatMap { child in
      let word = child.value as? String
      return word.map { [(child.label ?? "", $0)] } ?? words(of: child.value)
    }
  }

  @Test("A page that changes its language is sent with the new texts")
  func changed() throws {
    let session = session()
    _ = session.document(client: "1")
    reader.language = "de"
    session.top.driver?.flush()
    let messages = session.messages(after: 1)
    #expect(messages.count == 1 && messages[0].text.contains("Löschen: Old phone"))
    #expect(session.mainMarkup().text.contains("Löschen: Old phone"))
    // The next change is a small one again.
    reader.language = "de-CH"
    session.top.driver?.flush()
    let next = try #require(session.messages(after: 2).first)
    #expect(!next.text.contains("Old phone"))
  }

  @Test("A page in another language, and the page below it, bring the client's own texts")
  func ownTexts() throws {
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in
      Page(reader: Reader())
    }
    let document = session.document(client: "1")
    #expect(document.contains("data-removed=\"Rows removed\""))
    session.navigator.push(Page(reader: Reader()))
    reader.language = "de"
    session.navigator.push(Page(reader: reader))
    session.navigator.pop()
    let texts = session.messages(after: 1).map { ownTexts(of: $0.text) }
    #expect(texts == [nil, "Entfernte Zeilen", "Rows removed"])
    // A client that has missed messages may have the texts of any language.
    let whole = try #require(session.messages(after: -1).first)
    #expect(ownTexts(of: whole.text) == "Rows removed")
  }

  /// Returns one of the client's own texts in a message, or `nil` if the message has none.
  private func ownTexts(of message: String) -> String? {
    let parts = message.components(separatedBy: "\"removed\":\"")
    return parts.count == 2 ? parts[1].components(separatedBy: "\"")[0] : nil
  }
}

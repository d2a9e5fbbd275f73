// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Foundation
import Rowhouse
import RowhouseForms
import RowhouseHosting
import RowhouseSettings
import RowhouseTesting
import RowhouseUIKit
import RowhouseWeb
import Testing

/// The texts of the framework in all its languages, each in a file of `Texts` in which a translator can read them.
@MainActor
@Suite("Built-in texts")
struct BuiltInTextsTests {
  private nonisolated static let languages = [
    "en", "de", "fr", "es", "zh-Hans", "zh-Hant", "ja", "ar",
  ]

  /// Texts that are shown in the same place.
  private struct Group {
    let name: String
    let texts: [(name: String, text: String)]
  }

  @Test("The texts are those of the file of their language", arguments: languages)
  func texts(language: String) throws {
    let file = Self.folder.appending(path: "\(language).txt")
    let drawing = try groups(language).map { group in
      "\(group.name)\n" + group.texts.map { "  \($0.name): \($0.text)\n" }.joined()
    }.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["ROWHOUSE_UPDATE_GOLDEN"] == "1" {
      return try drawing.write(to: file, atomically: true, encoding: .utf8)
    }
    let stored = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    for change in drawing.split(separator: "\n").difference(from: stored) {
      switch change {
      case .insert(_, let line, _):
        Issue.record("Texts/\(language).txt lacks “\(line)”. \(Self.remedy)")
      case .remove(_, let line, _):
        Issue.record("“\(line)” of Texts/\(language).txt is not a text. \(Self.remedy)")
      }
    }
  }

  @Test("Different texts of a group have different words", arguments: languages)
  func differences(language: String) throws {
    for group in try groups(language) {
      for (text, names) in Dictionary(grouping: group.texts, by: \.text) where names.count > 1 {
        Issue.record("\(group.name): “\(text)” is the text of \(names.map(\.name))")
      }
    }
  }

  private func groups(_ language: String) throws -> [Group] {
    groups(of: WebTexts(language: language), named: "WebTexts")
      + groups(of: TableTexts(language: language), named: "TableTexts")
      + groups(of: FormTexts(language: language), named: "FormTexts")
      + groups(of: SettingsTexts(language: language), named: "SettingsTexts")
      + [Group(name: "Rows", texts: try rows(language))]
  }

  /// Returns the texts of a value, and those of the values that it contains.
  private func groups(of texts: Any, named name: String) -> [Group] {
    let members = Mirror(reflecting: texts).children
    let own = members.compactMap { member in
      (member.value as? String).map { (name: member.label ?? "", text: $0) }
    }
    return (own.isEmpty ? [] : [Group(name: name, texts: own)])
      + members.filter { !($0.value is String) }.flatMap { member in
        groups(of: member.value, named: "\(name).\(member.label ?? "")")
      }
  }

  /// Returns the texts of rows for which the application provides none.
  private func rows(_ language: String) throws -> [(name: String, text: String)] {
    let test = PageTest(TextPage(language: language))
    let full = test.rows
    try test.delete("b")
    return [
      ("loading", full[0].joined()), ("retry", full[1].joined()), ("more", full[2].joined()),
      ("maximum", full[5].dropFirst().joined()), ("minimum", test.rows[4].dropFirst().joined()),
      ("undo", test.rows[5].joined()),
    ]
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Texts")
  private static let remedy = "If that is meant, run the tests with ROWHOUSE_UPDATE_GOLDEN=1."
}

/// A page with each row that has a text in the language of the page.
private struct TextPage: TablePage {
  @MainActor
  final class Model {
    var letters = ["a", "b"].map(Letter.init)
  }

  struct Letter: Identifiable, Sendable {
    let id: String
  }

  let language: String?
  let model = Model()

  init(language: String) { self.language = language }

  var title: String { "Texts" }
  var sections: [TableSection] {
    TableSection {}.loadState(.loading()).id("loading")
    TableSection {}.loadState(.failed("") {}).id("failed")
    TableSection {}.loadState(.more {}).id("more")
    TableSection(
      list: model, \.letters, count: 1...2, add: "Add", new: { Letter(id: "c") },
      row: { Row($0.id) })
  }
}
#endif

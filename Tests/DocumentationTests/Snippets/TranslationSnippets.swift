// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Rowhouse
import RowhouseTesting
import Testing

/// The examples of *Texts in several languages*.
@MainActor
@Suite("Texts in several languages")
struct TranslationSnippets {
  struct Texts {
    let language: String

    func callAsFunction(_ english: String, de german: String) -> String {
      language == "de" ? german : english
    }
  }

  struct CustomersPage: TablePage {
    let text: Texts
    var language: String? { text.language }
    var title: String { text("Customers", de: "Kunden") }
    var sections: [TableSection] {
      TableSection { Row(text("New customer", de: "Neuer Kunde")) }
    }
  }

  struct TranslatedTexts {
    let language: String
    private let bundle: Bundle

    init(language: String, in module: Bundle) {
      self.language = language
      // SwiftPM copies the folder zh-Hans.lproj as zh-hans.lproj.
      let names = [language, language.lowercased()]
      let path = names.lazy.compactMap { module.path(forResource: $0, ofType: "lproj") }.first
      bundle = path.flatMap { Bundle(path: $0) } ?? module
    }

    func callAsFunction(_ key: String) -> String {
      bundle.localizedString(forKey: key, value: nil, table: nil)
    }
  }

  @Test("Each visitor reads the texts of a language")
  func pages() {
    for (language, title) in [("en", "Customers"), ("de", "Kunden")] {
      #expect(PageTest(CustomersPage(text: Texts(language: language))).title == title)
    }
  }

  @Test("The texts of a language are read from its folder")
  func folders() throws {
    let folder = URL.temporaryDirectory.appending(path: "texts-\(UUID()).resources")
    for (language, text) in [("en", "Customers"), ("de", "Kunden"), ("zh-hans", "客户")] {
      let files = folder.appending(path: "\(language).lproj")
      try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
      try #""Customers" = "\#(text)";"#
        .write(to: files.appending(path: "Localizable.strings"), atomically: true, encoding: .utf8)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    let module = try #require(Bundle(path: folder.path(percentEncoded: false)))
    #expect(TranslatedTexts(language: "de", in: module)("Customers") == "Kunden")
    #expect(TranslatedTexts(language: "en", in: module)("Customers") == "Customers")
    #expect(TranslatedTexts(language: "zh-Hans", in: module)("Customers") == "客户")
    #expect(TranslatedTexts(language: "de", in: module)("Orders") == "Orders")
  }
}

#if canImport(Darwin)
/// The example for iOS, whose initializer Foundation does not have on Linux.
private struct TranslatedPages {
  struct SettingsPage: TablePage {
    var title: String { String(localized: "Settings") }
    var sections: [TableSection] {
      TableSection { Row(String(localized: "Version")) }
    }
  }
}
#endif

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Rowhouse
import RowhouseSettings
import Testing

@Suite("Settings bundles that are written")
struct WrittenBundleTests {
  private static let text = """
    {
      "root": "Root",
      "pages": [
        {"name": "Root", "title": "Settings", "sections": [
          {"rows": [
            {"type": "toggle", "title": "Night", "key": "night", "default": true, "image": "moon"},
            {"type": "toggle", "title": "Units", "key": "units", "on": "metric", "off": "imperial",
              "checkmark": true, "default": "metric"},
            {"type": "page", "title": "More", "page": "More"}]},
          {"header": "Color", "footer": "Of all.", "key": "color", "rows": [
            {"type": "radio", "title": "Color", "key": "color", "default": 1, "quick": true,
              "choices": [
                {"value": 1, "title": "Red", "shortTitle": "R"},
                {"value": 2, "title": "Blue", "shortTitle": "B", "image": "blue"}]}]},
          {"rows": [
            {"type": "slider", "title": "Volume", "key": "volume", "minimum": 1, "maximum": 5, "default": 2}]},
          {"header": "Empty", "rows": []}]},
        {"name": "More", "title": "More", "sections": [
          {"header": "All", "footer": "Below.", "key": "all", "rows": [
            {"type": "choice", "title": "Size", "key": "size", "default": 1, "choiceFooter": "Of two.",
              "choices": [
                {"value": 1, "title": "Small", "shortTitle": "S"}, {"value": 2, "title": "Large"}]},
            {"type": "value", "title": "Version", "key": "version", "default": "1.0", "choices": []},
            {"type": "field", "title": "Mail", "key": "mail", "placeholder": "a@b", "keyboard": "EmailAddress",
              "capitals": "None", "correction": "No", "contentType": "EmailAddress"},
            {"type": "field", "title": "Code", "key": "code", "secure": true},
            {"type": "field", "title": "Note", "key": "note", "lines": 4},
            {"type": "address", "title": "Help", "address": "https://example.com", "subtitle": "Online"},
            {"type": "button", "title": "Reset", "key": "reset",
              "subtitle": "Nothing", "subtitles": {"1": "All"}},
            {"type": "date", "title": "Day", "key": "day", "mode": "Date"},
            {"type": "page", "title": "Back", "page": "Root"},
            {"type": "text", "title": "The end"}]},
          {"header": "Names", "footer": "Of all.", "key": "names", "rows": [
            {"type": "list", "title": "Names", "key": "names", "deletable": true,
              "item": {"type": "value", "title": "", "key": "element", "choices": []},
              "adding": {"type": "field", "title": "Add", "key": "element"}}]}]}
      ]
    }
    """

  /// Expects that the pages of a bundle are the same after they were written, and returns what was read again.
  @discardableResult
  private func check(_ bundle: SettingsBundle, _ comment: Comment? = nil) -> SettingsBundle {
    let document = PagesDocument(bundle)
    let written = SettingsBundle(MemoryFiles(document))
    #expect(PagesDocument(written).value == Self.withoutInertRows(document.value), comment)
    return written
  }

  /// Replaces rows without effect by titles without a value, which a bundle contains in their place.
  private static func withoutInertRows(_ value: SettingsValue) -> SettingsValue {
    if let elements = value.elements { return .array(elements.map(withoutInertRows)) }
    guard var members = value.members else { return value }
    if members["type"] == "text" {
      members["type"] = "value"
      members["choices"] = []
      members["key"] = nil
      members["default"] = nil
    }
    return .dictionary(members.mapValues(withoutInertRows))
  }

  @Test("A bundle with the pages of a document has the same pages")
  func document() throws {
    let document = try PagesDocument(json: Array(Self.text.utf8))
    #expect(document.diagnostics.isEmpty)
    let written = check(SettingsBundle(document))
    #expect(
      written.documents["Root"]?.specifiers.map(\.kind) == [
        .toggle, .toggle, .childPane, .radioGroup, .group, .slider, .group,
      ])
  }

  @Test("A choice among rows becomes a section of its own")
  func radio() throws {
    let json = """
      {"pages": [{"name": "A", "sections": [{"header": "H", "footer": "F", "rows": [
        {"type": "toggle", "title": "One", "key": "one"},
        {"type": "radio", "title": "R", "key": "r",
          "choices": [{"value": null, "title": "None"}, {"value": 1, "title": "1"}]},
        {"type": "toggle", "title": "Two", "key": "two"}]}]}]}
      """
    let document = try PagesDocument(json: Array(json.utf8))
    let screen = try #require(document.screens["A"])
    let file = SettingsDocument(screen)
    #expect(file.path == "A.plist" && file.title == nil)
    #expect(file.specifiers.map(\.kind) == [.group, .toggle, .radioGroup, .group, .toggle])
    let groups = try #require(
      SettingsBundle(MemoryFiles(document)).screens["Root"]?.groups)
    #expect(groups.map(\.header) == ["H", "R", nil] && groups.map(\.footer) == ["F", nil, nil])
    #expect(groups[1].items[0].control == .radio(SettingsChoices([.init(1, title: "1")])))
  }

  @Test("Pages with unusable or repeated names have other files")
  func names() throws {
    let names = ["Start", "../secret", "Root", "mailto:x", "A", "a", "Page 4"]
    let rows = names.map { #"{"type": "page", "title": "\#($0)", "page": "\#($0)"}"# }
    let pages = names.map {
      #"{"name": "\#($0)", "title": "\#($0)", "sections": [{"rows": [\#(rows.joined(separator: ","))]}]}"#
    }
    let document = try PagesDocument(
      json: Array(#"{"pages": [\#(pages.joined(separator: ","))]}"#.utf8))
    let files = MemoryFiles(document)
    #expect(files.paths.count == names.count && files.paths.contains("Root.plist"))
    #expect(files.paths.allSatisfy { !$0.contains("..") && !$0.contains(":") })
    let bundle = SettingsBundle(files)
    #expect(bundle.diagnostics.filter { $0.kind.severity == .error }.isEmpty)
    for name in bundle.pageNames {
      let items = bundle.screens[name]?.groups.flatMap(\.items) ?? []
      let titles = items.map { item -> String? in
        if case .child(let page) = item.control { bundle.screens[page]?.title } else { nil }
      }
      #expect(titles == names)
    }
  }

  @Test(
    "Each bundle of a published application has the same pages after they were written",
    .enabled(if: SettingsCorpus.isThere, Comment(rawValue: SettingsCorpus.reason)),
    arguments: ["en", "de"])
  func corpus(language: String) throws {
    for path in SettingsCorpus.bundles {
      check(
        try SettingsCorpus.bundle(path, variant: SettingsVariant(languages: [language])), "\(path)")
    }
  }
}

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Rowhouse
import RowhouseSettings
import RowhouseTesting
import Testing

@MainActor
@Suite("Pages as JSON")
struct PagesDocumentTests {
  private static let text = """
    {
      "root": "Start", "own": {"kept": [1]},
      "pages": [
        {"name": "Start", "title": "Settings", "sections": [
          {"header": "General", "footer": "Of all.", "rows": [
            {"type": "toggle", "title": "Night", "key": "night", "default": true, "own": 7},
            {"type": "choice", "title": "Size", "key": "size", "default": 1,
              "choices": [{"value": 1, "title": "Small"}, {"value": 2, "title": "Large"}]},
            {"type": "page", "title": "More", "page": "More"}]}]},
        {"name": "More", "title": "More", "sections": [{"rows": [{"type": "text", "title": "Hello"}]}]}
      ]
    }
    """

  @Test("A document is shown as pages, and is written as it was read")
  func read() throws {
    let document = try PagesDocument(json: Array(Self.text.utf8))
    #expect(document.diagnostics.isEmpty)
    let test = PageTest(SettingsPages(SettingsBundle(document), store: MemoryStore()).rootPage)
    #expect(test.rows == [["Night"], ["Size", "Small"], ["More"]])
    try test.tap("More")
    #expect(test.rows == [["Hello"]])
    #expect(try JSONText.read(Array(document.json.utf8)) == JSONText.read(Array(Self.text.utf8)))
  }

  @Test("Mistakes are reported, and everything else is shown")
  func mistakes() throws {
    let text = """
      {"pages": [{"name": "A", "sections": [{"rows": [
        {"type": "togle", "title": "1", "key": "a"}, {"title": "2"}, {"type": "field", "title": "3"},
        {"type": "page", "title": "4", "page": "B"}, {"type": "address", "title": "5", "address": "data:,x"}
      ]}]}, 7]}
      """
    let document = try PagesDocument(json: Array(text.utf8))
    #expect(
      document.diagnostics.map(\.kind.name)
        == ["unknownType", "noType", "missingKey", "missingFile", "unusableAddress", "noSpecifier"])
    #expect(document.screens["A"]?.groups.first?.items.map(\.title) == ["1", "2", "3", "4", "5"])
  }

  @Test("A misspelled member is reported, and a member of another program is not")
  func misspelledMembers() throws {
    let text = """
      {"pages": [{"name": "A", "Title": "T", "sections": [{"headr": "H", "rows": [
        {"type": "choice", "title": "1", "key": "a", "choises": [], "note": 1,
          "choices": [{"value": 1, "titel": "One"}]}
      ]}]}]}
      """
    let document = try PagesDocument(json: Array(text.utf8))
    #expect(
      document.diagnostics.map(\.kind) == [
        .unknownKey("Title", suggestion: "title"), .unknownKey("headr", suggestion: "header"),
        .unknownKey("choises", suggestion: "choices"), .unknownKey("titel", suggestion: "title"),
      ])
  }

  @Test("Pages beyond the limit are ignored, and rows that lead to them open no page")
  func tooManyPages() throws {
    let limit = SettingsBundle.pageLimit
    let others = (1..<limit + 2).map { #"{"name": "\#($0)", "sections": []}"# }
    let text = """
      {"pages": [{"name": "A", "sections": [{"rows": [
        {"type": "page", "title": "First", "page": "1"},
        {"type": "page", "title": "Last", "page": "\(limit)"}]}]}, \(others.joined(separator: ","))]}
      """
    let document = try PagesDocument(json: Array(text.utf8))
    #expect(document.diagnostics.map { $0.kind } == [.tooManyPages(limit: limit)])
    #expect(
      document.diagnostics.map(\.problem) == ["There are more than \(limit) pages."])
    #expect(document.screens.count == limit)
    #expect(
      document.screens["A"]?.groups.first?.items.map(\.control) == [.child(page: "1"), .inert])
  }

  @Test("A diagnostic has the path and the line of its value")
  func paths() throws {
    let text = """
      {"root": "Nope", "pages": [
        {"name": "A", "title": 7, "sections": [{"rows": []}, {"header": [], "rows": [
          {"type": "toggle", "title": "1", "key": true, "checkmark": {}},
          "row", {"type": "choice", "title": "2", "key": "c", "default": 3,
            "choices": [{"value": 1, "title": 5}, 6, {}]},
          {"type": "slider", "title": "3", "key": "s", "default": "x", "minimum": "y"},
          {"type": "list", "title": "4", "key": "l",
            "item": {"type": "page",
              "page": "A"}},
          {"type": "date", "title": "5", "key": "d", "mode": "Year"},
          {"type": "page", "title": "6", "page": "Gone"}]}, 8]},
        {"title": "Nameless"}, {"name": "A"}, {"name": "B", "sections": {}}]}
      """
    let diagnostics = try PagesDocument(json: Array(text.utf8)).diagnostics
    let first = "pages[0].sections[1]"
    #expect(
      diagnostics.map { "\($0.line ?? 0) \($0.path) \($0.kind.name)" } == [
        "1 root missingPage", "2 pages[0].title wrongMember", "2 \(first).header wrongMember",
        "3 \(first).rows[0].key wrongMember", "3 \(first).rows[0] missingKey",
        "4 \(first).rows[1] noSpecifier", "5 \(first).rows[2].choices[0].title wrongMember",
        "5 \(first).rows[2].choices[1] noSpecifier",
        "5 \(first).rows[2].choices[2] noChoiceValue",
        "4 \(first).rows[2].default defaultNotInValues",
        "6 \(first).rows[3].minimum wrongMember", "6 \(first).rows[3].default wrongMember",
        "8 \(first).rows[4].item unusableListItem", "10 \(first).rows[5].mode unknownOption",
        "11 \(first).rows[6].page missingFile", "11 pages[0].sections[2] noSpecifier",
        "12 pages[1] noPageName", "12 pages[2].name repeatedPage",
        "12 pages[3].sections wrongMember",
      ])
    #expect(
      "\(diagnostics[3])" == """
        pages.json:3: pages[0].sections[1].rows[0].key (1): warning: The value is of type Boolean, \
        but has to be of type string. It is kept, and has no effect. Write it in quotes.
        """)
    #expect(diagnostics[3].json.members?["path"] == "pages[0].sections[1].rows[0].key")
    #expect(diagnostics[3].json.members?["line"] == 3)
  }

  @Test("A diagnostic of a document that was not read from a text has a path, but no line")
  func valueWithoutLines() {
    let diagnostics = PagesDocument(["pages": 7]).diagnostics
    #expect(
      diagnostics.map(\.description) == [
        "pages.json: pages: error: “pages” is not an array, but a value of type number. The page is empty. "
          + "Write an array of objects, one for each page."
      ])
    #expect(diagnostics.map(\.line) == [nil])
  }

  @Test("Documents with the same content are equal, although only one of them has lines")
  func equality() throws {
    let text = #"{"pages": [{"name": "A"}, {}]}"#
    let document = try PagesDocument(json: Array(text.utf8))
    #expect(document.diagnostics.map(\.line) == [1])
    #expect(document == PagesDocument(document.value))
    #expect(document.hashValue == PagesDocument(document.value).hashValue)
    #expect(document != PagesDocument(["pages": []]))
  }

  @Test("Elements of a list need no key of their own")
  func elements() throws {
    let text = """
      {"pages": [{"name": "A", "sections": [{"rows": [{"type": "list", "key": "tags",
        "item": {"type": "field"}, "adding": {"type": "field", "title": "New"}}]}]}]}
      """
    let document = try PagesDocument(json: Array(text.utf8))
    #expect(document.diagnostics.isEmpty)
    let store = MemoryStore()
    let test = PageTest(SettingsPages(SettingsBundle(document), store: store).rootPage)
    try test.type("one", into: "New")
    #expect(store.values == ["tags": ["one"]])
  }

  @Test("A choice that stores null is shown as the chosen one")
  func nullChoice() throws {
    let text = """
      {"pages": [{"name": "A", "sections": [{"rows": [
        {"type": "radio", "title": "R", "key": "r",
          "choices": [{"value": null, "title": "None"}, {"value": 1, "title": "One"}]}]}]}]}
      """
    let store = MemoryStore(["r": 1])
    let bundle = SettingsBundle(try PagesDocument(json: Array(text.utf8)))
    let test = PageTest(SettingsPages(bundle, store: store).rootPage)
    func roles() -> [RowRole?] {
      [0, 1].map { test.page.row(at: RowIndexPath(section: 0, row: $0))?.role }
    }
    #expect(roles() == [.radio(isChosen: false), .radio(isChosen: true)])
    try test.tap("None")
    #expect(store.values == ["r": .null])
    #expect(roles() == [.radio(isChosen: true), .radio(isChosen: false)])
    let choices = SettingsChoices([.init("", title: "Empty"), .init(.null, title: "None")])
    #expect(choices.shortTitle(of: .null) == "None" && choices.position(of: nil) == nil)
    #expect(SettingsChoices([.init("", title: "Empty")]).position(of: .null) == nil)
  }

  @Test("The document of a bundle draws the same pages as the bundle")
  func bundle() throws {
    let bundle = TestBundle.page(
      TestBundle.group("General", footer: "Text"),
      TestBundle.toggle("A", key: "a", ["IASKSubtitle": ["1": "On", "__default__": "Off"]]),
      TestBundle.choice(
        "B", key: "b", default: 2, [1: "One", 2: "Two"], ["ShortTitles": ["1", "2"]]),
      TestBundle.choice(
        "C", key: "c", type: "PSRadioGroupSpecifier", default: "x", ["x": "X", "y": "Y"]),
      ["Type": "PSSliderSpecifier", "Key": "d", "MaximumValue": 4],
      ["Type": "PSTextFieldSpecifier", "Title": "E", "Key": "e", "IsSecure": true],
      ["Type": "IASKDatePickerSpecifier", "Title": "F", "Key": "f", "DatePickerMode": "Time"])
    let document = PagesDocument(bundle)
    let again = try PagesDocument(json: Array(document.json.utf8))
    #expect(again == document && again.diagnostics.isEmpty)
    let texts = [bundle, SettingsBundle(again)].map {
      PageTest(SettingsPages($0, store: MemoryStore()).rootPage).text
    }
    #expect(texts[0] == texts[1])
  }

  @Test("The lines of a switch are those of its states, and are written as such")
  func linesOfStates() throws {
    let text = """
      {"pages": [{"name": "A", "sections": [{"rows": [
        {"type": "toggle", "title": "1", "key": "a", "subtitles": {"true": "On", "false": "Off"}},
        {"type": "toggle", "title": "2", "key": "b", "on": "metric", "off": "imperial",
          "subtitles": {"true": "Meters", "imperial": "Feet"}},
        {"type": "toggle", "title": "3", "key": "c", "on": "false", "off": "true",
          "subtitles": {"true": "Shown", "false": "Hidden"}}]}]}]}
      """
    let document = try PagesDocument(json: Array(text.utf8))
    let (bundle, store) = (SettingsBundle(document), MemoryStore())
    let test = PageTest(SettingsPages(bundle, store: store).rootPage)
    #expect(test.rows == [["1", "Off"], ["2", "Feet"], ["3", "Hidden"]])
    for title in ["1", "2", "3"] { try test.toggle(title) }
    #expect(store.values == ["a": true, "b": "metric", "c": "false"])
    #expect(test.rows == [["1", "On"], ["2", "Meters"], ["3", "Shown"]])
    let again = PagesDocument(bundle)
    #expect(again.screens == document.screens)
    let files = MemoryFiles(document)
    let items = document.screens["A"]?.groups.flatMap(\.items)
    #expect(SettingsBundle(files).screens["Root"]?.groups.flatMap(\.items) == items)
    // InAppSettingsKit finds the lines of a switch only by these names.
    let lines = SettingsBundle(files).documents["Root"]?.specifiers.map { $0[.subtitle] }
    #expect(
      lines == [
        ["YES": "On", "NO": "Off"], ["YES": "Meters", "NO": "Feet"],
        ["YES": "Shown", "NO": "Hidden"],
      ])
  }

  private func publishedSchema() throws -> JSONSchema {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Documentation/pages.schema.json").standardized
    return JSONSchema(try JSONText.read(Array(try Data(contentsOf: path))))
  }

  @Test("The schema accepts a document, and refuses others")
  func schema() throws {
    let schema = try publishedSchema()
    #expect(try schema.faults(in: JSONText.read(Array(Self.text.utf8))).isEmpty)
    for wrong in [
      "[]", "{}", #"{"pages": [{}]}"#, #"{"pages": [{"name": "A", "sections": [{"rows": [{}]}]}]}"#,
      #"{"pages": [{"name": "A", "sections": [{"rows": [{"type": "x"}]}]}]}"#,
      #"{"pages": [{"name": "A", "sections": [{"rows": [{"type": "toggle"}]}]}]}"#,
    ] {
      #expect(try !schema.faults(in: JSONText.read(Array(wrong.utf8))).isEmpty, "\(wrong)")
    }
  }

  @Test(
    "The schema accepts the documents of published bundles",
    .enabled(if: SettingsCorpus.isThere, Comment(rawValue: SettingsCorpus.reason)))
  func schemaOfBundles() throws {
    let schema = try publishedSchema()
    #expect(!SettingsCorpus.bundles.isEmpty)
    for folder in SettingsCorpus.bundles {
      let document = PagesDocument(try SettingsCorpus.bundle(folder))
      let faults = schema.faults(in: document.value)
      #expect(faults.isEmpty, "\(folder): \(faults)")
      #expect(try PagesDocument(json: Array(document.json.utf8)) == document)
    }
  }
}

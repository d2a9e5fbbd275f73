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
        == ["unknownType", "noType", "missingKey", "missingFile", "unusableAddress", "noPage"])
    #expect(document.screens["A"]?.groups.first?.items.map(\.title) == ["1", "2", "3", "4", "5"])
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

  @Test("The schema accepts documents of bundles, and refuses others")
  func schema() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Documentation/pages.schema.json").standardized
    let schema = JSONSchema(try JSONText.read(Array(try Data(contentsOf: path))))
    #expect(try schema.faults(in: JSONText.read(Array(Self.text.utf8))).isEmpty)
    for wrong in [
      "[]", "{}", #"{"pages": [{}]}"#, #"{"pages": [{"name": "A", "sections": [{"rows": [{}]}]}]}"#,
      #"{"pages": [{"name": "A", "sections": [{"rows": [{"type": "x"}]}]}]}"#,
      #"{"pages": [{"name": "A", "sections": [{"rows": [{"type": "toggle"}]}]}]}"#,
    ] {
      #expect(try !schema.faults(in: JSONText.read(Array(wrong.utf8))).isEmpty, "\(wrong)")
    }
    guard SettingsCorpus.isThere else { return }
    for folder in SettingsCorpus.bundles {
      let document = PagesDocument(try SettingsCorpus.bundle(folder))
      let faults = schema.faults(in: document.value)
      #expect(faults.isEmpty, "\(folder): \(faults)")
      #expect(try PagesDocument(json: Array(document.json.utf8)) == document)
    }
  }
}

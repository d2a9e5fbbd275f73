// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseSettings
import Testing

/// The messages about documents of pages, in the terms of JSON.
@Suite("Diagnostics of pages as JSON")
struct PagesDiagnosticTests {
  /// Returns the messages about a row, without the path of the row.
  private func messages(_ row: String) throws -> [String] {
    let start = #"{"pages": [{"name": "A", "sections": [{"rows": [\#n"#
    let document = try PagesDocument(json: Array("\(start)\(row)]}]}]}".utf8), name: "a.json")
    let place = "a.json:2: pages[0].sections[0].rows[0]"
    return try document.diagnostics.map { diagnostic in
      try #require(diagnostic.description.hasPrefix(place), "\(diagnostic)")
      return String(diagnostic.description.dropFirst(place.count))
    }
  }

  @Test(
    "The message about a row contains the mistake, its consequence, and its correction",
    arguments: [
      (
        #"7"#,
        ": error: The element is not an object, but a value of type number. It is ignored. Replace it by an object."
      ),
      (
        #"{}"#,
        ": error: The row has no “type”. A row without effect shows its title. Add it, such as toggle."
      ),
      (
        #"{"type": "togle", "key": "a"}"#,
        ".type: error: The type “togle” is unknown. A row without effect shows its title. Did you mean “toggle”?"
      ),
      (
        #"{"type": "Dictionary", "key": "a"}"#,
        ".type: error: The type “Dictionary” is unknown. A row without effect shows its title. Use toggle, choice, "
          + "radio, value, field, slider, page, address, button, date, list, or text."
      ),
      (
        #"{"type": "toggle", "title": "T"}"#,
        " (T): error: The row has no “key”. The row is shown, but cannot be used. Add it."
      ),
      (
        #"{"type": "text", "titel": "T"}"#,
        ".titel: warning: The member “titel” is unknown. It is kept, and has no effect. Did you mean “title”?"
      ),
      (
        #"{"type": "text", "title": 1}"#,
        ".title: warning: The value is of type number, but has to be of type string. It is kept, and has no "
          + "effect. Write it in quotes."
      ),
      (
        #"{"type": "field", "key": "a", "secure": "x", "lines": "2"}"#,
        ".lines: warning: The value is of type string, but has to be of type number. It is kept, and has no "
          + "effect. Write it without quotes."
      ),
      (
        #"{"type": "text", "subtitles": []}"#,
        ".subtitles: warning: The value is of type array, but has to be of type object. It is kept, and has no "
          + "effect. Change its type."
      ),
      (
        #"{"type": "choice", "key": "a"}"#,
        ": error: There are no values to choose from. The row is shown, but cannot be used. Add “choices”, which are "
          + "objects with a “value” and a “title”."
      ),
      (
        #"{"type": "choice", "key": "a", "choices": [{"title": "One"}]}"#,
        ".choices[0]: error: The choice has no “value”. It stores null. Add the value that the choice stores, or "
          + "null if that is intended."
      ),
      (
        #"{"type": "choice", "key": "a", "default": 3, "choices": [{"value": 1}]}"#,
        ".default: warning: The default “3” is not one of the choices. No value is chosen at first. Use one of "
          + "them, or add it to them."
      ),
      (
        #"{"type": "slider", "key": "a", "minimum": 2, "maximum": 1}"#,
        ": warning: The range from minimum 2 to maximum 1 is empty or too large. The slider goes from 0 to 1. "
          + "Make the minimum less than the maximum."
      ),
      (
        #"{"type": "slider", "key": "a", "default": 7}"#,
        ".default: warning: The default 7 is out of the range. The slider shows the nearest number. Use a number in "
          + "the range."
      ),
      (
        #"{"type": "date", "key": "a", "mode": "Year"}"#,
        ".mode: warning: “mode” cannot be “Year”. The default option is used. Use Date, Time, or DateAndTime."
      ),
      (
        #"{"type": "field", "key": "a", "capitals": "words"}"#,
        ".capitals: warning: “capitals” cannot be “words”. The default option is used. Use None, Sentences, Words, "
          + "or AllCharacters."
      ),
      (
        #"{"type": "field", "key": "a", "contentType": "Mail"}"#,
        ".contentType: warning: “contentType” cannot be “Mail”. The default option is used. Use the name of a "
          + "UITextContentType, such as EmailAddress."
      ),
      (
        #"{"type": "page"}"#,
        ": error: The row has no “page”. The row is shown, but opens no page. Add the name of a page."
      ),
      (
        #"{"type": "page", "page": "B"}"#,
        ".page: error: There is no page “B”. The row is shown, but opens no page. Add a page with this name, or "
          + "correct the name."
      ),
      (
        #"{"type": "address"}"#,
        ": error: The row has no “address”. The row is shown, but cannot be used. Add it."
      ),
      (
        #"{"type": "address", "address": "example.com"}"#,
        ".address: error: The address “example.com” cannot be opened. The row is shown, but opens no page. Use an "
          + "address that begins with a scheme, such as https: or mailto:."
      ),
      (
        #"{"type": "list", "key": "a"}"#,
        ": error: The row has no “item”. The row is shown, but cannot be used. Add it."
      ),
      (
        #"{"type": "list", "key": "a", "item": {"type": "toggle"}}"#,
        ".item: error: A row of a list cannot be of type “toggle”. It is shown, but cannot be used. Use text, "
          + "value, field, choice, or button."
      ),
      (
        #"{"type": "list", "key": "a", "item": {"type": "text"}, "adding": {"type": "toggle"}}"#,
        ".adding: error: A row of a list cannot be of type “toggle”. It is shown, but cannot be used. Use field or "
          + "choice."
      ),
    ])
  func row(_ row: String, message: String) throws {
    #expect(try messages(row) == [message])
  }

  @Test(
    "The message about a document contains the mistake, its consequence, and its correction",
    arguments: [
      (
        "[]",
        "a.json:1: error: The file is not an object, but a value of type array. The page is empty. Begin it with an "
          + "object that contains “pages”."
      ),
      (
        "\n{}",
        "a.json:2: pages: error: The file has no “pages”. The page is empty. Write an array of objects, one for each "
          + "page."
      ),
      (
        #"{"pages": [{"name": "A"}], \#n "root": "B"}"#,
        "a.json:2: root: error: There is no page “B”. An empty page is shown. Add a page with this name, or change "
          + "“root”."
      ),
      (
        #"{"pages": [\#n {}]}"#,
        "a.json:2: pages[0]: error: The page has no “name”. It is ignored. Add the name by which rows lead to it."
      ),
      (
        #"{"pages": [{"name": "A"}, {\#n \#n "name": "A"}]}"#,
        "a.json:3: pages[1].name: error: The name of the page, “A”, is repeated. It is ignored. Give each page another "
          + "name."
      ),
    ])
  func document(_ text: String, message: String) throws {
    let document = try PagesDocument(json: Array(text.utf8), name: "a.json")
    #expect(document.diagnostics.map(\.description) == [message])
  }

  @Test("A line counts line breaks inside of texts and between values")
  func lines() throws {
    let text = "\u{FEFF}\r\n{\"pages\": [\r\n\t{\"name\": \"A\", \"title\":\r\n\r\n7}]}"
    let diagnostics = try PagesDocument(json: Array(text.utf8)).diagnostics
    // The line of a member is that of its name.
    #expect(diagnostics.map { "\($0.line ?? 0) \($0.path)" } == ["3 pages[0].title"])
  }

  @Test("Of a member that is repeated, the last one is used, with its line")
  func repeatedMember() throws {
    let text = "{\"pages\": [{\"name\": \"A\",\n \"title\": \"T\",\n \"title\": 7}]}"
    let diagnostics = try PagesDocument(json: Array(text.utf8)).diagnostics
    #expect(diagnostics.map(\.line) == [3])
  }

  @Test("The name of a member is escaped in a description, and complete in JSON")
  func escapedPath() throws {
    let text = #"{"pages": [{"name": "A", "titl\u001be": 1}]}"#
    let diagnostic = try #require(PagesDocument(json: Array(text.utf8)).diagnostics.first)
    #expect(diagnostic.json.members?["path"] == "pages[0].titl\u{1B}e")
    #expect(diagnostic.description.unicodeScalars.allSatisfy { $0.value >= 0x20 })
  }
}

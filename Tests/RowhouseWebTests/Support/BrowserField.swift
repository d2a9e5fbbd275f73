// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A field in a browser that has loaded the page.
struct BrowserField {
  let name: String
  let label: String
  /// The text in the field.
  let value: String

  /// Returns the fields of a page, in reading order.
  static func all(in markup: String) -> [BrowserField] {
    let starts = ["<input class=\"field", "<textarea class=\"field"]
    var fields: [BrowserField] = []
    var rest = markup.unicodeScalars[...]
    while let index = rest.firstIndex(of: "<") {
      rest = rest[index...]
      if starts.contains(where: { rest.starts(with: $0.unicodeScalars) }) {
        fields.append(BrowserField(rest))
      }
      rest = rest.dropFirst()
    }
    return fields
  }

  private init(_ markup: Substring.UnicodeScalarView) {
    let tag = markup.prefix { $0 != ">" }
    func attribute(_ name: String) -> String {
      let parts = String(String.UnicodeScalarView(tag)).split(
        separator: " \(name)=\"", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return "" }
      return Self.read(String.UnicodeScalarView(parts[1].unicodeScalars.prefix { $0 != "\"" }))
    }
    name = attribute("name")
    label = attribute("aria-label")
    if tag.starts(with: "<textarea".unicodeScalars) {
      let text = markup.dropFirst(tag.count + 1).prefix { $0 != "<" }
      let lines = Self.read(String.UnicodeScalarView(text)).unicodeScalars
      // The first line break of the element is ignored.
      value = String(String.UnicodeScalarView(lines.first == "\n" ? lines.dropFirst() : lines[...]))
    } else {
      var scalars = attribute("value").unicodeScalars
      scalars.removeAll { $0 == "\n" || $0 == "\r" }
      value = String(scalars)
    }
  }

  /// Returns the text of markup, with line feeds as line breaks and without escapes.
  private static func read(_ markup: String.UnicodeScalarView) -> String {
    var lines = String.UnicodeScalarView()
    for scalar in markup where !(scalar == "\n" && lines.last == "\r") { lines.append(scalar) }
    var text = String.UnicodeScalarView()
    for scalar in lines { text.append(scalar == "\r" ? "\n" : scalar) }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
      .reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
  }

  /// Returns a text as a form submits it, with CRLF line breaks.
  static func submitted(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\n" { result.append("\r") }
      result.append(scalar)
    }
    return String(result)
  }
}

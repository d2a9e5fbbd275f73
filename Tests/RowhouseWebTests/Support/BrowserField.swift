// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A field as a browser has it that has read the markup of a page.
struct BrowserField {
  let name: String
  let label: String
  /// What stands in it.
  let value: String

  /// The fields of a page, in reading order.
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
      // The first line break of the element does not count.
      value = String(String.UnicodeScalarView(lines.first == "\n" ? lines.dropFirst() : lines[...]))
    } else {
      let type = attribute("type")
      var scalars = attribute("value").unicodeScalars
      scalars.removeAll { $0 == "\n" || $0 == "\r" }
      if type == "email" || type == "url" {
        while let first = scalars.first, " \t\u{0C}".unicodeScalars.contains(first) {
          scalars.removeFirst()
        }
        while let last = scalars.last, " \t\u{0C}".unicodeScalars.contains(last) {
          scalars.removeLast()
        }
      }
      value = String(scalars)
    }
  }

  /// The text of markup: with line breaks of one kind, and without what is written for other signs.
  private static func read(_ markup: String.UnicodeScalarView) -> String {
    var lines = String.UnicodeScalarView()
    for scalar in markup where !(scalar == "\n" && lines.last == "\r") { lines.append(scalar) }
    var text = String.UnicodeScalarView()
    for scalar in lines { text.append(scalar == "\r" ? "\n" : scalar) }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
      .reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
  }

  /// A text as a form carries it: with the line breaks of the internet.
  static func submitted(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\n" { result.append("\r") }
      result.append(scalar)
    }
    return String(result)
  }
}

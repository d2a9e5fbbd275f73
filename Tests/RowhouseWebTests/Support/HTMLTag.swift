// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A tag of markup, with the text up to the next tag.
struct HTMLTag {
  let name: String
  let classes: Set<String>
  /// The text between the tag and the next.
  let text: String
  private let attributes: [String: String]

  /// Returns the opening tags of markup in reading order.
  static func all(in markup: String) -> [HTMLTag] {
    markup.split(separator: "<").filter { !$0.hasPrefix("/") }.map { HTMLTag($0) }
  }

  private init(_ piece: Substring) {
    // Quoted values contain this character only in its escaped form.
    let end = piece.firstIndex(of: ">") ?? piece.endIndex
    text = Self.read(piece[end...].dropFirst())
    var rest = piece[..<end]
    name = String(rest.prefix { $0 != " " })
    var attributes: [String: String] = [:]
    rest = rest.drop { $0 != " " }
    while let start = rest.firstIndex(where: { $0 != " " }) {
      let key = rest[start...].prefix { $0 != "=" && $0 != " " }
      rest = rest[key.endIndex...]
      guard rest.hasPrefix("=\"") else {
        attributes[String(key)] = ""
        continue
      }
      let value = rest.dropFirst(2).prefix { $0 != "\"" }
      attributes[String(key)] = Self.read(value)
      rest = rest[value.endIndex...].dropFirst()
    }
    self.attributes = attributes
    classes = Set((attributes["class"] ?? "").split(separator: " ").map(String.init))
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  private static func read(_ markup: Substring) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
      .reduce(String(markup)) { $0.replacing($1.0, with: $1.1) }
  }
}

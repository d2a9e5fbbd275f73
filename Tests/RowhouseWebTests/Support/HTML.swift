// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A parser of markup for the tests.
enum HTML {
  private static let voidTags: Set = ["img", "input", "link", "meta"]

  /// Returns the opening tag of an element.
  static func tag(of element: String) -> String {
    String(element.prefix { $0 != ">" }) + ">"
  }

  /// Returns the child elements of an element.
  static func children(of element: String) -> [String] {
    let inner = element.dropFirst(tag(of: element).count)
    var children: [String] = []
    var depth = 0
    var start = inner.startIndex
    var index = inner.startIndex
    while let open = inner[index...].firstIndex(of: "<"),
      let close = inner[open...].firstIndex(of: ">")
    {
      index = inner.index(after: close)
      if depth == 0 { start = open }
      let name = inner[inner.index(after: open)..<close].prefix { $0 != " " }
      if name.hasPrefix("/") { depth -= 1 } else if !voidTags.contains(String(name)) { depth += 1 }
      if depth < 0 { break }
      if depth == 0 { children.append(String(inner[start..<index])) }
    }
    return children
  }
}

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A parser of markup for the tests.
enum HTML {
  private static let voidTags: Set = ["img", "input", "link", "meta"]

  /// Returns the opening tag of an element.
  static func tag(of element: String) -> String {
    let end = element.utf8.firstIndex(of: UInt8(ascii: ">")) ?? element.endIndex
    return element[..<end] + ">"
  }

  /// Returns the child elements of an element.
  static func children(of element: String) -> [String] {
    // Searches bytes, because searching for a character takes far longer, and these are ASCII.
    let inner = element.utf8.dropFirst(tag(of: element).utf8.count)
    var children: [String] = []
    var depth = 0
    var start = inner.startIndex
    var index = inner.startIndex
    while let open = inner[index...].firstIndex(of: UInt8(ascii: "<")),
      let close = inner[open...].firstIndex(of: UInt8(ascii: ">"))
    {
      index = inner.index(after: close)
      if depth == 0 { start = open }
      let name = inner[inner.index(after: open)..<close].prefix { $0 != UInt8(ascii: " ") }
      if name.first == UInt8(ascii: "/") {
        depth -= 1
      } else if !voidTags.contains(String(Substring(name))) {
        depth += 1
      }
      if depth < 0 { break }
      if depth == 0 { children.append(String(element[start..<index])) }
    }
    return children
  }
}

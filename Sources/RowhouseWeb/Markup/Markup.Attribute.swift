// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Markup {
  /// An attribute of an element.
  struct Attribute {
    private let name: StaticString
    private let value: Value

    private enum Value {
      /// No value, because the attribute is Boolean.
      case nothing
      case text(String)
      /// The text of an attribute whose name begins with `data-`.
      case data(String)
      /// Parts of a path, which are percent-encoded.
      case path([String])
      /// Names that are separated by spaces, without empty names.
      case names([String])
    }
  }
}

extension Markup.Attribute {
  static func named(_ name: StaticString, _ value: String) -> Self {
    Self(name: name, value: .text(value))
  }

  /// Returns an attribute that scripts read by its name in `dataset`.
  static func data(_ name: StaticString, _ value: String) -> Self {
    Self(name: name, value: .data(value))
  }

  static func path(_ name: StaticString, _ parts: [String]) -> Self {
    Self(name: name, value: .path(parts))
  }

  static func flag(_ name: StaticString) -> Self { Self(name: name, value: .nothing) }

  static func classes(_ names: String...) -> Self { Self(name: "class", value: .names(names)) }

  func write(into markup: inout Markup) {
    markup.raw(" ")
    if case .data = value { markup.raw("data-") }
    markup.raw(name)
    if case .nothing = value { return }
    markup.raw("=\"")
    switch value {
    case .nothing: break
    case .text(let text), .data(let text): markup.write(text)
    case .path(let parts): markup.write(path: parts)
    case .names(let names):
      var isFirst = true
      for name in names where !name.isEmpty {
        if !isFirst { markup.raw(" ") }
        markup.write(name)
        isFirst = false
      }
    }
    markup.raw("\"")
  }
}

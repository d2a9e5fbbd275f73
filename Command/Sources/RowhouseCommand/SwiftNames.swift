// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Unique identifiers of Swift source.
struct SwiftNames {
  private var used: Set<String>

  /// Creates an empty list, except for names that are not available.
  init(reserved: Set<String> = []) { used = reserved }

  /// Returns an identifier for text, which differs from those of all earlier texts.
  ///
  /// - Parameters:
  ///   - text: The text, such as a key with dots.
  ///   - suffix: The end of the identifier. An identifier without a suffix begins with a lowercase letter.
  /// - Returns: The identifier, in backticks if it is a keyword.
  mutating func name(for text: String, suffix: String = "") -> String {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    var name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if suffix.isEmpty {
      let capitals = name.prefix { $0.isUppercase }.count
      let count = capitals > 1 && capitals < name.count ? capitals - 1 : capitals
      name = name.prefix(count).lowercased() + name.dropFirst(count)
    }
    if name.first.map({ $0.isNumber }) ?? true { name = (suffix.isEmpty ? "key" : "Page") + name }
    if !suffix.isEmpty, !name.hasSuffix(suffix) { name += suffix }
    var unique = name
    var number = 2
    while !used.insert(unique).inserted {
      unique = "\(name)\(number)"
      number += 1
    }
    return Self.keywords.contains(unique) ? "`\(unique)`" : unique
  }

  private static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]
}

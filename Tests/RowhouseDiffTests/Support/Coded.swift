// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// A value as JSON text, which a test changes and decodes again.
struct Coded<Value: Codable> {
  private(set) var text: String

  init(_ value: Value) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    text = String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// Replaces a part of the text, which must occur.
  func replacing(_ part: String, with other: String) -> Self {
    precondition(text.contains(part), "\(part) is not in \(text)")
    var copy = self
    copy.text = text.replacingOccurrences(of: part, with: other)
    return copy
  }

  func value() throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(text.utf8))
  }
}

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseTestSupport

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

extension Coded {
  /// Returns the text with random changes that keep it JSON: other digits, and elements that an array has twice.
  func altered(edits: Int, using random: inout SeededGenerator) -> Self {
    var copy = self
    for _ in 0..<edits {
      let objects = copy.text.matches(of: /{"row":\d+,"section":\d+}/).map(\.range)
      if let range = objects.randomElement(using: &random), Bool.random(using: &random) {
        copy.text.replaceSubrange(range, with: "\(copy.text[range]),\(copy.text[range])")
      }
      let digits = copy.text.indices.filter { copy.text[$0].isNumber }
      guard let digit = digits.randomElement(using: &random) else { continue }
      let new = "\(Int.random(in: 0...3, using: &random))"
      copy.text.replaceSubrange(digit...digit, with: new)
    }
    return copy
  }
}

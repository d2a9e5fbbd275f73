// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// The size that an SVG file declares.
enum SVGSize {
  /// Returns the `width` and `height` of the first tag, or `nil` if one is missing or has a unit.
  static func dimensions(of bytes: [UInt8]) -> Dimensions? {
    let tag = bytes.prefix { $0 != UInt8(ascii: ">") }
    let words = tag.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    guard words.first.map({ $0.elementsEqual("<svg".utf8) }) == true,
      let width = number("width", in: words), let height = number("height", in: words)
    else { return nil }
    return Dimensions(width: width, height: height)
  }

  private static func number(_ name: String, in words: [ArraySlice<UInt8>]) -> Double? {
    let start = Array("\(name)=\"".utf8)
    guard let word = words.first(where: { $0.starts(with: start) }), word.last == start.last
    else { return nil }
    let text = String(decoding: word.dropFirst(start.count).dropLast(), as: UTF8.self)
    return Double(text).flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }
}

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseLayout

/// A measurer that adds up the widths of letters from a table, and breaks lines between words and
/// after Chinese characters.
///
/// It does not shape text, so it is faster than a platform's fonts, and the relative cost of a
/// layout is larger.
struct TableMeasurer: PartMeasuring {
  private let widths: [Unicode.Scalar: Double]

  init() {
    var widths: [Unicode.Scalar: Double] = [:]
    for value in UInt8(ascii: " ")...UInt8(ascii: "~") {
      widths[Unicode.Scalar(value)] = 0.4 + Double(value % 7) / 20
    }
    self.widths = widths
  }

  func size(of text: TextQuery) -> Dimensions {
    let em = text.font.size * text.scale
    var (widest, line, word, lines) = (0.0, 0.0, 0.0, 1)
    for scalar in text.text.unicodeScalars {
      let width = (widths[scalar] ?? 1) * em
      word += width
      guard scalar == " " || scalar.value > 0x2E80 else { continue }
      if line + word > text.width, line > 0 {
        lines += 1
        line = 0
      }
      line += word
      word = 0
      widest = max(widest, line)
    }
    if line + word > text.width, line > 0 {
      lines += 1
      line = 0
    }
    widest = max(widest, line + word)
    let shown = text.lineLimit.map { min($0, lines) } ?? lines
    return Dimensions(width: min(widest, text.width), height: Double(shown) * em * 1.3)
  }

  func size(of image: ImageSource) -> Dimensions? { nil }
}

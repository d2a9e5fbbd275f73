// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseLayout
import RowhouseModel

/// A measurer whose letters all have the same width: half the size of the font.
///
/// A line is 1.2 times as tall as the size of the font.
///
/// Lines break anywhere.
struct PlainMeasurer: PartMeasuring {
  var images: [ImageSource: Dimensions] = [:]

  func size(of text: TextQuery) -> Dimensions {
    let letter = text.font.size * text.scale / 2
    let fitting = text.width == .infinity ? Int.max : max(1, Int(text.width / letter))
    var lines = text.text.split(separator: "\n", omittingEmptySubsequences: false).map(\.count)
    if text.lineLimit == 1 { lines = [text.text.count] }
    let widest = lines.map { min($0, fitting) }.max() ?? 0
    var count = lines.reduce(0) { $0 + max(1, $1 == 0 ? 1 : ($1 - 1) / fitting + 1) }
    if text.text.isEmpty { count = 0 }
    if let limit = text.lineLimit { count = min(count, limit) }
    return Dimensions(
      width: Double(widest) * letter, height: Double(count) * text.font.size * text.scale * 1.2)
  }

  func size(of image: ImageSource) -> Dimensions? { images[image] }
}

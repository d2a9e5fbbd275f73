// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// How heavy a font's strokes are.
///
/// The names and their order are UIKit's. The raw value is the number that CSS (`font-weight`)
/// and Pango use for the same step.
public enum FontWeight: Int, CaseIterable, Hashable, Sendable {
  /// 100.
  case ultraLight = 100
  /// 200.
  case thin = 200
  /// 300.
  case light = 300
  /// 400, the default.
  case regular = 400
  /// 500.
  case medium = 500
  /// 600.
  case semibold = 600
  /// 700.
  case bold = 700
  /// 800.
  case heavy = 800
  /// 900.
  case black = 900
}

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Character {
  /// The number of terminal columns of the character: 0, 1, or 2.
  ///
  /// Wide and fullwidth characters (UAX #11) and emoji have two columns. Characters that only
  /// modify or join others have none.
  public var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    if first.isWide || first.properties.isEmojiPresentation { return 2 }
    return unicodeScalars.allSatisfy(\.isInvisible) ? 0 : 1
  }
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension String {
  /// The text with a space in place of each line break, as text in one line is shown.
  package var withoutLineBreaks: String {
    guard unicodeScalars.contains(where: \.isLineBreak) else { return self }
    return String(map { $0.isNewline ? " " : $0 })
  }
}

extension Unicode.Scalar {
  /// True if the scalar begins a character for which `isNewline` is true.
  ///
  /// Most texts contain none, and splitting a text into characters takes longer.
  fileprivate var isLineBreak: Bool {
    switch value {
    case 0xA...0xD, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
extension UILabel {
  /// True if the label shows an ellipsis because its text has more lines than it shows.
  ///
  /// Only the modes that truncate text show an ellipsis. The others leave out the remaining lines.
  public var showsEllipsis: Bool {
    guard let text = attributedText, numberOfLines > 0 else { return false }
    switch lineBreakMode {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail:
      return TextMeasure(text).lines(width: bounds.width).count > numberOfLines
    default: return false
    }
  }
}
#endif

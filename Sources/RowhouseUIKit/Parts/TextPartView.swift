// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseLayout
import RowhouseModel

/// A run of text.
///
/// The line break mode remains that of labels, `.byTruncatingTail`, which is the only mode that breaks lines between words
/// and shows an ellipsis if lines are missing.
final class TextPartView: UILabel {
  func show(_ part: TextPart, in context: DrawingContext) {
    let lines = part.drawableLimit ?? 0
    text = lines == 1 ? part.text.withoutLineBreaks : part.text
    font = context.font(part.font)
    textColor = context.color(part.color)
    numberOfLines = lines
    textAlignment = context.alignment(part.alignment)
  }
}

extension TextPartView: PartView {}
#endif

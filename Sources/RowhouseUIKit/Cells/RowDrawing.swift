// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseLayout
import RowhouseModel

/// A row as a cell draws it.
///
/// It is an object because a cell reads it several times, and a structure of this size would be copied each time.
final class RowDrawing {
  let row: AnyRow
  let body: Part
  let shape: ReuseIdentifier
  /// The shape without the texts below the row, which appear and disappear during editing.
  let upperShape: ReuseIdentifier
  let style: ResolvedStyle
  let context: DrawingContext

  @MainActor
  init(_ row: AnyRow, style: ResolvedStyle, context: DrawingContext) {
    self.row = row
    self.style = style
    self.context = context
    body = context.layout.body(of: row, style: style)
    shape = body.reuseIdentifier
    upperShape = body.noted?.upper.reuseIdentifier ?? shape
  }
}

extension RowDrawing {
  /// True if the row takes no space.
  var isHidden: Bool { style.rowHeight.isHidden }

  /// The distance of the separator from the leading edge, or `nil` if there is none.
  @MainActor
  var separatorInset: Double? {
    if isHidden { return nil }
    guard case .line(nil) = style.separator, let (image, gap) = body.leadingPicture else {
      return style.separator.leadingInset(default: style.margin)
    }
    return style.margin + context.width(of: image) + gap
  }
}

extension DrawingContext {
  /// Returns the width at which an image is drawn.
  fileprivate func width(of image: ImagePart) -> Double {
    switch image.size {
    case .fixed(let size): size.width.drawableLength
    case .filling: 0
    case .natural: layout.layOut(.image(image), width: .infinity).frame.width
    }
  }
}
#endif

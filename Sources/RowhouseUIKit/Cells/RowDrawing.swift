// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseLayout
import RowhouseModel

/// A row as a cell draws it.
struct RowDrawing {
  let row: AnyRow
  let body: Part
  let shape: ReuseIdentifier
  let style: ResolvedStyle
  let context: DrawingContext

  init(_ row: AnyRow, style: ResolvedStyle, context: DrawingContext) {
    self.row = row
    self.style = style
    self.context = context
    body = row.body(style: style)
    shape = body.reuseIdentifier
  }
}

extension RowDrawing {
  /// Whether the row takes no room.
  var isHidden: Bool { style.rowHeight == .fixed(0) }

  /// Where the line below the row begins, from the leading edge; nothing for no line.
  @MainActor
  var separatorInset: Double? {
    if isHidden { return nil }
    switch style.separator {
    case .none: return nil
    case .line(let leading?): return leading
    case .line(leadingInset: nil):
      guard let (image, gap) = body.leadingPicture else { return style.margin }
      return style.margin + context.width(of: image) + gap
    }
  }
}

extension DrawingContext {
  /// How wide a picture is drawn.
  fileprivate func width(of image: ImagePart) -> Double {
    switch image.size {
    case .fixed(let size): size.width.drawableLength
    case .filling: 0
    case .natural: layout.place(.image(image), width: .infinity).frame.width
    }
  }
}
#endif

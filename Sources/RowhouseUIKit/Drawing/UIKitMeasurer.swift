// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseLayout
import RowhouseModel

/// A measurer that measures texts and images with UIKit.
struct UIKitMeasurer: PartMeasuring {
  let images: PageImages
  /// The number of device pixels per point.
  ///
  /// Sizes are rounded up to whole pixels: a label that is narrower than its text by a fraction of a
  /// pixel ends in an ellipsis.
  ///
  /// Widths at which lines break are rounded down to whole pixels. A part of 33.4 pixels is drawn
  /// between two pixel edges, 33 or 34 pixels apart depending on its position. Measured at 33.4
  /// pixels, text might have fewer lines than in its label.
  let pixelScale: Double
  private let known = TextSizes()

  init(images: PageImages, pixelScale: Double) {
    self.images = images
    self.pixelScale = pixelScale
  }

  func size(of query: TextQuery) -> Dimensions {
    guard !query.text.isEmpty else { return .square(0) }
    var query = query
    // The width of a single line does not depend on the available space.
    query.width = query.lineLimit == 1 ? .infinity : query.width.pixelDown(pixelScale)
    return known.size(of: query) { measured(query) }
  }

  private func measured(_ query: TextQuery) -> Dimensions {
    let font = query.font.uiFont(scale: query.scale)
    let isOneLine = query.lineLimit == 1
    let string = NSAttributedString(
      string: isOneLine ? query.text.withoutLineBreaks : query.text, attributes: [.font: font])
    // UIKit interprets a width of 0 as no limit.
    let width = query.width == .infinity ? Self.unlimited : max(1, query.width)
    let bounds = string.boundingRect(
      with: CGSize(width: width, height: Self.unlimited),
      options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    var height = Double(bounds.height)
    if let limit = query.lineLimit { height = min(height, Double(font.lineHeight) * Double(limit)) }
    return Dimensions(
      width: Double(bounds.width).pixelUp(pixelScale), height: height.pixelUp(pixelScale))
  }

  func size(of image: ImageSource) -> Dimensions? { images.size(of: image) }

  /// A width that is greater than that of any text, and small enough for exact sums.
  private static let unlimited = 0x1p24
}
#endif

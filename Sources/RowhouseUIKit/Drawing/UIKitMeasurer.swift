// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import RowhouseLayout
import RowhouseModel

/// Tells how large texts and pictures are in UIKit.
struct UIKitMeasurer: PartMeasuring {
  let images: PageImages
  /// Device pixels per point, to whole numbers of which sizes are rounded up.
  ///
  /// A label that is narrower than its text by a fraction of a pixel ends in an ellipsis.
  let pixelScale: Double
  private let known = TextSizes()

  init(images: PageImages, pixelScale: Double) {
    self.images = images
    self.pixelScale = pixelScale
  }

  func size(of query: TextQuery) -> Dimensions {
    guard !query.text.isEmpty else { return .square(0) }
    var query = query
    // One line is as wide as it is, wherever it stands.
    if query.lineLimit == 1 { query.width = .infinity }
    return known.size(of: query) { measured(query) }
  }

  private func measured(_ query: TextQuery) -> Dimensions {
    let font = query.font.uiFont(scale: query.scale)
    let isOneLine = query.lineLimit == 1
    let string = NSAttributedString(
      string: isOneLine ? query.text.inOneLine : query.text, attributes: [.font: font])
    // UIKit takes a width of 0 for no limit.
    let width = query.width == .infinity ? Self.unlimited : max(1, query.width)
    let bounds = string.boundingRect(
      with: CGSize(width: width, height: Self.unlimited),
      options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    var height = Double(bounds.height)
    if let limit = query.lineLimit { height = min(height, Double(font.lineHeight) * Double(limit)) }
    return Dimensions(width: pixelUp(Double(bounds.width)), height: pixelUp(height))
  }

  func size(of image: ImageSource) -> Dimensions? {
    images.image(image).map {
      Dimensions(width: Double($0.size.width), height: Double($0.size.height))
    }
  }

  /// More than any text takes, and little enough for sums of it to be exact.
  private static let unlimited = 0x1p24

  private func pixelUp(_ points: Double) -> Double {
    // What exceeds a pixel by less than a thousandth is a fault of counting.
    (points * pixelScale - 0.001).rounded(.up) / pixelScale
  }
}

extension String {
  /// The text with blanks in place of line breaks, as a label of one line shows it.
  var inOneLine: String {
    guard utf8.contains(where: { $0 == 10 || $0 == 13 }) else { return self }
    return replacingOccurrences(of: "\r\n", with: " ").replacingOccurrences(of: "\n", with: " ")
      .replacingOccurrences(of: "\r", with: " ")
  }
}
#endif

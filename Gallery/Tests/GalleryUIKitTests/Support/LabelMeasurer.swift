// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseLayout
import UIKitDriving

/// A measurer that returns the sizes of labels, rounded to whole pixels.
struct LabelMeasurer: PartMeasuring {
  let pixelScale: Double

  func size(of query: TextQuery) -> Dimensions {
    if query.text.isEmpty { return .square(0) }
    let font = UIFont.drawn(query.font, scale: query.scale)
    let isOneLine = query.lineLimit == 1
    let text = isOneLine ? query.text.replacingOccurrences(of: "\n", with: " ") : query.text
    let width = isOneLine || query.width == .infinity ? 1e6 : max(1, leastWidth(of: query))
    let bounds = NSAttributedString(string: text, attributes: [.font: font]).boundingRect(
      with: CGSize(width: width, height: 1e6), options: .usesLineFragmentOrigin, context: nil)
    let most = query.lineLimit.map { Double(font.lineHeight) * Double($0) } ?? .infinity
    return Dimensions(
      width: pixels(Double(bounds.width)), height: pixels(min(most, Double(bounds.height))))
  }

  func size(of image: ImageSource) -> Dimensions? {
    guard case .named(let name) = image, let image = UIImage(named: name) else { return nil }
    return Dimensions(width: Double(image.size.width), height: Double(image.size.height))
  }

  /// Returns the least width of a label that is drawn between whole pixels.
  private func leastWidth(of query: TextQuery) -> Double {
    (query.width * pixelScale + 0.001).rounded(.down) / pixelScale
  }

  private func pixels(_ points: Double) -> Double {
    (points * pixelScale - 0.001).rounded(.up) / pixelScale
  }
}

extension UIFont {
  /// Returns the font that draws a style's font.
  static func drawn(_ font: StyleFont, scale: Double) -> UIFont {
    let size = CGFloat(font.isScaled ? font.size * scale : font.size)
    let weight = font.weight.drawn
    switch font.family {
    case .system: return .systemFont(ofSize: size, weight: weight)
    case .monospaced: return .monospacedSystemFont(ofSize: size, weight: weight)
    case .named(let name):
      return UIFont(name: name, size: size) ?? .systemFont(ofSize: size, weight: weight)
    }
  }
}

extension FontWeight {
  fileprivate var drawn: UIFont.Weight {
    switch self {
    case .bold: .bold
    case .semibold: .semibold
    case .medium: .medium
    default: .regular
    }
  }
}
#endif

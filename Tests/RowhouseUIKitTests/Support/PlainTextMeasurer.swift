// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseLayout
import UIKitDriving

/// A measurer that returns the sizes of labels, rounded up to whole pixels.
struct PlainTextMeasurer: PartMeasuring {
  let pixelScale: Double
  /// The sizes that UIKit returned, before they are rounded up.
  ///
  /// The laws measure the same texts after each step, and Foundation for Linux never releases the attributes of a string:
  /// <https://github.com/swiftlang/swift-corelibs-foundation/pull/5256>.
  private static let known = Locked<[TextQuery: Dimensions]>([:])

  func size(of text: TextQuery) -> Dimensions {
    if text.text.isEmpty { return .square(0) }
    var text = text
    text.width = down(text.width)
    let size = Self.known.withLock { $0[text] } ?? measured(text)
    Self.known.withLock { $0[text] = size }
    return Dimensions(width: up(size.width), height: up(size.height))
  }

  private func measured(_ text: TextQuery) -> Dimensions {
    let font = UIFont.systemFont(ofSize: text.font.size * text.scale, weight: text.font.weight.name)
    let isOneLine = text.lineLimit == 1
    let string = NSAttributedString(
      string: isOneLine ? text.text.replacingOccurrences(of: "\n", with: " ") : text.text,
      attributes: [.font: font])
    let width = isOneLine || text.width == .infinity ? 1e7 : max(1, text.width)
    let size = string.boundingRect(
      with: CGSize(width: width, height: 1e7), options: [.usesLineFragmentOrigin], context: nil
    ).size
    let most = text.lineLimit.map { Double($0) * Double(font.lineHeight) } ?? .infinity
    return Dimensions(width: Double(size.width), height: min(most, Double(size.height)))
  }

  func size(of image: ImageSource) -> Dimensions? {
    UIImage(named: image.name).map {
      Dimensions(width: Double($0.size.width), height: Double($0.size.height))
    }
  }

  /// Returns the least width of a label that is drawn between whole pixels.
  private func down(_ points: Double) -> Double {
    (points * pixelScale + 0.001).rounded(.down) / pixelScale
  }

  private func up(_ points: Double) -> Double {
    (points * pixelScale - 0.001).rounded(.up) / pixelScale
  }
}

extension FontWeight {
  fileprivate var name: UIFont.Weight {
    rawValue >= 700 ? .bold : rawValue >= 600 ? .semibold : .regular
  }
}
#endif

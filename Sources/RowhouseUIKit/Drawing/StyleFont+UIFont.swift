// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import RowhouseModel

extension StyleFont {
  /// The font at the reader's text size.
  ///
  /// - Parameter scale: By how much the reader's text is larger than the standard.
  /// - Returns: The font; the system's where a family is not installed.
  func uiFont(scale: Double) -> UIFont {
    let points = CGFloat(size * scale)
    switch family {
    case .system: return .systemFont(ofSize: points, weight: weight.uiWeight)
    case .monospaced: return .monospacedSystemFont(ofSize: points, weight: weight.uiWeight)
    case .named(let name):
      guard let font = UIFont(name: name, size: points) else {
        return .systemFont(ofSize: points, weight: weight.uiWeight)
      }
      return font
    }
  }
}

extension FontWeight {
  /// The weight by UIKit's name.
  var uiWeight: UIFont.Weight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}
#endif

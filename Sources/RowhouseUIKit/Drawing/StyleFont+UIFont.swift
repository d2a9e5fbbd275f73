// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

extension StyleFont {
  /// Returns the font, or a system font if the family is not installed.
  ///
  /// `scale` applies only if the font is scaled.
  func uiFont(scale: Double) -> UIFont {
    let points = CGFloat(isScaled ? size * scale : size)
    switch family {
    case .system: return .systemFont(ofSize: points, weight: weight.uiWeight)
    case .monospaced: return .monospacedSystemFont(ofSize: points, weight: weight.uiWeight)
    case .named(let name):
      guard let font = UIFont(name: name, size: points) else {
        return .systemFont(ofSize: points, weight: weight.uiWeight)
      }
      // A font that is created by the name of its family has the regular weight.
      return weight == .regular ? font : font.ofFamily(weight: weight.uiWeight)
    }
  }
}

extension UIFont {
  /// Returns the font of the same family and size whose weight is nearest to a given one.
  fileprivate func ofFamily(weight: Weight) -> UIFont {
    let traits = [UIFontDescriptor.TraitKey.weight: weight.rawValue]
    let descriptor = UIFontDescriptor(fontAttributes: [.family: familyName, .traits: traits])
    return UIFont(descriptor: descriptor, size: pointSize)
  }
}

extension FontWeight {
  /// The corresponding UIKit weight.
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

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A font: family, size, weight, and scaling, all of which are compared.
public struct StyleFont: Hashable, Sendable {
  /// The family.
  public let family: Family
  /// The size in points at the standard text size.
  public let size: Double
  /// The weight.
  public let weight: FontWeight
  /// True if hosts scale the size with the text size of the reader.
  ///
  /// Text that is part of a picture has a font that is not scaled, because pictures are not scaled.
  public let isScaled: Bool

  /// Creates a font with a size in points.
  ///
  /// - Parameters:
  ///   - family: The family. Defaults to that of the platform.
  ///   - size: The size in points.
  ///   - weight: The weight. Defaults to regular.
  ///   - isScaled: True if hosts scale the size with the text size of the reader. Defaults to `true`.
  /// - Precondition: `size` is finite and greater than 0.
  public init(
    family: Family = .system, size: Double, weight: FontWeight = .regular, isScaled: Bool = true
  ) {
    precondition(
      size.isFinite && size > 0, "Font size \(size) is not a finite number of points over 0")
    self.family = family
    self.size = size
    self.weight = weight
    self.isScaled = isScaled
  }

  /// Returns the platform's own font with a size in points, which hosts scale.
  ///
  /// - Precondition: `size` is finite and greater than 0.
  public static func system(size: Double, weight: FontWeight = .regular) -> StyleFont {
    StyleFont(family: .system, size: size, weight: weight)
  }

  /// The family of a font.
  public enum Family: Hashable, Sendable {
    /// The platform's font for its own controls.
    case system
    /// The platform's font with characters of the same width.
    case monospaced
    /// A font by its family name. A host that lacks it uses ``system``.
    case named(String)
  }
}

/// The weight of a font, with UIKit's names and the numbers of CSS (`font-weight`) and Pango.
public enum FontWeight: Int, CaseIterable, Hashable, Sendable {
  /// 100.
  case ultraLight = 100
  /// 200.
  case thin = 200
  /// 300.
  case light = 300
  /// 400, the default.
  case regular = 400
  /// 500.
  case medium = 500
  /// 600.
  case semibold = 600
  /// 700.
  case bold = 700
  /// 800.
  case heavy = 800
  /// 900.
  case black = 900
}

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A font: family, size and weight.
///
/// Two fonts are equal if all three are. SJStaticTableView compares the integer part of the
/// size alone and so ignores a change from regular to bold.
public struct StyleFont: Hashable, Sendable {
  /// Where the shapes come from.
  public let family: Family
  /// The size in points at the reader's standard text size.
  ///
  /// A host scales it with the size that the reader has chosen.
  public let size: Double
  /// How heavy the strokes are.
  public let weight: FontWeight

  /// Creates a font.
  ///
  /// - Parameters:
  ///   - family: Where the shapes come from.
  ///   - size: In points.
  ///   - weight: How heavy the strokes are.
  /// - Precondition: `size` is finite and over 0.
  public init(family: Family = .system, size: Double, weight: FontWeight = .regular) {
    precondition(
      size.isFinite && size > 0, "Font size \(size) is not a finite number of points over 0")
    self.family = family
    self.size = size
    self.weight = weight
  }

  /// The platform's own font.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - weight: How heavy the strokes are.
  /// - Returns: The font.
  /// - Precondition: `size` is finite and over 0.
  public static func system(size: Double, weight: FontWeight = .regular) -> StyleFont {
    StyleFont(family: .system, size: size, weight: weight)
  }
}

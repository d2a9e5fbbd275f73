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

extension LayoutEnvironment {
  /// The environment of a table.
  @MainActor
  init(_ table: UITableView) {
    let traits = table.traitCollection
    // A size with many digits, because the answer is rounded.
    let points = UIFontMetrics.default.scaledValue(for: 1_000, compatibleWith: traits)
    let scale = max(0.1, Double(points) / 1_000)
    let isRightToLeft = table.effectiveUserInterfaceLayoutDirection == .rightToLeft
    self.init(
      textScale: scale, isRightToLeft: isRightToLeft,
      pixelScale: traits.displayScale > 0 ? Double(traits.displayScale) : 1,
      controls: ControlMetrics(textScale: scale))
  }
}

extension ControlMetrics {
  /// Those of UIKit, whose switches and spinners are of one size whatever the reader's text size.
  @MainActor
  init(textScale: Double) {
    self = .standard
    let size = Self.switchSize
    toggle = Dimensions(
      width: Double(size.width) / textScale, height: Double(size.height) / textScale)
    spinner = .square(spinner.width / textScale)
  }

  /// Not the same in each version of iOS.
  @MainActor private static let switchSize = UISwitch().intrinsicContentSize
}
#endif

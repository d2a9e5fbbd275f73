// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseLayout
import RowhouseModel

extension LayoutEnvironment {
  @MainActor
  init(_ table: UITableView) {
    let traits = table.traitCollection
    // Scales a large size, because the result is rounded.
    let points = UIFontMetrics.default.scaledValue(for: 1_000, compatibleWith: traits)
    let scale = max(0.1, Double(points) / 1_000)
    let isRightToLeft = table.effectiveUserInterfaceLayoutDirection == .rightToLeft
    self.init(
      textScale: scale, isRightToLeft: isRightToLeft,
      pixelScale: traits.displayScale > 0 ? Double(traits.displayScale) : 1,
      controls: ControlMetrics(
        textScale: scale, hasWheels: traits.userInterfaceIdiom != .mac))
  }
}

extension ControlMetrics {
  /// Creates the metrics of UIKit's controls, of which switches, steppers, and spinners do not grow with the text size.
  ///
  /// - Parameters:
  ///   - textScale: The scale of texts.
  ///   - hasWheels: False if a menu replaces wheels.
  @MainActor
  init(textScale: Double, hasWheels: Bool) {
    self = .standard
    let size = Self.switchSize
    toggle = Dimensions(
      width: Double(size.width) / textScale, height: Double(size.height) / textScale)
    let stepperSize = Self.stepperSize
    stepper = Dimensions(
      width: Double(stepperSize.width) / textScale, height: Double(stepperSize.height) / textScale)
    if hasWheels { wheel.height = 162 / textScale }
    date.height = 36 / textScale
    color = .square(32 / textScale)
    progress.spinner = .square(progress.spinner.width / textScale)
  }

  /// The size of a switch, which depends on the version of iOS.
  ///
  /// The intrinsic content size is two points narrower than the view.
  @MainActor private static let switchSize = UISwitch().sizeThatFits(.zero)

  /// The size of a stepper, which depends on the version of iOS.
  @MainActor private static let stepperSize = UIStepper().sizeThatFits(.zero)
}
#endif

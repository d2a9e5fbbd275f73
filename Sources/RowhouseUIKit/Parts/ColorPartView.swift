// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// A color well, which opens the system's color picker.
final class ColorPartView: UIColorWell {
  private var part = ColorPart(RGBA(hex: 0), label: "")
  /// True until the row of the view leaves the cell.
  private var isInRow = true

  func show(_ part: ColorPart) {
    self.part = part
    accessibilityIdentifier = part.control.name
    accessibilityLabel = part.label
    accessibilityValue = part.valueText ?? part.shownColor.hexDigits
    title = part.label
    supportsAlpha = false
    if selectedColor?.rgba != part.shownColor { selectedColor = UIColor(part.shownColor) }
  }
}

extension ColorPartView: ReportingPartView {
  static var reportedEvent: UIControl.Event { .valueChanged }

  func report(to target: any PartTarget) {
    guard isInRow, let color = selectedColor?.rgba, color != part.shownColor else { return }
    part.color = color
    target.control(part.control, changedTo: .color(color))
  }
}

extension ColorPartView: OpeningPartView {
  /// UIKit does not close the picker of a well, and does not report that it is open.
  func leaveRow() -> Bool {
    isInRow = false
    return false
  }
}

extension UIColor {
  /// The nearest opaque color in sRGB.
  var rgba: RGBA {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    _ = getRed(&red, green: &green, blue: &blue, alpha: nil)
    // Wide-gamut colors have components beyond these bounds.
    let bytes = [red, green, blue].map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
    return RGBA(red: bytes[0], green: bytes[1], blue: bytes[2])
  }
}
#endif

// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseLayout
import UIKitDriving

extension TableScreen {
  /// Returns a description of the first view that is not where the layout has its part.
  func misplacement(
    in cell: UITableViewCell, of row: AnyRow, style: ResolvedStyle
  ) -> String? {
    let placed = layout.layOut(row, style: style, width: Double(cell.contentView.bounds.width))
    let scale = Double(table.traitCollection.displayScale)
    let frames = placed.snapped(toPixelsAt: scale).body.all.filter { $0.part.isShown }
    let views = cell.contentView.drawnParts
    guard frames.count == views.count else {
      return "has \(views.count) views, and \(frames.count) parts are drawn"
    }
    for (part, view) in zip(frames, views) {
      let frame = view.convert(view.bounds, to: cell.contentView)
      let expected = part.frame
      let isNear: Bool
      if view is UISwitch {
        isNear =
          abs(Double(frame.midX) - expected.x - expected.width / 2) < 1
          && abs(Double(frame.midY) - expected.y - expected.height / 2) < 1
      } else {
        isNear =
          abs(Double(frame.minX) - expected.x) < 0.01 && abs(Double(frame.minY) - expected.y) < 0.01
          && abs(Double(frame.width) - expected.width) < 0.01
          && abs(Double(frame.height) - expected.height) < 0.01
      }
      if !isNear { return "has \(type(of: view)) at \(frame), and should at \(expected)" }
    }
    return nil
  }

  /// The layout of the table's rows, with texts measured by UIKit.
  var layout: PartLayout<PlainTextMeasurer> {
    let traits = table.traitCollection
    let scale =
      Double(UIFontMetrics.default.scaledValue(for: 1_000, compatibleWith: traits)) / 1_000
    var controls = ControlMetrics.standard
    controls.toggle = Dimensions(
      width: Double(UISwitch().frame.size.width) / scale,
      height: Double(UISwitch().frame.size.height) / scale)
    controls.stepper = Dimensions(width: 94 / scale, height: 32 / scale)
    controls.wheel.height = 162 / scale
    controls.date.height = 36 / scale
    controls.color = .square(32 / scale)
    controls.progress.spinner = .square(controls.progress.spinner.width / scale)
    return PartLayout(
      measuring: PlainTextMeasurer(pixelScale: Double(traits.displayScale)),
      in: LayoutEnvironment(
        textScale: scale,
        isRightToLeft: table.effectiveUserInterfaceLayoutDirection == .rightToLeft,
        pixelScale: Double(traits.displayScale), controls: controls))
  }
}

extension Part {
  /// True if a view draws the part.
  fileprivate var isShown: Bool {
    switch self {
    case .horizontal, .vertical, .layered, .grid, .spacer, .accessory(.none): false
    default: true
    }
  }
}
#endif

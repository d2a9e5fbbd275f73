// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// A bar that shows progress.
final class BarPartView: UIProgressView {
  func show(
    _ progress: ProgressPart, style: ResolvedStyle, in context: DrawingContext, isAnimated: Bool
  ) {
    progressTintColor = context.color(style.tint)
    accessibilityLabel = progress.label
    accessibilityValue = progress.valueText
    let fraction = Float(progress.fraction ?? 0)
    if self.progress != fraction { setProgress(fraction, animated: isAnimated && window != nil) }
  }
}

extension BarPartView: PartView {}
#endif

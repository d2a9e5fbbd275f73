// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import RowhouseModel

/// How far work has got.
final class BarPartView: UIProgressView, PartView {
  func show(
    _ progress: ProgressPart, style: ResolvedStyle, in context: DrawingContext, isAnimated: Bool
  ) {
    progressTintColor = context.color(style.tint)
    accessibilityLabel = progress.label
    let fraction = Float(progress.fraction ?? 0)
    if self.progress != fraction { setProgress(fraction, animated: isAnimated && window != nil) }
  }
}
#endif

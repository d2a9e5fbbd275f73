// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// An indicator of work of unknown length.
final class SpinnerPartView: UIActivityIndicatorView {
  func show(_ progress: ProgressPart) {
    accessibilityLabel = progress.label
    accessibilityValue = progress.valueText
    // UIKit stops an indicator that leaves its window.
    startAnimating()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { startAnimating() }
  }
}

extension SpinnerPartView: PartView {}
#endif
